import type { Instant } from '../kernel/time.ts';
import type { Punch, PunchKind } from './punch.ts';
import { timeEntries } from './time-entry.ts';

/** These words exactly: `localStorage.status` holds one of them, on devices that were here before. */
export const clockStatuses = ['Clocked Out', 'Clocked In', 'On a Break'] as const;
export type ClockStatus = (typeof clockStatuses)[number];

export interface ClockState {
  readonly status: ClockStatus;
  /** When the open time entry began; null when clocked out. */
  readonly since: Instant | null;
  /** When the present status began: the last clock-in, break start, break end or clock-out; null before the first. */
  readonly sinceStatus: Instant | null;
}

/** Which presses a status allows. Clocking out on a break ends the break. */
const allowed: Readonly<Record<ClockStatus, readonly PunchKind[]>> = {
  'Clocked Out': ['clock_in'],
  'Clocked In': ['break_start', 'clock_out'],
  'On a Break': ['break_end', 'clock_out'],
};

/** The kinds of punch that apply in `status`; the screen's other buttons are quiet. */
export const applicable = (status: ClockStatus): readonly PunchKind[] => allowed[status];

/** Where a press leads, wherever it applies. */
export const statusAfter: Readonly<Record<PunchKind, ClockStatus>> = {
  clock_in: 'Clocked In',
  clock_out: 'Clocked Out',
  break_start: 'On a Break',
  break_end: 'Clocked In',
};

/** Where the clock stands after effective punches (in order, see `effectivePunches`). */
export function clockStateOf(effective: readonly Punch[]): ClockState {
  const entry = timeEntries(effective).at(-1);
  if (entry === undefined) return { status: 'Clocked Out', since: null, sinceStatus: null };
  if (!entry.open) return { status: 'Clocked Out', since: null, sinceStatus: entry.clockedOutAt ?? entry.lastPunchAt };
  const last = entry.breaks.at(-1);
  const onBreak = last !== undefined && last.endedAt === undefined;
  return {
    status: onBreak ? 'On a Break' : 'Clocked In',
    since: entry.clockedInAt,
    sinceStatus: onBreak ? last.startedAt : (last?.endedAt ?? entry.clockedInAt),
  };
}
