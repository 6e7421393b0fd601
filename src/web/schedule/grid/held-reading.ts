/**
 * Reading that waits while something is in the hand: a week of thousands of shifts is worked out in a moment in which nothing on the page moves, and
 * must not change beneath what is about to be dropped on it.
 *
 * @param read reads anew
 * @param stop stops what is being read; whether anything was
 */
export function heldReading(read: () => void, stop: () => boolean) {
  let hands = 0;
  let isWaiting = false;
  /** Whether it may be read now; else it is read once nothing is in the hand. */
  const mayRead = (): boolean => {
    if (hands > 0) isWaiting = true;
    return hands === 0;
  };
  return {
    mayRead,
    /** Reads anew, once nothing is in the hand. */
    readAgain: (): void => {
      if (mayRead()) read();
    },
    /** Something is taken into the hand. @returns told once it is let go of */
    hold: (): (() => void) => {
      hands += 1;
      if (stop()) isWaiting = true;
      return () => {
        hands -= 1;
        if (hands > 0 || !isWaiting) return;
        isWaiting = false;
        read();
      };
    },
  };
}
