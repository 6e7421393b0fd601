import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { problemIn, type Reply } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { whenQuiet } from '../world/letters.ts';
import { worldPassword } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  ana = await world.employee('Ana');
});

afterAll(() => world.close());

const signIn = (email: string, password: string): Promise<Reply> =>
  server.stranger().send('POST', contract.signIn.path, { email, password });

describe('signing in', () => {
  test('the right password starts a session, whatever the case of the e-mail and the spaces around it', async () => {
    const reply = await signIn(`  ${ana.email.toUpperCase()} `, worldPassword);
    expect(reply.status).toBe(200);
    expect(JSON.parse(reply.text)).toMatchObject({
      state: 'active',
      employee: { employeeId: ana.employeeId, email: ana.email },
    });
    const [cookie = ''] = reply.headers.getSetCookie();
    const mine = await server
      .stranger()
      .send('GET', contract.readClock.path, undefined, { cookie: cookie.split(';')[0] ?? '' });
    expect(mine.status).toBe(200);
  });

  test('a wrong password and an unknown e-mail get the same answer, to the letter', async () => {
    const wrong = await signIn(ana.email, 'a kettle hums at dusk');
    const unknown = await signIn('nobody@nowhere.example', 'a kettle hums at dusk');
    const said = ({ status, text, headers }: Reply) => ({
      status,
      problem: { ...problemIn(text), requestId: '' },
      cookies: headers.getSetCookie(),
      type: headers.get('content-type'),
    });
    expect(said(wrong)).toEqual(said(unknown));
    expect(said(wrong)).toMatchObject({
      status: 401,
      problem: { code: 'invalid_credentials', detail: 'Invalid email or password.' },
      cookies: [],
      type: 'application/problem+json; charset=utf-8',
    });
  });

  test('a password is compared in full, in any Unicode, composed or not', async () => {
    const client = server.stranger();
    const password = 'crème brûlée, Øresund, ‏قهوة‎ and ☕️ every morning';
    const registered = await client.send('POST', contract.register.path, {
      firstName: 'Chloé',
      lastName: 'Brûlée',
      email: 'chloe@harbor.example',
      password: password.normalize('NFD'),
    });
    expect(registered.status).toBe(200);
    await whenQuiet(world);
    await world.asOwner("update users set awaits_confirmation = false where email = 'chloe@harbor.example'");
    expect((await signIn('chloe@harbor.example', password.normalize('NFC'))).status).toBe(200);
    expect((await signIn('chloe@harbor.example', password.slice(0, -1))).status).toBe(401);
  });

  test('nobody signs in without a password, and none is kept in clear', async () => {
    expect((await signIn(ana.email, '')).status).toBe(422);
    const rows = await world.asOwner<{ password_hash: string }>('select password_hash from users');
    for (const { password_hash: hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

/** Notes the quickest refusal of each in milliseconds, as other work on the machine lengthens some; hours apart, so that none is held back. */
