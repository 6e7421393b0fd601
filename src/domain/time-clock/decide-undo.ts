import { accept, refuse, type Result } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import { effectivePunches, type Punch, type PunchVoid } from './punch.ts';

/** How long a press can be taken back by the person who made it. */
export const UNDO_MILLISECONDS = 10_000;

/** Someone wants their own punch taken back; `id` is that of the ledger row to append. */
export interface UndoWish {
  readonly id: string;
  readonly punchId: string;
  readonly at: Instant;
}

/**
 * Whether a punch may be taken back: only the latest that counts, and within ten seconds of its time. Later,
 * it takes an adjustment. Taking back the latest never leaves an impossible ledger behind.
 *
 * | latest punch | undo of it at | |
 * | 9:00:00.000  | 9:00:10.000   | taken back      |
 * | 9:00:00.000  | 9:00:10.001   | undo_too_late   |
 *
 * @param rows the punches and voids of the employee's ledger, from the entry that is open or was last
 */
export function decideUndo(
  rows: readonly (Punch | PunchVoid)[],
  wish: UndoWish,
): Result<PunchVoid & { readonly id: string }, 'undo_too_late' | 'undo_not_latest' | 'already_undone'> {
  if (rows.some((row) => row.kind === 'void' && row.voidsId === wish.punchId)) return refuse('already_undone');
  const latest = effectivePunches(rows).at(-1);
  if (latest === undefined || latest.id !== wish.punchId) return refuse('undo_not_latest');
  if (wish.at - latest.punchedAt > UNDO_MILLISECONDS) return refuse('undo_too_late');
  return accept({ id: wish.id, kind: 'void', voidsId: wish.punchId });
}
