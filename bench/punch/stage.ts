import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { v7 } from 'uuid';
import { ensureApplicationLogin } from '../../src/server/kernel/application-login.ts';
import { migrate } from '../../src/server/kernel/migrations.ts';
import { installQueue } from '../../src/server/kernel/queue-schema.ts';
import { hashOfToken } from '../../src/server/kernel/secret.ts';
import { startPostgres } from '../../tools/postgres/start-postgres.ts';
import type { Client } from './load.ts';

export interface Subject {
  readonly url: string;
  readonly pid: number;
  readonly clients: readonly Client[];
}

export interface Stage {
  readonly product: Subject;
  readonly bare: Subject;
  readonly ownerUrl: string;
  readonly databasePid: number;
  /**
   * Gathers statistics now, as autovacuum does a minute after the first rows. Of tables that have rows: one that was found empty is taken
   * for empty ever after.
   */
  analyze(): Promise<void>;
  /** Punches that the product's ledger holds. */
  countPunches(): Promise<number>;
  close(): Promise<void>;
}

/** A durable PostgreSQL of its own with one organization of signed-in people, and both servers on it, each in its process. */
export async function setStage(people: number): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-bench-'));
  const postgres = await startPostgres({ dataDir, log: () => {} });
  await installQueue(postgres.ownerUrl);
  await migrate(postgres.ownerUrl, join(import.meta.dirname, '../../migrations'));
  const applicationUrl = await ensureApplicationLogin(postgres.ownerUrl, 'the secret of a benchmark');
  const owner = new pg.Client({ connectionString: postgres.ownerUrl });
  await owner.connect();
  await owner.query(`create table bare_punches (id uuid primary key, organization_id uuid not null,
    employee_id uuid not null, kind text not null, punched_at timestamptz not null)`);
  const cookies = await seatPeople(owner, people);
  const clients = () => cookies.map((cookie) => ({ cookie, in: false }));
  const product = await serve('product-server.ts', applicationUrl);
  const bare = await serve('bare-server.ts', postgres.ownerUrl);
  return {
    product: { ...product, clients: clients() },
    bare: { ...bare, clients: clients() },
    ownerUrl: postgres.ownerUrl,
    databasePid: postgres.pid,
    async analyze() {
      const filled = await owner.query<{ name: string }>(
        `select oid::regclass::text as name from pg_class
         where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
      );
      await owner.query(`analyze ${filled.rows.map(({ name }) => name).join(', ')}`);
    },
    async countPunches() {
      const counted = await owner.query<{ count: number }>('select count(*)::int as count from punches');
      return counted.rows[0]?.count ?? 0;
    },
    async close() {
      product.child.disconnect();
      bare.child.disconnect();
      await owner.end();
      await postgres.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Puts people with sessions into one organization; gives a cookie for each. */
async function seatPeople(owner: pg.Client, people: number): Promise<string[]> {
  const [organizationId, locationId] = [v7(), v7()];
  await owner.query('begin');
  await owner.query("select set_config('app.organization', $1, true)", [organizationId]);
  await owner.query("insert into organizations (id, name, created_at) values ($1, 'Bench', now())", [organizationId]);
  await owner.query(
    "insert into locations (organization_id, id, name, zone, created_at) values ($1, $2, 'Here', 'America/New_York', now())",
    [organizationId, locationId],
  );
  const cookies: string[] = [];
  for (let index = 0; index < people; index += 1) {
    const [userId, employeeId, token] = [v7(), v7(), randomBytes(32).toString('base64url')];
    const seat: readonly (readonly [string, readonly unknown[]])[] = [
      ['insert into users (id, email, created_at) values ($1, $2, now())', [userId, `${index}@bench.example`]],
      [
        `insert into employees (organization_id, id, employee_number, first_name, last_name, role, status, home_location_id, created_at, searched)
         values ($1, $2, $3, 'Bench', $4, 'employee', 'active', $5, now(), $4 || ' bench')`,
        [organizationId, employeeId, 1_001 + index, String(index + 1), locationId],
      ],
      [
        'insert into memberships (user_id, organization_id, employee_id) values ($1, $2, $3)',
        [userId, organizationId, employeeId],
      ],
      [
        `insert into sessions (token_hash, id, user_id, organization_id, employee_id, created_at, authenticated_at, last_used_at, expires_at)
         values ($1, $2, $3, $4, $5, now(), now(), now(), now() + interval '1 day')`,
        [hashOfToken(token), v7(), userId, organizationId, employeeId],
      ],
    ];
    for (const [text, values] of seat) await owner.query(text, [...values]);
    cookies.push(`meridian_session=${token}`);
  }
  await owner.query('commit');
  return cookies;
}

async function serve(file: string, databaseUrl: string): Promise<{ url: string; pid: number; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production', BENCH_DATABASE_URL: databaseUrl },
    // Both servers write their log to the same nowhere.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [url] = (await once(child, 'message')) as [string];
  if (child.pid === undefined) throw new Error(`${file} did not start`);
  return { url, pid: child.pid, child };
}
