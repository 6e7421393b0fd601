import { database } from './database.ts';

/** Whether this device is a kiosk, or was one when it was last opened as one; also where nobody can say, as in some private windows. */
export async function isKiosk(): Promise<boolean> {
  try {
    return (await (await database()).getKey('clocks', 'kiosk')) !== undefined;
  } catch {
    return true;
  }
}
