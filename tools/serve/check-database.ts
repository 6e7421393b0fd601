import type pg from 'pg';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import { singleConnection } from '../../src/server/kernel/single-connection.ts';

const oldestVersion = 15;
const patienceMilliseconds = 10_000;

/** Signs in once as the owner; says in a sentence why that cannot be, or that the PostgreSQL is too old. */
export async function checkDatabase(ownerUrl: string): Promise<{ version: number; name: string }> {
  const client = singleConnection({ connectionString: ownerUrl, connectionTimeoutMillis: patienceMilliseconds });
  const version = await signIn(client, ownerUrl);
  if (version < oldestVersion) {
    throw new CannotStart(
      `DATABASE_URL leads to a PostgreSQL ${version}, and Meridian needs ${oldestVersion} or later.`,
    );
  }
  return { version, name: client.database ?? '' };
}

async function signIn(client: pg.Client, ownerUrl: string): Promise<number> {
  try {
    await client.connect();
    const { rows } = await client.query<{ number: number }>(
      "select current_setting('server_version_num')::integer as number",
    );
    await client.end();
    return Math.floor((rows[0]?.number ?? 0) / 10_000);
  } catch (error) {
    throw new CannotStart(explain(error as NodeJS.ErrnoException, ownerUrl));
  }
}

function explain({ code, message }: NodeJS.ErrnoException, ownerUrl: string): string {
  const url = new URL(ownerUrl);
  const place = url.host || 'localhost';
  switch (code) {
    case '28P01':
    case '28000':
      return `The database at ${place} does not let the user of DATABASE_URL in (${message}): correct the user or the password.`;
    case '3D000':
      return `The database at ${place} does not have "${decodeURIComponent(url.pathname.slice(1))}": create it, or correct DATABASE_URL.`;
    default:
      return `The database at ${place} cannot be reached (${code ?? message}): start it, or correct DATABASE_URL.`;
  }
}
