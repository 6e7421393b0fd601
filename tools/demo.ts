import type { DemoSignIn } from '../src/contract/identity/sign-in.ts';
import type { Instant } from '../src/domain/kernel/time.ts';
import { openDatabase, type Database } from '../src/server/kernel/database.ts';
import type { OpenidProvider } from '../src/server/kernel/openid-providers.ts';
import { openVault } from '../src/server/kernel/seal.ts';
import { enterOrganization, type Transaction } from '../src/server/kernel/transaction.ts';
import { applicants } from './demo/applicants.ts';
import {
  demoMembers,
  demoOrganization,
  demoPassword,
  demoPhones,
  emailOf,
  rivalMembers,
  rivalOrganization,
} from './demo/cast.ts';
import { throwDice } from './demo/dice.ts';
import { tell } from './demo/tell.ts';

const seed = 20_261_120;

/**
 * Loads the demo organization and its rival into an empty deployment: three months that end
 * now, the same each time but for the day they end on. All of it is one transaction: a load that is cut short was never there.
 *
 * @param databaseUrl as the application's own role
 */
export async function loadDemo({
  databaseUrl,
  secret,
  now,
  providers = [],
  log,
}: {
  readonly databaseUrl: string;
  /** What the server that will serve it is configured with, or it could not read what is sealed. */
  readonly secret: string;
  readonly now: Instant;
  /** By whom some people of the demo may sign in from the start. */
  readonly providers?: readonly OpenidProvider[];
  readonly log: (line: string) => void;
}): Promise<void> {
  const database = openDatabase(databaseUrl, 2, (error) => log(`A database connection was lost: ${error.message}.`));
  try {
    const dice = throwDice(seed);
    const vault = openVault(secret);
    log(`Telling three months of ${demoOrganization.name} …`);
    await database.transaction({}, async (tx) => {
      const within = databaseWithin(database, tx);
      await tell(
        { database: within, vault },
        { ...demoOrganization, members: demoMembers, applicants, claims: true, providers },
        now,
        dice,
      );
      await tell(
        { database: within, vault },
        { ...rivalOrganization, members: rivalMembers, applicants: [], claims: false, providers: [] },
        now,
        dice,
      );
    });
  } finally {
    await database.close();
  }
}

/** The same database to those who open transactions, which become parts of one. Nobody listens yet, so nothing is announced. */
const databaseWithin = (database: Database, tx: Transaction): Database => ({
  ...database,
  async transaction({ organizationId = '', employeeId }, work) {
    await enterOrganization(tx, organizationId, employeeId);
    return work(tx, () => undefined);
  },
});

const shown = ['Maya', 'Priya', 'Elena', 'Amara'];

/** Who may be signed in as with a click: one of each role, and someone who is waiting to be admitted. */
export const demoSignIns = (): DemoSignIn[] => {
  const waiting = applicants.map(({ firstName, lastName }) => {
    return { firstName, lastName, role: 'employee', status: 'pending' } as const;
  });
  return [...demoMembers, ...waiting]
    .filter(({ firstName }) => shown.includes(firstName))
    .toSorted((a, b) => shown.indexOf(a.firstName) - shown.indexOf(b.firstName))
    .map((one) => ({
      role: one.role,
      status: one.status,
      name: `${one.firstName} ${one.lastName}`,
      email: emailOf(one, demoOrganization.domain),
      password: demoPassword,
      phone: demoPhones[one.firstName] ?? null,
    }));
};
