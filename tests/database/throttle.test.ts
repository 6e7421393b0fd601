import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { problemIn, type Reply } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
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

// Failures are forgotten after an hour: each test starts without any.
beforeEach(() => world.clock.advance(2 * hour));

/** A try from a network address; the server's own proxy says which. */
const tryFrom = (network: string, email: string, password: string): Promise<Reply> =>
  server.stranger().send('POST', contract.signIn.path, { email, password }, { 'x-forwarded-for': network });

const wrong = (network: string, email = ana.email) => tryFrom(network, email, 'not the password at all');

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

  test('an account guessed from everywhere is slowed to a try in ten seconds, never locked', async () => {
    const judgedFrom = (attempt: number) => wrong(`203.0.113.${attempt % 250}`);
    for (let attempt = 0; attempt < 50; attempt += 1) expect((await judgedFrom(attempt)).status).toBe(401);
    let attempt = 50;
    const waits = await failures(8, () => judgedFrom((attempt += 1)));
    expect(waits).toEqual([1, 2, 4, 8, 10, 10, 10, 10]);
    world.clock.advance(10 * second);
    expect((await tryFrom('192.0.2.6', ana.email, worldPassword)).status).toBe(200);
  });

  test('an account guessed from everywhere without pause opens at once where its owner has signed in before', async () => {
    const cleo = await world.employee('Cora');
    expect((await tryFrom('192.0.2.200', cleo.email, worldPassword)).status).toBe(200);
    let host = 0;
    await failures(52, () => wrong(`198.51.100.${host++ % 250}`, cleo.email));
    await wrong('198.51.100.251', cleo.email);
    expect((await wrong('198.51.100.252', cleo.email)).status).toBe(429);
    expect((await tryFrom('192.0.2.200', cleo.email, worldPassword)).status).toBe(200);
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
    const people = [ana, world.organization.admin, await world.employee('Ben'), await world.employee('Cleo')];
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
    const [seen] = await world.asOwner<{ deadlocks: number }>(
      `select pg_stat_get_db_deadlocks(oid)::int as deadlocks from pg_database where datname = current_database()`,
    );
    expect(seen).toEqual({ deadlocks: 0 });
  });

  test('neither an address nor an e-mail is kept in clear', async () => {
    const rows = await world.asOwner<{ key: Buffer }>('select key from throttles');
    // What is forgotten is swept out: hundreds of places guessed above.
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(100);
    for (const { key } of rows) expect(key).toHaveLength(32);
  });
});
