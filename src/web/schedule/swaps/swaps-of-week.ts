import type { PendingSwap } from '../../../contract/schedule/pending-swaps.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { WeekSwap } from '../../../contract/schedule/week-swaps.ts';

/** The swaps that the reader may answer and that move a shift of a week. */
export interface WeekSwaps {
  readonly count: number;
  /** By the shifts that would change hands. */
  readonly byShift: ReadonlyMap<string, PendingSwap>;
  /** What is offered or proposed in return and not over, by its shift; what waits for the reader is among them. */
  readonly offered: ReadonlyMap<string, WeekSwap>;
  /** Where they are answered. */
  readonly address: string;
}

/**
 * Of the swaps that wait, those that concern the week of a location. Whoever is one of the two does not answer theirs: to them it is offered.
 *
 * @param offered those of the week that are not over, the latest first
 * @param pending undefined while they are not known, or for whoever answers none
 */
export function swapsOfWeek(
  { shifts, location }: Pick<TeamSchedule, 'shifts' | 'location'>,
  pending: readonly PendingSwap[] = [],
  offered: readonly WeekSwap[] = [],
): WeekSwaps {
  // Mostly none wait, and the shifts of the week are thousands.
  const shown = new Set(pending.length === 0 ? [] : shifts.map(({ shiftId }) => shiftId));
  const concerned = pending.filter((swap) => !swap.isOwn && shiftsOf(swap).some((id) => shown.has(id)));
  const areAllHere = concerned.every(({ request }) => request.location?.id === location.id);
  return {
    count: concerned.length,
    byShift: waitingByShift(concerned),
    offered: offeredByShift(offered),
    address: `/management-authorizations?tab=swaps${areAllHere ? `&location=${location.id}` : ''}`,
  };
}

/** The swaps that the reader may answer, of whichever week, by the shifts that would change hands. */
export const waitingByShift = (pending: readonly PendingSwap[] = []): WeekSwaps['byShift'] =>
  new Map(
    pending.filter(({ isOwn }) => !isOwn).flatMap((swap) => shiftsOf(swap).map((shiftId) => [shiftId, swap] as const)),
  );

const shiftsOf = ({ shift, inReturn }: PendingSwap) => [shift, inReturn].flatMap((one) => one?.shiftId ?? []);

/** What is offered or proposed in return, by its shift. */
export const offeredByShift = (offered: readonly WeekSwap[] = []): WeekSwaps['offered'] =>
  new Map([
    // What is offered itself comes last, and stays: that it is proposed for another besides is said there.
    ...offered.flatMap((swap) => swap.returns.map(({ shiftId }) => [shiftId, swap] as const)),
    ...offered.map((swap) => [swap.shiftId, swap] as const),
  ]);
