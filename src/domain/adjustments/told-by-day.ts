import type { Outcome } from '../approvals/request.ts';
import type { PlainDate } from '../kernel/time.ts';

/** An adjustment, as far as a day tells of it; it waits until it is decided. */
export interface ToldAdjustment {
  readonly date: PlainDate;
  readonly decision: { readonly outcome: Outcome } | null;
}

export type ToldOutcome = Exclude<Outcome, 'withdrawn'> | 'pending';

/**
 * What became of the last adjustment of each day; of one that was withdrawn there is nothing to tell.
 *
 * @param adjustments the oldest first
 */
export const toldByDay = (adjustments: readonly ToldAdjustment[]): ReadonlyMap<PlainDate, ToldOutcome> =>
  new Map(
    adjustments.flatMap(({ date, decision }) => {
      const outcome = decision?.outcome ?? 'pending';
      return outcome === 'withdrawn' ? [] : [[date, outcome] as const];
    }),
  );
