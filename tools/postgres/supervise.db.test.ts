import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processOf } from './process-table.ts';
import { superviseDatabase } from './supervise.ts';

let dataDir: string;
let lines: string[];

beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'meridian-')), '.data');
  lines = [];
});

afterEach(() => rmSync(join(dataDir, '..'), { recursive: true }));

test('a PostgreSQL that is killed comes back where it was, with what it had committed, and stops when told to', async () => {
  const database = await superviseDatabase({ dataDir, log: (line) => lines.push(line), onLost: expect.unreachable });
  await ask(database.ownerUrl, 'create table kept as select 7 as seven');
  process.kill(database.pid, 'SIGKILL');
  await until(() => lines.includes('PostgreSQL is back'));
  expect(lines).toContain('PostgreSQL has ended unexpectedly; starting it again …');
  expect(await ask(database.ownerUrl, 'select seven from kept')).toEqual([{ seven: 7 }]);

  const [found] = (await ask(database.ownerUrl, "select current_setting('port') as port, pg_backend_pid() as pid")) as [
    { pid: number },
  ];
  await database.stop();
  expect(processOf(found.pid)).toBeUndefined();
});

test('a PostgreSQL whose port was taken meanwhile is lost to those who use it, and says so once', async () => {
  let lost = 0;
  const database = await superviseDatabase({ dataDir, log: (line) => lines.push(line), onLost: () => (lost += 1) });
  await ask(database.ownerUrl, 'create table kept as select 7 as seven');
  process.kill(database.pid, 'SIGKILL');
  const other = await taking(database.port);
  await until(() => lost > 0);
  expect(lines.at(-1)).toMatch(
    /had to come back on port \d+, since another program has taken its port \d+: start Meridian/,
  );
  await database.stop();
  await delay(500);
  expect(lost).toBe(1);

  other.close();
  const next = await superviseDatabase({ dataDir, log: () => undefined, onLost: expect.unreachable });
  expect(next.adopted).toBe(false);
  expect(await ask(next.ownerUrl, 'select seven from kept')).toEqual([{ seven: 7 }]);
  await next.stop();
});

test('a deleted data folder is not replaced by an empty one', async () => {
  let lost = 0;
  const database = await superviseDatabase({ dataDir, log: (line) => lines.push(line), onLost: () => (lost += 1) });
  rmSync(join(dataDir, 'postgres'), { recursive: true });
  process.kill(database.pid, 'SIGKILL');
  await until(() => lost > 0);
  expect(lines.at(-1)).toMatch(/was deleted while it was running/);
  await database.stop();
});

/** Listens on a port as soon as it is let go. */
async function taking(port: number): Promise<Server> {
  for (;;) {
    const server = createServer();
    const taken = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (taken) return server;
  }
}

async function until(happened: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !happened(); tries += 1) await delay(50);
  expect(happened()).toBe(true);
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}
