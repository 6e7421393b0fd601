import type { Span } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';

/**
 * Tells which punches a span is worked out from: its own, and those of the last entry that began before it, which may have run on into it.
 *
 * | punches in order                       | span        | near                  |
 * | in Sun 9:00, out 17:00, in Mon 22:00, out Tue 6:00, in Wed 9:00 | all Tuesday | Mon 22:00, Tue 6:00 |
 * | in Tue 9:00, out 17:00                 | all Tuesday | both                  |
 *
 * @param effective in order: `effectivePunches` gives them
 */
export function nearSpan(
  effective: readonly Pick<Punch, 'kind' | 'punchedAt'>[],
  { from, to }: Span,
): (punch: Pick<Punch, 'punchedAt'>) => boolean {
  const anchor = effective.findLast(({ kind, punchedAt }) => kind === 'clock_in' && punchedAt <= from);
  const first = anchor?.punchedAt ?? -Infinity;
  return ({ punchedAt }) => punchedAt >= first && punchedAt < to;
}
