import type { PaymentReply, WorkLogReply } from '../../contract/payroll/payments.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { hoursOf } from '../../domain/payroll/decide-payment.ts';
import { decideSecond, paymentStatus } from '../../domain/payroll/second-person.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import type { Actor, ActorContext } from '../kernel/context.ts';
import type { StoredWorkLog } from '../time-cards/read.ts';
import { isAloneAt } from './open-payee.ts';
import type { StoredPayment } from './payments.repository.ts';

/** A payment as its reader sees it. */
export async function showPayment(ctx: ActorContext, stored: StoredPayment): Promise<PaymentReply> {
  return shown(ctx.actor, stored, await isAloneFor(ctx, [stored]));
}

/** Payments as their reader sees them. */
export async function showPayments(ctx: ActorContext, stored: readonly StoredPayment[]): Promise<PaymentReply[]> {
  const isAlone = await isAloneFor(ctx, stored);
  return stored.map((payment) => shown(ctx.actor, payment, isAlone));
}

/** Whether the actor answers for those of some payments that paid them. */
async function isAloneFor(ctx: ActorContext, stored: readonly StoredPayment[]): Promise<boolean> {
  const own = stored.find(({ employeeId }) => employeeId === ctx.actor.employeeId);
  return own !== undefined && isAloneAt(ctx, own.homeLocationId);
}

function shown(actor: Actor, stored: StoredPayment, isAlone: boolean): PaymentReply {
  const { employeeId, firstName, lastName, voidedAt, voidedByName, voidReason } = stored;
  const isVoid = voidedAt !== null && voidedByName !== null && voidReason !== null;
  const isOwn = employeeId === actor.employeeId;
  const question = { ...stored, isVoid };
  const mayVoid = !isVoid && (!isOwn || isAlone) && may(actor, 'void_payments', thingOf(stored));
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
    paidOn: stored.paidOn,
    recordedAt: stored.recordedAt,
    recordedBy: stored.recordedByName,
    status: paymentStatus(question),
    approvedBy: stored.approvedByName,
    hasStub: stored.hasStub,
    mayApprove: decideSecond(question, actor.employeeId).ok && may(actor, 'record_payments', thingOf(stored)),
    void: isVoid ? { by: voidedByName, at: voidedAt, reason: voidReason } : null,
    mayVoid,
    depositFile: mayVoid ? fileOf(stored) : null,
  };
}

const fileOf = ({
  fileId,
  fileMadeOn: madeOn,
  fileEffectiveOn: effectiveOn,
}: StoredPayment): PaymentReply['depositFile'] =>
  fileId === null || madeOn === null || effectiveOn === null ? null : { fileId, madeOn, effectiveOn };

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
