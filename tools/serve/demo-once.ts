import type pg from 'pg';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import { systemClock } from '../../src/server/kernel/clock.ts';
import type { OpenidProvider } from '../../src/server/kernel/openid-providers.ts';
import { singleConnection } from '../../src/server/kernel/single-connection.ts';
import { demoSignIns, loadDemo } from '../demo.ts';
import { demoOrganization, rivalOrganization } from '../demo/cast.ts';
import { step } from './step.ts';

/** Any whole number but those of our other advisory locks: the same for everybody who loads the demo. */
const lockNumber = 7_236_118;

/**
 * Loads the demo into a database in which nobody has signed up. Of several starts one loads, and the others wait for it. A load that
 * is cut short was never there, since it is one transaction: the next start begins anew, and nothing is ever dropped.
 */
export async function loadDemoOnce(
  ownerUrl: string,
  databaseUrl: string,
  secret: string,
  providers: readonly OpenidProvider[] = [],
): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    await takeTurn(client);
    const { rowCount } = await client.query('select 1 from users limit 1');
    if (rowCount) return;
    await step(
      'loading the demo organization',
      () => loadDemo({ databaseUrl, secret, now: systemClock.now(), providers, log: (line) => console.log(line) }),
      () => 'Loaded the demo organization',
    );
  });
}

/** The lock goes with the connection, however that ends. */
async function takeTurn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockNumber]);
  if (rows[0]?.mine === true) return;
  console.log('Another start of Meridian is loading the demo organization; waiting for it …');
  await client.query('select pg_advisory_lock($1)', [lockNumber]);
}

/** The demo sign-ins that exist in this database: none, if it was started empty and somebody else moved in. */
export async function signInsKnownTo(ownerUrl: string): Promise<ReturnType<typeof demoSignIns>> {
  const all = demoSignIns();
  const { rows } = await asOwner(ownerUrl, (client) =>
    client.query<{ email: string; number: string | null }>(
      'select email, number from users left join verified_phones on user_id = id where email = any($1)',
      [all.map(({ email }) => email)],
    ),
  );
  return all
    .filter(({ email }) => rows.some((row) => row.email === email))
    .map((one) => {
      const isTheirs = rows.some(({ email, number }) => email === one.email && number === one.phone);
      return Object.assign({}, one, { phone: isTheirs ? one.phone : null });
    });
}

/** Refuses with CannotStart a database in which people of the demo may sign in: everybody knows their password. */
export async function ensureNoDemo(ownerUrl: string): Promise<void> {
  const domains = [demoOrganization.domain, rivalOrganization.domain];
  const { rows } = await asOwner(ownerUrl, (client) =>
    client.query<{ email: string }>(
      "select email from users where split_part(email, '@', 2) = any($1) order by email limit 1",
      [domains],
    ),
  );
  if (rows[0] === undefined) return;
  throw new CannotStart(
    `This database holds the demo, whose sign-ins (${rows[0].email} is one) have a published password, and production does not serve it: name an empty one by DATABASE_URL or DATA_DIR.`,
  );
}

async function asOwner<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = singleConnection({ connectionString: ownerUrl });
  // A connection that dies while nothing is asked says so here; whoever asks next is told.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
