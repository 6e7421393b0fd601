import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { problemIn, type Reply } from '../world/client.ts';
import { deadlocksIn } from '../world/deadlocks.ts';
import type { Employee } from '../world/employee.ts';
import { aHumanCheck } from '../world/human-check.ts';
import { letterTo } from '../world/letters.ts';
import { worldPassword } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const second = 1_000;
const hour = 3_600 * second;

let world: World;
let server: WorldServer;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ trustedProxies: ['127.0.0.1'], poolSize: 10 });
  ana = await world.employee('Ana');
});

afterAll(() => world.close());

// Failures are forgotten after an hour, and those in a row by a success: each test starts without any.
beforeEach(async () => {
  world.clock.advance(2 * hour);
  await world.asOwner('update throttles set consecutive_failures = 0');
});

/** A try from a network address, with a proof of work or without; the server's own proxy says which address it is. */
const bareTry = (network: string, email: string, password: string, humanCheck?: string): Promise<Reply> =>
  server
    .stranger()
    .send(
      'POST',
      contract.signIn.path,
      { email, password, ...(humanCheck !== undefined && { humanCheck }) },
      { 'x-forwarded-for': network },
    );

/** The same as a browser does it, which works a proof out where one is asked for. */
async function tryFrom(network: string, email: string, password: string): Promise<Reply> {
  const reply = await bareTry(network, email, password);
  if (reply.status !== 403 || problemIn(reply.text).code !== 'human_check_required') return reply;
  return bareTry(network, email, password, await aHumanCheck(server.stranger()));
}

const wrong = (network: string, email = ana.email) => tryFrom(network, email, 'not the password at all');

/** What is said to a try with this proof, or without one: the refusal, or 200. */
async function withProof(network: string, email: string, password: string, humanCheck?: string) {
  const { status, text } = await bareTry(network, email, password, humanCheck);
  return status === 200 ? 200 : problemIn(text).code;
}

const waitOf = ({ text }: Reply): number =>
  (problemIn(text).details as { retryAfterSeconds: number } | undefined)?.retryAfterSeconds ?? 0;

/** Lets `count` wrong passwords be judged, waiting as long as we are told to in between; gives the waits in seconds. */
async function failures(count: number, attempt: () => Promise<Reply>): Promise<number[]> {
  const waits: number[] = [];
  for (let judged = 0; judged < count;) {
    const reply = await attempt();
    if (reply.status === 401) judged += 1;
    else {
      expect(reply.status).toBe(429);
      waits.push(waitOf(reply));
      world.clock.advance(waitOf(reply) * second);
    }
  }
  return waits;
}

