import type { requestAdjustment } from '../../contract/adjustments.ts';
import type { RefusalOf } from '../../contract/kernel/endpoint.ts';
import { asksTheSame } from '../../domain/adjustments/asks-the-same.ts';
import { entryOf } from '../../domain/adjustments/correction.ts';
import { decideAdjustment, type AskedEntry } from '../../domain/adjustments/decide-adjustment.ts';
import type { AskedKind } from '../../domain/approvals/request.ts';
import { accept, refuse, type Accepted } from '../../domain/kernel/result.ts';
import { askApproval } from '../approvals/ask-approval.ts';
import { findLastRequest } from '../approvals/read.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import { mayChange, readRecorded } from './read.ts';
import { findWaitingAt, insertAdjustment, listAdjustments, type NewAdjustment } from './repository.ts';

export const adjustmentAsked: AskedKind = {
  kind: 'adjustment',
  waitsAt: 'home',
  link: '/management-authorizations?tab=adjustments',
};

/** What somebody asks for: their own times, or, as a manager, those of another. */
export interface AdjustmentWish {
  readonly employeeId: string;
  readonly id: string;
  readonly entryId: string | null;
  readonly asked: AskedEntry;
  readonly reason: string;
}

/** A request as it stands after it was asked, and whether it had been before. */
export interface Asked {
  readonly adjustment: NewAdjustment;
  readonly requestId: string;
  readonly isRepeated: boolean;
}

/**
 * Keeps a request about somebody's hours and asks for its approval, once: the same request sent again is the one that is there.
 * Whether it could be recorded is decided here already, so that nobody waits for what cannot be.
 */
export async function askAdjustment(
  ctx: ActorContext,
  { employeeId, id, entryId, asked, reason }: AdjustmentWish,
): Promise<Accepted<Asked> | RefusalOf<typeof requestAdjustment>> {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const [known] = await listAdjustments(tx, organizationId, [id]);
  if (known !== undefined) {
    const request = await findLastRequest(tx, { organizationId, kind: 'adjustment', subjectId: id });
    const isFromThem = known.employeeId === employeeId && known.askedBy === actor.employeeId && known.reason === reason;
    if (!isFromThem || !asksTheSame(known, entryId, asked) || request === null) return refuse('adjustment_id_reused');
    return accept({ adjustment: known, requestId: request.requestId, isRepeated: true });
  }
  const who = { organizationId, employeeId };
  const asking = await readRecorded(ctx, who, asked.date);
  const { punches, zone, limits, home } = asking;
  const decided = decideAdjustment(punches, entryId, asked, zone, limits);
  if (!decided.ok) return decided;
  const { clockedInAt, clockedOutAt } = decided.value.planned;
  const recorded = entryId === null ? undefined : entryOf(punches, entryId);
  const change = await mayChange(ctx, who, asking, [recorded, decided.value.planned]);
  if (!change.ok) return change;
  const adjustment: NewAdjustment = {
    ...who,
    id,
    entryId,
    onDate: asked.date,
    zone,
    clockedInAt,
    clockedOutAt,
    breakMinutes: asked.breakMinutes,
    reason,
    seenPunchIds: recorded?.punchIds ?? [],
    askedBy: actor.employeeId,
    askedAt: now,
  };
  if (await findWaitingAt(tx, adjustment)) return refuse('adjustment_pending');
  await insertAdjustment(tx, adjustment);
  const requestId = await askApproval(ctx, adjustmentAsked, {
    organizationId,
    subjectId: id,
    employeeId,
    askedBy: actor.employeeId,
    locationId: home.id,
  });
  const details = { requestId, date: asked.date, reason };
  await writeAudit(ctx, { ...actor, action: 'adjustment.requested', subjectId: employeeId, details });
  ctx.announce(who, 'clock');
  return accept({ adjustment, requestId, isRepeated: false });
}
