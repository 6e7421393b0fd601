import { pauseLeft, retryPause } from '../../kernel/backoff.ts';
import type { Answer } from './answer.ts';
import { headOf, isWaiting, type Entry } from './entry.ts';
import type { EntryStore } from './store.ts';

export type Yes = Extract<Answer, { name: 'recorded' | 'undone' }>;

export interface DrainTools {
  readonly store: Pick<EntryStore, 'list' | 'begin' | 'postpone' | 'refuse' | 'remove'>;
  /** @param behind what waits behind it, oldest first */
  readonly send: (entry: Entry, behind: readonly Entry[], now: number) => Promise<Answer>;
  /** Told of every yes before the entry is forgotten, so that the screen never shows neither. */
  readonly onYes: (entry: Entry, yes: Yes) => void;
  /** The browser is sure that there is no network. */
  readonly isOffline: () => boolean;
  /** The device's clock. */
  readonly now: () => number;
  readonly random: () => number;
}

/**
 * A browser that believes to be offline is usually right: a punch that was never tried can be taken
 * back without a trace for as long as its undo is offered. After this it is tried all the same.
 */
const offlinePause = 15_000;

/**
 * Sends what waits, oldest first, until nothing waits or a try has no final answer: then the rest
 * stays behind it, since punches only make sense in order. To be called by one tab at a time.
 *
 * @param wokenAt device time of what made a try worth while: it cuts short the pause after a failure that
 *   came before it. Undefined when only time has passed
 * @returns milliseconds after which to call again; undefined when nothing waits that could be sent
 */
export async function drain(
  owner: string,
  wokenAt: number | undefined,
  tools: DrainTools,
): Promise<number | undefined> {
  const { store, now } = tools;
  for (;;) {
    const entries = await store.list(owner);
    const head = headOf(entries);
    if (head === undefined) return undefined;
    const pause = pauseBefore(head, wokenAt, tools);
    if (pause > 0) return pause;
    const begun = await store.begin(head);
    if (begun === undefined) {
      // Still there, and not to be begun: another person is signed in on this device now.
      if (headOf(await store.list(owner))?.order === head.order) return undefined;
      continue;
    }
    const behind = entries.filter((entry) => isWaiting(entry) && entry.order > head.order);
    const answer = await tools.send(begun, behind, now());
    if (answer.name === 'later') return putOff(begun, answer.askedMilliseconds, tools);
    if (answer.name === 'refused') await settleRefused(begun, answer, tools);
    else {
      tools.onYes(begun, answer);
      await store.remove(begun);
    }
  }
}

function pauseBefore({ tries, failure, pressedAt }: Entry, wokenAt: number | undefined, tools: DrainTools): number {
  const now = tools.now();
  const woken = wokenAt !== undefined && (failure === undefined || failure.failedAt <= wokenAt);
  // Whoever asks: another tab that helps would leave a trace as well.
  const unsent = tries === 0 && tools.isOffline() ? pauseLeft(pressedAt + offlinePause, now, offlinePause) : 0;
  return Math.max(unsent, pauseLeft(failure?.notBefore, now), woken ? 0 : pauseLeft(failure?.retryAt, now));
}

async function putOff(entry: Entry, asked: number | undefined, tools: DrainTools): Promise<number> {
  const pause = retryPause(entry.tries, tools.random());
  const failedAt = tools.now();
  const notBefore = asked === undefined ? {} : { notBefore: failedAt + asked };
  await tools.store.postpone(entry, { failedAt, retryAt: failedAt + pause, ...notBefore });
  return Math.max(pause, asked ?? 0);
}

/** A punch that is refused while its undo waits behind it is what the person wanted: both are done with. */
async function settleRefused(
  entry: Entry,
  { refusal }: Extract<Answer, { name: 'refused' }>,
  { store }: DrainTools,
): Promise<void> {
  const behind = await store.list(entry.owner);
  const undo = behind.find((other) => other.what === 'undo' && other.punchId === entry.id);
  if (undo === undefined) return store.refuse(entry, refusal);
  await store.remove(undo);
  await store.remove(entry);
}
