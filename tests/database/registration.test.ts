import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { problemIn } from '../world/client.ts';
import { whenQuiet } from '../world/letters.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
});

afterAll(() => world.close());

const wish = { firstName: 'Noor', lastName: 'Said', email: 'noor@harbor.example', password: 'paper boats in a storm' };

const register = (changed: Partial<typeof wish> = {}) =>
  server.stranger().send('POST', contract.register.path, { ...wish, ...changed });

const count = async (table: string) =>
  (await world.asOwner<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;

describe('registering', () => {
  test('makes a pending employee who is signed in nowhere yet', async () => {
    const reply = await register();
    expect([reply.status, reply.text, reply.headers.getSetCookie()]).toEqual([200, '{"status":"pending"}', []]);
    // What follows from it is a job: the answer waits for nothing that depends on the address.
    await whenQuiet(world);
    const rows = await world.asOwner('select role, status from employees where first_name = $1', ['Noor']);
    expect(rows).toEqual([{ role: 'employee', status: 'pending' }]);
  });

  test('an e-mail that is known gets the same answer, and nothing changes', async () => {
    const before = [await count('users'), await count('employees'), await count('audit_entries')];
    const again = await register({ email: ' NOOR@Harbor.Example', password: 'another storm of paper' });
    expect([again.status, again.text, again.headers.getSetCookie()]).toEqual([200, '{"status":"pending"}', []]);
    await whenQuiet(world);
    expect([await count('users'), await count('employees'), await count('audit_entries')]).toEqual(before);
    await world.asOwner("update users set awaits_confirmation = false where email = 'noor@harbor.example'");
    const old = await server.stranger().call(contract.signIn, { body: { email: wish.email, password: wish.password } });
    expect(old.ok).toBe(true);
  });

  test('two who register one e-mail at the same moment get the same answer, and one is kept', async () => {
    const replies = await Promise.all([
      register({ email: 'twin@harbor.example' }),
      register({ email: 'twin@harbor.example' }),
    ]);
    for (const reply of replies) expect([reply.status, reply.text]).toEqual([200, '{"status":"pending"}']);
    await whenQuiet(world);
    expect(await world.asOwner("select 1 as one from users where email = 'twin@harbor.example'")).toHaveLength(1);
  });

  test('fills nobody’s mailbox: letters are counted by address, known or not, wherever they are asked for from', async () => {
    const answers = async (email: string) => {
      const replies = [];
      for (const password of ['first paper boat', 'second paper boat', 'third paper boat', 'fourth paper boat']) {
        replies.push((await register({ email, password })).status);
      }
      await whenQuiet(world);
      return replies;
    };
    const unknown = await answers('swamped@harbor.example');
    const known = await answers(world.organization.admin.email);
    expect([unknown, known]).toEqual([
      [200, 200, 200, 429],
      [200, 200, 200, 429],
    ]);
    // The same count as of letters that replace a password.
    const reset = await server
      .stranger()
      .send('POST', contract.requestPasswordReset.path, { email: 'swamped@harbor.example' });
    expect(reset.status).toBe(429);
  });

  test.each([
    ['fourteen characters', 'blue raincoats', 'password_too_short'],
    ['fourteen of two bytes each', 'ñ'.repeat(7) + 'øåéüßçæ', 'password_too_short'],
    ['one letter many times', 'aaaaaaaaaaaaaaaaaaaa', 'password_too_common'],
    ['a common word many times', 'passwordpasswordpassword', 'password_too_common'],
    ['a common word, padded', 'password1234567890!!', 'password_too_common'],
    ['the alphabet', 'abcdefghijklmnop', 'password_too_common'],
  ])('%s is no password', async (_, password, code) => {
    const reply = await register({ email: 'weak@harbor.example', password });
    expect([reply.status, problemIn(reply.text).code]).toEqual([422, code]);
  });

  test.each([
    ['fifteen characters', 'rain coat at 7!'],
    ['256 characters', 'walking through '.repeat(15) + 'the rain at last'],
    ['no Latin letter', 'قهوة سوداء كل صباح'],
  ])('%s is a password', async (name, password) => {
    expect((await register({ email: `${name.replaceAll(' ', '.')}@harbor.example`, password })).status).toBe(200);
  });

  test('257 characters are refused before anybody hashes them', async () => {
    const reply = await register({ email: 'long@harbor.example', password: 'x'.repeat(257) });
    expect(problemIn(reply.text)).toMatchObject({
      status: 422,
      code: 'invalid_input',
      details: { issues: [{ path: 'body.password', check: 'too_big' }] },
    });
  });

  test('an organization that admits by invitation only says so', async () => {
    await world.asOwner("update organizations set admission = 'invitation'");
    const reply = await register({ email: 'late@harbor.example' });
    await world.asOwner("update organizations set admission = 'open'");
    expect(problemIn(reply.text)).toMatchObject({
      status: 403,
      detail: 'This organization admits people by invitation only. Ask your manager for one.',
    });
  });
});
