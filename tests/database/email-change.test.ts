import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { millisecondsPerHour } from '../../src/domain/kernel/time.ts';
import { problemIn, type Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { lettersTo, letterTo, whenQuiet } from '../world/letters.ts';
import { worldPassword } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ana: Employee;
let client: Client;
let people = 0;
let next = '';

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ publicUrl: 'https://time.example' });
});

beforeEach(async () => {
  people += 1;
  ana = await world.employee(`Ana${people}`);
  next = `next${people}@harbor.example`;
  client = await server.as(ana);
});

afterAll(() => world.close());

const request = (email: string) => client.send('POST', contract.requestEmailChange.path, { email });
const change = (token: string) => server.stranger().send('POST', contract.changeEmail.path, { token });
const restore = (token: string) => server.stranger().send('POST', contract.restoreEmail.path, { token });

const addressOf = async (userId: string) =>
  (await world.asOwner<{ email: string }>('select email from users where id = $1', [userId]))[0]?.email;

async function changed(): Promise<void> {
  expect((await request(next)).status).toBe(204);
  expect((await change((await letterTo(world, next)).secret)).status).toBe(204);
}

const refusedAs = (reply: { readonly status: number; readonly text: string }) => [
  reply.status,
  problemIn(reply.text).code,
];

test('an address is changed when the link that is sent to the new one is opened, and not before', async () => {
  expect((await request(next)).status).toBe(204);
  const { secret, subject } = await letterTo(world, next);
  expect([subject, await addressOf(ana.userId)]).toEqual(['Confirm your new email address', ana.email]);
  expect((await change(secret)).status).toBe(204);
  expect(await addressOf(ana.userId)).toBe(next);
  const told = await world.asOwner(
    "select details from audit_entries where action = 'email.changed' and employee_id = $1",
    [ana.employeeId],
  );
  // What is in the log stays for ever: no address is.
  expect(told).toEqual([{ details: {} }]);
  expect(refusedAs(await change(secret))).toEqual([410, 'link_not_valid']);
});

test('the old address is told, and changes it back for a week; whoever changed it is out everywhere', async () => {
  await changed();
  const { secret, subject } = await letterTo(world, ana.email);
  expect(subject).toBe('Your email address was changed');
  world.clock.advance(7 * 24 * millisecondsPerHour - 1);
  const thief = await server.as(ana);
  const program = await thief.call(contract.makeToken, { body: { name: 'Mine', scopes: ['time:read'], days: 30 } });
  const authorization = `Bearer ${program.ok ? program.value.secret : ''}`;
  const readByProgram = () => server.stranger().send('GET', contract.readClock.path, undefined, { authorization });
  expect((await readByProgram()).status).toBe(200);
  await hideIn(ana.userId);
  expect((await restore(secret)).status).toBe(204);
  expect((await readByProgram()).status).toBe(401);
  expect(await addressOf(ana.userId)).toBe(ana.email);
  expect((await thief.send('GET', contract.readClock.path)).status).toBe(401);
  const signIn = await server
    .stranger()
    .send('POST', contract.signIn.path, { email: ana.email, password: worldPassword });
  // The thief may know the password as well, and left a passkey, a telephone, a linked sign-in and an authenticator app behind.
  expect(refusedAs(signIn)).toEqual([401, 'invalid_credentials']);
  expect(await waysIn(ana.userId)).toEqual(['passkey before']);
  const told = await world.asOwner<{ details: object }>(
    "select details from audit_entries where action = 'email.restored' and employee_id = $1",
    [ana.employeeId],
  );
  const taken = { passkeys: 1, linkedSignIns: 1, phones: 1, authenticators: 1, recoveryCodes: 1 };
  expect(told[0]?.details).toMatchObject({ waysIn: taken });
  expect(refusedAs(await restore(secret))).toEqual([410, 'link_not_valid']);

  expect((await server.stranger().send('POST', contract.requestPasswordReset.path, { email: ana.email })).status).toBe(
    204,
  );
  const { secret: reset } = await letterTo(world, ana.email, 2);
  const password = 'three lamps along the quay';
  expect((await server.stranger().send('POST', contract.resetPassword.path, { token: reset, password })).status).toBe(
    204,
  );
  // A passkey from before stays: it is asked for with the new password.
  const back = await server.stranger().send('POST', contract.signIn.path, { email: ana.email, password });
  expect(back.status).toBe(200);
});

/** What a thief leaves behind once in, part of it before they change the address, and a passkey that the owner had long before. */
async function hideIn(userId: string): Promise<void> {
  const now = new Date(world.clock.now()).toISOString();
  const passkey = `insert into passkeys (id, user_id, credential_id, public_key, host, name, transports, sign_count, added_at)
    values (gen_random_uuid(), $1, decode(md5(random()::text), 'hex'), '\\x01', 'time.example', $2, '{}', 0, $3)`;
  await world.asOwner(passkey, [userId, 'before', '2026-01-05T00:00:00Z']);
  await world.asOwner(passkey, [userId, 'after', now]);
  await world.asOwner(
    `insert into linked_sign_ins (user_id, provider, issuer, subject, email_is_verified, linked_at)
     values ($1, 'google', 'https://provider.example', 'somebody', false, $2)`,
    [userId, now],
  );
  const number = `+1212555${String(1000 + people).slice(-4)}`;
  await world.asOwner('insert into verified_phones (user_id, number, verified_at) values ($1, $2, $3)', [
    userId,
    number,
    now,
  ]);
  await world.asOwner(
    "insert into totp_factors (user_id, sealed_secret, created_at, confirmed_at) values ($1, '\\x01', $2, $2)",
    [userId, new Date(world.clock.now() - 6 * 24 * 3_600_000).toISOString()],
  );
  await world.asOwner("insert into recovery_codes (user_id, code_hash) values ($1, sha256('x'))", [userId]);
}

