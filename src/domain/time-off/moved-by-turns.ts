/** A date of time off that turned: it is spared now, or it counts again. */
interface TurnedDay {
  readonly requestId: string;
  readonly minutes: number;
  readonly isSpared: boolean;
  readonly isPaid: boolean;
  readonly isApproved: boolean;
}

/** A row that follows in the ledger: `used`, the first by which the request takes anything; `revoked`, what it has back of that, or takes anew. */
interface Moved<D> {
  readonly day: D;
  readonly kind: 'used' | 'revoked';
  readonly minutes: number;
}

/**
 * What dates that turned move in balances. What waits takes what it takes once it is approved.
 *
 * | 8 h of what is          | is spared     | counts again  |
 * | approved, with a use    | revoked + 8 h | revoked − 8 h |
 * | approved, without one: all of it was spared then | nothing | used − 8 h |
 * | waiting, or unpaid      | nothing       | nothing       |
 *
 * @param used the requests that have a use in the ledger
 */
export function movedByTurns<D extends TurnedDay>(
  turned: readonly D[],
  used: ReadonlySet<string>,
): readonly Moved<D>[] {
  const taking = new Set(used);
  return turned.flatMap((day): Moved<D>[] => {
    const { requestId, minutes, isSpared, isPaid, isApproved } = day;
    if (!isPaid || !isApproved) return [];
    if (taking.has(requestId)) return [{ day, kind: 'revoked', minutes: isSpared ? minutes : -minutes }];
    if (isSpared) return [];
    taking.add(requestId);
    return [{ day, kind: 'used', minutes: -minutes }];
  });
}
