import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFailed, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, dateAt, instant, weekOf, type Instant, type PlainDate } from '../../src/domain/kernel/time.ts';
import { isUnreachable } from '../../src/server/kernel/database-trouble.ts';
import { throwDice } from '../../tools/demo/dice.ts';
import { verifyBooks } from '../../tools/verify-book/verify-books.ts';
import { aCluster } from '../world/cluster.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, sessionOf, type World } from '../world/world.ts';
import { anAsker } from './asking.ts';
import { aCardDesk } from './card-desk.ts';
import { aPayDesk } from './pay-desk.ts';
import { aRunDesk } from './run-desk.ts';
import { aServerProcess } from './server-process.ts';

const rounds = Number(process.env['CRASH_ROUNDS'] ?? 4);
const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);
/** What may never be is not forgiven once; so it has more time than the busiest machine needs. */
const never = { timeout: 1_200_000, retry: 0 };
const millisecondsPerDay = 86_400_000;

const now = (): Instant => instant(Date.now());

interface Approved {
  readonly employeeIds: readonly string[];
  readonly startsOn: PlainDate;
}

/** Three people whose last week is approved. They work in a week that is over, whatever today is. */
async function approvedPeople(world: World, boss: Employee): Promise<Approved> {
  const sunday = addDays(weekOf(dateAt(now(), boss.zone), 'monday'), -1);
  const startsOn = weekOf(sunday, 'monday');
  world.clock.set(`${sunday}T23:00:00.000Z`);
  const people = await Promise.all(['Ana', 'Bo', 'Cy'].map((name) => world.employee(name, { at: 'Wharf' })));
  for (const one of people) {
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await one.worked(`${day} 9:00–17:00`);
  }
  world.clock.set(new Date().toISOString());
  const server = await world.serve();
  const manager = await server.as(boss);
  for (const { employeeId } of people) {
    const body = { startsOn: addDays(startsOn, -7), centsPerHour: cents(19_99), reason: undefined };
    await manager.call(contract.setPayRate, { params: { employeeId }, body });
    const params = { employeeId, startsOn };
    const card = await manager.call(contract.readCard, { params });
    if (!card.ok) throw new Error(card.refusal);
    const { ledgerSequence: seen, behind } = card.value;
    const done = await manager.call(contract.approveTimeCard, { params, body: { seen, behind } });
    if (!done.ok) throw new Error(done.refusal);
  }
  await server.close();
  return { employeeIds: people.map(({ employeeId }) => employeeId), startsOn };
}

test(
  'kill -9 while managers pay, run and void, and correct what was paid: the book balances at every moment, and nothing that was acknowledged is lost',
  never,
  async () => {
    onTestFailed(() => console.error(`The dice of what failed: CRASH_SEED=${seed}.`));
    const dice = throwDice(seed);
    const cluster = await aCluster({});
    const world = await aWorld({
      database: { ...cluster.database, drop: async () => undefined },
      now: new Date(Date.now() - 8 * millisecondsPerDay).toISOString(),
    });
    await world.organization.location('Wharf');
    const bosses = await Promise.all(
      ['Boss', 'Chief', 'Runner', 'Clerk'].map((name) =>
        world.employee(name, { role: 'manager', at: 'Wharf', manages: ['Wharf'] }),
      ),
    );
    const [first] = bosses;
    if (first === undefined) throw new Error('there are four managers');
    const { employeeIds, startsOn } = await approvedPeople(world, first);
    const cookies = await Promise.all(
      bosses.map(async (boss) => `meridian_session=${await sessionOf(boss, world.inside)}`),
    );
    await world.asOwner('checkpoint');
    await world.close();
    const { ownerUrl, appUrl } = cluster.database;
    const servers = await Promise.all([aServerProcess(appUrl), aServerProcess(appUrl)]);
    const urls = () => servers.map((server) => server.url()).filter((url) => url !== undefined);
    const [boss, chief, runner, clerk] = cookies.map((cookie) => anAsker(cookie, { urls, dice }));
    if (!boss || !chief || !runner || !clerk) throw new Error('there are four managers');
    const desks = [boss, chief].map((ask) => aPayDesk(ask, { employeeIds, dice, now }));
    const runDesk = aRunDesk(runner, startsOn, dice);
    const cardDesk = aCardDesk(clerk, { employeeIds, startsOn, dice });
    const stopAll = () => Promise.all([...desks, runDesk, cardDesk].map((desk) => desk.stop()));
    let reading = true;
    let readings = 0;
    /** Reads the book again and again; while the database is away, there is none to read. */
    const reader = (async () => {
      while (reading) {
        const found = await verifyBooks(ownerUrl).catch((error: unknown) => {
          if (isUnreachable(error)) return undefined;
          throw error;
        });
        if (found !== undefined) {
          expect(found.faults).toEqual([]);
          readings += 1;
        }
        await delay(20);
      }
    })();
    try {
      for (let round = 0; round < rounds; round += 1) {
        const goals = desks.map(({ paid }) => paid.length + 2);
        const before = readings;
        const [ran, changed] = [runDesk.runs.length, cardDesk.changed.length];
        for (const [index, { paid }] of desks.entries()) while (paid.length < (goals[index] ?? 0)) await delay(5);
        while (readings === before) await delay(5);
        while (runDesk.runs.length === ran || cardDesk.changed.length === changed) await delay(5);
        await delay(dice.between(0, 300));
        const doomed = round % 2 === 0 ? servers.slice(0, 1) : servers;
        await Promise.all([...doomed.map((server) => server.kill()), ...(round % 2 === 0 ? [] : [cluster.kill()])]);
        if (round % 2 === 1) await cluster.start();
        await Promise.all(doomed.map((server) => server.start()));
      }
      await stopAll();
      reading = false;
      await reader;
      const acknowledged = desks.flatMap(({ paid }) => paid);
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      const { payments, faults } = await verifyBooks(ownerUrl);
      expect(faults).toEqual([]);
      const ofRuns = runDesk.runs.reduce((sum, people) => sum + people, 0);
      expect(payments).toBe(acknowledged.length + ofRuns);
      expect(await differences(ownerUrl)).toBeGreaterThan(0);
      console.log(
        `${rounds} rounds of kill -9 (CRASH_SEED=${seed}): ${payments} payments, ${runDesk.runs.length} runs among them, ${cardDesk.changed.length} cards approved anew, the book was read ${readings} times.`,
      );
    } finally {
      reading = false;
      await Promise.race([stopAll(), delay(patience)]);
      for (const server of servers) await server.kill();
      await cluster.database.drop();
    }
  },
);

/** For a desk to hear its last answer. */
const patience = 6_000;

/** Turns of days that settled a difference. */
async function differences(ownerUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from payment_days where entry = 'difference'",
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}
