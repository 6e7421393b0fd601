import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PayRunDraft, PayRunReply } from '../../src/contract/payroll/pay-run.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { checkBook } from '../../src/domain/payroll/book.ts';
import { readBook } from '../../src/server/payroll/read.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveWeek, lookAtRun, shownUnder } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const loan = {
  id: '00000000-0000-7000-8000-0000000000a1',
  name: 'Loan',
  kind: 'fixed' as const,
  value: '50',
  yearlyCap: '80',
  beforeTax: false,
};

let world: World;
let server: WorldServer;
let admin: Client;
let manager: Client;
let boss: Employee;
let ana: Employee;
let ben: Employee;
let cleo: Employee;

// Ana and Ben are approved, Cleo is not; Far works where the manager has nothing to say.
beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  [ana, ben, cleo] = [
    await world.employee('Ana', { at: 'Wharf' }),
    await world.employee('Ben', { at: 'Wharf' }),
    await world.employee('Cleo', { at: 'Wharf' }),
  ];
  const far = await world.employee('Far', { at: 'Pier' });
  for (const one of [boss, ana, ben, cleo, far]) await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-23T15:00:00.000Z');
  [admin, manager] = await Promise.all([server.as(world.organization.admin), server.as(boss)]);
  for (const one of [ana, ben]) await approveWeek(manager, one, monday);
});

afterAll(() => world.close());

async function read(by = manager): Promise<PayRunReply> {
  const answer = await by.call(contract.readPayRun, { query: { date: monday } });
  if (!answer.ok) throw new Error('the pay run was refused');
  return answer.value;
}

const params = { startsOn: monday };
const draft = (people: PayRunDraft['people'] = {}, deductions: PayRunDraft['deductions'] = [loan]): PayRunDraft => ({
  method: 'Zelle',
  deductions,
  people,
});

async function prepare(wish: PayRunDraft): Promise<number> {
  const { revision } = await read();
  const kept = await manager.call(contract.setPayRunDraft, { params, body: { revision, draft: wish } });
  if (!kept.ok) throw new Error(kept.refusal);
  return kept.value.revision;
}

const run = async (body: { revision: number; people: number; finalCents: number }, key = v7()) =>
  manager.call(contract.payRun, {
    params,
    headers: { 'idempotency-key': key },
    body: { ...body, finalCents: cents(body.finalCents), shown: await shownUnder(manager, monday, key) },
  });

test('tells of everybody whom the reader may pay, but for themselves, with what is due and what stands in the way', async () => {
  const { people, draft: none, revision } = await read();
  expect(people).toMatchObject([
    { firstName: 'Ana', days: 1, workedMinutes: 480, overtimeMinutes: 0, dueCents: 160_00, blockers: [] },
    // Eight hours at 20.00, 12.75 above the federal minimum wage.
    { firstName: 'Ben', dueCents: 160_00, beforeCents: null, deductibleCents: 102_00, minimumWage: '7.25' },
    { firstName: 'Cleo', days: 0, blockers: [{ kind: 'not_approved', startsOn: monday }] },
  ]);
  expect([none, revision]).toEqual([{ method: 'Zelle', deductions: [], people: {} }, 0]);
  expect((await read(admin)).people.map(({ firstName }) => firstName)).toContain('Far');
  expect((await read()).locations.map(({ name }) => name)).toEqual(['Wharf']);
  expect((await read(admin)).locations.map(({ name }) => name)).toContain('Pier');
});

test('a draft goes on where it was left, and two devices do not overwrite each other', async () => {
  const revision = await prepare(draft({ [ana.employeeId]: { extra: '40' } }));
  expect(await read()).toMatchObject({ revision, draft: { people: { [ana.employeeId]: { extra: '40' } } } });
  const body = { revision: revision - 1, draft: draft() };
  expect(await manager.call(contract.setPayRunDraft, { params, body })).toMatchObject({
    refusal: 'pay_run_draft_changed_meanwhile',
  });
  expect((await read(admin)).revision).toBe(0);
});

test('a draft is of a pay period, by its first date', async () => {
  for (const daysLater of [1, 6, -1]) {
    const startsOn = addDays(monday, daysLater);
    const body = { revision: 0, draft: draft() };
    expect(await manager.call(contract.setPayRunDraft, { params: { startsOn }, body })).toMatchObject({
      refusal: 'not_a_pay_period',
      details: { startsOn: addDays(monday, daysLater < 0 ? -7 : 0) },
    });
  }
});

