import type { Instant, Span } from '../kernel/time.ts';
import type { Punch } from './punch.ts';

export interface Break {
  readonly startedAt: Instant;
  /** Absent while the break lasts, and where its end was never punched. */
  readonly endedAt?: Instant;
}

/** From clock-in to clock-out. */
export interface TimeEntry {
  readonly clockedInAt: Instant;
  /** Absent while the entry is open, and where the clock-out is missing. */
  readonly clockedOutAt?: Instant;
  /** Still running: the last entry, not clocked out. */
  readonly open: boolean;
  /** The last punch of the entry. Where the clock-out is missing, presence is known up to here and no further. */
  readonly lastPunchAt: Instant;
  readonly breaks: readonly Break[];
  readonly punchIds: readonly string[];
}

/** What a fold met that no run of allowed punches can give; shown to a manager, never guessed at. */
export type ExceptionKind = 'missing_clock_in' | 'missing_clock_out' | 'missing_break_end' | 'missing_break_start';
export interface PunchException {
  readonly kind: ExceptionKind;
  /** The punch before or after which one is missing. */
  readonly punchId: string;
  readonly at: Instant;
}

/**
 * Folds effective punches (in order, see `effectivePunches`) into time entries, oldest first.
 *
 * | punches                                  | entries                         |
 * | in 9:00, out 17:00                       | 9:00–17:00                      |
 * | in 9:00, break 12:00, out 13:00          | 9:00–13:00, break 12:00–13:00   |
 * | in 9:00                                  | 9:00–, open                     |
 * | in Mon 9:00, break end 13:00, in Tue 9:00 | Mon 9:00, known to 13:00, clock-out missing; Tue 9:00–, open |
 *
 * Never throws: what does not fit is left out of the entries and listed by {@link punchExceptions}.
 */
export const timeEntries = (effective: readonly Punch[]): TimeEntry[] => foldPunches(effective).entries;

/** The punches that do not fit, oldest first; in a ledger that only `decidePunch` has written, none but a clock-out that was forgotten. */
export const punchExceptions = (effective: readonly Punch[]): PunchException[] => foldPunches(effective).exceptions;

/** An entry that is open for longer was most likely forgotten, where the pay policy names no longest shift: 14 hours. */
export const longestEntryMinutes = 14 * 60;

/** From clock-in to clock-out; an open entry counts up to `until`, one without its clock-out to its last punch. */
export function presenceOf(entry: TimeEntry, until: Instant): Span {
  const to = entry.clockedOutAt ?? (entry.open ? until : entry.lastPunchAt);
  return { from: entry.clockedInAt, to: to > entry.clockedInAt ? to : entry.clockedInAt };
}

interface Draft {
  clockedInAt: Instant;
  lastPunchAt: Instant;
  breaks: { startedAt: Instant; endedAt?: Instant }[];
  punchIds: string[];
}

/** Entries and exceptions of the same punches, from one fold. */
export interface Fold {
  readonly entries: TimeEntry[];
  readonly exceptions: PunchException[];
}

/** Both of what {@link timeEntries} and {@link punchExceptions} give. */
export function foldPunches(effective: readonly Punch[]): Fold {
  const fold: Fold = { entries: [], exceptions: [] };
  let draft: Draft | undefined;
  for (const punch of effective) draft = afterPunch(fold, draft, punch);
  if (draft !== undefined) fold.entries.push({ ...draft, open: true });
  return fold;
}

/** Adds one punch to the fold and gives the entry that is open after it. */
function afterPunch(fold: Fold, draft: Draft | undefined, punch: Punch): Draft | undefined {
  const at = punch.punchedAt;
  const miss = (kind: ExceptionKind) => fold.exceptions.push({ kind, punchId: punch.id, at });
  if (punch.kind === 'clock_in') {
    if (draft !== undefined) {
      miss('missing_clock_out');
      fold.entries.push({ ...draft, open: false });
    }
    return { clockedInAt: at, lastPunchAt: at, breaks: [], punchIds: [punch.id] };
  }
  if (draft === undefined) {
    miss('missing_clock_in');
    return undefined;
  }
  draft.punchIds.push(punch.id);
  draft.lastPunchAt = at;
  const current = draft.breaks.at(-1);
  const running = current !== undefined && current.endedAt === undefined ? current : undefined;
  switch (punch.kind) {
    case 'break_start':
      if (running === undefined) draft.breaks.push({ startedAt: at });
      else miss('missing_break_end');
      return draft;
    case 'break_end':
      if (running === undefined) miss('missing_break_start');
      else running.endedAt = at;
      return draft;
    case 'clock_out':
      if (running !== undefined) running.endedAt = at;
      fold.entries.push({ ...draft, clockedOutAt: at, open: false });
      return undefined;
  }
}
