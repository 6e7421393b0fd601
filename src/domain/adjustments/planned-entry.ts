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
 * What a request records, to the millisecond. A time that reads as it is recorded keeps its seconds. Breaks stay as they are:
 * what begins outside the new times falls away, and where the rest does not sum to the minutes that are asked for, the longest
 * takes the difference, then the next. A rest that policy pays for stays the rest that it was (docs/decisions/0212). Where no
 * break is left there is one in the middle.
 *
 * | recorded                      | asked               | is recorded                    |
 * | 9:00–17:00, break 12:00–12:30 | 8:30–17:00, 30 min  | 8:30–17:00, break 12:00–12:30  |
 * | 9:00–17:00, break 12:00–12:30 | 9:00–17:00, 45 min  | 9:00–17:00, break 12:00–12:45  |
 * | breaks 10:00–10:10, 12:00–12:30 | 60 min            | breaks 10:00–10:10, 12:00–12:50 |
 * | breaks 10:00–10:10, 12:00–12:30 | 10 min            | break 10:00–10:10              |
 * | 9:00–17:00, break 12:00–12:30 | 13:00–17:00, 30 min | 13:00–17:00, break 14:45–15:15 |
 * | nothing                       | 9:00–17:00, 60 min  | 9:00–17:00, break 12:30–13:30  |
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
  const breaks = summing(breaksWithin(recorded, whole), whole, breakMinutes) ?? [centred(whole, length)];
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

type Break = PlannedEntry['breaks'][number];

/** The recorded breaks that begin within the times, up to their end; one that was never ended has no length yet. */
const breaksWithin = (recorded: TimeEntry | undefined, { from, to }: Span): Break[] =>
  (recorded?.breaks ?? []).flatMap(({ startedAt, endedAt = startedAt }) =>
    startedAt > from && startedAt < to ? [{ startedAt, endedAt: endedAt < to ? endedAt : to }] : [],
  );

const lengthOf = ({ startedAt, endedAt }: Break): number => endedAt - startedAt;

/** Breaks that sum to the minutes that are asked for; undefined where those that there are cannot be made to. */
function summing(breaks: readonly Break[], span: Span, minutes: number): readonly Break[] | undefined {
  const own = breaks.filter((each) => lengthOf(each) > 0);
  if (breakMinutesOf({ breaks: own }) === minutes) return own;
  const planned = [...breaks];
  let missing = minutes * millisecondsPerMinute - breaks.reduce((sum, each) => sum + lengthOf(each), 0);
  for (const index of theMostFirst(breaks)) {
    const changed = missing < 0 ? shortened(planned, index, -missing) : grown(planned, index, missing, span);
    missing -= lengthOf(changed) - lengthOf(planned[index] ?? changed);
    planned[index] = changed;
  }
  return missing === 0 ? planned.filter((each) => lengthOf(each) > 0) : undefined;
}

/** Where the breaks stand from the longest on, the first of those alike; before all, one whose end nobody recorded. */
function theMostFirst(breaks: readonly Break[]): number[] {
  const weight = (index: number) => {
    const length = lengthOf(breaks[index] as Break);
    return length === 0 ? Infinity : length;
  };
  return breaks.map((_, index) => index).toSorted((a, b) => (weight(a) === weight(b) ? 0 : weight(b) - weight(a)));
}

function shortened(breaks: readonly Break[], index: number, by: number): Break {
  const { startedAt, endedAt } = breaks[index] as Break;
  return { startedAt, endedAt: addMilliseconds(endedAt, -Math.min(by, endedAt - startedAt)) };
}

/** Later first, then sooner: up to the end of the entry, and to a minute of work from its start and the breaks beside it. */
function grown(breaks: readonly Break[], index: number, by: number, { from, to }: Span): Break {
  const { startedAt, endedAt } = breaks[index] as Break;
  const next = breaks[index + 1]?.startedAt;
  const latest = next === undefined ? to : next - millisecondsPerMinute;
  const earliest = (breaks[index - 1]?.endedAt ?? from) + millisecondsPerMinute;
  const after = Math.min(by, Math.max(0, latest - endedAt));
  const before = Math.min(by - after, Math.max(0, startedAt - earliest));
  return { startedAt: addMilliseconds(startedAt, -before), endedAt: addMilliseconds(endedAt, after) };
}

/** In the middle, on a whole minute from the start where there is room for one. */
function centred(span: Span, length: number): Break {
  const before = Math.floor((millisecondsOf(span) - length) / 2);
  const minutes = Math.floor(before / millisecondsPerMinute);
  const startedAt = addMilliseconds(span.from, minutes === 0 ? before : minutes * millisecondsPerMinute);
  return { startedAt, endedAt: addMilliseconds(startedAt, length) };
}
