import type { confirmShifts as endpoint } from '../../contract/schedule/confirmations.ts';
import { accept } from '../../domain/kernel/result.ts';
import { decideConfirming } from '../../domain/schedule/confirmation.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { markNoticesSettled } from '../notifications/mark-notices-settled.ts';
import { listDeciders } from '../people/read.ts';
import { listOwnVersions, insertConfirmations } from './confirmations.repository.ts';

/** Notes, once, that somebody has seen their shifts as they were published; whoever plans them sees it at once. */
export const confirmShifts: UseCase<typeof endpoint> = async (ctx, { body: { shifts } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const standing = await listOwnVersions(
    tx,
    actor,
    shifts.map(({ shiftId }) => shiftId),
  );
  const decided = decideConfirming(shifts, standing);
  if (!decided.ok) return decided;
  const said = standing.map(({ shiftId, publicationId }) => ({ shiftId, publicationId, employeeId }));
  const fresh = await insertConfirmations(tx, { organizationId, at: now }, said);
  const confirmed = standing.filter(({ shiftId }) => fresh.has(shiftId));
  for (const publicationId of new Set(confirmed.map((one) => one.publicationId))) {
    await markNoticesSettled(ctx, organizationId, publicationId, employeeId);
  }
  for (const locationId of new Set(confirmed.map((one) => one.locationId))) {
    const here = confirmed.filter((one) => one.locationId === locationId).length;
    await writeAudit(ctx, { ...actor, action: 'schedule.confirmed', subjectId: locationId, details: { shifts: here } });
    await tellOfConfirmations(ctx, locationId);
  }
  if (confirmed.length > 0) ctx.announce(actor, 'confirmations');
  return accept();
};

/** Has whoever plans for a location see who has confirmed; the plan itself is as it was. */
export async function tellOfConfirmations({ tx, actor, announce }: ActorContext, locationId: string): Promise<void> {
  const { organizationId } = actor;
  for (const employeeId of await listDeciders(tx, organizationId, locationId)) {
    announce({ organizationId, employeeId }, 'confirmations');
  }
}
