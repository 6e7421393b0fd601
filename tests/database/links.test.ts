import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { tokenHours } from '../../src/domain/identity/token.ts';
import { millisecondsPerHour } from '../../src/domain/kernel/time.ts';
import { enqueueRegistration, enqueueResetRequest } from '../../src/server/identity/jobs.ts';
import { register } from '../../src/server/identity/register.ts';
import { requestPasswordReset } from '../../src/server/identity/request-password-reset.ts';
import type { Context } from '../../src/server/kernel/context.ts';
import { anAuthenticator } from '../world/authenticator.ts';
import { problemIn } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { lettersTo, letterTo, whenQuiet } from '../world/letters.ts';
import { worldPassword } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ana: Employee;
let people = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ publicUrl: 'https://time.example' });
});

// Everybody has their own person, so that no letter of one test is another's.
beforeEach(async () => {
  people += 1;
  ana = await world.employee(`Ana${people}`);
  world.clock.advance(2 * millisecondsPerHour);
});

afterAll(() => world.close());

const newPassword = 'gravel under slow wheels';

const request = (email: string, headers: Record<string, string> = {}) =>
  server.stranger().send('POST', contract.requestPasswordReset.path, { email }, headers);

const reset = (token: string, password = newPassword) =>
  server.stranger().send('POST', contract.resetPassword.path, { token, password });

const confirm = (token: string) => server.stranger().send('POST', contract.confirmEmail.path, { token });

const signIn = async (email: string, password: string) =>
  (await server.stranger().send('POST', contract.signIn.path, { email, password })).status;

async function resetLink(employee: Employee): Promise<string> {
  const before = (await lettersTo(world, employee.email)).length;
  expect((await request(employee.email)).status).toBe(204);
  return (await letterTo(world, employee.email, before + 1)).secret;
}

const refusedAs = (reply: { readonly status: number; readonly text: string }) => [
  reply.status,
  problemIn(reply.text).code,
];

const dead = [410, 'link_not_valid'];

const ask = (email: string) =>
  server.stranger().send('POST', contract.register.path, {
    firstName: 'Noor',
    lastName: 'Said',
    email,
    password: 'paper boats in a storm',
  });

describe('a forgotten password', () => {
  test('is replaced by the link in a mail; every session ends, and the owner is told', async () => {
    const [one, other] = [await server.as(ana), await server.as(ana)];
    expect((await reset(await resetLink(ana))).status).toBe(204);
    for (const client of [one, other]) expect((await client.send('GET', contract.readClock.path)).status).toBe(401);
    expect(await signIn(ana.email, worldPassword)).toBe(401);
    expect(await signIn(ana.email, newPassword)).toBe(200);
    const told = await letterTo(world, ana.email, 2);
    expect(told.subject).toBe('Your password was changed');
    // She has neither tokens nor a calendar that follows her shifts.
    expect(told.body).toContain('everybody who was logged in was logged out.');
    expect(told.body).not.toMatch(/calendar|tokens/);
  });

  test('ends open event streams at once', async () => {
    const client = await server.as(ana);
    const followed = await server.follow(client);
    expect((await reset(await resetLink(ana))).status).toBe(204);
    await expect(followed.hears('session')).resolves.toBeUndefined();
    followed.close();
  });

  test('that is replaced by a weak one is not, and the link still works', async () => {
    const token = await resetLink(ana);
    expect(refusedAs(await reset(token, 'passwordpassword'))).toEqual([422, 'password_too_common']);
    expect((await reset(token)).status).toBe(204);
  });
});

