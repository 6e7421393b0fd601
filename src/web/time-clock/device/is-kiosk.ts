import { database } from './database.ts';

/**
 * Whether this device is a kiosk, as far as it heard: it is one until it is opened as one and told that it is none any more (`forgetKiosk`). Also
 * where nobody can say, as in some private windows.
 */
export async function isKiosk(): Promise<boolean> {
  try {
    return (await (await database()).getKey('clocks', 'kiosk')) !== undefined;
  } catch {
    return true;
  }
}
