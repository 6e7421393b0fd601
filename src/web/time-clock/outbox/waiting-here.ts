import { database } from '../device/database.ts';
import { employeeIdOf, isOfKiosk, isWaiting, type Entry, type PunchEntry } from './entry.ts';

/** What waits on this device for whoever pressed it to sign in, or for the network; nothing where the browser keeps no database. */
async function waitingEntries(): Promise<readonly Entry[]> {
  try {
    return (await (await database()).getAll('entries')).filter((entry) => isWaiting(entry) && !isOfKiosk(entry.owner));
  } catch {
    // Without a database nothing outlives its page, so that nothing can wait.
    return [];
  }
}

/** How many punches wait on this device, of whomever. */
export const waitingHere = async (): Promise<number> => (await waitingEntries()).length;

/** The punches of one person that wait on this device, but for those that they took back. */
export async function keptHereOf(employeeId: string): Promise<readonly PunchEntry[]> {
  const own = (await waitingEntries()).filter(({ owner }) => employeeIdOf(owner) === employeeId);
  const takenBack = new Set(own.map((entry) => (entry.what === 'undo' ? entry.punchId : undefined)));
  return own.filter((entry): entry is PunchEntry => entry.what === 'punch' && !takenBack.has(entry.id));
}
