import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PunchKind } from '../../src/domain/time-clock/punch.ts';
import { singleConnection } from '../../src/server/kernel/single-connection.ts';
import { startPostgres } from '../../tools/postgres/start-postgres.ts';
import { verifyChains } from '../../tools/verify-chain/verify-chains.ts';
import type { Client } from '../world/client.ts';
import { aCluster, type Cluster } from '../world/cluster.ts';
import { aWorld, type World } from '../world/world.ts';

// Each copies whole databases and waits for the disk.
vi.setConfig({ testTimeout: 300_000 });

let folder: string;
let cluster: Cluster;
let world: World;

beforeEach(async () => {
  // A name that a shell would read, and one that PostgreSQL would.
  folder = mkdtempSync(join(tmpdir(), "meridian back'up %p-"));
  // Started by root, PostgreSQL is run as somebody else.
  chmodSync(folder, 0o711);
  cluster = await aCluster({}, join(folder, 'backups'));
  world = await aWorld({ database: cluster.database });
});

afterEach(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const tool = (name: 'backup' | 'restore', dataDir: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../../tools', `${name}.ts`), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, BACKUP_DIR: join(folder, 'backups') },
  });

async function press(client: Client, kind: PunchKind): Promise<void> {
  world.clock.advance(60_000);
  expect(await client.call(contract.recordPunch, { body: { id: v7(), kind, offline: false } })).toMatchObject({
    ok: true,
  });
}

/** What stands in the punch ledger, in a database that nobody else asks. */
async function punchesIn(ownerUrl: string): Promise<readonly string[]> {
  const client = singleConnection({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ kind: string }>('select kind from punches order by sequence');
  await client.end();
  return rows.map(({ kind }) => kind);
}

test('a backup of a server in use is restored to any moment since: exactly what was recorded until then is there, and every chain holds', async () => {
  const server = await world.serve();
  const ana = await world.employee('Ana');
  const client = await server.as(ana);
  await press(client, 'clock_in');
  await reachesOut();

  const backedUp = tool('backup', cluster.dataDir);
  expect(backedUp).toMatchObject({ status: 0 });
  expect(backedUp.stdout).toContain('It can be restored to any moment from ');
  await press(client, 'break_start');
  const before = await punchesIn(world.ownerUrl);
  const [then] = await world.asOwner<{ moment: Date }>('select clock_timestamp() as moment');
  await press(client, 'break_end');
  await press(client, 'clock_out');
  const [segment] = await world.asOwner<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name');
  await expect.poll(() => existsSync(join(folder, 'backups/wal', `${segment?.name}.gz`))).toBe(true);

  const dataDir = join(folder, 'restored');
  const restored = tool('restore', dataDir, then?.moment.toISOString() ?? '');
  expect(restored, restored.stderr).toMatchObject({ status: 0 });
  expect(before).toEqual(['clock_in', 'break_start']);
  expect(await found(dataDir)).toEqual({ kinds: before, broken: 0, reaches: { webhooks: 1, browsers: 1 } });

  // The whole archive, into another folder, to be looked at beside the server: it reaches nobody whom that one reaches.
  const copy = join(folder, 'copy');
  const copied = tool('restore', copy, '--copy');
  expect(copied, copied.stderr).toMatchObject({ status: 0 });
  expect(copied.stdout).toContain('SMTP_URL=none');
  expect(await found(copy)).toEqual({
    kinds: await punchesIn(world.ownerUrl),
    broken: 0,
    reaches: { webhooks: 0, browsers: 0 },
  });
});

/** A webhook, and a browser that is pushed to. */
async function reachesOut(): Promise<void> {
  await world.asOwner(`
    insert into webhooks (organization_id, id, url, events, secret, made_at)
    select organization_id, '${v7()}', 'https://hooks.pine.invalid/', '{time_punch.recorded}', '', now() from sessions limit 1
  `);
  await world.asOwner(`
    insert into push_devices (organization_id, id, employee_id, session_id, address, server_key, turned_on_at)
    select organization_id, '${v7()}', employee_id, id, '', repeat('k', 87), now() from sessions limit 1
  `);
}

/** What a restored database holds, started as an ordinary one, and how many it would reach by itself. */
async function found(dataDir: string) {
  const postgres = await startPostgres({ dataDir, log: () => undefined });
  try {
    const { broken, brokenAudits } = await verifyChains(postgres.ownerUrl);
    const kinds = await punchesIn(postgres.ownerUrl);
    const client = singleConnection({ connectionString: postgres.ownerUrl });
    await client.connect();
    const { rows } = await client.query<{ webhooks: number; browsers: number }>(`
      select (select count(*)::integer from webhooks where not is_off) as webhooks,
        (select count(*)::integer from push_devices) as browsers
    `);
    await client.end();
    return { kinds, broken: broken.length + brokenAudits.length, reaches: rows[0] };
  } finally {
    await postgres.stop();
  }
}

test('what cannot be restored is refused in a sentence, and leaves nothing behind', async () => {
  const restored = join(folder, 'restored');
  const refused = (dataDir: string, ...args: string[]) => {
    const { status, stderr } = tool('restore', dataDir, ...args);
    expect(status).toBe(1);
    return stderr;
  };
  expect(refused(restored)).toContain('There is no backup in ');
  expect(tool('backup', cluster.dataDir)).toMatchObject({ status: 0 });
  expect(refused(cluster.dataDir)).toContain('holds a database already, and none is overwritten');
  expect(refused(restored, '2020-01-01T00:00:00Z')).toMatch(
    /The first backup in .* is of .*: name a moment after it\./,
  );
  expect(refused(restored, '2026-11-20T17:30')).toContain('is no moment: name one with its distance from UTC');
  expect(refused(restored, '2150-01-01T00:00:00Z')).toContain('knows of nothing after 2150-01-01T00:00:00.000Z');
  const [name = ''] = readdirSync(join(folder, 'backups/base'));
  appendFileSync(join(folder, 'backups/base', name, 'postgres/PG_VERSION'), 'x');
  expect(refused(restored)).toContain('PG_VERSION is not what was backed up: use another backup.');
  expect(existsSync(join(restored, 'postgres'))).toBe(false);
});

test('older backups go where so many are to stay, and with them what of the archive nobody needs', async () => {
  const segments = () => readdirSync(join(folder, 'backups/wal')).filter((name) => name.endsWith('.gz'));
  tool('backup', cluster.dataDir);
  const former = readdirSync(join(folder, 'backups/base'));
  await expect.poll(() => segments().length).toBeGreaterThan(0);
  const [first] = segments().toSorted();
  const second = tool('backup', cluster.dataDir, '--keep', '1');
  expect(second.stdout).toContain('Removed 1 older.');
  const left = readdirSync(join(folder, 'backups/base'));
  expect(left).toHaveLength(1);
  expect(left).not.toEqual(former);
  expect(segments()).not.toContain(first);
  expect(tool('restore', join(folder, 'restored'))).toMatchObject({ status: 0 });
});
