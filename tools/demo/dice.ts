/** Dice that fall the same way each time: the demo organization's history is told from one seed. */
export interface Dice {
  /** A fraction from 0 up to, and without, 1. */
  readonly roll: () => number;
  /** A whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number;
  readonly bytes: (count: number) => Uint8Array;
}

/** Marsaglia's xorshift32 ("Xorshift RNGs", Journal of Statistical Software 8(14), 2003). */
export function throwDice(seed: number): Dice {
  let state = seed >>> 0 || 1;
  const roll = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
  const between = (from: number, to: number): number => from + Math.floor(roll() * (to - from + 1));
  return { roll, between, bytes: (count) => Uint8Array.from({ length: count }, () => between(0, 255)) };
}
