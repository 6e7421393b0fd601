import type { Entry, NewEntry } from './entry.ts';
import { firstInMemory, memoryStore } from './memory-store.ts';
import type { EntryStore } from './store.ts';

/** The outbox as one tab sees it: what the device keeps, and behind it what it would not keep. */
export interface TabStore extends Omit<EntryStore, 'append'> {
  /** Says where the entry is: only on the `device` does it survive the page. */
  append(entry: NewEntry): Promise<'device' | 'memory'>;
  /** Whether the device kept what it was last asked to keep or show. */
  keeps(): boolean;
}

/** Puts a store in memory behind the device's, for entries that the device refuses to keep. */
export function tabStore(device: EntryStore, memory: EntryStore = memoryStore()): TabStore {
  let keeps = true;
  let lastKept: Entry[] = [];
  const holding = (entry: Entry): EntryStore => (entry.order >= firstInMemory ? memory : device);

  /** A device that fails to answer has not lost what it keeps: go by what it last showed. */
  async function kept(owner: string): Promise<Entry[]> {
    try {
      lastKept = await device.list(owner);
      keeps = true;
    } catch {
      keeps = false;
    }
    return lastKept.filter((entry) => entry.owner === owner);
  }

  async function list(owner: string): Promise<Entry[]> {
    const onDevice = await kept(owner);
    const inMemory = await memory.list(owner);
    // A write that seemed to fail may have reached the disk after all.
    const twice = inMemory.filter(({ id }) => onDevice.some((entry) => entry.id === id));
    await Promise.all(twice.map((entry) => memory.remove(entry)));
    return [...onDevice, ...inMemory.filter((entry) => !twice.includes(entry))];
  }

  return {
    list,
    keeps: () => keeps,
    async append(entry) {
      try {
        await device.append(entry);
        return 'device';
      } catch {
        // Whatever the reason: what the device does not keep must be sent from here, and the screen says so.
        keeps = false;
        await memory.append(entry);
        return 'memory';
      }
    },
    begin: (entry) => holding(entry).begin(entry),
    postpone: (entry, failure) => holding(entry).postpone(entry, failure),
    refuse: (entry, refusal) => holding(entry).refuse(entry, refusal),
    remove: (entry) => holding(entry).remove(entry),
    async takeBack(undo) {
      const inMemory = await memory.list(undo.owner);
      if (!keeps || inMemory.some(({ id }) => id === undo.punchId)) return memory.takeBack(undo);
      return device.takeBack(undo);
    },
  };
}
