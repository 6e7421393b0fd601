import { accept, refuse, type Accepted, type Refusal } from '../kernel/result.ts';
import { dateAt, millisecondsPerMinute, type Instant, type PlainDate, type Span, type Zone } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import type { TimeEntry } from '../time-clock/time-entry.ts';
import { spanOfTimes, type AskedTimes } from './asked-times.ts';
import { decideCorrection, entryOf, type Correction } from './correction.ts';
import { plannedEntry, type PlannedEntry } from './planned-entry.ts';

/** What somebody wants recorded: when they came and went, and how long their breaks were in all. */
export interface AskedEntry extends AskedTimes {
  readonly breakMinutes: number;
}

/** What holds for a request besides the ledger. */
export interface AdjustmentLimits {
  readonly now: Instant;
  /** The first date that may still be corrected, from which on the entry and the times asked for it lie; absent, where that was asked before. */
  readonly oldestOn?: PlainDate | undefined;
  /** No entry is longer, unless it was recorded so. */
  readonly longestMinutes: number;
}

export interface DecidedAdjustment {
  readonly planned: PlannedEntry;
  readonly correction: Correction;
}

type Refused =
  | Refusal<
      | 'time_never_shown'
      | 'entry_without_length'
      | 'entry_in_future'
      | 'break_too_long'
      | 'entry_gone'
      | 'entry_overlaps'
      | 'entry_as_recorded'
    >
  | Refusal<'entry_too_long', { readonly longestMinutes: number }>
  | Refusal<'day_too_old', { readonly oldestOn: PlainDate }>;

/**
 * Whether a request may be recorded, and what that appends to the ledger. The page that shows what would be recorded asks the
 * same question as the server that records it.
 *
 * @param effective what counts, in order, for at least a day around the date
 * @param entryId the clock-in of the entry that is changed; null adds one
 * @param zone by whose wall clock the times are meant
 */
export function decideAdjustment(
  effective: readonly Punch[],
  entryId: string | null,
  asked: AskedEntry,
  zone: Zone,
  limits: AdjustmentLimits,
): Accepted<DecidedAdjustment> | Refused {
  const { oldestOn } = limits;
  // Hours that are too old stay as they are, also where the times that are asked for instead of them are not.
  const recorded = entryId === null ? undefined : entryOf(effective, entryId);
  const dates = [asked.date, ...(recorded === undefined ? [] : [dateAt(recorded.clockedInAt, zone)])];
  if (oldestOn !== undefined && dates.some((date) => date < oldestOn)) return refuse('day_too_old', { oldestOn });
  const span = spanOfTimes(asked, zone);
  return span.ok
    ? decideSpan(effective, entryId, { span: span.value, breakMinutes: asked.breakMinutes }, limits)
    : span;
}

/** The same for moments instead of wall times: what was asked before is decided as it was meant then. */
export function decideSpan(
  effective: readonly Punch[],
  entryId: string | null,
  asked: { readonly span: Span; readonly breakMinutes: number },
  { now, longestMinutes }: AdjustmentLimits,
): Accepted<DecidedAdjustment> | Refused {
  const recorded = entryId === null ? undefined : entryOf(effective, entryId);
  if (entryId !== null && recorded === undefined) return refuse('entry_gone');
  const planned = plannedEntry(recorded, asked);
  if (!planned.ok) return planned;
  const { clockedInAt, clockedOutAt } = planned.value;
  if (clockedOutAt > now) return refuse('entry_in_future');
  const longest = Math.max(longestMinutes * millisecondsPerMinute, lengthOf(recorded));
  if (clockedOutAt - clockedInAt > longest) return refuse('entry_too_long', { longestMinutes });
  const correction = decideCorrection(effective, entryId, planned.value, now);
  return correction.ok ? accept({ planned: planned.value, correction: correction.value }) : correction;
}

const lengthOf = (recorded: TimeEntry | undefined): number =>
  recorded?.clockedOutAt === undefined ? 0 : recorded.clockedOutAt - recorded.clockedInAt;
