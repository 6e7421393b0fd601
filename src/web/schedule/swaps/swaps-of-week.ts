import type { TeamSchedule } from '../../../contract/schedule.ts';
import type { PendingSwap } from '../../../contract/schedule/swaps.ts';

/** The swaps that the reader may answer and that move a shift of a week. */
export interface WeekSwaps {
  readonly count: number;
  /** By the shifts that would change hands. */
  readonly byShift: ReadonlyMap<string, PendingSwap>;
  /** Where they are answered. */
  readonly address: string;
}

/**
 * Of the swaps that wait, those that concern the week of a location. Whoever is one of the two does not answer theirs, and sees no mark of it.
 *
 * @param pending undefined while they are not known, or for whoever answers none
 */
export function swapsOfWeek(
  { shifts, location }: Pick<TeamSchedule, 'shifts' | 'location'>,
  pending: readonly PendingSwap[] = [],
): WeekSwaps {
  const shown = new Set(shifts.map(({ shiftId }) => shiftId));
  const shiftsOf = ({ shift, inReturn }: PendingSwap) => [shift, inReturn].flatMap((one) => one?.shiftId ?? []);
  const concerned = pending.filter((swap) => !swap.isOwn && shiftsOf(swap).some((id) => shown.has(id)));
  const areAllHere = concerned.every(({ request }) => request.location?.id === location.id);
  return {
    count: concerned.length,
    byShift: new Map(concerned.flatMap((swap) => shiftsOf(swap).map((id) => [id, swap] as const))),
    address: `/management-authorizations?tab=swaps${areAllHere ? `&location=${location.id}` : ''}`,
  };
}