test('nobody is paid while somebody in the run cannot be', async () => {
  const revision = await prepare(draft());
  expect(await run({ revision, people: 3, finalCents: 220_00 })).toMatchObject({ refusal: 'pay_run_blocked' });
  const skipped = { [cleo.employeeId]: { skip: true } };
  const negative = await prepare(
    draft({ ...skipped, [ben.employeeId]: { deductions: { [loan.id]: '400' } } }, [{ ...loan, yearlyCap: '0' }]),
  );
  expect(await run({ revision: negative, people: 2, finalCents: 0 })).toMatchObject({ refusal: 'pay_run_blocked' });
  const right = await prepare(draft(skipped));
  expect(await run({ revision: right, people: 2, finalCents: 220_01 })).toMatchObject({ refusal: 'pay_run_differs' });
  expect(await run({ revision: right - 1, people: 2, finalCents: 220_00 })).toMatchObject({ ok: false });
  const organizationId = world.organization.id;
  const book = await world.inside(organizationId, ({ tx }) => readBook(tx, organizationId));
  expect(book.payments).toEqual([]);
});

test('a deduction that no payment can hold is named with whom it stands in the way of', async () => {
  const most = '999999999.99';
  const meals = { ...loan, name: 'Meals', kind: 'per_unit' as const, value: most, yearlyCap: '0' };
  const people = { [cleo.employeeId]: { skip: true }, [ben.employeeId]: { deductions: { [loan.id]: most } } };
  const revision = await prepare(draft(people, [meals]));
  expect(await run({ revision, people: 2, finalCents: 0 })).toMatchObject({
    refusal: 'pay_run_blocked',
    details: {
      blocked: [{ employeeId: ben.employeeId, name: 'Ben Harbor', kind: 'deduction_too_large', deduction: 'Meals' }],
    },
  });
  expect((await read()).revision).toBe(revision);
});

test('pays everybody at once, and once: with stubs, deductions and an entry in the audit log for each', async () => {
  const revision = await prepare(draft({ [cleo.employeeId]: { skip: true }, [ana.employeeId]: { extra: '40' } }));
  const key = v7();
  const seen = { revision, people: 2, finalCents: 260_00 };
  const first = await run(seen, key);
  expect(first).toMatchObject({ value: { people: 2, waiting: 0, finalCents: 260_00 } });
  expect(await run(seen, key)).toEqual(first);
  expect(await run(seen)).toMatchObject({ refusal: 'pay_run_draft_changed_meanwhile' });
  // Cleo was left out of that run alone.
  expect(await run({ ...seen, revision: revision + 1 })).toMatchObject({ refusal: 'pay_run_blocked' });

  const list = await manager.call(contract.readPayments, { query: { sort: 'employee', order: 'ascending' } });
  expect(list.ok && list.value.payments).toMatchObject([
    {
      totalCents: 200_00,
      deductionsCents: 50_00,
      finalCents: 150_00,
      owedCents: 160_00,
      hourlyCents: 25_00,
      method: 'Zelle',
    },
    { totalCents: 160_00, finalCents: 110_00, hourlyCents: 20_00 },
  ]);
  const [payment] = list.ok ? list.value.payments : [];
  const stub = await (
    await server.as(ana)
  ).call(contract.readPayStub, { params: { paymentId: payment?.paymentId ?? '' } });
  expect(stub).toMatchObject({
    value: {
      lines: [
        { kind: 'straight-time', cents: 160_00 },
        { kind: 'agreed', cents: 40_00 },
      ],
      deductions: [
        {
          name: 'Loan',
          quantity: '1',
          cents: 50_00,
          rule: { kind: 'fixed', value: '50', yearlyCap: '80', beforeTax: false, baseCents: 200_00, isTyped: false },
        },
      ],
      yearToDate: { totalCents: 200_00, finalCents: 150_00 },
    },
  });
  const told = await world.asOwner(
    "select action, count(*)::int as count from audit_entries where action in ('payment.recorded', 'pay_run.paid', 'pay_run.begun') group by action order by action",
  );
  expect(told).toEqual([
    { action: 'pay_run.begun', count: 1 },
    { action: 'pay_run.paid', count: 1 },
    { action: 'payment.recorded', count: 2 },
  ]);
  const organizationId = world.organization.id;
  const book = await world.inside(organizationId, ({ tx }) => readBook(tx, organizationId));
  expect(checkBook(book).faults).toEqual([]);
});

test('everybody who was paid is told that their stub is there, once, whoever sent the run again', async () => {
  const told = () =>
    world.asOwner("select employee_id from notices where kind = 'payment_recorded' order by employee_id");
  const paid = [ana, ben].map(({ employeeId }) => ({ employee_id: employeeId }));
  await expect
    .poll(told, { timeout: 20_000 })
    .toEqual(paid.toSorted((a, b) => (a.employee_id < b.employee_id ? -1 : 1)));
});

