import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { CannotStart } from './cannot-start.ts';
import { singleConnection } from './single-connection.ts';

/** The group role that the migrations grant to: whatever it may do, the application may do, and nothing else. */
const groupName = 'meridian_app';
const longestName = 63;
const suffix = '_login';

/**
 * Makes the role that the application signs in as, and returns its database url. It is named after the database, is a member of
 * meridian_app, owns nothing and cannot pass row-level security; its password follows from `secret`. Refuses with CannotStart when the
 * owner may not create roles.
 */
export async function ensureApplicationLogin(ownerUrl: string, secret: string): Promise<string> {
  const client = singleConnection({ connectionString: ownerUrl });
  await client.connect();
  try {
    const found = await client.query<{ database: string; owner: string }>(
      'select current_database() as database, current_user as owner',
    );
    const { database, owner } = found.rows[0] ?? { database: '', owner: '' };
    const name = `${database.slice(0, longestName - suffix.length)}${suffix}`;
    const password = createHmac('sha256', secret).update(`database login ${database}`).digest('hex');
    try {
      await ensureRoles(client, name, password);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
      throw new CannotStart(
        `The database user ${owner} may not make the role ${name} that Meridian works as (${error.message}): let an administrator run "alter role ${owner} createrole", and drop ${name} and ${groupName} if another user made them.`,
      );
    }
    return withCredentials(ownerUrl, name, password);
  } finally {
    await client.end();
  }
}

async function ensureRoles(client: pg.Client, name: string, password: string): Promise<void> {
  const login = client.escapeIdentifier(name);
  await ensureRole(client, groupName, 'nologin');
  await ensureRole(client, name, 'login nosuperuser nobypassrls nocreatedb nocreaterole');
  await retried(() =>
    client.query(`alter role ${login} login password ${client.escapeLiteral(scramVerifier(password))}`),
  );
  await retried(() => client.query(`grant ${groupName} to ${login}`));
}

async function ensureRole(client: pg.Client, name: string, attributes: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  if (rowCount) return;
  try {
    await client.query(`create role ${client.escapeIdentifier(name)} ${attributes}`);
  } catch (error) {
    // Roles belong to the whole cluster: another database's Meridian made it in between.
    if (!(error instanceof pg.DatabaseError) || !['42710', '23505'].includes(error.code ?? '')) throw error;
  }
}

/** Two who change one role at once: PostgreSQL tells the second to try again, by XX000 "tuple concurrently updated". */
async function retried(work: () => Promise<unknown>, left = 10): Promise<void> {
  try {
    await work();
  } catch (error) {
    const again = error instanceof pg.DatabaseError && ['XX000', '23505'].includes(error.code ?? '');
    if (!again || left === 0) throw error;
    await retried(work, left - 1);
  }
}

/** What PostgreSQL would keep of the password (RFC 5802). We work it out here, so that no server log ever holds the password. */
function scramVerifier(password: string): string {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyFor = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(keyFor('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${keyFor('Server Key').toString('base64')}`;
}

/** The same database for another user. A url without a host (a socket's folder comes as ?host=) cannot hold a user before the host. */
function withCredentials(databaseUrl: string, user: string, password: string): string {
  const url = new URL(databaseUrl);
  if (url.hostname) {
    url.username = encodeURIComponent(user);
    url.password = password;
  } else {
    url.searchParams.set('user', user);
    url.searchParams.set('password', password);
  }
  return url.href;
}
