import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PayRunDraft } from '../../src/contract/payroll/pay-run.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard, approveWeek, lookAtRun, payAll } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// A fixed deduction is taken once a pay period, however what it was taken of was recorded.

const monday = parsePlainDate('2026-11-16') as PlainDate;
const loan = {
  id: '00000000-0000-7000-8000-0000000000a1',
  name: 'Loan',
  kind: 'fixed' as const,
  value: '50',
  yearlyCap: '0',
  beforeTax: false,
};
const union = { ...loan, id: '00000000-0000-7000-8000-0000000000a2', name: 'Union', value: '3' };

let world: World;
let server: WorldServer;
let manager: Client;
let payer: Employee;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  payer = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  ana = await world.employee('Ana', { at: 'Wharf' });
  for (const day of ['Mon', 'Tue']) await ana.worked(`${day} 9:00–17:00`);
  world.clock.set('2026-11-23T15:00:00.000Z');
  manager = await server.as(payer);
  await approveWeek(manager, ana, monday);
});

afterAll(() => world.close());

async function read(startsOn = monday, by = manager) {
  const answer = await by.call(contract.readPayRun, { query: { date: startsOn } });
  if (!answer.ok) throw new Error('the pay run was refused');
  return answer.value;
}

async function run(finalCents: number, startsOn = monday, by = manager) {
  const params = { startsOn };
  const draft: PayRunDraft = { method: 'Zelle', deductions: [loan, union], people: {} };
  const body = { revision: (await read(startsOn, by)).revision, draft };
  const kept = await by.call(contract.setPayRunDraft, { params, body });
  if (!kept.ok) throw new Error(kept.refusal);
  return by.call(contract.payRun, {
    params,
    headers: { 'idempotency-key': v7() },
    body: {
      revision: kept.value.revision,
      people: 1,
      finalCents: cents(finalCents),
      shown: await lookAtRun(by, startsOn),
    },
  });
}

test('what a payment of the period took alone is told with the run, and not taken once more', async () => {
  const unpaid = await manager.call(contract.readUnpaidLogs, { params: { employeeId: ana.employeeId } });
  const [first] = unpaid.ok ? unpaid.value.workLogs : [];
  // As people read them these are one name, and that of the run.
  const deductions = ['LOAN', 'Lo\u00ADan'].map((name, key) => ({ key, name, quantity: '1', unitPrice: '10.00' }));
  const paid = await payAll(manager, ana, { chosen: [first?.id ?? ''], deductions });
  const kept = await world.asOwner<{ name: string }>('select name from payment_deductions where payment_id = $1', [
    paid.payment.paymentId,
  ]);
  expect(kept.map(({ name }) => name).toSorted()).toEqual(deductions.map(({ name }) => name));
  expect((await read()).people).toMatchObject([{ dueCents: 160_00, takesFixed: true, takenAlone: { loan: 20_00 } }]);
  expect((await read(addDays(monday, 7))).people).toEqual([]);
  expect(await run(107_00)).toMatchObject({ refusal: 'pay_run_differs' });
  const { paymentId } = paid.payment;

  // Voided, it took nothing.
  const body = { reason: 'Zelle sent it back' };
  expect(await manager.call(contract.voidPayment, { params: { paymentId }, body })).toMatchObject({ ok: true });
  expect((await read()).people).toMatchObject([{ dueCents: 320_00, takenAlone: {} }]);
  await payAll(manager, ana, { chosen: [first?.id ?? ''], deductions });
  expect(await run(157_00)).toMatchObject({ value: { people: 1, finalCents: 157_00 } });
});

test('it is not taken once more of a week by whoever pays it by another pay period', async () => {
  // The admin pays two weeks at once, the manager one: this week is in a period of each.
  const startsOn = addDays(monday, 14);
  const { citations: _, ...federal } = presets.federal;
  const rules = { ...federal, payPeriod: { frequency: 'biweekly' as const, anchor: addDays(startsOn, -7) } };
  // Nobody sets their own.
  const early = await server.as(await world.employee('Second', { role: 'admin' }));
  const scope = { kind: 'employee' as const, id: world.organization.admin.employeeId };
  const policy = { scope, startsOn: addDays(startsOn, -7), preset: 'federal' as const, rules };
  expect(await early.call(contract.setPayPolicy, { body: policy })).toMatchObject({ ok: true });
  world.clock.set('2026-12-04T23:00:00.000Z');
  await ana.worked('Mon 9:00–17:00');
  world.clock.set('2026-12-07T15:00:00.000Z');
  const [admin, boss] = [await server.as(world.organization.admin), await server.as(payer)];
  await approveCard(boss, ana, startsOn);
  const { period } = await read(startsOn, admin);
  expect(period).toEqual({ startsOn: addDays(startsOn, -7), endsOn: addDays(startsOn, 6) });
  expect(await run(107_00, period.startsOn, admin)).toMatchObject({ value: { people: 1, finalCents: 107_00 } });

  // A day had been forgotten.
  const { employeeId } = ana;
  const reason = 'Tuesday was forgotten';
  await boss.call(contract.reopenTimeCard, { params: { employeeId, startsOn }, body: { reason } });
  const asked = {
    date: addDays(startsOn, 1),
    startTime: { hour: 9, minute: 0 },
    endTime: { hour: 17, minute: 0 },
    breakMinutes: 0,
  };
  const body = { id: v7(), entryId: null, asked, reason, seen: [] };
  expect(await boss.call(contract.correctEntry, { params: { employeeId }, body })).toMatchObject({ ok: true });
  await approveCard(boss, ana, startsOn);
  expect((await read(startsOn, boss)).people).toMatchObject([{ dueCents: 160_00, takesFixed: false }]);
  expect(await run(160_00, startsOn, boss)).toMatchObject({ value: { people: 1, finalCents: 160_00 } });
});
