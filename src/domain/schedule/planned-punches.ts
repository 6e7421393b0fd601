import { instant, millisecondsPerMinute, type Instant } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import { longestEntryMinutes } from '../time-clock/time-entry.ts';
import type { ShiftPlan } from './shift.ts';

/** When a shift is, and how much of it is a break. */
export type Timed = Pick<ShiftPlan, 'startsAt' | 'endsAt' | 'breakMinutes'>;

/** A press of the clock, made or to be made. */
export type Press = Pick<Punch, 'kind' | 'punchedAt'>;

/** What somebody pressed, in order; whoever never pressed the clock has none, and counts by their plan. */
export interface WorkedSoFar {
  readonly punches: readonly Press[];
  /** What lies before counts by these, what comes after by the plan. */
  readonly until: Instant;
}

const quarterOfAnHour = 15 * millisecondsPerMinute;

/**
 * Up to when presses count, and from when on the plan does: the last quarter of an hour, or the last press after it. By the very moment a week
 * of a thousand people would be worked out anew each time that it is read, though nothing of it is otherwise.
 *
 * | now   | last press | counts up to |
 * | 14:10 | 9:00       | 14:00        |
 * | 14:10 | 14:05      | 14:05        |
 */
export function workedUntil(punches: readonly Press[], now: Instant): Instant {
  const quarter = instant(Math.floor(now / quarterOfAnHour) * quarterOfAnHour);
  const last = punches.at(-1)?.punchedAt ?? quarter;
  return last > quarter ? last : quarter;
}

/**
 * The presses of somebody: as they were made, and from then on as whoever works as planned makes them, with the break in the middle. A shift
 * that is over counts as it was worked, or not at all; of one that runs, what is left of it. What overlaps the shift before it is worked once.
 *
 * | planned      | pressed                    | at    | counts as                                |
 * | 9:00–17:00   | nothing is known           |       | in 9:00, out 17:00                       |
 * | the same     | nothing yet                | 12:00 | in 12:00, out 17:00                      |
 * | the same     | in 8:30                    | 12:00 | in 8:30, out 17:00                       |
 * | the same     | in 8:30                    | 18:00 | in 8:30, out 18:00                       |
 * | the same     | in 9:00, out 16:00         | 18:00 | in 9:00, out 16:00                       |
 * | 9:00–17:00 with an hour of break | in 9:00, break 11:00, back 11:30 | 12:00 | the same, out 17:00 |
 *
 * @param shifts in any order
 * @param longestMinutes whoever is clocked in for longer has forgotten to clock out, and is not at work
 */
export function pressesOf(
  shifts: readonly Timed[],
  worked?: WorkedSoFar,
  longestMinutes: number = longestEntryMinutes,
): readonly Press[] {
  const presses: Press[] = [...(worked?.punches ?? [])];
  const press = (kind: Press['kind'], punchedAt: Instant) => presses.push({ kind, punchedAt });
  const until = worked?.until ?? instant(0);
  const entry = openEntry(presses);
  let atWork = entry !== undefined && until - entry.since <= longestMinutes * millisecondsPerMinute ? entry : undefined;
  let from = until;
  for (const shift of shifts.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const { startsAt, endsAt } = shift;
    if (endsAt <= from) continue;
    const goesOn = atWork !== undefined && startsAt <= until;
    if (atWork !== undefined && !goesOn) press('clock_out', until);
    const pause = goesOn && atWork?.hadBreak === true ? undefined : pauseAfter(shift, from);
    if (goesOn && atWork?.isAway === true) press('break_end', until);
    const comesLater = !goesOn && pause?.from === from;
    if (!goesOn) press('clock_in', comesLater ? pause.to : later(startsAt, from));
    if (pause !== undefined && !comesLater) {
      press('break_start', pause.from);
      press('break_end', pause.to);
    }
    press('clock_out', endsAt);
    from = endsAt;
    atWork = undefined;
  }
  if (atWork !== undefined) press('clock_out', until);
  return presses;
}

const later = (a: Instant, b: Instant): Instant => (a > b ? a : b);

/** What is left of the break of a shift from a moment on. */
function pauseAfter({ startsAt, endsAt, breakMinutes }: Timed, from: Instant) {
  const pause = breakMinutes * millisecondsPerMinute;
  const middle = instant(startsAt + Math.floor((endsAt - startsAt - pause) / 2));
  const to = instant(middle + pause);
  return pause > 0 && to > from ? { from: later(middle, from), to } : undefined;
}

/** Since when somebody is clocked in, and whether they had a break since, or are on one; undefined where they are not. */
function openEntry(presses: readonly Press[]) {
  const began = presses.findLastIndex(({ kind }) => kind === 'clock_in');
  const since = presses[began]?.punchedAt;
  if (since === undefined || presses.at(-1)?.kind === 'clock_out') return undefined;
  const after = presses.slice(began);
  return {
    since,
    hadBreak: after.some(({ kind }) => kind === 'break_start'),
    isAway: after.at(-1)?.kind === 'break_start',
  };
}
