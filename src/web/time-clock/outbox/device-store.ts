import { database } from '../device/database.ts';
import {
  isOfKiosk,
  isWaiting,
  type Entry,
  type Failure,
  type FinalRefusal,
  type NewEntry,
  type NewUndo,
} from './entry.ts';
import { takingBack, type EntryStore, type TakenBack } from './store.ts';

// What must survive a loss of power in the next instant waits for the disk; what would only be done
// twice (the server stores a punch once) need not.
const surely = { durability: 'strict' } as const;
const soon = { durability: 'relaxed' } as const;

/** The outbox in IndexedDB: survives reload, restart of the browser, and loss of power. */
export const deviceStore: EntryStore = {
  async append(entry: NewEntry): Promise<void> {
    const tx = (await database()).transaction('entries', 'readwrite', surely);
    await Promise.all([tx.store.add(unnumbered(entry)), tx.done]);
  },

  async list(owner: string): Promise<Entry[]> {
    const entries = await (await database()).getAllFromIndex('entries', 'owner', owner);
    return entries.toSorted((a, b) => a.order - b.order);
  },

  async begin({ order }: Entry): Promise<Entry | undefined> {
    const tx = (await database()).transaction(['entries', 'device'], 'readwrite', surely);
    const [entry, signedIn] = await Promise.all([
      tx.objectStore('entries').get(order),
      tx.objectStore('device').get('signed-in'),
    ]);
    if (entry === undefined || !isWaiting(entry) || !mayBeSent(entry.owner, signedIn)) return undefined;
    const begun: Entry = { ...entry, tries: entry.tries + 1 };
    await Promise.all([tx.objectStore('entries').put(begun), tx.done]);
    return begun;
  },

  async postpone(entry: Entry, failure: Failure): Promise<void> {
    await change(entry, { failure });
  },

  async refuse(entry: Entry, refusal: FinalRefusal): Promise<void> {
    await change(entry, { refusal });
  },

  async remove({ order }: Entry): Promise<void> {
    const tx = (await database()).transaction('entries', 'readwrite', soon);
    await Promise.all([tx.store.delete(order), tx.done]);
  },

  async takeBack(undo: NewUndo): Promise<TakenBack> {
    const tx = (await database()).transaction('entries', 'readwrite', surely);
    const mine = await tx.store.index('owner').getAll(undo.owner);
    const { taken, punch } = takingBack(mine, undo.punchId);
    if (taken === 'withdrawn' && punch !== undefined) await tx.store.delete(punch.order);
    if (taken === 'queued') await tx.store.add(unnumbered(undo));
    await tx.done;
    return taken;
  },
};

const mayBeSent = (owner: string, signedIn: unknown): boolean => isOfKiosk(owner) || owner === signedIn;

/** What `add` takes: the key generator of the store gives `order`. */
const unnumbered = (entry: NewEntry): Entry => entry as Entry;

async function change({ order }: Entry, news: Partial<Entry>): Promise<void> {
  const tx = (await database()).transaction('entries', 'readwrite', soon);
  const entry = await tx.store.get(order);
  if (entry !== undefined) await tx.store.put({ ...entry, ...news } as Entry);
  await tx.done;
}
