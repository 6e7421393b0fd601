import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard, approveWeek, shownOfRun } from '../world/pay-day.ts';
import { aWorld, type World } from '../world/world.ts';

// Whoever pays has read 160.00 of Ana and 160.00 of Ben. Meanwhile an admin raises the rate of one, lowers that of the other and approves both anew: as many people, and
// the same sum of all.

const monday = parsePlainDate('2026-11-16') as PlainDate;
const params = { startsOn: monday };

let world: World;
let manager: Client;
let admin: Client;
let ana: Employee;
let ben: Employee;

beforeAll(async () => {
  world = await aWorld();
  const server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  [ana, ben] = [await world.employee('Ana', { at: 'Wharf' }), await world.employee('Ben', { at: 'Wharf' })];
  for (const one of [ana, ben]) await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-23T15:00:00.000Z');
  manager = await server.as(boss);
  admin = await server.as(world.organization.admin);
  for (const one of [ana, ben]) await approveWeek(manager, one, monday);
});

afterAll(() => world.close());

async function look() {
  const answer = await manager.call(contract.readPayRun, { query: { date: monday } });
  if (!answer.ok) throw new Error('the pay run was refused');
  const { revision } = answer.value;
  return { revision, people: 2, finalCents: cents(320_00), shown: shownOfRun(answer.value) };
}

const pay = (body: Awaited<ReturnType<typeof look>>, key = v7()) =>
  manager.call(contract.payRun, { params, headers: { 'idempotency-key': key }, body });

const paid = async () => {
  const list = await manager.call(contract.readPayments, { query: { sort: 'employee', order: 'ascending' } });
  return list.ok && list.value.payments.map(({ employee, totalCents }) => [employee.firstName, totalCents]);
};

test('a run is refused where one gets what another loses since it was looked at, and pays what was shown', async () => {
  const before = await look();
  for (const [{ employeeId }, rate] of [
    [ana, 25_00],
    [ben, 15_00],
  ] as const) {
    const reason = 'They were mixed up';
    await admin.call(contract.reopenTimeCard, { params: { employeeId, startsOn: monday }, body: { reason } });
    const body = { startsOn: monday, centsPerHour: cents(rate), reason };
    expect(await admin.call(contract.setPayRate, { params: { employeeId }, body })).toMatchObject({ ok: true });
    await approveCard(admin, { employeeId }, monday);
  }
  const key = v7();
  expect(await pay(before, key)).toMatchObject({ refusal: 'pay_run_differs' });
  expect(await paid()).toEqual([]);

  const now = await look();
  const run = await pay(now, key);
  expect(run).toMatchObject({ value: { people: 2, finalCents: 320_00 } });
  expect(await paid()).toEqual([
    ['Ana', 200_00],
    ['Ben', 120_00],
  ]);
  // Nor is whoever saw the former told that it is paid.
  expect(await pay(before, key)).toMatchObject({ refusal: 'idempotency_key_reused' });
  expect(await pay(now, key)).toEqual(run);
});
