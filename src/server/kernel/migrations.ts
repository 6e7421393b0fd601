import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { CannotStart } from './cannot-start.ts';
import { singleConnection } from './single-connection.ts';

interface Migration {
  /** `0001_organization.sql` */
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** Any whole number, the same for everybody who migrates: PostgreSQL's advisory locks have numbers for names. */
const lockNumber = 7_236_117;

/**
 * Brings the database up to the last file of `folder` and returns the names of those applied now. Files are `NNNN_name.sql`, run in
 * order, each once and in one transaction. Any number of processes may call it at once. Refuses with CannotStart when a file that
 * was applied has been edited, renamed or removed, when one slipped in before those already applied, or when one fails.
 */
export async function migrate(database: string | pg.Client, folder: string): Promise<{ applied: string[] }> {
  const files = readMigrations(folder);
  const client = typeof database === 'string' ? singleConnection({ connectionString: database }) : database;
  if (typeof database === 'string') await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    const done = await appliedMigrations(client);
    const pending = pendingMigrations(files, done, basename(folder));
    for (const migration of pending) await apply(client, migration, basename(folder));
    return { applied: pending.map(({ name }) => name) };
  } finally {
    if (typeof database === 'string') await client.end();
    else await client.query('select pg_advisory_unlock($1)', [lockNumber]);
  }
}

/** The migrations of a folder in order, with their hashes; line ends do not count. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  for (const [index, name] of names.entries()) {
    const number = String(index + 1).padStart(4, '0');
    if (!/^\d{4}_[a-z0-9_-]+\.sql$/.test(name)) {
      throw new CannotStart(`${basename(folder)}/${name} is not named like ${number}_some_story.sql: rename it.`);
    }
    if (!name.startsWith(`${number}_`)) {
      throw new CannotStart(
        `${basename(folder)}/${name} should be number ${number}: one before it is missing, or two have the same number.`,
      );
    }
  }
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

/** What is still to do, given what was done; refuses with CannotStart when the two do not tell the same story. */
function pendingMigrations(
  files: readonly Migration[],
  done: readonly { name: string; sha256: string }[],
  folder: string,
): Migration[] {
  for (const [index, { name, sha256 }] of done.entries()) {
    const file = files[index];
    if (!file) {
      throw new CannotStart(
        `This database has been through ${folder}/${name}, which is not here: start the newer Meridian that made it, or restore the file.`,
      );
    }
    if (file.name !== name) {
      throw new CannotStart(
        `This database went through ${folder}/${name} where ${folder}/${file.name} stands now: restore it, and give the new one the next number.`,
      );
    }
    if (file.sha256 !== sha256) {
      throw new CannotStart(
        `${folder}/${name} was edited after it had been applied: restore it, and put the change in a new file.`,
      );
    }
  }
  return files.slice(done.length);
}

async function appliedMigrations(client: pg.Client): Promise<{ name: string; sha256: string }[]> {
  try {
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    throw new CannotStart(
      `The database user may not make tables in ${client.database} (${error.message}): let it own that database.`,
      {
        cause: error,
      },
    );
  }
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migrations order by name',
  );
  return rows;
}

async function apply(client: pg.Client, { name, sql, sha256 }: Migration, folder: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (!(error instanceof pg.DatabaseError)) throw error;
    const line = error.position ? `, line ${sql.slice(0, Number(error.position)).split('\n').length}` : '';
    throw new CannotStart(`${folder}/${name}${line} failed, and nothing of it was kept: ${error.message}`);
  }
}
