import type { Entry, Failure, FinalRefusal, NewEntry, NewUndo } from './entry.ts';

/** What became of a wish to take a punch back. */
export type TakenBack = 'withdrawn' | 'queued' | 'moot';

/**
 * Where entries wait. Each function is atomic, also against other tabs of the same browser: what it
 * read has not changed by the time it writes.
 */
export interface EntryStore {
  /** Resolves once the entry is kept as well as this store can keep it. */
  append(entry: NewEntry): Promise<void>;
  /** The owner's entries, oldest first. */
  list(owner: string): Promise<Entry[]>;
  /**
   * Notes that a try begins, before it does. Undefined when the entry is gone, has its answer, or its
   * owner is no longer the one signed in on this device (what was pressed at a kiosk has no need of that).
   */
  begin(entry: Entry): Promise<Entry | undefined>;
  /** Notes that a try had no final answer, and when the next makes sense. */
  postpone(entry: Entry, failure: Failure): Promise<void>;
  /** Keeps the server's final no beside the entry. */
  refuse(entry: Entry, refusal: FinalRefusal): Promise<void>;
  /** Forgets an entry that has its yes, or that its person discarded. */
  remove(entry: Entry): Promise<void>;
  /**
   * Takes a punch back: `withdrawn` if it waits here and certainly never left the device; `moot` if
   * the server refused it, or its undo waits already; else the undo is `queued` behind it.
   */
  takeBack(undo: NewUndo): Promise<TakenBack>;
}

/**
 * What to do about a wish to take back a punch.
 *
 * @param mine all entries of the owner
 * @returns the punch is named where it is still here
 */
export function takingBack(mine: readonly Entry[], punchId: string): { taken: TakenBack; punch?: Entry } {
  // Pressed twice: one undo is enough, and a second would only be refused.
  if (mine.some((entry) => entry.what === 'undo' && entry.punchId === punchId)) return { taken: 'moot' };
  const punch = mine.find((entry) => entry.id === punchId);
  if (punch === undefined) return { taken: 'queued' };
  if (punch.refusal !== undefined) return { taken: 'moot', punch };
  return { taken: punch.tries === 0 ? 'withdrawn' : 'queued', punch };
}
