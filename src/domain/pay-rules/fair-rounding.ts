import type { PunchRounding, RoundTarget } from './punch-rounding.ts';
import { roundSeconds, type RoundRule } from './rounding.ts';

/** Only of times, or of lengths, that are as near as that to one. */
interface Near {
  readonly toMinutes: number;
  readonly minutes: number;
}

/**
 * By how much a rule moves a time on the average, in half minutes: rounding down to the quarter takes seven and a half minutes, and gives
 * them back where it forgives as many. To the nearest nothing is moved, unless the times that are rounded all lie on one side.
 *
 * | nearest quarter              | 0    |
 * | within 3 minutes of 8:00     | 0    |
 * | within 3 minutes of 8:03     | -6   |
 */
export function averageShift(rule: RoundRule, near?: Near): number {
  const { intervalMinutes, mode, graceMinutes = 0 } = rule;
  const shift = intervalMinutes - 2 * graceMinutes;
  if (mode === 'up') return shift;
  if (mode === 'down') return -shift;
  return near === undefined ? 0 : shiftNear({ intervalMinutes, mode: 'nearest' }, near);
}

/** Of each half minute in its middle, so that none lies on the edge between two that are near. */
function shiftNear(rule: RoundRule, { toMinutes, minutes }: Near): number {
  const from = (toMinutes - minutes) * 60 + 15;
  const moments = Array.from({ length: Math.max(0, 4 * minutes) }, (_, index) => from + 30 * index);
  const moved = moments.reduce((sum, at) => sum + roundSeconds(at, rule) - at, 0);
  return moments.length === 0 ? 0 : moved / moments.length / 30;
}

const starts = ['clock-in', 'meal-end', 'break-end'] as const;
const ends = ['clock-out', 'meal-start', 'break-start'] as const;

/**
 * Whether rounding of punches takes no time from those who work, on the average: 29 CFR 785.48(b) suffers it where it averages out.
 *
 * | in                | out         |                                |
 * | nearest           | nearest     | averages out                   |
 * | down              | down        | averages out                   |
 * | down              | up          | only ever adds                 |
 * | up                | down        | takes a quarter hour a day     |
 * | down, near 8:00   | down        | takes from whoever comes later |
 */
export const averagesOut = (rules: readonly PunchRounding[]): boolean => {
  const sooner = ends.flatMap((kind) => averageShiftsOf(rules, ['both', 'out', kind]));
  const later = starts.flatMap((kind) => averageShiftsOf(rules, ['both', 'in', kind]));
  return Math.min(...sooner) >= Math.max(...later);
};

/** What may happen to a punch: the first rule that is for it moves it, and one that holds near a time of day only now and then. */
function averageShiftsOf(rules: readonly PunchRounding[], targets: readonly RoundTarget[]): number[] {
  const own = rules.filter((rule) => rule.targets.some((target) => targets.includes(target)));
  const always = own.findIndex(({ within }) => within === undefined);
  const reached = always === -1 ? own : own.slice(0, always + 1);
  return [...reached.map((rule) => averageShift(rule, nearOf(rule))), ...(always === -1 ? [0] : [])];
}

const nearOf = ({ within }: PunchRounding): Near | undefined =>
  within && { toMinutes: 60 * within.of.hour + within.of.minute, minutes: within.minutes };
