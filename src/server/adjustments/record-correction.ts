import type { approveAdjustment } from '../../contract/adjustments.ts';
import type { RefusalOf } from '../../contract/kernel/endpoint.ts';
import { entryOf } from '../../domain/adjustments/correction.ts';
import { decideAdjustment, decideSpan, type AskedEntry } from '../../domain/adjustments/decide-adjustment.ts';
import { breakMinutesOf, type PlannedEntry } from '../../domain/adjustments/planned-entry.ts';
import { accept, refuse, type Accepted } from '../../domain/kernel/result.ts';
import { formatInstant } from '../../domain/kernel/time.ts';
import type { TimeEntry } from '../../domain/time-clock/time-entry.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import { correctPunches } from '../time-clock/correct-punches.ts';
import { readPunchFacts } from '../time-clock/read.ts';
import { mayChange, readRecorded } from './read.ts';
import { insertCorrection, type NewAdjustment } from './repository.ts';

/**
 * Records what an approved adjustment asks for, or the times that whoever approved it chose instead: decided anew on the ledger
 * as it stands, appended to it, and tied to the adjustment.
 *
 * @param seen the punches of the entry that whoever approved was shown: if they are no longer those, nothing is recorded
 */
export async function recordCorrection(
  ctx: ActorContext,
  adjustment: NewAdjustment,
  changed: Omit<AskedEntry, 'date'> | undefined,
  seen: readonly string[],
): Promise<Accepted<PlannedEntry> | RefusalOf<typeof approveAdjustment>> {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId, entryId, breakMinutes } = adjustment;
  const standing = await readRecorded(ctx, adjustment, adjustment.onDate);
  const { punches, zone, limits, home } = standing;
  const entry = entryId === null ? undefined : entryOf(punches, entryId);
  if (entryId !== null && entry === undefined) return refuse('entry_gone');
  if ((entry?.punchIds ?? []).join() !== seen.join()) return refuse('entry_changed');
  // That it is not too old was decided when it was asked for: nobody loses hours to a manager who waits.
  const { longestMinutes } = limits;
  const asked = { span: { from: adjustment.clockedInAt, to: adjustment.clockedOutAt }, breakMinutes };
  const decided =
    changed === undefined
      ? decideSpan(punches, entryId, asked, { now, longestMinutes })
      : decideAdjustment(punches, entryId, { ...changed, date: adjustment.onDate }, zone, { now, longestMinutes });
  if (!decided.ok) {
    if (decided.refusal === 'day_too_old') throw new Error('an age was decided that was not asked about');
    return decided;
  }
  const { planned, correction } = decided.value;
  const change = await mayChange(ctx, adjustment, standing, [entry, planned]);
  if (!change.ok) return change;
  const [clockIn] = entryId === null ? [] : await readPunchFacts(tx, organizationId, [entryId]);
  const place = clockIn ?? { locationId: home.id, zone: home.zone };
  const rowIds = await correctPunches(ctx, {
    organizationId,
    employeeId,
    ...correction,
    locationId: place.locationId,
    zone: place.zone,
    recordedBy: actor.employeeId,
    reason: adjustment.reason,
  });
  const { clockedInAt, clockedOutAt } = planned;
  const recorded = { clockedInAt, clockedOutAt, breakMinutes: changed?.breakMinutes ?? breakMinutes };
  const by = { organizationId, adjustmentId: adjustment.id, recordedBy: actor.employeeId, recordedAt: now };
  await insertCorrection(tx, { ...by, ...recorded }, rowIds);
  await writeAudit(ctx, {
    ...actor,
    action: 'time_entry.corrected',
    subjectId: employeeId,
    details: {
      adjustmentId: adjustment.id,
      date: adjustment.onDate,
      before: entry === undefined ? {} : told(entry),
      after: told(planned),
    },
  });
  return accept(planned);
}

const told = (entry: Pick<TimeEntry, 'clockedInAt' | 'clockedOutAt' | 'breaks'>) => ({
  clockedInAt: formatInstant(entry.clockedInAt),
  clockedOutAt: entry.clockedOutAt === undefined ? null : formatInstant(entry.clockedOutAt),
  breakMinutes: breakMinutesOf(entry),
});
