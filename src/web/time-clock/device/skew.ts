import { longestWayMilliseconds } from './longest-way.ts';

/** How far the device's clock is ahead of the server's, and how sure that is. */
export interface Skew {
  /** Device clock minus server clock. */
  readonly milliseconds: number;
  /** Half the round trip: the true skew is at most this far away. */
  readonly uncertainty: number;
  /** Device time of the measurement. */
  readonly measuredAt: number;
}

/** After this a quartz clock may have drifted by more than the measurement was uncertain. */
const freshMilliseconds = 600_000;

/**
 * Measures the skew from one answer. The server looked at its clock somewhere between sending and
 * receiving; the middle is the best guess, half the round trip the error.
 */
export function measureSkew(sentAt: number, receivedAt: number, serverAt: number): Skew {
  return {
    milliseconds: Math.round((sentAt + receivedAt) / 2 - serverAt),
    uncertainty: Math.max(0, Math.ceil((receivedAt - sentAt) / 2)),
    measuredAt: receivedAt,
  };
}

/**
 * The skew once the device's clock has moved by itself, against one that nobody can set.
 *
 * @param movedMilliseconds forward; negative where it was set back
 */
export const afterMove = (known: Skew, movedMilliseconds: number): Skew => ({
  milliseconds: known.milliseconds + Math.round(movedMilliseconds),
  uncertainty: known.uncertainty,
  measuredAt: known.measuredAt + movedMilliseconds,
});

/**
 * The skew to send with a press that was made right after another: with it the press does not come before the other, whose
 * time may be the server's. More than a moment is no matter of the way, but of a clock that is wrong, and is left as it is.
 *
 * @param known device clock minus server clock
 * @param latestAt when the latest punch on the screen counts
 */
export function skewAfter(known: number, pressedAt: number, latestAt: number): number {
  const early = latestAt - (pressedAt - known);
  return early > 0 && early <= longestWayMilliseconds ? known - early : known;
}

/**
 * Which of two measurements to go by: the newer, unless both may be true at once and the older is
 * the sharper and still fresh. So a slow answer does not spoil a good measurement, while a device
 * clock that was set is believed at once.
 */
export function sharper(known: Skew | undefined, next: Skew): Skew {
  if (known === undefined) return next;
  const age = next.measuredAt - known.measuredAt;
  const fresh = age >= 0 && age < freshMilliseconds;
  const agree = Math.abs(known.milliseconds - next.milliseconds) <= known.uncertainty + next.uncertainty;
  return fresh && agree && known.uncertainty < next.uncertainty ? known : next;
}
