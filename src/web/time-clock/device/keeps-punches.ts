/** The database of this device: see `database.ts`. */
export const databaseName = 'meridian-clock';

/** Whether this device has the database in which punches wait; so it is said as well where the browser does not tell which it keeps. */
export async function keepsPunches(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    // Older browsers do not tell, and some private windows keep none: whoever then looks finds out.
    return true;
  }
}
