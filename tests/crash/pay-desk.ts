import { setTimeout as delay } from 'node:timers/promises';
import { v7 } from 'uuid';
import { contract } from '../../src/contract/index.ts';
import type { Instant } from '../../src/domain/kernel/time.ts';
import { emptyPayment, payloadOf, sumsOf } from '../../src/web/payroll/record/view.ts';
import type { Dice } from '../../tools/demo/dice.ts';
import type { Asking } from './asking.ts';
import { working } from './working.ts';

/** A manager who pays and voids without a pause. */
export interface PayDesk {
  /** Payments that were acknowledged. */
  readonly paid: readonly string[];
  /** Resolves when what is under way has its final answer. */
  stop(): Promise<void>;
}

/** Pays some days of somebody, and takes their latest payment back where none is left to be paid: a payment each time under the same key. */
export function aPayDesk(
  ask: Asking,
  {
    employeeIds,
    dice,
    now,
  }: { readonly employeeIds: readonly string[]; readonly dice: Dice; readonly now: () => Instant },
): PayDesk {
  const paid: string[] = [];
  const stop = working(async () => {
    // A run of everybody needs a moment in which nobody else pays.
    await delay(dice.between(0, 200));
    const employeeId = employeeIds[dice.between(0, employeeIds.length - 1)] ?? '';
    const read = await ask(contract.readUnpaidLogs, { params: { employeeId } });
    if (read === undefined) return;
    const { workLogs, zone } = read;
    const chosen = workLogs.filter(() => dice.roll() < 0.6).map(({ id }) => id);
    const values = { ...emptyPayment(now(), zone), chosen };
    const sums = sumsOf(values, workLogs);
    // What is owed back alone waits for days to be set against.
    if (chosen.length > 0 && sums.owedCents >= 0) {
      const body = payloadOf(employeeId, values, sums, now());
      const headers = { 'idempotency-key': v7() };
      const done = await ask(contract.recordPayment, { headers, body });
      if (done !== undefined) paid.push(done.payment.paymentId);
    } else if (workLogs.length === 0) {
      const list = await ask(contract.readPayments, { query: { status: 'paid' } });
      // The latest of theirs: no difference rests on it.
      const latest = list?.payments.find(({ employee }) => employee.employeeId === employeeId);
      if (latest === undefined) return;
      const params = { paymentId: latest.paymentId };
      await ask(contract.voidPayment, { params, body: { reason: 'To be paid anew' } });
    }
  });
  return { paid, stop };
}
