import { database } from '../device/database.ts';
import { isWaiting } from './entry.ts';

/** How many punches wait on this device, whoever pressed them; none where the browser keeps no database. */
export async function waitingHere(): Promise<number> {
  try {
    return (await (await database()).getAll('entries')).filter(isWaiting).length;
  } catch {
    // Without a database nothing outlives its page, so that nothing can wait.
    return 0;
  }
}
