import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processOf } from './process-table.ts';
import { startPostgres } from './start-postgres.ts';
import type { RunningPostgres } from './start-postgres.ts';

let dataDir: string;
let running: RunningPostgres[];
let others: ChildProcess[];

beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'meridian-')), '.data');
  running = [];
  others = [];
});

afterEach(async () => {
  for (const other of others) other.kill('SIGKILL');
  for (const postgres of running) await postgres.stop();
  rmSync(join(dataDir, '..'), { recursive: true });
});

test('a first start makes a durable cluster of UTF-8 on loopback, and the second finds what the first committed', async () => {
  const first = await start();
  expect(
    await ask(first.ownerUrl, 'show server_encoding', 'show fsync', 'show synchronous_commit', 'show ssl'),
  ).toEqual([{ server_encoding: 'UTF8' }, { fsync: 'on' }, { synchronous_commit: 'on' }, { ssl: 'off' }]);
  expect(
    await ask(first.ownerUrl, 'show listen_addresses', 'show unix_socket_directories', 'show data_checksums'),
  ).toEqual([{ listen_addresses: '127.0.0.1' }, { unix_socket_directories: '' }, { data_checksums: 'on' }]);
  await ask(first.ownerUrl, 'create table kept as select 7 as seven');
  await first.stop();
  await first.stop();

  const second = await start();
  expect(second.adopted).toBe(false);
  expect(second.port).toBe(first.port);
  expect(await ask(second.ownerUrl, 'select seven from kept')).toEqual([{ seven: 7 }]);
});

test('the password is random, asked for, and readable by its owner alone', async () => {
  const { ownerUrl } = await start();
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
  const wrong = new URL(ownerUrl);
  wrong.password = 'wrong';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
});

test('a PostgreSQL whose launcher was killed is adopted, with what it had committed', async () => {
  const other = await startElsewhere();
  await ask(other.ownerUrl, 'create table kept as select 7 as seven');
  other.process.kill('SIGKILL');
  await once(other.process, 'exit');

  const adopted = await start();
  expect(adopted).toMatchObject({ adopted: true, pid: other.pid });
  expect(await ask(adopted.ownerUrl, 'select seven from kept')).toEqual([{ seven: 7 }]);
  await adopted.stop();
  expect(processOf(other.pid)).toBeUndefined();
});

test('after launcher and postmaster were both killed it starts again, on the same port', async () => {
  const other = await startElsewhere();
  await ask(other.ownerUrl, 'create table kept as select 7 as seven');
  other.process.kill('SIGKILL');
  process.kill(other.pid, 'SIGKILL');
  const again = await start();
  expect(again).toMatchObject({ adopted: false, port: other.port });
  expect(await ask(again.ownerUrl, 'select seven from kept')).toEqual([{ seven: 7 }]);
});

test('several launchers at once on a new folder share one cluster, and the last to leave stops it', async () => {
  const [one, two, three] = await Promise.all([start(), start(), startElsewhere()]);
  expect(new Set([one.pid, two.pid, three.pid]).size).toBe(1);
  await one.stop();
  await two.stop();
  expect(processOf(three.pid)).toBeDefined();
  three.process.kill('SIGTERM');
  await once(three.process, 'exit');
  expect(processOf(three.pid)).toBeUndefined();
});

test('stopping one that has died already is harmless', async () => {
  const postgres = await start();
  process.kill(postgres.pid, 'SIGKILL');
  await postgres.stop();
  expect(processOf(postgres.pid)).toBeUndefined();
});

test('what an interrupted first start left half-made is thrown away', async () => {
  mkdirSync(join(dataDir, 'postgres.init'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres.init', 'PG_VERSION'), '18\n');
  const { ownerUrl } = await start();
  expect(await ask(ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(readdirSync(dataDir).filter((name) => name.includes('init'))).toEqual([]);
});

test("a pid file that names somebody else's process does not stand in the way", async () => {
  await (await start()).stop();
  const pidFile = join(dataDir, 'postgres/postmaster.pid');
  writeFileSync(pidFile, `${process.pid}\n${dataDir}/postgres\n0\n5432\n\n127.0.0.1\n\nready   \n`);
  expect((await start()).adopted).toBe(false);
});

test('data of another version is refused in one sentence', async () => {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '13\n');
  writeFileSync(join(dataDir, 'postgres.password'), 'word');
  await expect(start()).rejects.toThrow(
    /holds the data of PostgreSQL 13, and this Meridian runs PostgreSQL 18: set DATA_DIR/,
  );
});

test('a cluster whose password is lost is refused in one sentence', async () => {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
  await expect(start()).rejects.toThrow(/postgres\.password is missing, .*: restore the file/);
});

test('a folder that is no cluster is refused in one sentence', async () => {
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'Dear Ana');
  await expect(start()).rejects.toThrow(/is not a data folder of PostgreSQL: move it away/);
  expect(readFileSync(join(dataDir, 'postgres', 'letter.txt'), 'utf8')).toBe('Dear Ana');
});

test('a data folder that cannot be written is refused in one sentence', async () => {
  writeFileSync(dataDir, 'a file where the folder should be');
  await expect(start()).rejects.toThrow(/The data folder .*\.data cannot be written \(ENOTDIR\): .*set DATA_DIR/);
});

test("another user's data folder is refused in one sentence", async (context) => {
  context.skip(process.getuid?.() !== 0, 'only root can act as another user');
  mkdirSync(dataDir);
  chmodSync(join(dataDir, '..'), 0o755);
  const said = spawnSync(process.execPath, [join(import.meta.dirname, 'hold.ts'), dataDir], {
    encoding: 'utf8',
    uid: 65534,
    gid: 65534,
  });
  expect(said.stderr).toMatch(
    /^The data folder .*\.data cannot be written \(EACCES\): .*set DATA_DIR to another folder\.\n$/,
  );
});

async function start(): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  running.push(postgres);
  return postgres;
}

/** Starts it from another process, which holds it until it is told to stop. */
async function startElsewhere(): Promise<{ process: ChildProcess; ownerUrl: string; pid: number; port: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'hold.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  others.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, ...(JSON.parse(line.toString()) as { ownerUrl: string; pid: number; port: number }) };
}

async function ask(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const rows: unknown[] = [];
    for (const statement of statements) rows.push(...(await client.query<Record<string, unknown>>(statement)).rows);
    return rows;
  } finally {
    await client.end();
  }
}
