import type { PaymentReply, WorkLogReply } from '../../contract/payroll/payments.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { hoursOf } from '../../domain/payroll/decide-payment.ts';
import { decideSecond, paymentStatus } from '../../domain/payroll/second-person.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import type { Actor } from '../kernel/context.ts';
import type { StoredWorkLog } from '../time-cards/read.ts';
import type { StoredPayment } from './payments.repository.ts';

/** A payment as its reader sees it. */
export function shownPayment(actor: Actor, stored: StoredPayment): PaymentReply {
  const { employeeId, firstName, lastName, voidedAt, voidedByName, voidReason } = stored;
  const isVoid = voidedAt !== null && voidedByName !== null && voidReason !== null;
  const isOwn = employeeId === actor.employeeId;
  const question = { ...stored, isVoid };
  return {
    paymentId: stored.id,
    employee: { employeeId, firstName, lastName, photoUrl: photoUrlOf(stored) },
    weekEndsOn: stored.weekEndsOn,
    workedMinutes: stored.workedMinutes,
    dayCount: stored.dayCount,
    hourlyCents: stored.hourlyCents,
    totalCents: stored.totalCents,
    deductionsCents: stored.deductionsCents,
    finalCents: stored.finalCents,
    owedCents: stored.owedCents,
    method: stored.method,
    checkNumber: stored.checkNumber,
    transactedAt: stored.transactedAt,
    recordedAt: stored.recordedAt,
    recordedBy: stored.recordedByName,
    status: paymentStatus(question),
    approvedBy: stored.approvedByName,
    hasStub: stored.hasStub,
    mayApprove: decideSecond(question, actor.employeeId).ok && may(actor, 'record_payments', thingOf(stored)),
    void: isVoid ? { by: voidedByName, at: voidedAt, reason: voidReason } : null,
    mayVoid: !isVoid && !isOwn && may(actor, 'void_payments', thingOf(stored)),
  };
}

/** A work log as the payload of a payment names it. @param minutes what is due, or was paid, of it */
export const shownLog = (log: StoredWorkLog, minutes: number, paid: boolean): WorkLogReply => ({
  id: log.id,
  userId: log.employeeId,
  date: log.workedOn,
  totalWorkedHours: hoursOf(minutes),
  totalBreakTime: hoursOf(log.breakMinutes),
  paid,
  startTime: log.startedAt,
  finishTime: log.finishedAt,
});
