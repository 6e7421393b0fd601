import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { paymentSorts } from '../../src/contract/payroll/payment-list.ts';
import type { PaymentReply } from '../../src/contract/payroll/payments.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import { approveWeek, payAll } from '../world/pay-day.ts';
import { aWorld, type World } from '../world/world.ts';

// Five days of each of six people, at 20.00 an hour, each paid by itself: the list is sorted by each column, turned in pages, and summed up.

const monday = parsePlainDate('2026-11-16') as PlainDate;
const hours = ['9:00–17:00', '9:00–15:00', '9:00–17:00', '9:00–16:00', '9:00–17:00'];

let world: World;
let manager: Client;

beforeAll(async () => {
  world = await aWorld({ now: '2026-11-20T23:00:00.000Z' });
  const server = await world.serve();
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  const people = [];
  for (const name of ['Ana Ruiz', 'Ben Ames', 'Cleo Moss', 'Dan Zorn', 'Eva Hill', 'Fay Boyd']) {
    const one = await world.employee(name, { at: 'Wharf' });
    for (const [place, day] of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].entries())
      await one.worked(`${day} ${hours[place]}`);
    people.push(one);
  }
  world.clock.set('2026-11-23T15:00:00.000Z');
  manager = await server.as(boss);
  const admin = await server.as(world.organization.admin);
  for (const one of people) await approveWeek(manager, one, monday);
  for (const [of, { employeeId }] of people.entries()) {
    const unpaid = await manager.call(contract.readUnpaidLogs, { params: { employeeId } });
    for (const [place, { id }] of (unpaid.ok ? unpaid.value.workLogs : []).entries()) {
      // Dan's last day is above the limit from then on; of Eva's each takes something.
      if (of === 3 && place === 4)
        await admin.call(contract.changePaymentLimit, { body: { limitCents: cents(150_00), revision: 0 } });
      const deductions = of === 4 ? [{ key: 1, name: 'Meals', quantity: String(place + 1), unitPrice: '5.00' }] : [];
      await payAll(manager, { employeeId }, { chosen: [id], deductions });
      if (of === 3 && place === 4)
        await admin.call(contract.changePaymentLimit, { body: { limitCents: cents(0), revision: 1 } });
    }
  }
  const list = await manager.call(contract.readPayments, { query: { q: 'Fay' } });
  const paymentId = list.ok ? (list.value.payments[0]?.paymentId ?? '') : '';
  await manager.call(contract.voidPayment, { params: { paymentId }, body: { reason: 'Zelle sent it back' } });
});

afterAll(() => world.close());

async function read(query: object) {
  const answer = await manager.call(contract.readPayments, { query });
  if (!answer.ok) throw new Error('the payments were refused');
  return answer.value;
}

const figures: Record<(typeof paymentSorts)[number], (payment: PaymentReply) => string | number> = {
  employee: ({ employee }) => `${employee.lastName} ${employee.firstName}`,
  week: ({ weekEndsOn }) => weekEndsOn,
  hours: ({ workedMinutes }) => workedMinutes,
  rate: ({ hourlyCents }) => hourlyCents,
  deductions: ({ deductionsCents }) => deductionsCents,
  total: ({ finalCents }) => finalCents,
  status: ({ status }) => status,
};

test.each(paymentSorts)('sorted by %s, up and down, both pages are one sequence of all', async (sort) => {
  for (const order of ['ascending', 'descending'] as const) {
    const [first, second] = [await read({ sort, order }), await read({ sort, order, page: 2 })];
    expect([first.count, first.payments.length, second.payments.length]).toEqual([30, 25, 5]);
    const all = [...first.payments, ...second.payments];
    expect(new Set(all.map(({ paymentId }) => paymentId)).size).toBe(30);
    const told = all.map(figures[sort]);
    const sorted = told.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    expect(told).toEqual(order === 'ascending' ? sorted : sorted.toReversed());
  }
});

test('the cards say what the ledger does: without what was voided or waits, and with what became due again', async () => {
  const { summary, period } = await read({});
  expect(period).toEqual({ startsOn: '2026-11-23', endsOn: '2026-11-29' });
  const [paid] = await world.asOwner(
    `select count(*)::int as count, sum(final_cents)::int as cents, sum(worked_minutes)::int as minutes from payments p
     where not exists (select from payment_voids where payment_id = p.id)
       and (not needs_second or exists (select from payment_approvals where payment_id = p.id))`,
  );
  expect(paid).toMatchObject({ count: 28 });
  expect(summary).toEqual({
    paidCount: paid?.['count'],
    paidCents: paid?.['cents'],
    paidMinutes: paid?.['minutes'],
    // The day of Fay's that was voided; what waits for a second person is settled.
    outstandingCents: 160_00,
    outstandingMinutes: 480,
    outstandingDays: 1,
    unpaidPeople: 1,
    waitingCount: 1,
    people: 7,
  });
});
