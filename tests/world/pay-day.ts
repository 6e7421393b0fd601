import { v7 } from 'uuid';
import { contract } from '../../src/contract/index.ts';
import type { PayRunReply } from '../../src/contract/payroll/pay-run.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, type PlainDate } from '../../src/domain/kernel/time.ts';
import {
  emptyPayment,
  payloadOf,
  sumsOf,
  transactionOf,
  type PaymentValues,
} from '../../src/web/payroll/record/view.ts';
import { payDateOf, rowsOf, shownOf } from '../../src/web/payroll/run/view.ts';
import type { Client } from './client.ts';
import type { Employee } from './employee.ts';

/** Gives somebody 20.00 an hour from the week before on, and approves their week. */
export async function approveWeek(
  manager: Client,
  { employeeId }: Pick<Employee, 'employeeId'>,
  startsOn: PlainDate,
): Promise<void> {
  const body = { startsOn: addDays(startsOn, -7), centsPerHour: cents(20_00), reason: undefined };
  const rate = await manager.call(contract.setPayRate, { params: { employeeId }, body });
  if (!rate.ok) throw new Error(rate.refusal);
  await approveCard(manager, { employeeId }, startsOn);
}

/** Approves somebody's week as it stands now. */
export async function approveCard(
  manager: Client,
  { employeeId }: Pick<Employee, 'employeeId'>,
  startsOn: PlainDate,
): Promise<void> {
  const params = { employeeId, startsOn };
  const card = await manager.call(contract.readCard, { params });
  if (!card.ok) throw new Error(card.refusal);
  const { ledgerSequence: seen, behind } = card.value;
  const approved = await manager.call(contract.approveTimeCard, { params, body: { seen, behind } });
  if (!approved.ok) throw new Error(approved.refusal);
}

/** Pays somebody all that is due, as the dialog would. */
export async function payAll(
  manager: Client,
  { employeeId }: Pick<Employee, 'employeeId'>,
  wish: Partial<PaymentValues> = {},
) {
  const unpaid = await manager.call(contract.readUnpaidLogs, { params: { employeeId } });
  if (!unpaid.ok) throw new Error(unpaid.refusal);
  const { workLogs, zone, now } = unpaid.value;
  const values = { ...emptyPayment(now, zone), chosen: workLogs.map(({ id }) => id), ...wish };
  const at = wish.transactedAt === undefined ? now : (transactionOf(wish.transactedAt, zone) ?? now);
  const body = payloadOf(employeeId, values, sumsOf(values, workLogs), at);
  const paid = await manager.call(contract.recordPayment, { headers: { 'idempotency-key': v7() }, body });
  if (!paid.ok) throw new Error(paid.refusal);
  return paid.value;
}

/** What a screen sends of a run as its draft is kept. */
export const shownOfRun = (run: PayRunReply): string =>
  shownOf(rowsOf(run, run.draft), payDateOf(run, run.draft), run.draft.method);

const seenUnder = new Map<string, Promise<string>>();

/** What whoever sends a run under a key saw of it: looked at once, and sent again as it was. */
export function shownUnder(by: Client, startsOn: PlainDate, key: string): Promise<string> {
  const seen = seenUnder.get(key) ?? lookAtRun(by, startsOn);
  seenUnder.set(key, seen);
  return seen;
}

/** What somebody sees of the run of the period of a date, as they would send it. */
export async function lookAtRun(by: Client, startsOn: PlainDate): Promise<string> {
  const run = await by.call(contract.readPayRun, { query: { date: startsOn } });
  if (!run.ok) throw new Error('the pay run was refused');
  return shownOfRun(run.value);
}
