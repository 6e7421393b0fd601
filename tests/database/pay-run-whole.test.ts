import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveWeek, shownUnder } from '../world/pay-day.ts';
import { aWorld, type World } from '../world/world.ts';

// A run pays everybody or nobody, also where it breaks at the last of them.

const monday = parsePlainDate('2026-11-16') as PlainDate;

let world: World;
let manager: Client;
let zoe: Employee;
let revision: number;
const key = v7();

beforeAll(async () => {
  world = await aWorld();
  const server = await world.serve();
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  const people = [
    await world.employee('Ana', { at: 'Wharf' }),
    await world.employee('Ben', { at: 'Wharf' }),
    (zoe = await world.employee('Zoe', { at: 'Wharf' })),
  ];
  for (const one of people) await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-23T15:00:00.000Z');
  manager = await server.as(boss);
  for (const one of people) await approveWeek(manager, one, monday);
  const draft = { method: 'Zelle' as const, deductions: [], people: { [zoe.employeeId]: { extra: '40' } } };
  const body = { revision: 0, draft };
  const kept = await manager.call(contract.setPayRunDraft, { params: { startsOn: monday }, body });
  revision = kept.ok ? kept.value.revision : -1;
});

afterAll(() => world.close());

const pay = async () => {
  const body = { revision, people: 3, finalCents: 520_00, shown: await shownUnder(manager, monday, key) };
  return manager.send('POST', `/api/pay-run/${monday}`, body, { 'idempotency-key': key });
};

/** All that a run writes. */
async function written(): Promise<unknown> {
  const [counts] = await world.asOwner(
    `select ${['pay_runs', 'payments', 'payment_deductions', 'payment_days', 'pay_stubs', 'audit_entries', 'notices']
      .map((table) => `(select count(*)::int from ${table}) as ${table}`)
      .join(', ')}, (select revision from pay_run_drafts) as revision`,
  );
  const run = await manager.call(contract.readPayRun, { query: { date: monday } });
  return {
    counts,
    people: run.ok && run.value.people,
    draft: run.ok && run.value.draft,
    runs: run.ok && run.value.runs,
  };
}

test.each([
  ['payment', 'payments', 'new.employee_id = $1'],
  ['days', 'payment_days', 'new.employee_id = $1'],
  ['stub', 'pay_stubs', 'exists (select from payments where id = new.payment_id and employee_id = $1)'],
])(
  'where the %s of the last person cannot be written, nobody is paid and nothing is left of the run',
  async (_, table, isOfZoe) => {
    const before = await written();
    await world.asOwner(`create function break_at_last() returns trigger language plpgsql as $body$
    begin
      if ${isOfZoe.replace('$1', `'${zoe.employeeId}'`)} then raise exception 'the disk is full' using errcode = '53100'; end if;
      return new;
    end $body$`);
    await world.asOwner(
      `create trigger break_at_last before insert on ${table} for each row execute function break_at_last()`,
    );
    const broken = await pay();
    await world.asOwner(`drop trigger break_at_last on ${table}`);
    await world.asOwner('drop function break_at_last');
    expect(broken.status).toBeGreaterThanOrEqual(500);
    expect(await written()).toEqual(before);
  },
);

test('the run that broke is sent again under its key, and pays everybody once', async () => {
  const paid = await pay();
  expect([paid.status, (await pay()).text]).toEqual([200, paid.text]);
  expect(JSON.parse(paid.text)).toMatchObject({ people: 3, finalCents: 520_00 });
});
