import type { PunchRounding, RoundTarget } from './punch-rounding.ts';
import type { RoundRule } from './rounding.ts';

/**
 * By how much a rule moves a time on the average, in half minutes: rounding down to the quarter takes seven and a half minutes, and gives
 * them back where it forgives as many.
 */
export function averageShift({ intervalMinutes, mode, graceMinutes = 0 }: RoundRule): number {
  const shift = intervalMinutes - 2 * graceMinutes;
  return mode === 'up' ? shift : mode === 'down' ? -shift : 0;
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
  return [...reached.map(averageShift), ...(always === -1 ? [0] : [])];
}
