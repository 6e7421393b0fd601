import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry } from '../outbox/entry.ts';
import { databaseName } from './keeps-punches.ts';
import type { Skew } from './skew.ts';

interface DeviceFacts {
  /** The owner who is signed in on this device, `ownerKey`; absent while nobody is. */
  'signed-in': string;
  skew: Skew;
}

interface ClockDatabase extends DBSchema {
  entries: { key: number; value: Entry; indexes: { owner: string } };
  /** What is true of the device, whoever uses it. */
  device: { key: keyof DeviceFacts; value: DeviceFacts[keyof DeviceFacts] };
  /** The last answer about each person's clock, as it came over the wire. */
  clocks: { key: string; value: unknown };
}

export type Database = IDBPDatabase<ClockDatabase>;

/** A database that does not open in this time never will: the browser refuses it, or is out of order. */
const patienceMilliseconds = 3_000;

let opening: Promise<Database> | undefined;

/**
 * The database of this device; rejects where the browser keeps none (some private windows). It is
 * its own database, so that clearing local and session storage on log-out does not touch it.
 */
export function database(): Promise<Database> {
  opening ??= open();
  opening.catch(forget);
  return opening;
}

const forget = (): void => {
  opening = undefined;
};

function open(): Promise<Database> {
  const opened = openDB<ClockDatabase>(databaseName, 1, {
    upgrade(fresh) {
      const entries = fresh.createObjectStore('entries', { keyPath: 'order', autoIncrement: true });
      entries.createIndex('owner', 'owner');
      fresh.createObjectStore('device');
      fresh.createObjectStore('clocks');
    },
    // A newer page wants to change the database: give way, and open it again when next needed.
    blocking(_current, _wanted, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The browser did not open its database in time.')), patienceMilliseconds);
  });
  return Promise.race([opened, timeout]);
}

/** Reads a fact about the device. */
export async function readFact<Name extends keyof DeviceFacts>(name: Name): Promise<DeviceFacts[Name] | undefined> {
  return (await (await database()).get('device', name)) as DeviceFacts[Name] | undefined;
}

/** Writes a fact about the device, or takes it away. */
export async function writeFact<Name extends keyof DeviceFacts>(
  name: Name,
  fact: DeviceFacts[Name] | undefined,
): Promise<void> {
  const opened = await database();
  await (fact === undefined ? opened.delete('device', name) : opened.put('device', fact, name));
}

/**
 * Asks the browser not to clear our storage when the disk is full. It may say no, or ask the person; either way
 * what is kept stays kept until it runs out of space.
 */
export async function askToPersist(): Promise<void> {
  const { storage } = navigator as { readonly storage?: StorageManager };
  if (storage !== undefined && !(await storage.persisted())) await storage.persist();
}