describe('classes of flaw in links by mail', () => {
  test('token replay: a link works once', async () => {
    const token = await resetLink(ana);
    expect((await reset(token)).status).toBe(204);
    expect(refusedAs(await reset(token, 'another one altogether'))).toEqual(dead);
    expect(await signIn(ana.email, newPassword)).toBe(200);
  });

  test('token race: of two who bring one link at the same moment, one is let in', async () => {
    const token = await resetLink(ana);
    const replies = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410, 410]);
  });

  test('reset token bound to the account: nothing that is sent beside it names another', async () => {
    const ben = await world.employee(`Ben${people}`);
    const token = await resetLink(ana);
    const body = { token, password: newPassword, email: ben.email, userId: ben.userId };
    const named = await server.stranger().send('POST', contract.resetPassword.path, body);
    expect(refusedAs(named)).toEqual([422, 'invalid_input']);
    expect((await reset(token)).status).toBe(204);
    expect([await signIn(ben.email, newPassword), await signIn(ben.email, worldPassword)]).toEqual([401, 200]);
  });

  test('reset token bound to the address: it dies when the address is another’s', async () => {
    const token = await resetLink(ana);
    await world.asOwner('update users set email = $1 where id = $2', [`moved-${ana.email}`, ana.userId]);
    expect(refusedAs(await reset(token))).toEqual(dead);
  });

  test('one token used as another: a link that confirms an address resets no password, and the other way round', async () => {
    const email = `noor${people}@harbor.example`;
    await ask(email);
    const { secret } = await letterTo(world, email);
    expect(refusedAs(await reset(secret))).toEqual(dead);
    expect(refusedAs(await confirm(await resetLink(ana)))).toEqual(dead);
    const session = (await server.as(ana)).cookie?.split('=')[1] ?? '';
    expect(refusedAs(await reset(session))).toEqual(dead);
    expect((await confirm(secret)).status).toBe(204);
  });

  test('expired is answered exactly as unknown', async () => {
    const token = await resetLink(ana);
    world.clock.advance(tokenHours.reset_password * millisecondsPerHour);
    const replies = [await reset(token), await reset('never sent'), await reset(randomBytes(32).toString('base64url'))];
    const [expired, ...unknown] = replies.map(({ text }) => text.replace(/"requestId":"[^"]+"/, ''));
    expect(replies.map(({ status }) => status)).toEqual([410, 410, 410]);
    expect(unknown).toEqual([expired, expired]);
  });

  test('a link works until the last moment of its hour', async () => {
    const token = await resetLink(ana);
    world.clock.advance(tokenHours.reset_password * millisecondsPerHour - 1);
    expect((await reset(token)).status).toBe(204);
  });

  test('older links die with the one that was used', async () => {
    const [older, newer] = [await resetLink(ana), await resetLink(ana)];
    expect((await reset(newer)).status).toBe(204);
    expect(refusedAs(await reset(older, 'another one altogether'))).toEqual(dead);
  });

  test('host header poisoning: links lead to PUBLIC_URL, whatever a request says of its host', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect((await request(ana.email, headers)).status).toBe(204);
    const { body } = await letterTo(world, ana.email);
    expect(body).toContain('https://time.example/reset-password#');
    expect(body).not.toContain('evil');
  });

  test('a copy of the database opens nothing: tokens are kept as hashes, letters sealed', async () => {
    const token = await resetLink(ana);
    const rows = await world.asOwner<{ row: string }>(
      'select t::text as row from tokens t union all select l::text from letters l',
    );
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(token);
    const hash = createHash('sha256').update(token).digest();
    expect(await world.asOwner('select 1 as one from tokens where token_hash = $1', [hash])).toHaveLength(1);
  });
});

describe('pre-hijacking: who registered with somebody else’s address, and added ways in of their own', () => {
  const factorsOf = async ({ userId }: Employee) => {
    const [row] = await world.asOwner<{ ways: string }>(
      `select concat_ws(' ', (select 'app' from totp_factors where user_id = $1), (select 'codes' from recovery_codes where user_id = $1 limit 1),
         (select 'passkey' from passkeys where user_id = $1), (select 'phone' from verified_phones where user_id = $1)) as ways`,
      [userId],
    );
    return row?.ways;
  };

  async function withFactors(employee: Employee, isProven: boolean) {
    const client = await server.as(employee);
    await anAuthenticator(client, world.clock);
    await world.asOwner(
      `insert into passkeys (id, user_id, credential_id, public_key, sign_count, transports, host, name, added_at)
       values (gen_random_uuid(), $1, uuid_send(gen_random_uuid()), 'key', 0, '{}', 'time.example', 'Theirs', now())`,
      [employee.userId],
    );
    await world.asOwner('insert into verified_phones (user_id, number, verified_at) values ($1, $2, now())', [
      employee.userId,
      `+1212555${String(people).padStart(4, '0')}`,
    ]);
    const since = isProven ? 'now()' : 'null';
    await world.asOwner(`update users set email_verified_at = ${since} where id = $1`, [employee.userId]);
    // The letter that tells of the app has gone: the next is the link.
    await whenQuiet(world);
    return client;
  }

  test('keeps none of them when its owner chooses a password by mail, which must be one that stands alone', async () => {
    await withFactors(ana, false);
    const token = await resetLink(ana);
    expect(refusedAs(await reset(token, 'quiet fjords'))).toEqual([422, 'password_too_short']);
    expect(await factorsOf(ana)).toBe('app codes passkey phone');
    expect((await reset(token)).status).toBe(204);
    expect(await factorsOf(ana)).toBe('');
    expect(await signIn(ana.email, newPassword)).toBe(200);
  });

  test('while who has proven theirs keeps all, and may choose a short one beside them', async () => {
    await withFactors(ana, true);
    const reply = await reset(await resetLink(ana), 'quiet fjords');
    expect(reply.status, reply.text).toBe(204);
    expect(await factorsOf(ana)).toBe('app codes passkey phone');
  });

  test('and who changes a password that they know keeps all', async () => {
    const client = await withFactors(ana, false);
    const body = { currentPassword: worldPassword, newPassword };
    expect(await client.call(contract.changePassword, { body })).toMatchObject({ ok: true });
    expect(await factorsOf(ana)).toBe('app codes passkey phone');
  });
});