test('a payment of a run that is voided brings its days, and what it took of a cap, back into the next one', async () => {
  world.clock.set('2026-11-23T15:01:00.000Z');
  const list = await manager.call(contract.readPayments, { query: { q: 'Ben' } });
  const [payment] = list.ok ? list.value.payments : [];
  const body = { reason: 'Zelle sent it back' };
  const which = { paymentId: payment?.paymentId ?? '' };
  expect(await manager.call(contract.voidPayment, { params: which, body })).toMatchObject({ ok: true });
  const freed = { firstName: 'Ben', days: 1, workedMinutes: 480, dueCents: 160_00, taken: {}, blockers: [] };
  expect((await read()).people).toMatchObject([freed, { firstName: 'Cleo' }]);

  // The draft goes on as the run left it.
  const people = { ...(await read()).draft.people, [cleo.employeeId]: { skip: true } };
  const revision = await prepare(draft(people));
  expect(await run({ revision, people: 1, finalCents: 110_00 })).toMatchObject({ value: { people: 1 } });
  expect((await read()).people.map(({ firstName }) => firstName)).toEqual(['Cleo']);
  const organizationId = world.organization.id;
  const book = await world.inside(organizationId, ({ tx }) => readBook(tx, organizationId));
  expect(checkBook(book).faults).toEqual([]);
});

test('what the year took already counts towards a cap, and the payment before is beside the next', async () => {
  const { people } = await read();
  expect(people.map(({ firstName }) => firstName)).toEqual(['Cleo']);
  await approveWeek(manager, cleo, monday);
  expect(await read()).toMatchObject({
    people: [{ firstName: 'Cleo', taken: {}, dueCents: 160_00, blockers: [] }],
    runs: [
      { people: 1, finalCents: 110_00 },
      { people: 2, finalCents: 260_00 },
    ],
  });
});

test('what an admin keeps for the organization is what everybody’s next run begins with, by location', async () => {
  const next = parsePlainDate('2026-11-23') as PlainDate;
  const deductions = [
    { ...loan, name: 'Parking', locationId: await world.organization.location('Wharf') },
    { ...loan, id: v7(), name: 'Badge', value: '2', locationId: null },
  ];
  const body = { deductions, revision: 0 };
  expect(await manager.call(contract.changeDeductionTemplates, { body })).toMatchObject({ ok: false });
  expect(await admin.call(contract.changeDeductionTemplates, { body })).toMatchObject({ value: { revision: 1 } });
  expect(await admin.call(contract.changeDeductionTemplates, { body })).toMatchObject({
    refusal: 'deduction_templates_changed_meanwhile',
  });
  for (const by of [manager, admin]) {
    const begun = await by.call(contract.readPayRun, { query: { date: next } });
    expect(begun).toMatchObject({ value: { draft: { deductions }, templates: { revision: 1 } } });
  }
  expect((await read()).draft.deductions).not.toEqual(deductions);
});

test('whoever may be the second person is told once of a run, however many of its payments wait, until none does', async () => {
  const startsOn = parsePlainDate('2026-11-23') as PlainDate;
  world.clock.set('2026-11-27T23:00:00.000Z');
  const people = [await world.employee('Dora', { at: 'Wharf' }), await world.employee('Emil', { at: 'Wharf' })];
  for (const one of people) await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-30T15:00:00.000Z');
  const [first, second] = await Promise.all([server.as(world.organization.admin), server.as(boss)]);
  for (const one of people) await approveWeek(first, one, startsOn);
  await first.call(contract.changePaymentLimit, { body: { limitCents: cents(100_00), revision: 0 } });
  const kept = await first.call(contract.setPayRunDraft, {
    params: { startsOn },
    body: { revision: 0, draft: draft({}, []) },
  });
  const shown = await lookAtRun(first, startsOn);
  const paid = await first.call(contract.payRun, {
    params: { startsOn },
    headers: { 'idempotency-key': v7() },
    body: { revision: kept.ok ? kept.value.revision : 0, people: 2, finalCents: cents(320_00), shown },
  });
  expect(paid).toMatchObject({ value: { waiting: 2 } });

  const asked = () =>
    world.asOwner<{ is_read: boolean }>(
      "select employee_id, (facts ->> 'count')::int as count, read_at is not null as is_read from notices where kind in ('payment_waiting', 'payments_waiting')",
    );
  const notice = { employee_id: boss.employeeId, count: 2 };
  await expect.poll(asked, { timeout: 20_000 }).toEqual([{ ...notice, is_read: false }]);
  const waitingOf = async () => {
    const answer = await first.call(contract.readPayRun, { query: { date: startsOn } });
    return answer.ok && answer.value.runs[0]?.waiting;
  };
  const stillWaiting = [await waitingOf()];
  const list = await second.call(contract.readPayments, { query: { status: 'waiting' } });
  for (const { paymentId } of list.ok ? list.value.payments : []) {
    expect((await asked())[0]?.is_read).toBe(false);
    expect(await second.call(contract.approvePayment, { params: { paymentId } })).toMatchObject({ ok: true });
    stillWaiting.push(await waitingOf());
  }
  expect(stillWaiting).toEqual([2, 1, 0]);
  expect(await asked()).toEqual([{ ...notice, is_read: true }]);
  const told = await world.asOwner(
    "select employee_id from notices where kind = 'payment_recorded' and employee_id = any ($1)",
    [people.map(({ employeeId }) => employeeId)],
  );
  expect(told).toHaveLength(2);
});
