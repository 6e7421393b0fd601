import type { Confirming } from '../../../contract/schedule/confirmations.ts';

/** How whoever has a shift stands to it: they have confirmed it, are still asked to, offer it to others, or would swap it and wait for the reader. */
export type ShiftMark = 'confirmed' | 'waiting' | 'offered' | 'swap';

/**
 * What is known of each shift of a week; of those that nobody is asked about, nothing.
 *
 * @param swapped shifts whose swap waits for the reader: that is what they have to do about it, whoever confirmed it
 * @param offered shifts that are offered, or proposed in return
 */
export const marksOf = (
  people: readonly Confirming[],
  swapped: Iterable<string> = [],
  offered: Iterable<string> = [],
): ReadonlyMap<string, ShiftMark> =>
  new Map([
    ...people.flatMap(({ confirmed, waiting }) => [
      ...confirmed.map((shiftId) => [shiftId, 'confirmed'] as const),
      ...waiting.map((shiftId) => [shiftId, 'waiting'] as const),
    ]),
    ...[...offered].map((shiftId) => [shiftId, 'offered'] as const),
    ...[...swapped].map((shiftId) => [shiftId, 'swap'] as const),
  ]);

/** Of all who are asked, those who are done, and those who have not confirmed everything. */
export function standingOf(people: readonly Confirming[]): {
  readonly done: readonly Confirming[];
  readonly missing: readonly Confirming[];
} {
  return {
    done: people.filter(({ waiting }) => waiting.length === 0),
    missing: people.filter(({ waiting }) => waiting.length > 0),
  };
}
