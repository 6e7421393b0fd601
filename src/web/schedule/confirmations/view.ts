import type { Confirming } from '../../../contract/schedule/confirmations.ts';

/** How whoever has a shift stands to it: they have confirmed it, or are still asked to. */
export type ShiftMark = 'confirmed' | 'waiting';

/** What is known of each shift of a week; of those that nobody is asked about, nothing. */
export const marksOf = (people: readonly Confirming[]): ReadonlyMap<string, ShiftMark> =>
  new Map(
    people.flatMap(({ confirmed, waiting }) => [
      ...confirmed.map((shiftId) => [shiftId, 'confirmed'] as const),
      ...waiting.map((shiftId) => [shiftId, 'waiting'] as const),
    ]),
  );

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
