import type { Span } from '../kernel/time.ts';
import type { ShiftPlan } from './shift.ts';

type Timed = Pick<ShiftPlan, 'startsAt' | 'endsAt'>;

/**
 * How many of some shifts there are at the emptiest moment of a span: a gap of a quarter of an hour is a gap.
 *
 * | 9–17 and 9:30–17, from 9 to 10  | 1 |
 * | 9–17 and 9:30–17, from 10 to 11 | 2 |
 * | 6–9:30 and 9:30–14, from 9 to 10 | 1 |
 */
export function fewestDuring({ from, to }: Span, shifts: readonly Timed[]): number {
  const touching = shifts.filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
  // It changes only where one begins or ends.
  const moments = [from, ...touching.map(({ endsAt }) => endsAt).filter((at) => at < to)];
  return Math.min(
    ...moments.map((at) => touching.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt).length),
  );
}
