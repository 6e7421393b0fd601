import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import { testDatabase, type TestDatabase } from '../postgres/for-tests.ts';
import { ensureNoDemo, loadDemoOnce, signInsKnownTo } from './demo-once.ts';

let database: TestDatabase;
let owner: pg.Client;
const said: string[] = [];

beforeEach(async () => {
  database = await testDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await owner.end();
  await database.drop();
});

test('of two that start at once one loads the demo and the other waits for it', async () => {
  await Promise.all([load(), load()]);
  expect(await count('organizations')).toBe(2);
  expect(said.filter((line) => line.startsWith('Loaded'))).toHaveLength(1);
  expect(said).toContain('Another start of Meridian is loading the demo organization; waiting for it …');
  expect(await signInsKnownTo(database.ownerUrl)).toHaveLength(4);
});

test('a load that is cut short was never there, and the next start loads it whole', async () => {
  await owner.query('create table of_another_program as select 7 as seven');
  const loading = load().then(
    () => 'loaded',
    () => 'cut short',
  );
  await cutShort();
  expect(await loading).toBe('cut short');
  for (const table of ['users', 'organizations', 'deployments', 'punches']) expect(await count(table)).toBe(0);
  await ensureNoDemo(database.ownerUrl);

  await load();
  expect(await count('organizations')).toBe(2);
  expect(await count('of_another_program')).toBe(1);
});

test('a database in which somebody has signed up is left as it is', async () => {
  await owner.query("insert into users (id, email, created_at) values (gen_random_uuid(), 'ana@example.org', now())");
  await load();
  expect(await count('users')).toBe(1);
  expect(await signInsKnownTo(database.ownerUrl)).toEqual([]);
  await ensureNoDemo(database.ownerUrl);
});

test('production refuses a database that holds the demo, in one sentence', async () => {
  await load();
  await expect(ensureNoDemo(database.ownerUrl)).rejects.toThrow(CannotStart);
  await expect(ensureNoDemo(database.ownerUrl)).rejects.toThrow(
    /^This database holds the demo, .* production does not serve it: name an empty one by DATABASE_URL or DATA_DIR\.$/,
  );
});

const load = () => loadDemoOnce(database.ownerUrl, database.appUrl, 'nobody looks at what is sealed here');

/** Ends the connection that loads, as soon as it has written something. */
async function cutShort(): Promise<void> {
  for (;;) {
    const { rowCount } = await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'meridian' and backend_xid is not null`,
    );
    if (rowCount) return;
    await delay(10);
  }
}

async function count(table: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::integer as n from ${table}`);
  return rows[0]?.n ?? -1;
}
