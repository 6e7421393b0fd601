import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PayRunDraft } from '../../src/contract/payroll/pay-run.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { untilItWaits } from '../world/lock-wait.ts';
import { approveWeek, lookAtRun } from '../world/pay-day.ts';
import { aWorld, type World } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const params = { startsOn: monday };
const draft: PayRunDraft = { method: 'Zelle', deductions: [], people: {} };

let world: World;
let ana: Employee;
let boss: Client;
let chief: Client;
let holder: pg.Client;

beforeAll(async () => {
  world = await aWorld();
  const server = await world.serve({ poolSize: 8 });
  const managers = [
    await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }),
    await world.employee('Chief', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }),
  ] as const;
  ana = await world.employee('Ana', { at: 'Wharf' });
  await ana.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-23T15:00:00.000Z');
  [boss, chief] = [await server.as(managers[0]), await server.as(managers[1])];
  await approveWeek(boss, ana, monday);
  holder = new pg.Client({ connectionString: world.ownerUrl });
  await holder.connect();
});

afterAll(async () => {
  await holder.end();
  await world.close();
});

/** Both have read what is there before either is kept: transactions of an organization end one after the other. */
async function atOnce<A>(first: () => Promise<A>, second: () => Promise<A>): Promise<A[]> {
  await holder.query("select pg_advisory_lock(hashtextextended('audit ' || $1::text, 0))", [ana.organizationId]);
  const one = first();
  await untilItWaits(world, one);
  const other = second();
  await untilItWaits(world, other, 2);
  await holder.query('select pg_advisory_unlock_all()');
  return Promise.all([one, other]);
}

test('a run that is begun on two devices at once is one, and the later device is told', { retry: 0 }, async () => {
  const begin = () => boss.call(contract.setPayRunDraft, { params, body: { revision: 0, draft } });
  expect(await atOnce(begin, begin)).toMatchObject([
    { ok: true, value: { revision: 1 } },
    { refusal: 'pay_run_draft_changed_meanwhile' },
  ]);
  expect(await world.asOwner("select from audit_entries where action = 'pay_run.begun'")).toHaveLength(1);
});

test('two managers who run a period at once pay everybody once, and make one run', { retry: 0 }, async () => {
  const pay = async (by: Client) => {
    const run = await by.call(contract.readPayRun, { query: { date: monday } });
    const body = {
      revision: run.ok ? run.value.revision : -1,
      people: 1,
      finalCents: cents(160_00),
      shown: await lookAtRun(by, monday),
    };
    return () => by.call(contract.payRun, { params, headers: { 'idempotency-key': v7() }, body });
  };
  const [one, other] = [await pay(boss), await pay(chief)];
  expect(await atOnce(one, other)).toMatchObject([{ ok: true }, { refusal: 'pay_run_empty' }]);
  expect(await world.asOwner('select from pay_runs')).toHaveLength(1);
  expect(await world.asOwner('select from payments')).toHaveLength(1);
});
