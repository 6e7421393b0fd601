import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PayRunDraft, PayRunReply } from '../../src/contract/payroll/pay-run.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard, approveWeek, shownUnder } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// The same pay period is run again: somebody was left out, a card changed, an answer was lost.

const monday = parsePlainDate('2026-11-16') as PlainDate;
const loan = {
  id: '00000000-0000-7000-8000-0000000000a1',
  name: 'Loan',
  kind: 'fixed' as const,
  value: '50',
  yearlyCap: '0',
  beforeTax: false,
};
const parking = { ...loan, id: '00000000-0000-7000-8000-0000000000a2', name: 'Parking', value: '3' };

let world: World;
let server: WorldServer;
let boss: Employee;
let manager: Client;
let ana: Employee;
let ben: Employee;
let cleo: Employee;

// Ana and Ben are approved, Cleo is not.
beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  [ana, ben, cleo] = [
    await world.employee('Ana', { at: 'Wharf' }),
    await world.employee('Ben', { at: 'Wharf' }),
    await world.employee('Cleo', { at: 'Wharf' }),
  ];
  for (const one of [ana, ben, cleo]) await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-23T15:00:00.000Z');
  manager = await server.as(boss);
  for (const one of [ana, ben]) await approveWeek(manager, one, monday);
});

afterAll(() => world.close());

async function read(): Promise<PayRunReply> {
  const answer = await manager.call(contract.readPayRun, { query: { date: monday } });
  if (!answer.ok) throw new Error('the pay run was refused');
  return answer.value;
}

async function prepare(people: PayRunDraft['people'], revision?: number): Promise<number> {
  const draft: PayRunDraft = { method: 'Zelle', deductions: [loan, parking], people };
  const body = { revision: revision ?? (await read()).revision, draft };
  const kept = await manager.call(contract.setPayRunDraft, { params: { startsOn: monday }, body });
  if (!kept.ok) throw new Error(kept.refusal);
  return kept.value.revision;
}

const run = async (body: { revision: number; people: number; finalCents: number }, key = v7(), startsOn = monday) =>
  manager.call(contract.payRun, {
    params: { startsOn },
    headers: { 'idempotency-key': key },
    body: { ...body, finalCents: cents(body.finalCents), shown: await shownUnder(manager, startsOn, key) },
  });

/** Everybody else is left out. */
const onlyAna = (): PayRunDraft['people'] => ({
  [ben.employeeId]: { skip: true },
  [cleo.employeeId]: { skip: true },
});

/** An hour is found, and the card approved anew. */
async function worksMore({ employeeId }: Employee, date: PlainDate, hour = 18): Promise<void> {
  const reason = 'An hour was forgotten';
  await manager.call(contract.reopenTimeCard, { params: { employeeId, startsOn: monday }, body: { reason } });
  const asked = {
    date,
    startTime: { hour, minute: 0 },
    endTime: { hour: hour + 1, minute: 0 },
    breakMinutes: 0,
  };
  const body = { id: v7(), entryId: null, asked, reason, seen: [] };
  const corrected = await manager.call(contract.correctEntry, { params: { employeeId }, body });
  if (!corrected.ok) throw new Error(corrected.refusal);
  await approveCard(manager, { employeeId }, monday);
}

test('what was typed for those who were paid, and what is taken once a period, is not in the next run of it', async () => {
  const typed = { extra: '12', deductions: { [parking.id]: '7' } };
  const revision = await prepare({ [ana.employeeId]: { extra: '40' }, [cleo.employeeId]: { ...typed, skip: true } });
  const paid = await run({ revision, people: 2, finalCents: 254_00 });
  // Whoever was left out keeps what was typed, and is in the next run until they are left out again.
  const draft = { method: 'Zelle', deductions: [loan, parking], people: { [cleo.employeeId]: typed } };
  expect(paid).toMatchObject({ value: { people: 2, finalCents: 254_00, revision: revision + 1 } });
  expect(paid.ok && paid.value.draft).toEqual(draft);
  const again = await read();
  expect([again.draft, again.revision]).toEqual([draft, revision + 1]);
  expect(again.runs).toMatchObject([paid.ok && { runId: paid.value.runId, at: paid.value.at }]);

  // Of Ana a difference of a day that was paid, of Ben a day that was not.
  await worksMore(ana, monday);
  await worksMore(ben, addDays(monday, 1));
  expect((await read()).people).toMatchObject([
    { firstName: 'Ana', dueCents: 20_00, takesFixed: false },
    { firstName: 'Ben', dueCents: 20_00, takesFixed: false },
    { firstName: 'Cleo', takesFixed: true },
  ]);
  const next = { ...draft.people, [cleo.employeeId]: { ...typed, skip: true } };
  const second = await run({ revision: await prepare(next, again.revision), people: 2, finalCents: 40_00 });
  expect(second).toMatchObject({ value: { people: 2, finalCents: 40_00 } });
});

