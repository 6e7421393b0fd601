import { accept, refuse, type Result } from '../kernel/result.ts';
import { addMilliseconds, millisecondsOf, millisecondsPerMinute, type Instant, type Span } from '../kernel/time.ts';
import type { TimeEntry } from '../time-clock/time-entry.ts';

/** A time entry as it would be recorded, whole. */
export interface PlannedEntry {
  readonly clockedInAt: Instant;
  readonly clockedOutAt: Instant;
  readonly breaks: readonly { readonly startedAt: Instant; readonly endedAt: Instant }[];
}

/**
 * What a request records, to the millisecond. A time that reads as it is recorded keeps its seconds; breaks that already sum
 * to the minutes asked for stay as they are; otherwise there is one break: it begins with the first recorded one if it fits
 * there, and else lies in the middle.
 *
 * | recorded                     | asked              | is recorded                    |
 * | 9:00–17:00, break 12:00–12:30 | 8:30–17:00, 30 min | 8:30–17:00, break 12:00–12:30  |
 * | 9:00–17:00, break 12:00–12:30 | 9:00–17:00, 45 min | 9:00–17:00, break 12:00–12:45  |
 * | 9:00–17:00, break 12:00–12:30 | 13:00–17:00, 30 min | 13:00–17:00, break 14:45–15:15 |
 * | nothing                      | 9:00–17:00, 60 min | 9:00–17:00, break 12:30–13:30  |
 *
 * @param recorded the entry that is changed; undefined where one is added
 */
export function plannedEntry(
  recorded: TimeEntry | undefined,
  { span, breakMinutes }: { readonly span: Span; readonly breakMinutes: number },
): Result<PlannedEntry, 'break_too_long'> {
  const clockedInAt = asRecorded(span.from, recorded?.clockedInAt);
  const clockedOutAt = asRecorded(span.to, recorded?.clockedOutAt);
  const length = breakMinutes * millisecondsPerMinute;
  // A day that is all break is no work: a minute of it is the least.
  if (length > clockedOutAt - clockedInAt - millisecondsPerMinute && length > 0) return refuse('break_too_long');
  const whole: Span = { from: clockedInAt, to: clockedOutAt };
  const kept = keptBreaks(recorded, whole, breakMinutes);
  const breaks = kept ?? (length === 0 ? [] : [onePause(recorded, whole, length)]);
  return accept({ clockedInAt, clockedOutAt, breaks });
}

/** Whole minutes of an entry's finished breaks, as the card counts them. */
export const breakMinutesOf = ({ breaks }: Pick<TimeEntry, 'breaks'>): number =>
  Math.floor(
    breaks.reduce((sum, { startedAt, endedAt = startedAt }) => sum + (endedAt - startedAt), 0) / millisecondsPerMinute,
  );

const minuteOf = (at: Instant): number => Math.floor(at / millisecondsPerMinute);

const asRecorded = (asked: Instant, recorded: Instant | undefined): Instant =>
  recorded !== undefined && minuteOf(recorded) === minuteOf(asked) ? recorded : asked;

/** The recorded breaks, if all of them ended, lie within the span and sum to what is asked for. */
function keptBreaks(
  recorded: TimeEntry | undefined,
  { from, to }: Span,
  breakMinutes: number,
): PlannedEntry['breaks'] | undefined {
  if (recorded === undefined || breakMinutesOf(recorded) !== breakMinutes) return undefined;
  const kept = recorded.breaks.flatMap(({ startedAt, endedAt }) =>
    endedAt !== undefined && startedAt > from && endedAt <= to ? [{ startedAt, endedAt }] : [],
  );
  return kept.length === recorded.breaks.length ? kept : undefined;
}

function onePause(recorded: TimeEntry | undefined, span: Span, length: number): PlannedEntry['breaks'][number] {
  const first = recorded?.breaks[0]?.startedAt;
  const fits = first !== undefined && first > span.from && first + length <= span.to;
  const startedAt = fits ? first : centred(span, length);
  return { startedAt, endedAt: addMilliseconds(startedAt, length) };
}

/** The middle, on a whole minute from the start where there is room for one. */
function centred(span: Span, length: number): Instant {
  const before = Math.floor((millisecondsOf(span) - length) / 2);
  const minutes = Math.floor(before / millisecondsPerMinute);
  return addMilliseconds(span.from, minutes === 0 ? before : minutes * millisecondsPerMinute);
}
