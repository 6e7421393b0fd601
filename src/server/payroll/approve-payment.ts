import type { approvePayment as endpoint } from '../../contract/payroll/second-person.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideSecond } from '../../domain/payroll/second-person.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { listWorkLogs } from '../time-cards/read.ts';
import { makePayStubs } from './make-pay-stubs.ts';
import { openPayee } from './open-payee.ts';
import { listDaysPaid } from './payment-days.repository.ts';
import { insertApproval } from './payment-outcomes.repository.ts';
import { findPayment } from './payments.repository.ts';
import { showPayment } from './show-payment.ts';
import { tellPayee } from './tell-payee.ts';
import { settleWaiting } from './tell-run-waits.ts';

/** The yes of a second person: from now on the payment counts, and its stub says what was paid by now. */
export const approvePayment: UseCase<typeof endpoint> = async (ctx, { params: { paymentId } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const payment = await findPayment(tx, organizationId, paymentId);
  if (payment === undefined) return refuse('not_found');
  const { employeeId, recordedBy } = payment;
  const payee = await openPayee(ctx, 'record_payments', employeeId);
  if (!payee.ok) return payee;
  const decided = decideSecond({ ...payment, isVoid: payment.voidedAt !== null }, actor.employeeId);
  if (!decided.ok) return decided;

  const isFirst = await insertApproval(tx, {
    organizationId,
    paymentId,
    employeeId,
    recordedBy,
    approvedBy: actor.employeeId,
    approvedAt: now,
  });
  if (!isFirst) return refuse('payment_not_waiting');
  const days = await listDaysPaid(tx, { organizationId, paymentId });
  const ids = days.map(({ workLogId }) => workLogId);
  const logs = await listWorkLogs(tx, organizationId, employeeId, ids);
  const { weekEndsOn, transactedAt, finalCents } = payment;
  await makePayStubs(ctx, [
    { worker: payee.value.worker, paymentId, transactedAt, decided: { days, weekEndsOn }, logs },
  ]);
  ctx.announce({ organizationId, employeeId }, 'payments');
  ctx.announce({ organizationId, employeeId: recordedBy }, 'payments');
  ctx.announce(actor, 'payments');
  await settleWaiting(ctx, organizationId, payment);
  await tellPayee(ctx, organizationId, payee.value.worker, transactedAt);
  const details = { paymentId, finalCents, recordedBy };
  await writeAudit(ctx, { ...actor, action: 'payment.approved', subjectId: employeeId, details });
  const approved = await findPayment(tx, organizationId, paymentId);
  if (approved === undefined) throw new Error('a payment that was approved is not there');
  return accept(await showPayment(ctx, approved));
};
