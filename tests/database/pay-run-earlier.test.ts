import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PayRunDraft, PayRunReply } from '../../src/contract/payroll/pay-run.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard, approveWeek, lookAtRun, payAll } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// Of 16 Nov nobody paid Ben and Cleo; Ana was paid for eight hours of Monday and worked two, and has two hours of Tuesday that are unpaid.

const monday = parsePlainDate('2026-11-16') as PlainDate;
const nextMonday = addDays(monday, 7);

let world: World;
let server: WorldServer;
let admin: Client;
let ana: Employee;
let ben: Employee;
let cleo: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  [ana, ben, cleo] = [
    await world.employee('Ana', { at: 'Wharf' }),
    await world.employee('Ben', { at: 'Wharf' }),
    await world.employee('Cleo', { at: 'Wharf' }),
  ];
  for (const one of [ana, ben, cleo]) await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-23T15:00:00.000Z');
  admin = await server.as(world.organization.admin);
  for (const one of [ana, ben, cleo]) await approveWeek(admin, one, monday);
  await payAll(admin, ana);
  await worksLess(ana);
  world.clock.set('2026-11-27T23:00:00.000Z');
  for (const one of [ana, ben]) await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-30T15:00:00.000Z');
  admin = await server.as(world.organization.admin);
  for (const one of [ana, ben]) await approveCard(admin, one, nextMonday);
});

afterAll(() => world.close());

/** Six hours of Monday were none, and two of Tuesday had been forgotten. */
async function worksLess({ employeeId }: Employee): Promise<void> {
  const params = { employeeId, startsOn: monday };
  const reason = 'The clock was wrong';
  await admin.call(contract.reopenTimeCard, { params, body: { reason } });
  const days = [
    { date: monday, hours: [9, 11], of: 0 },
    { date: addDays(monday, 1), hours: [9, 11], of: null },
  ] as const;
  for (const { date, hours, of } of days) {
    const card = await admin.call(contract.readCard, { params });
    const seen = card.ok ? card.value.punches.map(({ id }) => id) : [];
    const [start, end] = hours;
    const asked = { date, startTime: { hour: start, minute: 0 }, endTime: { hour: end, minute: 0 }, breakMinutes: 0 };
    const entryId = of === null ? null : (seen[of] ?? null);
    const body = { id: v7(), entryId, asked, reason, seen: of === null ? [] : seen };
    const corrected = await admin.call(contract.correctEntry, { params: { employeeId }, body });
    if (!corrected.ok) throw new Error(corrected.refusal);
  }
  await approveCard(admin, { employeeId }, monday);
}

async function read(): Promise<PayRunReply> {
  const answer = await admin.call(contract.readPayRun, { query: { date: nextMonday } });
  if (!answer.ok) throw new Error('the pay run was refused');
  return answer.value;
}

async function keep(draft: Partial<PayRunDraft>): Promise<number> {
  const body = {
    revision: (await read()).revision,
    draft: { method: 'Zelle' as const, deductions: [], people: {}, ...draft },
  };
  const kept = await admin.call(contract.setPayRunDraft, { params: { startsOn: nextMonday }, body });
  if (!kept.ok) throw new Error(kept.refusal);
  return kept.value.revision;
}

const opensOn = async () => {
  const answer = await admin.call(contract.readPayRun, { query: {} });
  return answer.ok && answer.value.period.startsOn;
};

test('a run opens on the last period that is over, where somebody of it is to be paid', async () => {
  expect(await opensOn()).toBe(nextMonday);
});

test('approved days of an earlier period that nobody paid are named by person, and are in no run that was not told to pay them', async () => {
  const { people, earlier } = await read();
  expect(earlier).toMatchObject([
    { firstName: 'Ana', startsOn: monday, days: 1, cents: 40_00, isInRun: true },
    { firstName: 'Ben', startsOn: monday, days: 1, cents: 160_00, isInRun: false },
    { firstName: 'Cleo', startsOn: monday, days: 1, cents: 160_00, isInRun: false },
  ]);
  expect(people.find(({ firstName }) => firstName === 'Ben')).toMatchObject({ days: 1, dueCents: 160_00 });
});

test('what somebody owes back is set against their own earlier days as well', async () => {
  const { people } = await read();
  // 160.00 of this week and 40.00 of that Tuesday, less 120.00 of that Monday.
  expect(people.find(({ firstName }) => firstName === 'Ana')).toMatchObject({
    days: 3,
    dueCents: 80_00,
    // Held to the minimum wage like a deduction.
    setOffCents: 120_00,
  });
});

test('an earlier week that changed since it was approved is paid by no press until it is approved anew, and is named', async () => {
  const rise = { startsOn: monday, centsPerHour: cents(22_00), reason: undefined };
  await admin.call(contract.setPayRate, { params: cleo, body: rise });
  const revision = await keep({ withEarlier: true });
  const { people } = await read();
  const blocker = { kind: 'changed_since_approval', startsOn: monday };
  expect(people.find(({ firstName }) => firstName === 'Cleo')?.blockers).toEqual([blocker]);
  expect(people.filter(({ blockers }) => blockers.length > 0)).toHaveLength(1);
  const refused = await admin.call(contract.payRun, {
    params: { startsOn: nextMonday },
    headers: { 'idempotency-key': v7() },
    body: { revision, people: 3, finalCents: cents(560_00), shown: await lookAtRun(admin, nextMonday) },
  });
  expect(refused).toMatchObject({
    refusal: 'pay_run_blocked',
    details: { blocked: [{ name: 'Cleo Harbor', ...blocker }] },
  });
  await approveCard(admin, cleo, monday);
});

test('one press has them paid with the run, which forgets the press', async () => {
  const revision = await keep({ withEarlier: true });
  expect(await read()).toMatchObject({
    people: [
      { firstName: 'Ana', dueCents: 80_00 },
      { firstName: 'Ben', days: 2, dueCents: 320_00, takesFixed: true },
      // She has no day of this period, of which fixed deductions are taken once.
      { firstName: 'Cleo', days: 1, dueCents: 176_00, firstDay: monday, takesFixed: false },
    ],
    earlier: [{ isInRun: true }, { isInRun: true }, { isInRun: true }],
  });
  const paid = await admin.call(contract.payRun, {
    params: { startsOn: nextMonday },
    headers: { 'idempotency-key': v7() },
    body: { revision, people: 3, finalCents: cents(576_00), shown: await lookAtRun(admin, nextMonday) },
  });
  expect(paid).toMatchObject({ value: { people: 3, finalCents: 576_00 } });
  const { people, earlier, draft } = await read();
  expect({ people, earlier }).toEqual({ people: [], earlier: [] });
  expect(draft.withEarlier).toBeUndefined();
  // Nobody of it is left to be paid.
  expect(await opensOn()).toBe(addDays(nextMonday, 7));
});

test('the week of a payment of a run is that of its latest day, also where that is before the period', async () => {
  const list = await admin.call(contract.readPayments, { query: { q: 'Cleo' } });
  expect(list.ok && list.value.payments).toMatchObject([{ weekEndsOn: addDays(monday, 6), totalCents: 176_00 }]);
});
