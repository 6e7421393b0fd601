import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { problemIn, type Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { worldPassword } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const next = 'a lamp left on in the hall';

let world: World;
let server: WorldServer;
let ana: Employee;
let phone: Client;
let count = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
});

beforeEach(async () => {
  ana = await world.employee(`Ana${(count += 1)}`);
  phone = await server.as(ana);
  world.clock.advance(3 * 3_600_000);
});

afterAll(() => world.close());

const change = (client: Client, currentPassword: string, newPassword: string) =>
  client.send('POST', contract.changePassword.path, { currentPassword, newPassword });
const cookieIn = (headers: Headers): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const signIn = (password: string) =>
  server.stranger().send('POST', contract.signIn.path, { email: ana.email, password });
const isSignedIn = async (cookie: string): Promise<boolean> =>
  (await server.stranger().send('GET', contract.readClock.path, undefined, { cookie })).status === 200;

describe('changing the password', () => {
  test('ends every other session at once, and keeps this one under a new secret', async () => {
    const tablet = await server.as(ana);
    const followed = await server.follow(tablet);
    const reply = await change(phone, worldPassword, next);
    expect([reply.status, reply.text]).toEqual([204, '']);
    await followed.ended();
    const renewed = cookieIn(reply.headers);
    expect(renewed).not.toBe(phone.cookie);
    expect(await isSignedIn(renewed)).toBe(true);
    // The secret that somebody may have copied is worth nothing any more.
    expect(await isSignedIn(phone.cookie ?? '')).toBe(false);
    expect(await isSignedIn(tablet.cookie ?? '')).toBe(false);
    expect((await signIn(worldPassword)).status).toBe(401);
    expect((await signIn(next)).status).toBe(200);
  });

  test('needs the present one, and guessing at it from an open page is slowed down', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await change(phone, 'a kettle hums at dusk', next);
      expect([refused.status, problemIn(refused.text).code]).toEqual([403, 'wrong_password']);
    }
    const slowed = await change(phone, worldPassword, next);
    expect([slowed.status, problemIn(slowed.text).code]).toEqual([429, 'too_many_attempts']);
    // One password, one count: confirming who one is is no second chance to guess.
    expect(await phone.call(contract.signInAgain, { body: { password: worldPassword } })).toMatchObject({
      ok: false,
      refusal: 'too_many_attempts',
    });
    expect((await signIn(worldPassword)).status).toBe(200);
  });

  test.each([
    ['too short', 'fourteen chars', 'password_too_short'],
    ['two common words', 'password letmein', 'password_too_common'],
    ['their own name and organization', 'ana harbor cafe', 'password_too_common'],
  ])('refuses a new one that is %s, however often', async (_, weak, code) => {
    for (let tries = 0; tries < 7; tries += 1) {
      const refused = await change(phone, worldPassword, weak);
      expect([refused.status, problemIn(refused.text).code]).toEqual([422, code]);
    }
    expect((await change(phone, worldPassword, next)).status).toBe(204);
  });

  test('of two changes at one moment one holds, and the other is told', async () => {
    const tablet = await server.as(ana);
    const replies = await Promise.all([
      change(phone, worldPassword, next),
      change(tablet, worldPassword, 'another lamp in another hall'),
    ]);
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    // The second is out of its session by then, or meets a password that is another.
    expect(statuses[0]).toBe(204);
    expect([401, 403]).toContain(statuses[1]);
  });

  test('stands in the audit log, without the password', async () => {
    await change(phone, worldPassword, next);
    const entries = await world.asOwner<{ entry: string }>(
      "select row_to_json(a)::text as entry from audit_entries a where employee_id = $1 and action = 'password.changed'",
      [ana.employeeId],
    );
    expect(entries).toHaveLength(1);
    expect(entries[0]?.entry).not.toMatch(/lamp|kettle|argon/);
  });
});
