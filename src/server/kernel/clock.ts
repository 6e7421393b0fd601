import { v7 } from 'uuid';
import { instant, type Instant } from '../../domain/kernel/time.ts';

/** The door through which the present moment and new ids come into the house. */
export interface Clock {
  readonly now: () => Instant;
  /** UUIDv7 (RFC 9562): ids of rows made later sort later, which keeps indexes compact. */
  readonly newId: () => string;
}

export const systemClock: Clock = { now: () => instant(Date.now()), newId: () => v7() };
