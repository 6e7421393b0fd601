import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PayRunDraft } from '../../src/contract/payroll/pay-run.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveWeek, lookAtRun, payAll } from '../world/pay-day.ts';
import { aWorld, type World } from '../world/world.ts';

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
let manager: Client;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  const server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  ana = await world.employee('Ana', { at: 'Wharf' });
  for (const day of ['Mon', 'Tue']) await ana.worked(`${day} 9:00–17:00`);
  world.clock.set('2026-11-23T15:00:00.000Z');
  manager = await server.as(boss);
  await approveWeek(manager, ana, monday);
});

afterAll(() => world.close());

async function read(startsOn = monday) {
  const answer = await manager.call(contract.readPayRun, { query: { date: startsOn } });
  if (!answer.ok) throw new Error('the pay run was refused');
  return answer.value;
}

async function run(finalCents: number) {
  const params = { startsOn: monday };
  const draft: PayRunDraft = { method: 'Zelle', deductions: [loan, union], people: {} };
  const body = { revision: (await read()).revision, draft };
  const kept = await manager.call(contract.setPayRunDraft, { params, body });
  if (!kept.ok) throw new Error(kept.refusal);
  return manager.call(contract.payRun, {
    params,
    headers: { 'idempotency-key': v7() },
    body: {
      revision: kept.value.revision,
      people: 1,
      finalCents: cents(finalCents),
      shown: await lookAtRun(manager, monday),
    },
  });
}

test('what a payment of the period took alone is told with the run, and not taken once more', async () => {
  const unpaid = await manager.call(contract.readUnpaidLogs, { params: { employeeId: ana.employeeId } });
  const [first] = unpaid.ok ? unpaid.value.workLogs : [];
  const deductions = [{ key: 1, name: 'Loan', quantity: '2', unitPrice: '10.00' }];
  const paid = await payAll(manager, ana, { chosen: [first?.id ?? ''], deductions });
  expect((await read()).people).toMatchObject([{ dueCents: 160_00, takesFixed: true, takenAlone: { Loan: 20_00 } }]);
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
