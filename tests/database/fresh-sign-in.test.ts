import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { endpoint } from '../../src/contract/kernel/endpoint.ts';
import { accept } from '../../src/domain/kernel/result.ts';
import { createApp } from '../../src/server/kernel/app.ts';
import { openDatabase, type Database } from '../../src/server/kernel/database.ts';
import { mount } from '../../src/server/kernel/mount.ts';
import { openRateLimits } from '../../src/server/kernel/rate-limits.ts';
import { route } from '../../src/server/kernel/route.ts';
import { openVault } from '../../src/server/kernel/seal.ts';
import { openSessionGate } from '../../src/server/kernel/session-gate.ts';
import { anAuthenticator } from '../world/authenticator.ts';
import { aClient, problemIn, type Client } from '../world/client.ts';
import { worldPassword } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const minute = 60_000;

/** Something grave, as any endpoint can be by saying so. */
const grave = endpoint({
  name: 'doSomethingGrave',
  method: 'POST',
  path: '/api/something-grave',
  sentence: 'Answers whoever showed who they are a moment ago.',
  access: { action: 'change_preferences' },
  freshSignIn: true,
  refusals: [],
});

let world: World;
let server: WorldServer;
let app: FastifyInstance;
let database: Database;
let graveUrl: string;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  database = openDatabase(world.appUrl, 2, () => undefined);
  const log = pino({ level: 'silent' });
  const vault = openVault('nothing is sealed in this test at all');
  const services = {
    database,
    clock: world.clock,
    vault,
    gate: openSessionGate(database, world.clock),
    log,
    demandsSecondFactor: false,
    limits: openRateLimits(0),
    publicUrl: 'http://127.0.0.1',
  };
  app = await createApp(services, { trustedProxies: [], https: false });
  mount(
    app,
    services,
    false,
    route(grave, async () => accept()),
  );
  graveUrl = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await database.close();
  await world.close();
});

const doIt = (client: Client) => aClient(graveUrl, client.cookie).call(grave);
const confirm = (client: Client, password: string) => client.call(contract.signInAgain, { body: { password } });

test('a new password confirms nobody: a stolen session and a stolen password stay before the second factor', async () => {
  const dora = await world.employee('Dora');
  const client = await server.as(dora);
  world.clock.advance(10 * minute + 1);
  const body = { currentPassword: worldPassword, newPassword: 'a quiet harbour in the north' };
  const { headers } = await client.send('POST', contract.changePassword.path, body);
  const renewed = headers.getSetCookie()[0]?.split(';')[0];
  expect(renewed).not.toBe(client.cookie);
  expect(await aClient(graveUrl, renewed).call(grave)).toMatchObject({ refusal: 'fresh_sign_in_required' });
});

test('what is grave is refused to a session that was not confirmed for ten minutes, until it is', async () => {
  const ana = await world.employee('Ana');
  const client = await server.as(ana);
  expect((await doIt(client)).ok).toBe(true);
  world.clock.advance(10 * minute);
  expect((await doIt(client)).ok).toBe(true);
  world.clock.advance(1);
  expect(await doIt(client)).toMatchObject({ ok: false, refusal: 'fresh_sign_in_required' });
  expect((await confirm(client, worldPassword)).ok).toBe(true);
  expect((await doIt(client)).ok).toBe(true);
  const entries = await world.asOwner(
    "select subject_id from audit_entries where employee_id = $1 and action = 'session.confirmed'",
    [ana.employeeId],
  );
  expect(entries).toHaveLength(1);
});

test('a wrong password confirms nothing, and guessing at an open page is slowed down', async () => {
  const ben = await world.employee('Ben');
  const client = await server.as(ben);
  world.clock.advance(11 * minute);
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await confirm(client, 'a kettle hums at dusk')).toMatchObject({ ok: false, refusal: 'wrong_password' });
  }
  expect(await confirm(client, worldPassword)).toMatchObject({ ok: false, refusal: 'too_many_attempts' });
  expect(await doIt(client)).toMatchObject({ ok: false, refusal: 'fresh_sign_in_required' });
  world.clock.advance(1_000);
  expect((await confirm(client, worldPassword)).ok).toBe(true);
});

test('codes are slowed down as at the second step, not as passwords are: ten in a row, then waits up to five minutes', async () => {
  const eve = await world.employee('Eve');
  const client = await server.as(eve);
  const { code: shows } = await anAuthenticator(client, world.clock);
  const wrong = String((Number(shows()) + 1) % 1_000_000).padStart(6, '0');
  const waits: number[] = [];
  for (let judged = 0; judged < 19;) {
    const reply = await client.send('POST', contract.signInAgain.path, { password: worldPassword, code: wrong });
    const { code, details } = problemIn(reply.text);
    if (code === 'wrong_code') judged += 1;
    else {
      const { retryAfterSeconds } = details as { retryAfterSeconds: number };
      waits.push(retryAfterSeconds);
      world.clock.advance(retryAfterSeconds * 1_000);
    }
  }
  expect(Math.max(...waits)).toBe(256);
});

test('confirming on one device leaves the other as it was', async () => {
  const cleo = await world.employee('Cleo');
  const [phone, tablet] = [await server.as(cleo), await server.as(cleo)];
  world.clock.advance(11 * minute);
  expect((await confirm(phone, worldPassword)).ok).toBe(true);
  expect((await doIt(phone)).ok).toBe(true);
  expect(await doIt(tablet)).toMatchObject({ ok: false, refusal: 'fresh_sign_in_required' });
});

test('who may not do it hears that, whether or not they confirmed', async () => {
  const dee = await world.employee('Dee', { status: 'pending' });
  const client = await server.as(dee);
  world.clock.advance(11 * minute);
  expect(await doIt(client)).toMatchObject({ ok: false, refusal: 'not_admitted' });
  expect(await doIt(server.stranger())).toMatchObject({ ok: false, refusal: 'not_signed_in' });
});
