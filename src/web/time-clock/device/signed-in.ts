import { database } from './database.ts';

/** Notes whose entries this device may send now. */
export async function signInHere(owner: string): Promise<void> {
  await (await database()).put('device', owner, 'signed-in');
}

/** Notes that nobody is signed in, unless someone else already is. */
export async function signOutHere(owner: string): Promise<void> {
  const tx = (await database()).transaction('device', 'readwrite');
  if ((await tx.store.get('signed-in')) === owner) await tx.store.delete('signed-in');
  await tx.done;
}
