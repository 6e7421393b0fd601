import type { Context } from '../../src/server/kernel/context.ts';
import { openDatabase } from '../../src/server/kernel/database.ts';
import type { Try } from '../../src/server/kernel/queue.ts';
import { openVault } from '../../src/server/kernel/seal.ts';
import { inTransaction, type Aftermath } from '../../src/server/kernel/work.ts';
import type { SettableClock } from './settable-clock.ts';

/** Every world's own: what is sealed inside opens on its servers. */
export const worldSecret = 'the secret that all worlds of tests share';

/** Runs a use-case as the server would, inside an organization or, without one, outside of all. */
export type Inside = <T>(
  organizationId: string | undefined,
  work: (ctx: Context) => Promise<T>,
  heard?: (aftermath: Aftermath) => void,
) => Promise<T>;

/** How a job is tried in a world, without the queue. */
export const attemptIn = ({
  inside,
  appending,
}: {
  readonly inside: Inside;
  readonly appending: Try['appending'];
}): Try => ({
  isLast: false,
  inside: (organizationId, work) => inside(organizationId, work),
  appending,
});

/** The door to the use-cases of a world, on connections of its own. */
export function openInside(
  appUrl: string,
  clock: SettableClock,
): { inside: Inside; appending: Try['appending']; close(): Promise<void> } {
  // Tests that kill the database lose connections on purpose; any other sees it at its next question.
  const database = openDatabase(appUrl, 3, () => undefined);
  const services = { database, clock, vault: openVault(worldSecret), demandsSecondFactor: false };
  return {
    close: () => database.close(),
    inside: async (organizationId, work, heard) => {
      const arrival = { now: clock.now(), caller: { network: 'the world' }, language: 'en' } as const;
      const options = organizationId === undefined ? {} : { organizationId };
      const { value, aftermath } = await inTransaction(services, options, arrival, work);
      heard?.(aftermath);
      return value;
    },
    appending: async (organizationId, work) => {
      const arrival = { now: clock.now(), caller: { network: 'the world' }, language: 'en' } as const;
      return (await inTransaction(services, { organizationId, snapshot: true }, arrival, work)).value;
    },
  };
}
