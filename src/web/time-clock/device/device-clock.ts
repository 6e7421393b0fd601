import { useSyncExternalStore } from 'react';
import { instant, millisecondsPerSecond, type Instant } from '../../../domain/kernel/time.ts';
import { readFact, writeFact } from './database.ts';
import { afterMove, sharper, type Skew } from './skew.ts';

/** More than this between two looks at both clocks: the device's clock was set, or the device slept. */
const jumpMilliseconds = 2_000;

let skew: Skew | undefined;
let second = wholeSecond();
let timer: ReturnType<typeof setTimeout> | undefined;
let drift = driftNow();
const listeners = new Set<() => void>();
const jumpListeners = new Set<() => void>();

/** Device clock minus server clock in milliseconds; undefined before the first answer on this device. */
export const skewMilliseconds = (): number | undefined => skew?.milliseconds;

/** The same for a press, which may come right after the device's clock was set. */
export function skewNow(): number | undefined {
  noticeJump();
  return skew?.milliseconds;
}

/** The time by the server's clock, as well as this device knows it. */
function serverNow(): Instant {
  return instant(Date.now() - (skew?.milliseconds ?? 0));
}

/** Takes a new measurement into account, and keeps it for the next visit, which may begin offline. */
export function learnSkew(measured: Skew): void {
  const next = sharper(skew, measured);
  if (next !== skew) believe(next);
}

function believe(next: Skew): void {
  skew = next;
  tick();
  writeFact('skew', next).catch(notKept);
}

/** Takes the measurement of an earlier visit, unless there is one of this visit already. */
export async function recallSkew(): Promise<void> {
  const kept = await readFact('skew').catch(notKept);
  if (kept !== undefined && skew === undefined) {
    skew = kept;
    tick();
  }
}

/** The server's time in whole seconds; every part that asks ticks together, at the turn of the second. */
export const useServerNow = (): Instant => useSyncExternalStore(subscribe, () => second);

/** Told when the device's clock was set or the device slept: the skew must be measured again. */
export function whenClockJumps(listener: () => void): () => void {
  jumpListeners.add(listener);
  return () => jumpListeners.delete(listener);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function tick(): void {
  clearTimeout(timer);
  noticeJump();
  second = wholeSecond();
  for (const listener of listeners) listener();
  if (listeners.size > 0) timer = setTimeout(tick, millisecondsPerSecond - (serverNow() % millisecondsPerSecond));
}

/**
 * Looks at both clocks. While a device sleeps the unsettable one may stand still, and the other seems to leap ahead; nothing
 * makes it seem to go back, so that a clock that did was set back, by just as much. What it is otherwise the server must say.
 */
function noticeJump(): void {
  const moved = driftNow() - drift;
  drift = driftNow();
  if (Math.abs(moved) <= jumpMilliseconds) return;
  if (moved < 0 && skew !== undefined) believe(afterMove(skew, moved));
  for (const listener of jumpListeners) listener();
}

function wholeSecond(): Instant {
  const now = serverNow();
  return instant(now - (now % millisecondsPerSecond));
}

/** What the settable clock shows less what the unsettable one counts: constant until one of them is disturbed. */
function driftNow(): number {
  return Date.now() - performance.now();
}

/** Without a database the skew is measured anew at the next visit; the outbox has said so already. */
const notKept = (): undefined => undefined;
