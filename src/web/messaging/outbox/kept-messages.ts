import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { inOrder, type WaitingMessage } from './waiting-message.ts';

interface MessageDatabase extends DBSchema {
  waiting: { key: string; value: WaitingMessage };
}

let opening: Promise<IDBPDatabase<MessageDatabase>> | undefined;

function database(): Promise<IDBPDatabase<MessageDatabase>> {
  opening ??= openDB<MessageDatabase>('meridian-messages', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('waiting', { keyPath: 'id' }),
    terminated: () => (opening = undefined),
  });
  return opening;
}

/** What a browser that keeps no database (some private windows) remembers for as long as the tab is open. */
const tab = new Map<string, WaitingMessage>();

/** What waits to be sent, on this device: a reload and a restart of the browser do not lose it. */
export const keptMessages = {
  async list(owner: string): Promise<readonly WaitingMessage[]> {
    const kept = await onDevice((opened) => opened.getAll('waiting'));
    return inOrder([...(kept ?? []), ...tab.values()].filter((message) => message.owner === owner));
  },

  async keep(message: WaitingMessage): Promise<void> {
    const key = await onDevice((opened) => opened.put('waiting', message));
    if (key === undefined) tab.set(message.id, message);
  },

  async forget(id: string): Promise<void> {
    tab.delete(id);
    await onDevice((opened) => opened.delete('waiting', id));
  },
};

/** Undefined where the browser refuses its database. */
async function onDevice<T>(work: (opened: IDBPDatabase<MessageDatabase>) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await database());
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    opening = undefined;
    return undefined;
  }
}
