import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../postgres/port.ts';
import { processOf } from '../postgres/process-table.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;
let port: number;
let started: ChildProcess[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-'));
  port = await freePort(undefined);
  started = [];
});

afterEach(async () => {
  for (const child of started.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true });
});

test('an empty deployment starts, serves, and stops with everything that it had started', async () => {
  const server = start({ DEMO: '0' });
  await server.until(/Meridian is ready: (.*)/);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  const page = await fetch(`http://127.0.0.1:${port}/dashboard`);
  expect(page.headers.get('content-type')).toMatch('text/html');
  expect(server.said()).not.toMatch(/Demo sign-ins/);

  const pid = postmaster();
  expect(processOf(pid)).toBeDefined();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(processOf(pid)).toBeUndefined();
});

test('the server answers 503 while PostgreSQL is away, and 200 when it is back', async () => {
  const server = start({ DEMO: '0' });
  await server.until(/Meridian is ready/);
  const health = async () => (await fetch(`http://127.0.0.1:${port}/api/health`)).status;
  let killed = 0;
  // It may be back before anybody has asked: then it is killed once more.
  do {
    const pid = postmaster();
    if (pid !== killed && processOf(pid) !== undefined) process.kill((killed = pid), 'SIGKILL');
  } while ((await health()) === 200);
  expect(await health()).toBeOneOf([200, 503]);
  while ((await health()) !== 200) await delay(20);
  await server.until(/PostgreSQL is back/);
});

test('a server whose launcher was killed stops by itself', async () => {
  const server = start({ DEMO: '0' }, ['ipc']);
  await server.until(/Meridian is ready/);
  const exit = once(server.child, 'exit');
  server.child.disconnect();
  expect(await exit).toEqual([0, null]);
});

test('a taken port is said in one sentence, before anything else is done', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const server = start({ DATA_DIR: join(folder, 'untouched') });
  expect(await server.ended).toBe(1);
  expect(server.said()).toBe(
    `Port ${port} of 127.0.0.1 is taken by another program: stop that one, or set PORT to another port.\n`,
  );
  expect(existsSync(join(folder, 'untouched'))).toBe(false);
  other.close();
});

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc", and must be a whole number from 1 to 65535.\n'],
  [{ DATABSE_URL: 'x' }, 'DATABSE_URL is not a variable of Meridian: did you mean DATABASE_URL?\n'],
  [
    { DATA_DIR: '/dev/null/x' },
    'The data folder /dev/null/x cannot be written (ENOTDIR): give this user the right to, or set DATA_DIR to another folder.\n',
  ],
  [
    { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/time' },
    'The database at 127.0.0.1:1 cannot be reached (ECONNREFUSED): start it, or correct DATABASE_URL.\n',
  ],
  [
    { NODE_ENV: 'production', DEMO: '1', SMTP_URL: 'none', SECRET: 'kC2vX8eW0bZ5nQ7rT1yU4iO6pA9sD3fG' },
    'DEMO=1 would put demo sign-ins with known passwords into production: unset it.\n',
  ],
])('%j is answered in one sentence, and leaves nothing behind', async (env, sentence) => {
  const server = start(env);
  expect(await server.ended).toBe(1);
  expect(server.said()).toBe(sentence);
  expect(readdirSync(folder)).toEqual([]);
});

test('production does not serve the demo that an earlier start has loaded', async () => {
  const first = start({});
  await first.until(/Demo sign-ins/);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const production = start({ NODE_ENV: 'production', SMTP_URL: 'none', SECRET: 'kC2vX8eW0bZ5nQ7rT1yU4iO6pA9sD3fG' });
  expect(await production.ended).toBe(1);
  expect(production.said()).toMatch(/^This database holds the demo, whose sign-ins .* production does not serve it/m);
  expect(production.said()).not.toMatch(/Meridian is ready/);
});

/** The process number of PostgreSQL; 0 while it has none. */
function postmaster(): number {
  const file = join(folder, 'postgres/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

function start(env: Record<string, string>, channel: 'ipc'[] = []) {
  const child = spawn(process.execPath, [join(root, 'tools/serve.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe', ...channel],
  });
  started.push(child);
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  return {
    child,
    said: () => output,
    ended: once(child, 'close').then(([code]) => code as unknown),
    async until(pattern: RegExp): Promise<void> {
      while (!pattern.test(output)) {
        if (child.exitCode !== null) throw new Error(`It ended:\n${output}`);
        await delay(50);
      }
    },
  };
}
