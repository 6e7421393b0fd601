import {
  addMilliseconds,
  millisecondsPerSecond,
  wallClock,
  type Instant,
  type WallTime,
  type Zone,
} from '../kernel/time.ts';
import { roundSeconds, wholeMinutes, type RoundRule } from './rounding.ts';
import { movedTo, type Pause, type Recorded, type WorkSegment } from './work-segment.ts';

/** Which punches a rule rounds: `in` and `out` are all of their side, `clock-in` only the first of a shift or after no pause. */
export const roundTargets = [
  'both',
  'in',
  'out',
  'clock-in',
  'clock-out',
  'meal-start',
  'meal-end',
  'break-start',
  'break-end',
] as const;
export type RoundTarget = (typeof roundTargets)[number];

export interface PunchRounding extends RoundRule {
  readonly targets: readonly RoundTarget[];
  /** Only punches this close to a time of day, the start of a schedule for instance; a window of both sides. */
  readonly within?: { readonly of: WallTime; readonly minutes: number };
}

/**
 * Rounds the wall clock of each punch by the first rule that is for it, and drops seconds where the policy does. The
 * recorded punch stays as it was: what comes out is for counting.
 *
 * @param zoneAt whose wall clock showed a moment
 */
export function roundPunches(
  segments: readonly WorkSegment[],
  rules: readonly PunchRounding[],
  dropSeconds: boolean,
  zoneAt: (at: Instant) => Zone,
): readonly WorkSegment[] {
  if (rules.length === 0 && !dropSeconds) return segments;
  const round = (at: Instant, targets: readonly RoundTarget[]) =>
    roundPunch(at, targets, rules, dropSeconds, zoneAt(at));
  const rounded: WorkSegment[] = [];
  for (const [index, segment] of segments.entries()) {
    const { span, endsWith } = segment;
    const before = segments[index - 1];
    const start = round(span.from, ['both', 'in', startOf(before?.endsWith)]);
    const end = round(span.to, ['both', 'out', endOf(endsWith)]);
    const [from, to] = [start.counted, end.counted];
    const last = rounded.at(-1);
    // Of a short pause both ends may be rounded into it: what is work before it is not work once more after it.
    const isPaidTwice =
      last !== undefined && before !== undefined && before.span.to <= span.from && from < last.span.to;
    const recorded = {
      from: isPaidTwice ? workBefore(span.from) : start.recorded,
      to: isPaidTwice && to < last.span.to ? workBefore(span.to) : end.recorded,
    };
    const moved = isPaidTwice ? movedTo(segment, last.span.to, later(to, last.span.to)) : movedTo(segment, from, to);
    rounded.push({ ...moved, recorded });
  }
  return rounded;
}

const workBefore = (at: Instant): Recorded => ({ at, by: 'work-before' });

const later = (a: Instant, b: Instant): Instant => (a > b ? a : b);

const startOf = (pause: Pause | undefined): RoundTarget => (pause === undefined ? 'clock-in' : `${pause}-end`);
const endOf = (pause: Pause | undefined): RoundTarget => (pause === undefined ? 'clock-out' : `${pause}-start`);

function roundPunch(
  at: Instant,
  targets: readonly RoundTarget[],
  rules: readonly PunchRounding[],
  dropSeconds: boolean,
  zone: Zone,
): { readonly counted: Instant; readonly recorded: Recorded } {
  const seconds = secondsOfDay(wallClock(at, zone));
  const rule = rules.find((each) => each.targets.some((one) => targets.includes(one)) && isWithin(seconds, each));
  if (rule === undefined && !dropSeconds) return { counted: at, recorded: { at } };
  const rounded = rule === undefined ? seconds : roundSeconds(seconds, rule);
  const counted = dropSeconds ? wholeMinutes(rounded) : rounded;
  // By as much as the wall clock moved, so that the hour which is shown twice in autumn stays the one it was.
  return {
    counted: addMilliseconds(at, (counted - seconds) * millisecondsPerSecond - (at % millisecondsPerSecond)),
    recorded: { at, by: rule === undefined || rule.intervalMinutes === 0 ? 'seconds' : rule },
  };
}

function isWithin(seconds: number, { within }: PunchRounding): boolean {
  if (within === undefined) return true;
  const apart = Math.abs(seconds - secondsOfDay(within.of));
  // The clock goes round: five minutes before midnight are near it.
  return Math.min(apart, secondsOfWholeDay - apart) <= within.minutes * 60;
}

const secondsOfWholeDay = 86_400;

const secondsOfDay = ({ hour, minute, second = 0 }: WallTime): number => (hour * 60 + minute) * 60 + second;
