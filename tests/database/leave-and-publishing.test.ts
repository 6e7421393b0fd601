import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let wharf: string;
let manager: Client;
let gate: pg.Client;
let weeks = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  manager = await server.as(boss);
  gate = new pg.Client({ connectionString: world.ownerUrl });
  await gate.connect();
});

afterAll(async () => {
  await gate.end();
  await world.close();
});

/** Somebody with a shift that nobody knows yet on a day for which they asked to be off. */
async function somebodyAsked() {
  weeks += 1;
  const monday = addDays(parsePlainDate('2027-01-04') as PlainDate, 7 * weeks);
  const person = await world.employee(`Worker${weeks}`, { at: 'Wharf' });
  await planned(manager, aShift(wharf, monday, person));
  const { employeeId: userId, firstName, lastName, email } = person;
  const body = { userId, firstName, lastName, email, startDate: monday, endDate: monday, numDays: 1 };
  const asked = await (await server.as(person)).call(contract.requestTimeOff, { body });
  if (!asked.ok) throw new Error(asked.refusal);
  const { requestId } = asked.value;
  return {
    monday,
    client: await server.as(person),
    publish: () => published(manager, wharf, monday),
    approve: () => manager.call(contract.approveTimeOff, { params: { requestId } }),
  };
}

/** Lets two go at once, the first of them first: they wait in this order for who decides about absences. */
async function inOrder<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<readonly [A, B]> {
  const waiting = (count: number) =>
    expect
      .poll(async () => {
        const { rows } = await gate.query<{ count: number }>(
          `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
           and database = (select oid from pg_database where datname = current_database())`,
        );
        return rows[0]?.count;
      })
      .toBe(count);
  await gate.query('begin');
  await gate.query(`select pg_advisory_xact_lock(hashtextextended('absences ' || $1, 0))`, [world.organization.id]);
  const one = first();
  await waiting(1);
  const other = second();
  await waiting(2);
  await gate.query('commit');
  return Promise.all([one, other]);
}

test('whoever publishes while time off is approved hears of it, as if it had been approved before', async () => {
  const { publish, approve } = await somebodyAsked();
  const [approved, told] = await inOrder(approve, publish);
  expect(approved).toMatchObject({ ok: true });
  expect(told).toMatchObject({ refusal: 'warnings_need_reason' });
});

test('whoever approves time off while the week is published does so of a shift that is known by then', async () => {
  const { publish, approve } = await somebodyAsked();
  const [told, approved] = await inOrder(publish, approve);
  expect(told).toMatchObject({ ok: true, value: { changes: 1 } });
  expect(approved).toMatchObject({ ok: true });
});

test('a day of approved time off is told with the week of whoever has it, and one that waits is not', async () => {
  const { monday, client, approve } = await somebodyAsked();
  const off = async () => {
    const read = await client.call(contract.readOwnShifts, { query: { date: monday } });
    return read.ok ? read.value.off : undefined;
  };
  expect(await off()).toEqual([]);
  expect(await approve()).toMatchObject({ ok: true });
  expect(await off()).toEqual([{ date: monday, isWhole: true }]);
});
