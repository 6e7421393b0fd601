import { Coffee, Play, Square, Zap, type LucideIcon } from 'lucide-react';
import type { ClockStatus } from '../../../domain/time-clock/clock-state.ts';
import { applicable, clockStatuses } from '../../../domain/time-clock/clock-state.ts';
import type { PunchKind } from '../../../domain/time-clock/punch.ts';
import { isWaiting, type Entry, type FinalRefusal } from '../outbox/entry.ts';
import { firstInMemory } from '../outbox/memory-store.ts';
import type { OutboxState } from '../outbox/shown-entries.ts';

type Reason =
  | 'clock.alreadyIn'
  | 'clock.alreadyOut'
  | 'clock.clockInFirst'
  | 'clock.alreadyOnBreak'
  | 'clock.notOnBreak';

/** The greeting by the hour of the wall clock. The night is one of its own where a language greets otherwise after dark than before. */
export function greetingAt(hour: number): 'clock.morning' | 'clock.afternoon' | 'clock.evening' | 'clock.night' {
  if (hour < 12) return 'clock.morning';
  if (hour < 17) return 'clock.afternoon';
  return hour < 20 ? 'clock.evening' : 'clock.night';
}

interface StatusLook {
  readonly tone: 'in' | 'brk' | 'out';
  readonly word: 'clock.clockedIn' | 'clock.onBreak' | 'clock.clockedOut';
}

/** Green, orange, red; never without the word. */
export const statusLooks: Readonly<Record<ClockStatus, StatusLook>> = {
  'Clocked In': { tone: 'in', word: 'clock.clockedIn' },
  'On a Break': { tone: 'brk', word: 'clock.onBreak' },
  'Clocked Out': { tone: 'out', word: 'clock.clockedOut' },
};

interface PunchLook {
  /** The label of its button. */
  readonly word: 'clock.clockIn' | 'clock.clockOut' | 'clock.startBreak' | 'clock.endBreak';
  /** What it is called in a sentence: a noun, where the label tells someone to do something. */
  readonly name: 'clock.namedClockIn' | 'clock.namedClockOut' | 'clock.namedStartBreak' | 'clock.namedEndBreak';
  readonly icon: LucideIcon;
  readonly tone: 'in' | 'ink' | 'brk';
}

/** The four buttons, in the order in which they always stand. */
export const punchLooks: Readonly<Record<PunchKind, PunchLook>> = {
  clock_in: { word: 'clock.clockIn', name: 'clock.namedClockIn', icon: Play, tone: 'in' },
  clock_out: { word: 'clock.clockOut', name: 'clock.namedClockOut', icon: Square, tone: 'ink' },
  break_start: { word: 'clock.startBreak', name: 'clock.namedStartBreak', icon: Coffee, tone: 'brk' },
  break_end: { word: 'clock.endBreak', name: 'clock.namedEndBreak', icon: Zap, tone: 'brk' },
};

/** Why a punch does not apply; asked only where it does not. */
const reasons: Readonly<Record<ClockStatus, Partial<Record<PunchKind, Reason>>>> = {
  'Clocked Out': {
    clock_out: 'clock.alreadyOut',
    break_start: 'clock.clockInFirst',
    break_end: 'clock.notOnBreak',
  },
  'Clocked In': { clock_in: 'clock.alreadyIn', break_end: 'clock.notOnBreak' },
  'On a Break': { clock_in: 'clock.alreadyIn', break_start: 'clock.alreadyOnBreak' },
};

/**
 * Why `kind` does not apply in `status`, by the rule that the server decides by; undefined where it applies, and
 * where the status is not known: the server decides then.
 */
export const reasonAgainst = (status: ClockStatus | undefined, kind: PunchKind): Reason | undefined =>
  status === undefined || applicable(status).includes(kind) ? undefined : reasons[status][kind];

/** What the line at the foot of the panel says about the punches that wait. */
export type Sync =
  | { readonly name: 'checking' }
  | { readonly name: 'recorded' }
  | { readonly name: 'saved'; readonly count: number }
  | { readonly name: 'unkept'; readonly count: number }
  | { readonly name: 'refused'; readonly count: number }
  | { readonly name: 'keeps_nothing' };

/** "Saved" is said only of what is on the device; an undo that waits counts as a punch that waits. */
export function syncOf({ ready, entries, keeps }: OutboxState): Sync {
  if (!ready) return { name: 'checking' };
  const waiting = entries.filter(isWaiting);
  const unkept = waiting.filter(isUnkept);
  if (unkept.length > 0) return { name: 'unkept', count: waiting.length };
  if (waiting.length > 0) return { name: 'saved', count: waiting.length };
  const refused = entries.length - waiting.length;
  if (refused > 0) return { name: 'refused', count: refused };
  return { name: keeps ? 'recorded' : 'keeps_nothing' };
}

export type RefusedEntry = Entry & { readonly refusal: FinalRefusal };

export const isRefused = (entry: Entry): entry is RefusedEntry => entry.refusal !== undefined;

/** Whether an entry is lost with the page. */
export const isUnkept = (entry: Entry): boolean => entry.order >= firstInMemory;

/**
 * The mirror of the state. Anything else in its place means Clocked Out; nothing there, that
 * nothing is known.
 */
export const statusFrom = (mirror: string | null): ClockStatus | undefined =>
  mirror === null ? undefined : (clockStatuses.find((status) => status === mirror) ?? 'Clocked Out');
