import { isWaiting, type Entry, type FinalRefusal, type NewEntry, type NewUndo } from './entry.ts';
import { takingBack, type EntryStore, type TakenBack } from './store.ts';

/** Orders from here on are in memory: behind everything that the device keeps, so that old punches stay in front. */
export const firstInMemory = Number.MAX_SAFE_INTEGER / 2;

/**
 * The outbox of a tab whose browser keeps nothing: entries are sent in the same way, but are lost
 * with the page, and the screen never says that they are saved.
 */
export function memoryStore(): EntryStore {
  let entries: Entry[] = [];
  let next = firstInMemory;

  const add = (entry: NewEntry): void => {
    entries = [...entries, { ...entry, order: next }];
    next += 1;
  };
  const change = ({ order }: Entry, news: Partial<Entry>): Entry | undefined => {
    entries = entries.map((entry) => (entry.order === order ? ({ ...entry, ...news } as Entry) : entry));
    return entries.find((entry) => entry.order === order);
  };
  const remove = ({ order }: Entry): void => {
    entries = entries.filter((entry) => entry.order !== order);
  };

  return {
    append: async (entry) => add(entry),
    list: async (owner) => entries.filter((entry) => entry.owner === owner),
    begin: async (entry) => {
      const here = entries.find(({ order }) => order === entry.order);
      return here !== undefined && isWaiting(here) ? change(here, { tries: here.tries + 1 }) : undefined;
    },
    postpone: async (entry, failure) => {
      change(entry, { failure });
    },
    refuse: async (entry: Entry, refusal: FinalRefusal) => {
      change(entry, { refusal });
    },
    remove: async (entry) => remove(entry),
    takeBack: async (undo: NewUndo): Promise<TakenBack> => {
      const mine = entries.filter(({ owner }) => owner === undo.owner);
      const { taken, punch } = takingBack(mine, undo.punchId);
      if (taken === 'withdrawn' && punch !== undefined) remove(punch);
      if (taken === 'queued') add(undo);
      return taken;
    },
  };
}