const waysIn = async (userId: string) =>
  (
    await world.asOwner<{ way: string }>(
      `select 'passkey ' || name as way from passkeys where user_id = $1
       union all select 'linked' from linked_sign_ins where user_id = $1
       union all select 'phone' from verified_phones where user_id = $1
       union all select 'totp' from totp_factors where user_id = $1
       union all select 'code' from recovery_codes where user_id = $1`,
      [userId],
    )
  ).map(({ way }) => way);

test('one token used as another: the link to the new address changes nothing back, and the other way round', async () => {
  expect((await request(next)).status).toBe(204);
  const { secret } = await letterTo(world, next);
  expect(refusedAs(await restore(secret))).toEqual([410, 'link_not_valid']);
  expect((await change(secret)).status).toBe(204);
  const { secret: back } = await letterTo(world, ana.email);
  expect(refusedAs(await change(back))).toEqual([410, 'link_not_valid']);
});

test('step-up: who signed in longer ago than ten minutes is asked again first', async () => {
  world.clock.advance(11 * 60_000);
  expect(refusedAs(await request(next))).toEqual([403, 'fresh_sign_in_required']);
});

test('enumeration by changing: an address that is somebody’s is answered alike, and its owner is told', async () => {
  const ben = await world.employee(`Ben${people}`);
  expect((await request(ben.email)).status).toBe(204);
  expect((await letterTo(world, ben.email)).subject).toBe('You already have an account');
  await whenQuiet(world);
  expect(await world.asOwner('select 1 as one from tokens where user_id = $1', [ana.userId])).toEqual([]);
});

test('of two people who ask for one address, the first to open their link has it', async () => {
  const ben = await world.employee(`Ben${people}`);
  const other = await server.as(ben);
  expect((await request(next)).status).toBe(204);
  const first = await letterTo(world, next);
  await other.send('POST', contract.requestEmailChange.path, { email: next });
  const second = await letterTo(world, next, 2);
  const statuses = await Promise.all([change(first.secret), change(second.secret)]);
  expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
  const owners = [await addressOf(ana.userId), await addressOf(ben.userId)].filter((email) => email === next);
  expect(owners).toHaveLength(1);
});

test('what was sent to the old address opens nothing any more', async () => {
  await server.stranger().send('POST', contract.requestPasswordReset.path, { email: ana.email });
  const { secret } = await letterTo(world, ana.email);
  await changed();
  const reset = await server
    .stranger()
    .send('POST', contract.resetPassword.path, { token: secret, password: 'gravel under slow wheels' });
  expect(refusedAs(reset)).toEqual([410, 'link_not_valid']);
  await whenQuiet(world);
  expect(await lettersTo(world, ana.email)).toHaveLength(2);
});

test('who changes a stolen address twice does not take its owner’s way back, nor by changing it back once', async () => {
  await changed();
  const { secret: back } = await letterTo(world, ana.email);
  const hideout = `hideout${people}@harbor.example`;
  world.clock.advance(60_000);
  const thief = await server.as({ ...ana, email: next });
  expect((await thief.send('POST', contract.requestEmailChange.path, { email: hideout })).status).toBe(204);
  expect((await change((await letterTo(world, hideout)).secret)).status).toBe(204);
  const { secret: halfway } = await letterTo(world, next, 2);
  expect((await restore(halfway)).status).toBe(204);
  expect((await restore(back)).status).toBe(204);
  expect(await addressOf(ana.userId)).toBe(ana.email);
});

test('who is back at the first address cannot be sent to a later one', async () => {
  await changed();
  const { secret: back } = await letterTo(world, ana.email);
  const hideout = `hideout${people}@harbor.example`;
  world.clock.advance(60_000);
  await (await server.as(ana)).send('POST', contract.requestEmailChange.path, { email: hideout });
  expect((await change((await letterTo(world, hideout)).secret)).status).toBe(204);
  const { secret: halfway } = await letterTo(world, next, 2);
  expect((await restore(back)).status).toBe(204);
  expect(refusedAs(await restore(halfway))).toEqual([410, 'link_not_valid']);
});

test('a new password, chosen or reset, leaves no link open that was asked for before', async () => {
  expect((await request(next)).status).toBe(204);
  const { secret } = await letterTo(world, next);
  const chosen = await client.send('POST', contract.changePassword.path, {
    currentPassword: worldPassword,
    newPassword: 'gravel under slow wheels',
  });
  expect(chosen.status).toBe(204);
  expect(refusedAs(await change(secret))).toEqual([410, 'link_not_valid']);

  client = await server.as(ana);
  expect((await request(next)).status).toBe(204);
  const { secret: again } = await letterTo(world, next, 2);
  await server.stranger().send('POST', contract.requestPasswordReset.path, { email: ana.email });
  const { secret: reset } = await letterTo(world, ana.email, 2);
  const password = 'three lamps along the quay';
  expect((await server.stranger().send('POST', contract.resetPassword.path, { token: reset, password })).status).toBe(
    204,
  );
  expect(refusedAs(await change(again))).toEqual([410, 'link_not_valid']);
});

test('the address that one has is no change', async () => {
  expect(refusedAs(await request(ana.email.toUpperCase()))).toEqual([409, 'email_unchanged']);
});