describe('guessing is slowed down', () => {
  test('five mistakes are free, then the waits double up to a minute, and never more', async () => {
    const waits = await failures(14, () => wrong('192.0.2.1'));
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('the wait is told in the header and the problem, the same for an e-mail that nobody has', async () => {
    await failures(5, () => wrong('192.0.2.2'));
    await failures(5, () => wrong('192.0.2.3', 'nobody@nowhere.example'));
    const known = await wrong('192.0.2.2');
    const unknown = await wrong('192.0.2.3', 'nobody@nowhere.example');
    for (const reply of [known, unknown]) {
      expect(reply.headers.get('retry-after')).toBe('1');
      expect(problemIn(reply.text)).toMatchObject({ code: 'too_many_attempts', details: { retryAfterSeconds: 1 } });
    }
    expect({ ...problemIn(known.text), requestId: '' }).toEqual({ ...problemIn(unknown.text), requestId: '' });
  });

  test('the right password waits like a wrong one while the wait runs, and opens as it ends', async () => {
    await failures(9, () => wrong('192.0.2.4'));
    expect((await tryFrom('192.0.2.4', ana.email, worldPassword)).status).toBe(429);
    world.clock.advance(16 * second - 1);
    expect((await tryFrom('192.0.2.4', ana.email, worldPassword)).status).toBe(429);
    world.clock.advance(1);
    expect((await tryFrom('192.0.2.4', ana.email, worldPassword)).status).toBe(200);
    // Success wipes the slate of this person at this place.
    expect((await wrong('192.0.2.4')).status).toBe(401);
  });

  test('whoever is guessed from elsewhere gets in from home', async () => {
    await failures(30, () => wrong('198.51.100.9'));
    expect((await tryFrom('192.0.2.5', ana.email, worldPassword)).status).toBe(200);
  });

  test('an account guessed from everywhere asks a newcomer for a proof of work, and never for a wait', async () => {
    const cleo = await world.employee('Cleo');
    for (let host = 0; host < 10; host += 1) expect((await wrong(`203.0.113.${host}`, cleo.email)).status).toBe(401);
    for (const network of ['203.0.113.99', '192.0.2.60']) {
      expect(await withProof(network, cleo.email, 'a guess of somebody')).toBe('human_check_required');
    }
    // Nor with the right password, a proof of nothing, or one that was used.
    expect(await withProof('192.0.2.60', cleo.email, worldPassword)).toBe('human_check_required');
    expect(await withProof('192.0.2.60', cleo.email, worldPassword, '{}')).toBe('human_check_failed');
    const proof = await aHumanCheck(server.stranger());
    expect(await withProof('203.0.113.98', cleo.email, 'a guess of somebody', proof)).toBe('invalid_credentials');
    expect(await withProof('203.0.113.97', cleo.email, 'a guess of somebody', proof)).toBe('human_check_failed');
    expect(await withProof('192.0.2.60', cleo.email, worldPassword, await aHumanCheck(server.stranger()))).toBe(200);
    // Their success ends the row: the next newcomer is asked for nothing.
    expect(await withProof('192.0.2.61', cleo.email, worldPassword)).toBe(200);
  });

  test('the same is asked about an e-mail that nobody has', async () => {
    const nobody = 'nobody-yet@nowhere.example';
    for (let host = 0; host < 10; host += 1) expect((await wrong(`203.0.114.${host}`, nobody)).status).toBe(401);
    expect(await withProof('203.0.114.99', nobody, 'a guess of somebody')).toBe('human_check_required');
  });

  test('waiting an hour after every ninth guess does not begin anew', async () => {
    const dora = await world.employee('Dora');
    for (let host = 0; host < 9; host += 1) expect((await wrong(`203.0.115.${host}`, dora.email)).status).toBe(401);
    world.clock.advance(20 * 24 * hour);
    expect((await wrong('203.0.115.20', dora.email)).status).toBe(401);
    expect(await withProof('203.0.115.21', dora.email, 'a guess of somebody')).toBe('human_check_required');
  });

  test('a hundred failures in a row are the last; the account opens where it was known, and by a new password that the mail brings', async () => {
    const erin = await world.employee('Erin');
    expect(await withProof('192.0.2.70', erin.email, worldPassword)).toBe(200);
    for (let host = 0; host < 10; host += 1) expect((await wrong(`203.0.116.${host}`, erin.email)).status).toBe(401);
    await world.asOwner('update throttles set consecutive_failures = 99 where consecutive_failures = 10');
    const proof = () => aHumanCheck(server.stranger());
    expect(await withProof('203.0.116.50', erin.email, 'the hundredth', await proof())).toBe('invalid_credentials');
    expect(await withProof('203.0.116.51', erin.email, worldPassword, await proof())).toBe('sign_in_locked');
    world.clock.advance(90 * 24 * hour);
    expect(await withProof('203.0.116.52', erin.email, worldPassword, await proof())).toBe('sign_in_locked');
    expect(await withProof('192.0.2.70', erin.email, worldPassword)).toBe(200);
    await world.asOwner('update throttles set consecutive_failures = 100 where last_failed_at > $1', [
      new Date(world.clock.now() - 91 * 24 * hour),
    ]);
    await server.stranger().call(contract.requestPasswordReset, { body: { email: erin.email } });
    const { secret } = await letterTo(world, erin.email);
    const password = 'a lantern on the harbor wall';
    const body = { token: secret, password };
    expect(await server.stranger().call(contract.resetPassword, { body })).toEqual({ ok: true, value: undefined });
    expect(await withProof('203.0.116.53', erin.email, password)).toBe(200);
  });

  test('a hundred failures in a row at the places where it was known are the last there too, and a new password opens them all, wherever it is chosen', async () => {
    const fay = await world.employee('Fay');
    const [office, home] = ['192.0.2.80', '192.0.2.81'];
    for (const place of [office, home]) expect(await withProof(place, fay.email, worldPassword)).toBe(200);
    expect((await wrong(office, fay.email)).status).toBe(401);
    await world.asOwner('update throttles set consecutive_failures = 99 where consecutive_failures = 1');
    expect((await wrong(home, fay.email)).status).toBe(401);
    for (const place of [office, home]) expect(await withProof(place, fay.email, worldPassword)).toBe('sign_in_locked');
    await server.stranger().call(contract.requestPasswordReset, { body: { email: fay.email } });
    const { secret } = await letterTo(world, fay.email);
    const password = 'a lantern on the harbor wall';
    // Chosen on the way, at neither of the two.
    const body = { token: secret, password };
    expect(await server.stranger().call(contract.resetPassword, { body })).toEqual({ ok: true, value: undefined });
    for (const place of [office, home]) expect(await withProof(place, fay.email, password)).toBe(200);
  });

  test('an account guessed from everywhere opens at once, without a proof, where its owner has signed in before', async () => {
    const cora = await world.employee('Cora');
    expect((await tryFrom('192.0.2.200', cora.email, worldPassword)).status).toBe(200);
    for (let host = 0; host < 10; host += 1) await wrong(`198.51.100.${host}`, cora.email);
    expect((await bareTry('198.51.100.252', cora.email, worldPassword)).status).toBe(403);
    expect((await bareTry('192.0.2.200', cora.email, worldPassword)).status).toBe(200);
  });

  test('a host that owns a whole IPv6 network guesses as one', async () => {
    let host = 0;
    const waits = await failures(7, () => wrong(`2001:db8:7:7::${(host++).toString(16)}`));
    expect(waits).toEqual([1, 2]);
  });

  test('a network that guesses many accounts is slowed to a try in thirty seconds', async () => {
    const guess = (number: number) => wrong('198.51.100.7', `guess${number}@nowhere.example`);
    for (let number = 0; number < 100; number += 1) expect((await guess(number)).status).toBe(401);
    let number = 100;
    const waits = await failures(7, () => guess((number += 1)));
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
    expect((await wrong('198.51.100.8', 'guess1@nowhere.example')).status).toBe(401);
  });

  test('a shop that signs in all day from one address is not slowed down', async () => {
    for (let count = 0; count < 8; count += 1) {
      expect((await wrong('192.0.2.77')).status).toBe(401);
      expect((await tryFrom('192.0.2.77', ana.email, worldPassword)).status).toBe(200);
    }
  });

  test('many at once cannot slip through: of forty guesses at one moment five are judged', async () => {
    const replies = await Promise.all(Array.from({ length: 40 }, () => wrong('192.0.2.8')));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
  });

  test('people who sign in and mistype at once from one address do not stand in each other’s way', async () => {
    const before = await deadlocksIn(world);
    const people = [ana, world.organization.admin, await world.employee('Ben'), await world.employee('Clio')];
    for (let round = 0; round < 6; round += 1) {
      world.clock.advance(2 * hour);
      const replies = await Promise.all(
        people.flatMap(({ email }) =>
          [1, 2, 3, 4].map((n) => tryFrom('192.0.2.9', email, n === 4 ? 'mistyped' : worldPassword)),
        ),
      );
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        ...Array(12).fill(200),
        ...Array(4).fill(401),
      ]);
    }
    expect(await deadlocksIn(world)).toBe(before);
  });

  test('neither an address nor an e-mail is kept in clear', async () => {
    const rows = await world.asOwner<{ key: Buffer }>('select key from throttles');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toHaveLength(32);
  });
});
