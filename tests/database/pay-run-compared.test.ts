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

const firstWeek = parsePlainDate('2026-11-16') as PlainDate;
const secondWeek = addDays(firstWeek, 7);

let world: World;
let server: WorldServer;
let admin: Client;
let people: readonly Employee[];
let benPaid: string;

/**
 * All three were in the run of the first week, Ana with 40.00 beside what the rules say; afterwards her rate was raised, and the difference paid to
 * her alone. In the second week Ana worked, and Cleo, whose payment came back.
 */
beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  people = [
    await world.employee('Ana', { at: 'Wharf' }),
    await world.employee('Ben', { at: 'Wharf' }),
    await world.employee('Cleo', { at: 'Pier' }),
  ];
  const [ana, , cleo] = people as [Employee, Employee, Employee];
  for (const one of people) await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-23T15:00:00.000Z');
  admin = await server.as(world.organization.admin);
  for (const one of people) await approveWeek(admin, one, firstWeek);
  await runAll(firstWeek, { [ana.employeeId]: { extra: '40' } }, 3, 520_00);
  const list = await admin.call(contract.readPayments, { query: {} });
  const idOf = (name: string) =>
    (list.ok && list.value.payments.find(({ employee }) => employee.firstName === name)?.paymentId) || '';
  benPaid = idOf('Ben');
  const reason = 'The bank sent it back';
  await admin.call(contract.voidPayment, { params: { paymentId: idOf('Cleo') }, body: { reason } });
  const rise = { startsOn: firstWeek, centsPerHour: cents(22_00), reason: undefined };
  await admin.call(contract.setPayRate, { params: { employeeId: ana.employeeId }, body: rise });
  await approveCard(admin, ana, firstWeek);
  await payAll(admin, ana);
  world.clock.set('2026-11-27T23:00:00.000Z');
  for (const one of [ana, cleo]) await one.worked('Mon 9:00–12:00');
  world.clock.set('2026-11-30T15:00:00.000Z');
  admin = await server.as(world.organization.admin);
  for (const one of [ana, cleo]) await approveCard(admin, one, secondWeek);
});

afterAll(() => world.close());

async function read(date: PlainDate, by = admin): Promise<PayRunReply> {
  const answer = await by.call(contract.readPayRun, { query: { date } });
  if (!answer.ok) throw new Error('the pay run was refused');
  return answer.value;
}

async function runAll(startsOn: PlainDate, typed: PayRunDraft['people'], count: number, finalCents: number) {
  const params = { startsOn };
  const draft: PayRunDraft = { method: 'Zelle', deductions: [], people: typed };
  const { revision } = await read(startsOn);
  const kept = await admin.call(contract.setPayRunDraft, { params, body: { revision, draft } });
  const shown = await lookAtRun(admin, startsOn);
  const body = { revision: kept.ok ? kept.value.revision : 0, people: count, finalCents: cents(finalCents), shown };
  const paid = await admin.call(contract.payRun, { params, headers: { 'idempotency-key': v7() }, body });
  if (!paid.ok) throw new Error(paid.refusal);
}

test('nothing was before the first run', async () => {
  expect(await read(firstWeek)).toMatchObject({ lastRun: null, missing: [] });
});

test('a run is compared with the last one, whatever was paid alone since, and who was in that and is not in this is named', async () => {
  expect(await read(secondWeek)).toMatchObject({
    lastRun: { startsOn: firstWeek, endsOn: '2026-11-22' },
    // Of Cleo the last run paid nothing that counts.
    people: [
      { firstName: 'Ana', beforeCents: 200_00, paidCents: 0 },
      { firstName: 'Cleo', beforeCents: null, paidCents: 0 },
    ],
    missing: [{ firstName: 'Ben', beforeCents: 160_00 }],
    settled: { people: 0, beforeCents: 0, paidCents: 0 },
  });
});

test('who is not of a manager’s places is not named to them, nor who was paid of the period alone, nor whose payment was voided', async () => {
  const boss = await world.employee('Boss', { role: 'manager', at: 'Pier', manages: ['Pier'] });
  expect(await read(secondWeek, await server.as(boss))).toMatchObject({ lastRun: null, missing: [] });
  const body = { reason: 'Never arrived' };
  expect(await admin.call(contract.voidPayment, { params: { paymentId: benPaid }, body })).toMatchObject({ ok: true });
  expect((await read(secondWeek)).missing).toEqual([]);
});

test('the second run of a period tells what the first paid of it, of whom the last run paid, and of whom it pays again', async () => {
  const [ana] = people as [Employee];
  await runAll(secondWeek, { [people[2]?.employeeId ?? '']: { skip: true } }, 1, 66_00);
  expect(await read(secondWeek)).toMatchObject({
    people: [{ firstName: 'Cleo', beforeCents: null, paidCents: 0 }],
    missing: [],
    settled: { people: 1, beforeCents: 200_00, paidCents: 66_00 },
  });
  const rise = { startsOn: secondWeek, centsPerHour: cents(24_00), reason: undefined };
  await admin.call(contract.setPayRate, { params: { employeeId: ana.employeeId }, body: rise });
  await approveCard(admin, ana, secondWeek);
  expect(await read(secondWeek)).toMatchObject({
    people: [
      { firstName: 'Ana', dueCents: 6_00, beforeCents: 200_00, paidCents: 66_00 },
      { firstName: 'Cleo', paidCents: 0 },
    ],
    settled: { people: 0, beforeCents: 0, paidCents: 0 },
  });
});
