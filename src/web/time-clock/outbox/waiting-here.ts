import { database } from '../device/database.ts';
import { isOfKiosk, isWaiting } from './entry.ts';

/** How many punches wait on this device for whoever pressed them to sign in, or for the network; none where the browser keeps no database. */
export async function waitingHere(): Promise<number> {
  try {
    return (await (await database()).getAll('entries')).filter((entry) => isWaiting(entry) && !isOfKiosk(entry.owner))
      .length;
  } catch {
    // Without a database nothing outlives its page, so that nothing can wait.
    return 0;
  }
}
