import { v7 } from 'uuid';
import { addMilliseconds, parseInstant, type Instant } from '../../src/domain/kernel/time.ts';
import type { Clock } from '../../src/server/kernel/clock.ts';

/** A clock that stands still until a test moves it: every server of a world looks at it. */
export interface SettableClock extends Clock {
  /** Sets it to an ISO 8601 moment, `2026-11-20T15:00:00Z`. */
  set(iso: string): void;
  /** Moves it by milliseconds; back, if negative. */
  advance(milliseconds: number): void;
}

export function settableClock(iso: string): SettableClock {
  let now = read(iso);
  return {
    now: () => now,
    newId: () => v7(),
    set: (later) => {
      now = read(later);
    },
    advance: (milliseconds) => {
      now = addMilliseconds(now, milliseconds);
    },
  };
}

function read(iso: string): Instant {
  const at = parseInstant(iso);
  if (at === undefined) throw new TypeError(`Not a moment: ${iso}`);
  return at;
}