describe('classes of flaw that tell whether an account exists', () => {
  /** The statements that answering takes, without their values. */
  async function statementsOf(
    work: (ctx: Context & { readonly person: undefined }) => Promise<unknown>,
  ): Promise<string[]> {
    const seen: string[] = [];
    await world.inside(undefined, async (ctx) => {
      const spying = ctx.tx.withPlugin({
        transformQuery: ({ node, queryId }) => {
          seen.push(ctx.tx.getExecutor().compileQuery(node, queryId).sql);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      await work({ ...ctx, tx: spying, person: undefined });
    });
    return seen;
  }

  test('enumeration by answer: asking for a link is answered alike, known address or not', async () => {
    const replies = [await request(ana.email), await request(`nobody${people}@nowhere.example`)];
    const shown = replies.map(({ status, text, headers }) => [status, text, headers.getSetCookie()]);
    expect(shown[0]).toEqual(shown[1]);
    await letterTo(world, ana.email);
    await whenQuiet(world);
    expect(await lettersTo(world, `nobody${people}@nowhere.example`)).toEqual([]);
  });

  test('enumeration by throttling: an unknown address is held back as a known one is', async () => {
    const tries = async (email: string) => {
      const statuses: number[] = [];
      for (let index = 0; index < 5; index += 1) statuses.push((await request(email)).status);
      return statuses;
    };
    const known = await tries(ana.email);
    expect(known).toContain(429);
    expect(await tries(`nobody${people}@nowhere.example`)).toEqual(known);
  });

  test('enumeration by amount of work: the same statements run for either, and none of them looks the address up', async () => {
    const none = { params: undefined, query: undefined };
    const asked = (email: string) =>
      statementsOf(async (ctx) => {
        await requestPasswordReset.count(ctx, { ...none, body: { email } });
        await requestPasswordReset.save(ctx, { ...none, body: { email } }, undefined);
      });
    const [known, unknown] = [await asked(ana.email), await asked(`nobody${people}@nowhere.example`)];
    expect(known).toEqual(unknown);
    expect(known.join()).toContain('add_job');
    expect(known.join()).not.toMatch(/users|tokens \(|letters/);

    const registered = (email: string) =>
      statementsOf(async (ctx) => {
        const body = { firstName: 'Noor', lastName: 'Said', email, password: 'paper boats in a storm' };
        await register.load(ctx, { ...none, body });
        await register.save(ctx, { ...none, body }, { passwordHash: 'made before' });
      });
    const [taken, free] = [await registered(ana.email), await registered(`fresh${people}@harbor.example`)];
    expect(taken).toEqual(free);
    expect(taken.join()).not.toMatch(/users|employees|letters/);
  });

  test('enumeration by registering: the owner of a known address is told, and the answer is the same', async () => {
    const replies = [await ask(ana.email), await ask(`fresh${people}@harbor.example`)];
    expect(replies.map(({ status, text }) => [status, text])).toEqual([
      [200, '{"status":"pending"}'],
      [200, '{"status":"pending"}'],
    ]);
    const told = await letterTo(world, ana.email);
    expect(told.subject).toBe('You already have an account');
    expect(told.body).toContain('https://time.example/forgot-password\n');
    expect(await signIn(ana.email, worldPassword)).toBe(200);
  });

  test('what a stranger typed stands in no job in clear', async () => {
    const wish = {
      firstName: 'Hidden',
      lastName: 'Name',
      email: `hidden${people}@harbor.example`,
      language: 'en',
    } as const;
    const payloads = await world.inside(undefined, async (ctx) => {
      await enqueueRegistration(ctx, { ...wish, passwordHash: 'hush' });
      await enqueueResetRequest(ctx, wish.email);
      const { rows } = await sql<{ payload: string }>`select payload::text from graphile_worker._private_jobs`.execute(
        ctx.tx,
      );
      return rows.map(({ payload }) => payload).join();
    });
    expect(payloads).toContain('sealed');
    expect(payloads).not.toMatch(/hidden|hush|harbor/i);
  });
});

describe('an address', () => {
  test('is confirmed by the link that registering sends, once', async () => {
    const email = `noor${people}@harbor.example`;
    await ask(email);
    const { secret, subject } = await letterTo(world, email);
    expect(subject).toBe('Confirm your email address');
    const isConfirmed = async () =>
      (
        await world.asOwner<{ yes: boolean }>(
          'select email_verified_at is not null as yes from users where email = $1',
          [email],
        )
      )[0]?.yes;
    expect(await isConfirmed()).toBe(false);
    expect((await confirm(secret)).status).toBe(204);
    expect(await isConfirmed()).toBe(true);
    expect(refusedAs(await confirm(secret))).toEqual(dead);
  });

  test('enumeration by detour: until the link is opened the chosen password opens nothing, as if the address were known', async () => {
    const email = `noor${people}@harbor.example`;
    await ask(email);
    const { secret } = await letterTo(world, email);
    const tried = async (address: string) => {
      const { status, text } = await server
        .stranger()
        .send('POST', contract.signIn.path, { email: address, password: 'paper boats in a storm' });
      return [status, status === 200 ? text : text.replace(/"requestId":"[^"]+"/, '')];
    };
    await ask(ana.email);
    await letterTo(world, ana.email);
    expect(await tried(email)).toEqual(await tried(ana.email));
    expect((await confirm(secret)).status).toBe(204);
    const [status, text] = await tried(email);
    expect([status, JSON.parse(String(text))]).toMatchObject([
      200,
      { state: 'waiting', status: 'pending', email, emailIsVerified: true },
    ]);
  });

  test('that was never confirmed does not keep out whom a manager has admitted', async () => {
    const email = `noor${people}@harbor.example`;
    await ask(email);
    await letterTo(world, email);
    await world.asOwner(
      "update employees e set status = 'active' from memberships m, users u where m.employee_id = e.id and u.id = m.user_id and u.email = $1",
      [email],
    );
    expect(await signIn(email, 'paper boats in a storm')).toBe(200);
  });

  test('is sent another link when its owner registers again, and by the link for a forgotten password', async () => {
    const email = `noor${people}@harbor.example`;
    await ask(email);
    await letterTo(world, email);
    await ask(email);
    const { subject, secret } = await letterTo(world, email, 2);
    expect(subject).toBe('Confirm your email address');
    expect((await confirm(secret)).status).toBe(204);

    const other = `other${people}@harbor.example`;
    await ask(other);
    await letterTo(world, other);
    await request(other);
    const reminder = await letterTo(world, other, 2);
    expect((await reset(reminder.secret)).status).toBe(204);
    expect(await signIn(other, newPassword)).toBe(200);
  });

  test('that is not confirmed can be, by whoever is signed in with it, and nothing is sent once it is', async () => {
    await world.asOwner('update users set email_verified_at = null where id = $1', [ana.userId]);
    const client = await server.as(ana);
    expect((await client.send('POST', contract.sendEmailConfirmation.path)).status).toBe(204);
    const { secret } = await letterTo(world, ana.email);
    expect((await confirm(secret)).status).toBe(204);
    expect((await client.send('POST', contract.sendEmailConfirmation.path)).status).toBe(204);
    await whenQuiet(world);
    expect(await lettersTo(world, ana.email)).toHaveLength(1);
  });
});