test('a fixed deduction is not taken of a difference alone; typed for somebody it is, and once a payment is voided anew', async () => {
  await worksMore(ana, monday, 20);
  const next = await manager.call(contract.readPayRun, { query: { date: addDays(monday, 7) } });
  expect(next).toMatchObject({ value: { people: [{ firstName: 'Ana', dueCents: 20_00, takesFixed: false }] } });
  const people = { [ana.employeeId]: { deductions: { [loan.id]: '5' } }, [cleo.employeeId]: { skip: true } };
  const revision = await prepare(people);
  expect(await run({ revision, people: 1, finalCents: 15_00 })).toMatchObject({ ok: true });

  const list = await manager.call(contract.readPayments, { query: { q: 'Ben' } });
  const paid = list.ok ? list.value.payments : [];
  const took = paid.filter(({ deductionsCents }) => deductionsCents > 0);
  const tookNone = paid.filter(({ deductionsCents }) => deductionsCents === 0);
  // That a later payment of the period stands, which took none, is no reason not to take them.
  for (const [voided, dueCents] of [
    [took, 160_00],
    [tookNone, 180_00],
  ] as const) {
    expect(voided).toHaveLength(1);
    for (const { paymentId } of voided) {
      const body = { reason: 'Zelle sent it back' };
      expect(await manager.call(contract.voidPayment, { params: { paymentId }, body })).toMatchObject({ ok: true });
    }
    expect((await read()).people[0]).toMatchObject({ firstName: 'Ben', dueCents, takesFixed: true });
  }
});

test('the same run sent twice at the same moment is one run, and both are told of it', async () => {
  await worksMore(ana, monday, 21);
  // With the next period, of which nothing was saved: no draft stands between the two.
  const [seen, key] = [{ revision: 0, people: 1, finalCents: 20_00 }, v7()];
  const send = () => run(seen, key, addDays(monday, 7));
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers[0]).toMatchObject({ value: { people: 1, finalCents: 20_00 } });
  expect(answers).toEqual([answers[0], answers[0], answers[0]]);

  // What another device began before it saw the run is of people who are paid.
  const params = { startsOn: addDays(monday, 7) };
  const draft: PayRunDraft = { method: 'Zelle', deductions: [], people: { [ana.employeeId]: { extra: '40' } } };
  const begun = await manager.call(contract.setPayRunDraft, { params, body: { revision: 0, draft } });
  expect(begun).toMatchObject({ refusal: 'pay_run_draft_changed_meanwhile' });
});

test('a run is refused to a screen that did not see the draft that was begun on another device', async () => {
  await worksMore(ana, monday, 6);
  const startsOn = addDays(monday, 14);
  const draft: PayRunDraft = { method: 'Zelle', deductions: [], people: { [ana.employeeId]: { extra: '40' } } };
  const begun = await manager.call(contract.setPayRunDraft, { params: { startsOn }, body: { revision: 0, draft } });
  expect(begun).toMatchObject({ value: { revision: 1 } });
  const unseen = await run({ revision: 0, people: 1, finalCents: 20_00 }, v7(), startsOn);
  expect(unseen).toMatchObject({ refusal: 'pay_run_draft_changed_meanwhile' });
  expect(await run({ revision: 1, people: 1, finalCents: 60_00 }, v7(), startsOn)).toMatchObject({ ok: true });
});

test('a key answers its run to whoever saw what it paid, by any date of its period; of anything else it is refused', async () => {
  await worksMore(ana, monday, 22);
  const seen = { revision: await prepare(onlyAna()), people: 1, finalCents: 20_00 };
  const key = v7();
  const wednesday = addDays(monday, 2);
  const paid = await run(seen, key, wednesday);
  expect(paid).toMatchObject({ ok: true });
  expect(await run(seen, key, wednesday)).toEqual(paid);
  expect(await run(seen, key)).toEqual(paid);
  const reused = { refusal: 'idempotency_key_reused' };
  expect(await run({ ...seen, people: 2 }, key)).toMatchObject(reused);
  expect(await run({ ...seen, finalCents: 20_01 }, key)).toMatchObject(reused);
  expect(await run(seen, key, addDays(monday, 7))).toMatchObject(reused);
});

test('a run that paid somebody a difference alone leaves their fixed deduction to the run that pays days', async () => {
  // The last run of the next period paid Ana a difference and nothing else.
  world.clock.set('2026-11-27T23:00:00.000Z');
  await ana.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-30T15:00:00.000Z');
  const next = addDays(monday, 7);
  manager = await server.as(boss);
  await approveCard(manager, ana, next);
  const seen = await manager.call(contract.readPayRun, { query: { date: next } });
  expect(seen).toMatchObject({ value: { people: [{ firstName: 'Ana', dueCents: 160_00, takesFixed: true }] } });
});
