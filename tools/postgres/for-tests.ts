import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { ensureApplicationLogin } from '../../src/server/kernel/application-login.ts';
import { migrate, readMigrations } from '../../src/server/kernel/migrations.ts';
import { installQueue } from '../../src/server/kernel/queue-schema.ts';
import { startPostgres } from './start-postgres.ts';

const root = join(import.meta.dirname, '../..');
const clusterVariable = 'TEST_CLUSTER_URL';

/** A migrated, empty database of one test file's own. `appUrl` signs in as the application does. */
export type TestDatabase = { ownerUrl: string; appUrl: string; drop(): Promise<void> };

/**
 * Makes a database for one test file by copying the migrated template; call `drop` after the last test. It uses the cluster that the
 * run's set-up started, or starts one for as long as it is needed.
 */
export function testDatabase(): Promise<TestDatabase> {
  return makeDatabase(ensureTemplate);
}

/** The same without a single table in it, for tests of the migrations themselves. */
export function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase(async () => 'template0');
}

async function makeDatabase(templateOf: (clusterUrl: string) => Promise<string>): Promise<TestDatabase> {
  const given = process.env[clusterVariable];
  const own = given ? undefined : await startTestCluster();
  const clusterUrl = given ?? own?.ownerUrl ?? '';
  const template = await templateOf(clusterUrl);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(clusterUrl, [`create database ${name} template ${template} strategy file_copy`]);
  const ownerUrl = inDatabase(clusterUrl, name);
  const appUrl = await ensureApplicationLogin(ownerUrl, 'the secret of a test');
  return {
    ownerUrl,
    appUrl,
    async drop() {
      await run(clusterUrl, [`drop database if exists ${name} with (force)`, `drop role if exists ${name}_login`]);
      await own?.stop();
    },
  };
}

/** Starts, once for a whole run of vitest or playwright, the cluster that testDatabase uses; returns what ends it. */
export default async function setUpTestCluster(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  const template = await ensureTemplate(cluster.ownerUrl);
  if (!cluster.adopted) await dropLeftovers(cluster.ownerUrl, template);
  process.env[clusterVariable] = cluster.ownerUrl;
  return () => cluster.stop();
}

function startTestCluster() {
  return startPostgres({
    dataDir: join(root, '.cache/test-postgres'),
    log: (line) => console.log(line),
    // These databases are thrown away. Tests of durability start a cluster of their own.
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' },
  });
}

/** The database that has been through today's migrations; its name follows from their text. */
async function ensureTemplate(clusterUrl: string): Promise<string> {
  const folder = join(root, 'migrations');
  const story = readMigrations(folder).map(({ sha256 }) => sha256);
  const name = `template_${createHash('sha256').update(story.join()).digest('hex').slice(0, 12)}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    // Test files start together; one makes the template.
    await client.query('select pg_advisory_lock(1)');
    const found = await client.query<{ datistemplate: boolean }>(
      'select datistemplate from pg_database where datname = $1',
      [name],
    );
    if (found.rows[0]?.datistemplate === true) return name;
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
    await installQueue(inDatabase(clusterUrl, name));
    await migrate(inDatabase(clusterUrl, name), folder);
    await client.query(`alter database ${name} is_template true`);
    return name;
  } finally {
    await client.end();
  }
}

/** Databases that a killed run left, and templates of migrations that were changed since. */
async function dropLeftovers(clusterUrl: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  const found = await client.query<{ name: string }>(
    `select datname as name from pg_database where (datname like 'test\\_%' or datname like 'template\\_%') and datname <> $1`,
    [template],
  );
  await client.end();
  for (const { name } of found.rows) {
    if (name.startsWith('template_')) await run(clusterUrl, [`alter database ${name} is_template false`]);
    await run(clusterUrl, [`drop database if exists ${name}`, `drop role if exists ${name}_login`]);
  }
}

async function run(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function inDatabase(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
