import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { InputOf } from '../../contract/kernel/endpoint.ts';
import { recordPayment as endpoint } from '../../contract/payroll/payments.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decidePayment, type DecidedPayment, type KnownLog } from '../../domain/payroll/decide-payment.ts';
import { limitFor, needsSecondPerson } from '../../domain/payroll/second-person.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { listWorkLogs, type StoredWorkLog } from '../time-cards/read.ts';
import { makePayStubs } from './make-pay-stubs.ts';
import { openPayee, type Payee } from './open-payee.ts';
import { insertDays, listAccounts, listDaysPaid } from './payment-days.repository.ts';
import { findLimit } from './payment-limits.repository.ts';
import { findByKey, findPayment, insertPayments, isCheckNumberUsed, type NewPayment } from './payments.repository.ts';
import { shownLog, showPayment } from './show-payment.ts';
import { tellPayee } from './tell-payee.ts';
import { tellSeconds } from './tell-seconds.ts';

type Body = InputOf<typeof endpoint>['body'];

/** Records that somebody was paid for approved days, once however often it is sent. Above the limit it waits for a second person. */
export const recordPayment: UseCase<typeof endpoint> = async (ctx, { headers, body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const key = { organizationId, recordedBy: actor.employeeId, idempotencyKey: headers['idempotency-key'] };
  const contentHash = hashOf(body);
  const known = await findByKey(tx, key);
  if (known !== undefined) {
    return known.contentHash.equals(contentHash)
      ? accept(await recorded(ctx, known.id))
      : refuse('idempotency_key_reused');
  }

  const payee = await openPayee(ctx, 'record_payments', body.userId);
  if (!payee.ok) return payee;
  const { worker } = payee.value;
  const { employeeId } = worker;
  const logs = await listWorkLogs(
    tx,
    organizationId,
    employeeId,
    body.entries.map(({ id }) => id),
  );
  const accountOf = await listAccounts(
    tx,
    organizationId,
    [employeeId],
    logs.map(({ workedOn }) => workedOn),
  );
  // Only a check has a number.
  const checkNumber = body.checkNumber === undefined || body.checkNumber === '' ? null : body.checkNumber;
  const decided = decidePayment(
    {
      ...body,
      employeeId,
      method: body.paymentMethod,
      checkNumber,
      transactedAt: body.transactionDate,
    },
    {
      now,
      zone: worker.zones.home,
      logs: new Map(logs.map((log) => [log.id, knownLog(log, accountOf(employeeId, log.workedOn))])),
      checkNumberIsUsed: checkNumber !== null && (await isCheckNumberUsed(tx, organizationId, checkNumber)),
    },
  );
  if (!decided.ok) return decided;

  const limitCents = limitFor(await findLimit(tx, organizationId), actor.employeeId, now);
  const needsSecond = needsSecondPerson(decided.value.totalCents, limitCents);
  const keys = { ...key, contentHash, checkNumber, needsSecond };
  const paymentId = await keepPayment(ctx, payee.value, keys, body, decided.value);
  if (!needsSecond) {
    const transactedAt = body.transactionDate;
    await makePayStubs(ctx, [{ worker, paymentId, transactedAt, decided: decided.value, logs }]);
  } else {
    await tellSeconds(ctx, { organizationId, recordedBy: actor.employeeId }, worker, paymentId);
  }
  return accept(await recorded(ctx, paymentId));
};

/** Keeps a payment as it was decided, with its deductions and the turns that its days took, and tells of it. */
async function keepPayment(
  ctx: ActorContext,
  { worker, alone }: Payee,
  keys: Pick<
    NewPayment,
    'organizationId' | 'recordedBy' | 'idempotencyKey' | 'contentHash' | 'checkNumber' | 'needsSecond'
  >,
  { paymentMethod: method, transactionDate }: Body,
  { days, deductions, ...figures }: DecidedPayment,
): Promise<string> {
  const { tx, actor, now: recordedAt } = ctx;
  const { organizationId, checkNumber, needsSecond } = keys;
  const { employeeId } = worker;
  const id = ctx.newId();
  const own = { id, employeeId, dayCount: days.length, method, transactedAt: transactionDate, recordedAt, alone };
  const payment = { ...figures, ...keys, ...own, payRunId: null, takesFixed: null };
  await insertPayments(tx, [{ payment, decided: { deductions } }]);
  await insertDays(
    tx,
    organizationId,
    days.map((day) => ({ employeeId, paymentId: id, day })),
  );
  ctx.announce({ organizationId, employeeId }, 'payments');
  ctx.announce(actor, 'payments');
  await writeAudit(ctx, {
    ...actor,
    action: 'payment.recorded',
    subjectId: employeeId,
    details: {
      paymentId: id,
      days: days.map(({ workedOn }) => workedOn),
      totalCents: figures.totalCents,
      deductionsCents: figures.deductionsCents,
      finalCents: figures.finalCents,
      owedCents: figures.owedCents,
      method,
      ...(checkNumber === null ? {} : { checkNumber }),
      ...(alone ? { alone } : {}),
      ...(needsSecond ? { needsSecond } : {}),
    },
  });
  if (!needsSecond) await tellPayee(ctx, organizationId, worker, transactionDate);
  return id;
}

/** All that was sent, as the contract writes it, whatever the order of its fields was. */
const hashOf = (body: Body): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(z.encode(endpoint.body, body)))
    .digest();

const knownLog = (log: StoredWorkLog, account: KnownLog['account']): KnownLog => ({
  ...log,
  workLogId: log.id,
  account,
});

/** What is answered, however often it is asked: the payment, and its days as it left them. */
async function recorded(ctx: ActorContext, paymentId: string) {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const stored = await findPayment(tx, organizationId, paymentId);
  if (stored === undefined) throw new Error('a payment that was recorded is not there');
  const days = await listDaysPaid(tx, { organizationId, paymentId });
  const logs = await listWorkLogs(
    tx,
    organizationId,
    stored.employeeId,
    days.map(({ workLogId }) => workLogId),
  );
  const paidOf = new Map(days.map((day) => [day.workLogId, day]));
  const payment = await showPayment(ctx, stored);
  const isPaid = payment.status === 'paid';
  const workLogs = logs.map((log) => shownLog(log, paidOf.get(log.id)?.minutes ?? 0, isPaid));
  return { payment, workLogs };
}
