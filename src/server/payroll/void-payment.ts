import type { voidPayment as endpoint } from '../../contract/payroll/payments.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideVoid } from '../../domain/payroll/decide-void.ts';
import { paymentStatus } from '../../domain/payroll/second-person.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { openPayee } from './open-payee.ts';
import { insertDays, listAccounts, listDaysPaid } from './payment-days.repository.ts';
import { insertVoid } from './payment-outcomes.repository.ts';
import { findPayment } from './payments.repository.ts';
import { showPayment } from './show-payment.ts';
import { tellPayeeOfVoid } from './tell-payee.ts';
import { settleWaiting } from './tell-run-waits.ts';

/** Takes a payment back: it stays to be seen, and its days may be paid anew. */
export const voidPayment: UseCase<typeof endpoint> = async (
  ctx,
  { params: { paymentId }, body: { reason, depositFileId } },
) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const payment = await findPayment(tx, organizationId, paymentId);
  if (payment === undefined) return refuse('not_found');
  const { employeeId } = payment;
  const payee = await openPayee(ctx, 'void_payments', employeeId);
  if (!payee.ok) return payee;

  const days = await listDaysPaid(tx, { organizationId, paymentId });
  const dates = days.map(({ workedOn }) => workedOn);
  const accountOf = await listAccounts(tx, organizationId, [employeeId], dates);
  const decided = decideVoid({
    isVoid: payment.voidedAt !== null,
    days,
    accounts: new Map(dates.map((date) => [date, accountOf(employeeId, date)])),
    fileId: payment.fileId,
    knownFileId: depositFileId,
  });
  if (!decided.ok) return decided;

  await insertVoid(tx, { organizationId, paymentId, voidedBy: actor.employeeId, voidedAt: now, reason });
  await insertDays(
    tx,
    organizationId,
    decided.value.map((day) => ({ employeeId, paymentId, day })),
  );
  ctx.announce({ organizationId, employeeId }, 'payments');
  ctx.announce(actor, 'payments');
  await writeAudit(ctx, {
    ...actor,
    action: 'payment.voided',
    subjectId: employeeId,
    details: {
      paymentId,
      days: dates,
      finalCents: payment.finalCents,
      reason,
      ...(payment.fileId === null ? {} : { fileId: payment.fileId }),
      ...(payee.value.alone ? { alone: true } : {}),
    },
  });
  await settleWaiting(ctx, organizationId, payment);
  // Of one that never counted they were not told.
  const counted = paymentStatus({ ...payment, isVoid: false }) === 'paid';
  if (counted) await tellPayeeOfVoid(ctx, payee.value.worker, payment.transactedAt, reason);
  const voided = await findPayment(tx, organizationId, paymentId);
  if (voided === undefined) throw new Error('a payment that was voided is not there');
  return accept(await showPayment(ctx, voided));
};
