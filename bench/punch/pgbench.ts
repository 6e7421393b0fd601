import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const script = `insert into bare_punches (id, organization_id, employee_id, kind, punched_at)
values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'clock_in', now());
`;

/** Debian's pgbench (package postgresql-contrib or postgresql), if it is installed. */
export function findPgbench(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
  return [...folders, ...(process.env['PATH'] ?? '').split(':')]
    .map((dir) => join(dir, 'pgbench'))
    .find((path) => existsSync(path));
}

/** One INSERT and commit as fast as the database alone can: transactions a second. */
export function runPgbench(path: string, url: string, clients: number, seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'pgbench-'));
  try {
    const file = join(folder, 'insert.sql');
    writeFileSync(file, script);
    const flags = ['-n', '-M', 'prepared', '-f', file, '-c', String(clients), '-j', '1', '-T', String(seconds), url];
    const output = execFileSync(path, flags, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
