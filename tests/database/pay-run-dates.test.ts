import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PayRunDraft, PayRunReply } from '../../src/contract/payroll/pay-run.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { dateAt, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard, approveWeek, payAll, shownUnder } from '../world/pay-day.ts';
import { aWorld, type World } from '../world/world.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const [firstWeek, secondWeek] = [on('2026-11-16'), on('2026-11-23')];
const params = { startsOn: firstWeek };

let world: World;
let admin: Client;
let ana: Employee;

/** Two weeks are paid on the fifth day after them, 4 December; of Ana the first is paid already, with a loan taken of it. Today is 1 December. */
beforeAll(async () => {
  world = await aWorld();
  const server = await world.serve();
  ana = await world.employee('Ana', { at: 'Wharf' });
  const { citations: _, ...federal } = presets.federal;
  const payPeriod = {
    frequency: 'biweekly' as const,
    anchor: firstWeek,
    payDate: { daysAfterEnd: 5, businessDay: true },
  };
  const scope = { kind: 'organization' as const };
  const body = { scope, startsOn: firstWeek, preset: 'federal' as const, rules: { ...federal, payPeriod } };
  const early = await server.as(world.organization.admin);
  await early.call(contract.setPayPolicy, { body });
  const account = { kind: 'checking' as const, routing: '061000052', account: '000123456789' };
  await (await server.as(ana)).call(contract.changeBankAccount, { body: account });
  await ana.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-24T15:00:00.000Z');
  await ana.worked('Mon 9:00–17:00');
  world.clock.set('2026-12-01T15:00:00.000Z');
  admin = await server.as(world.organization.admin);
  await approveWeek(admin, ana, firstWeek);
  await payAll(admin, ana, { deductions: [{ key: 1, name: 'Loan', quantity: '1', unitPrice: '50' }] });
  await approveCard(admin, ana, secondWeek);
});

afterAll(() => world.close());

async function read(): Promise<PayRunReply> {
  const answer = await admin.call(contract.readPayRun, { query: { date: firstWeek } });
  if (!answer.ok) throw new Error('the pay run was refused');
  return answer.value;
}

async function prepare(more: Partial<PayRunDraft>): Promise<number> {
  const { revision } = await read();
  const draft: PayRunDraft = { method: 'Other', deductions: [], people: {}, ...more };
  const kept = await admin.call(contract.setPayRunDraft, { params, body: { revision, draft } });
  if (!kept.ok) throw new Error(kept.refusal);
  return kept.value.revision;
}

const run = async (revision: number, paidOn?: PlainDate, key = v7()) =>
  admin.call(contract.payRun, {
    params,
    headers: { 'idempotency-key': key },
    body: {
      revision,
      people: 1,
      finalCents: cents(160_00),
      shown: await shownUnder(admin, firstWeek, key),
      ...(paidOn && { paidOn }),
    },
  });

test('a run is dated on the payday of its period; a date that no payment may have is refused', async () => {
  expect(await read()).toMatchObject({ payday: '2026-12-04', usualPayDate: '2026-12-04', today: '2026-12-01' });
  expect(await run(await prepare({ paidOn: on('2027-01-02') }))).toMatchObject({
    refusal: 'transaction_in_future',
    details: { field: 'paidOn', latest: '2027-01-01' },
  });
  expect(await run(await prepare({ paidOn: on('2026-11-22') }))).toMatchObject({
    refusal: 'transaction_before_work',
    details: { field: 'paidOn' },
  });
  expect(await run(await prepare({}), on('2026-12-03'))).toMatchObject({ refusal: 'pay_run_differs' });
});

test('what the year took already is that of the year in which the run pays', async () => {
  const takenOn = async (paidOn: string) => {
    await prepare({ paidOn: on(paidOn) });
    return (await read()).people[0]?.taken;
  };
  expect(await takenOn('2026-12-31')).toEqual({ loan: 50_00 });
  expect(await takenOn('2027-01-01')).toEqual({});
});

test('the date that was chosen is that of the run, its payments, stubs and of the money in the file for the bank', async () => {
  const thursday = on('2026-12-03');
  const revision = await prepare({ paidOn: thursday });
  const key = v7();
  const paid = await run(revision, thursday, key);
  expect(paid).toMatchObject({ value: { people: 1, paidOn: thursday } });
  expect(paid.ok && paid.value.draft).not.toHaveProperty('paidOn');
  expect(await run(revision, thursday, key)).toEqual(paid);
  expect(await run(revision, on('2026-12-04'), key)).toMatchObject({ refusal: 'idempotency_key_reused' });
  expect((await read()).runs).toMatchObject([{ paidOn: thursday, people: 1 }]);

  const list = await admin.call(contract.readPayments, { query: { method: 'Other' } });
  const [payment] = list.ok ? list.value.payments : [];
  expect(payment && dateAt(payment.transactedAt, ana.zone)).toBe(thursday);
  const which = { paymentId: payment?.paymentId ?? '' };
  expect(await admin.call(contract.readPayStub, { params: which })).toMatchObject({ value: { paidOn: thursday } });
  expect(await admin.call(contract.readDeposits, { query: { date: firstWeek } })).toMatchObject({
    value: { open: [{ account: 'in_use' }], usual: thursday, earliest: '2026-12-02' },
  });
  const told = await world.asOwner<{ paid_on: string }>(
    "select details ->> 'paidOn' as paid_on from audit_entries where action = 'pay_run.paid'",
  );
  expect(told).toEqual([{ paid_on: thursday }]);
});
