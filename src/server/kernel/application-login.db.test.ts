import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../tools/postgres/for-tests.ts';
import type { TestDatabase } from '../../../tools/postgres/for-tests.ts';
import { ensureApplicationLogin } from './application-login.ts';

let databases: TestDatabase[];

beforeAll(async () => {
  databases = await Promise.all([testDatabase(), testDatabase(), testDatabase()]);
});

afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
});

test('the application signs in as a role that owns nothing and cannot pass row-level security', async () => {
  const rows = await ask(
    await ensureApplicationLogin(ownerUrl(), 'a secret'),
    `select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, pg_has_role('meridian_app', 'member') as member,
       (select count(*)::int from pg_class where relowner = r.oid) as owned from pg_roles r where rolname = current_user`,
  );
  expect(rows).toEqual([
    { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false, member: true, owned: 0 },
  ]);
});

test('a change of the secret changes the password, and the old one no longer opens', async () => {
  const before = await ensureApplicationLogin(ownerUrl(), 'one secret');
  const after = await ensureApplicationLogin(ownerUrl(), 'another secret');
  expect(await ask(after, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(ask(before, 'select 1')).rejects.toThrow(/password authentication failed/);
});

test('servers of several databases of one cluster may start at the same moment', async () => {
  const urls = await Promise.all(
    [...databases, ...databases, ...databases].map((database) => ensureApplicationLogin(database.ownerUrl, 'a secret')),
  );
  for (const url of urls) expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('an owner who may not make roles is told what to do', async () => {
  await ask(ownerUrl(), "drop role if exists weak; create role weak login password 'weak'");
  const url = new URL(ownerUrl());
  url.username = 'weak';
  url.password = 'weak';
  url.pathname = '/meridian';
  await expect(ensureApplicationLogin(url.href, 'a secret')).rejects.toThrow(
    /The database user weak may not make the role .*createrole/,
  );
  await ask(ownerUrl(), 'drop role weak');
});

function ownerUrl(): string {
  return databases[0]?.ownerUrl ?? '';
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
