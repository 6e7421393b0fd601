import type { Outcome } from '../approvals/request.ts';
import type { PlainDate } from '../kernel/time.ts';
import type { CardFlagKind } from '../time-cards/card-flag.ts';

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

/** Whether a flag says more than what is told of its day's adjustment: one that waits is told once, by the word that follows it until it is answered. */
export const saysMore = ({ kind }: { readonly kind: CardFlagKind }, told: ToldOutcome | undefined): boolean =>
  kind !== 'adjustment_waiting' || told !== 'pending';
