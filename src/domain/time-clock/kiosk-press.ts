import type { Instant } from '../kernel/time.ts';
import type { PunchKind } from './punch.ts';

/** Somebody as the location of a kiosk knows them once a press of theirs arrives. */
export interface KioskPresser {
  readonly worksHere: boolean;
  /** Now or at any time before. */
  readonly workedHere: boolean;
  /** Since when they are suspended; null where they are not. */
  readonly suspendedAt: Instant | null;
}

/**
 * Whether a press at a kiosk is taken, if its PIN fits. What waited for the network happened there, wherever its person works by
 * now, if they ever worked there; whoever was suspended in the meantime ends what is open, with its breaks, and clocks in no more.
 *
 * | who                | pressed                      |           |
 * | works there        | clock out                    | taken     |
 * | moved at 12:00     | clock in 11:59, offline      | taken     |
 * | moved at 12:00     | clock in 12:01, offline      | taken     |
 * | moved at 12:00     | clock in 12:01               | not taken |
 * | never worked there | clock in, offline            | not taken |
 * | suspended at 12:00 | clock in 11:59, offline      | taken     |
 * | suspended at 12:00 | clock in 12:00, offline      | not taken |
 * | suspended at 12:00 | begin a break 13:00, offline | taken     |
 * | suspended at 12:00 | clock out 17:00, offline     | taken     |
 * | suspended at 12:00 | clock out 17:00              | not taken |
 */
export function isTakenAtKiosk(
  { worksHere, workedHere, suspendedAt }: KioskPresser,
  { kind, offline, pressedAt }: { readonly kind: PunchKind; readonly offline: boolean; readonly pressedAt: Instant },
): boolean {
  if (!offline) return worksHere && suspendedAt === null;
  if (!workedHere) return false;
  return suspendedAt === null || kind !== 'clock_in' || pressedAt < suspendedAt;
}
