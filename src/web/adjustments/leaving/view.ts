import type { RecordedDay } from '../../../contract/adjustments.ts';
import { scheduledEnd } from '../../../domain/adjustments/scheduled-end.ts';
import { dateAt, type Instant, type PlainDate } from '../../../domain/kernel/time.ts';
import type { TimeEntry } from '../../../domain/time-clock/time-entry.ts';
import { askedOf, closedBy, entryNow, preview, valuesOf, type AdjustmentValues } from '../view.ts';

/**
 * Why it cannot be said when somebody left; undefined where it can. A day on which nothing may change is told for that, also where it is too old
 * for its punches to be told.
 */
export function unansweredBy(day: RecordedDay, entryId: string, date: PlainDate) {
  const entry = entryNow(day, entryId);
  return closedBy(day, date) ?? (entry === undefined || entry.clockedOutAt !== undefined ? 'entry_gone' : undefined);
}

/** The answer of whoever left when their shift was over: its times as they would be typed; undefined where there was no such shift, or it cannot be so. */
export function leftAsScheduled(
  day: RecordedDay,
  entry: TimeEntry,
  now: Instant,
): { readonly at: Instant; readonly values: AdjustmentValues } | undefined {
  const { clockedInAt, lastPunchAt } = entry;
  const at = scheduledEnd(clockedInAt, day.shifts);
  // Whoever went into a break later was still there.
  if (at === undefined || at <= lastPunchAt) return undefined;
  const values = valuesOf({ ...entry, clockedOutAt: at }, day.zone);
  const asked = askedOf(values, dateAt(clockedInAt, day.zone));
  const decided = asked && preview(day, entry.punchIds[0] ?? null, asked, now);
  return decided?.ok === true && decided.value.planned.clockedOutAt === at ? { at, values } : undefined;
}
