import type { ClockReply, EffectivePunch } from '../../../contract/time-clock.ts';
import { dateAt, instant, type Instant } from '../../../domain/kernel/time.ts';
import { clockStateOf, type ClockState } from '../../../domain/time-clock/clock-state.ts';
import { effectivePunches, type PunchVoid } from '../../../domain/time-clock/punch.ts';
import { longestWayMilliseconds } from '../device/longest-way.ts';
import type { RecordedPunch, StateAfterUndo } from '../outbox/answer.ts';
import { isWaiting, type Entry, type PunchEntry } from '../outbox/entry.ts';

/** A punch as it is shown: recorded, or waiting on this device. */
export interface ShownPunch extends EffectivePunch {
  readonly waiting: boolean;
}

/** What the server said, and on top of it what was pressed here and has no answer yet. */
export interface ShownClock extends ClockState {
  /** All that count, oldest first. */
  readonly punches: readonly ShownPunch[];
}

/** Behind every place in the ledger. */
const afterTheLedger = Number.MAX_SAFE_INTEGER / 2;

/**
 * Puts the waiting entries on top of the server's answer.
 *
 * @param skewMilliseconds device clock minus server clock, for entries that were pressed before it was known
 */
export function shownClock(reply: ClockReply, entries: readonly Entry[], skewMilliseconds = 0): ShownClock {
  const waiting = entries.filter(isWaiting);
  const recorded = reply.punches.map((punch): ShownPunch => ({ ...punch, waiting: false }));
  const rows: (ShownPunch | PunchVoid)[] = [...recorded];
  for (const entry of waiting) {
    if (entry.what === 'undo') rows.push({ kind: 'void', voidsId: entry.punchId });
    else if (recorded.every(({ id }) => id !== entry.id)) rows.push(waitingPunch(entry, rows, skewMilliseconds));
  }
  const punches = effectivePunches(rows);
  const state = clockStateOf(punches);
  return { ...state, sinceStatus: state.sinceStatus ?? reply.sinceStatus, punches };
}

function waitingPunch(entry: PunchEntry, before: readonly (ShownPunch | PunchVoid)[], known: number): ShownPunch {
  const pressedAt = entry.pressedAt - (entry.skewMilliseconds ?? known);
  const latest = before.reduce((last, row) => ('punchedAt' in row ? Math.max(last, row.punchedAt) : last), 0);
  // Pressed in the same breath as the one before, whose time is the server's: it still comes after it.
  const overtaken = pressedAt < latest && latest - pressedAt < longestWayMilliseconds;
  return {
    id: entry.id,
    kind: entry.kind,
    punchedAt: instant(overtaken ? latest : pressedAt),
    sequence: afterTheLedger + entry.order,
    offline: false,
    waiting: true,
  };
}

/** Whether an answer still speaks of the day at hand. */
export const isOfToday = ({ today, zone }: ClockReply, now: Instant): boolean => dateAt(now, zone) === today.date;

/** The answer as it would be read now, after the server recorded a punch. */
export function withRecorded(
  reply: ClockReply,
  { punch, counts, status, since, sinceStatus }: RecordedPunch,
): ClockReply {
  const others = reply.punches.filter(({ id }) => id !== punch.id);
  return { ...reply, status, since, sinceStatus, punches: [...effectivePunches(counts ? [...others, punch] : others)] };
}

/** The answer as it would be read now, after the server took a punch back. */
export function withUndone(reply: ClockReply, punchId: string, state: StateAfterUndo): ClockReply {
  return { ...reply, ...state, punches: reply.punches.filter(({ id }) => id !== punchId) };
}

/** When a waiting or refused punch was pressed, by the server's clock. */
export const pressedAtOf = (entry: Entry, skewMilliseconds = 0): Instant =>
  instant(entry.pressedAt - (entry.skewMilliseconds ?? skewMilliseconds));
