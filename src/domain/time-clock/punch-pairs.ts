/** A press of a clock that may or may not say which way it goes: terminals of other makers, and old files. */
export interface Press {
  readonly atMinutes: number;
  readonly direction?: 'in' | 'out';
}

/** How presses become work: the whole stretch, or pairs, by the order of the presses or by what they say. */
export const pairings = ['first-last', 'alternating-pairs', 'first-in-last-out', 'valid-pairs'] as const;
export type Pairing = (typeof pairings)[number];

/**
 * Minutes of work between presses.
 *
 * | presses                        | first-last | alternating-pairs |
 * | 9:00, 12:00, 13:00, 17:00      | 8 h        | 7 h               |
 * | 9:00, 12:00, 13:00             | 4 h        | 3 h, the last has no partner |
 *
 * | presses                                 | first-in-last-out | valid-pairs |
 * | out 8:00, in 9:00, in 9:30, out 12:00   | 3 h               | 3 h: a leading out is nothing, a repeated in keeps the first |
 */
export function pairedMinutes(presses: readonly Press[], pairing: Pairing): number {
  const inOrder = presses.toSorted((a, b) => a.atMinutes - b.atMinutes);
  switch (pairing) {
    case 'first-last':
      return between(inOrder.at(0), inOrder.at(-1));
    case 'alternating-pairs':
      return inOrder.reduce(
        (sum, press, index) => (index % 2 === 1 ? sum + between(inOrder[index - 1], press) : sum),
        0,
      );
    case 'first-in-last-out':
      return between(
        inOrder.find((press) => press.direction === 'in'),
        inOrder.findLast((press) => press.direction === 'out'),
      );
    case 'valid-pairs':
      return validPairs(inOrder);
  }
}

const between = (from: Press | undefined, to: Press | undefined): number =>
  from === undefined || to === undefined ? 0 : Math.max(0, to.atMinutes - from.atMinutes);

function validPairs(inOrder: readonly Press[]): number {
  let worked = 0;
  let open: Press | undefined;
  for (const press of inOrder) {
    if (press.direction === 'in') open ??= press;
    if (press.direction === 'out') {
      worked += between(open, press);
      open = undefined;
    }
  }
  return worked;
}
