import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../../tools/postgres/for-tests.ts';
import type { TestDatabase } from '../../../tools/postgres/for-tests.ts';
import { migrate } from './migrations.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await emptyDatabase();
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  story('0001_people.sql', 'create table people (name text);');
  story('0002_hours.sql', 'create table hours (minutes integer);');
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

test('each migration is applied once, in order, and later ones follow', async () => {
  expect(await migrate(database.ownerUrl, folder)).toEqual({ applied: ['0001_people.sql', '0002_hours.sql'] });
  story('0003_pay.sql', 'create table pay (cents bigint);');
  expect(await migrate(database.ownerUrl, folder)).toEqual({ applied: ['0003_pay.sql'] });
  expect(await migrate(database.ownerUrl, folder)).toEqual({ applied: [] });
  expect(await tables()).toEqual(['hours', 'migrations', 'pay', 'people']);
});

test('five processes that start together apply each migration once between them', async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => migrate(database.ownerUrl, folder)));
  expect(all.flatMap(({ applied }) => applied).toSorted()).toEqual(['0001_people.sql', '0002_hours.sql']);
});

test('an edited migration is refused by its name', async () => {
  await migrate(database.ownerUrl, folder);
  story('0001_people.sql', 'create table people (name text not null);');
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(
    /0001_people\.sql was edited after it had been applied/,
  );
});

test('line ends of another system are no edit', async () => {
  story('0002_hours.sql', 'create table hours (\n  minutes integer\n);\n');
  await migrate(database.ownerUrl, folder);
  story('0002_hours.sql', 'create table hours (\r\n  minutes integer\r\n);\r\n');
  expect(await migrate(database.ownerUrl, folder)).toEqual({ applied: [] });
});

test('a migration that the database went through and that is gone is refused', async () => {
  await migrate(database.ownerUrl, folder);
  rmSync(join(folder, '0002_hours.sql'));
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(
    /has been through .*0002_hours\.sql, which is not here/,
  );
});

test('one that slipped in before those already applied is refused', async () => {
  await migrate(database.ownerUrl, folder);
  renameSync(join(folder, '0002_hours.sql'), join(folder, '0003_hours.sql'));
  story('0002_between.sql', 'select 1;');
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(
    /0002_hours\.sql where .*0002_between\.sql stands now/,
  );
});

test('a gap, a double number and a wild name are refused before anything runs', async () => {
  story('0004_later.sql', 'select 1;');
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(/0004_later\.sql should be number 0003/);
  renameSync(join(folder, '0004_later.sql'), join(folder, '0002_twice.sql'));
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(/0002_twice\.sql should be number 0003/);
  renameSync(join(folder, '0002_twice.sql'), join(folder, 'Later.sql'));
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(/Later\.sql is not named like 0003_/);
  expect(await tables()).toEqual([]);
});

test('a failing migration leaves nothing of itself, and says where it failed', async () => {
  story('0002_hours.sql', 'create table hours (minutes integer);\ninsert into nowhere values (1);\n');
  await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(
    /0002_hours\.sql, line 2 failed, and nothing of it was kept: relation "nowhere" does not exist/,
  );
  expect(await tables()).toEqual(['migrations', 'people']);
});

test('a client of the caller is left open and unlocked', async () => {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await migrate(client, folder);
  expect(
    (await client.query("select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()")).rowCount,
  ).toBe(0);
  await client.end();
});

function story(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql);
}

async function tables(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  );
  await client.end();
  return rows.map(({ tablename }) => tablename);
}
