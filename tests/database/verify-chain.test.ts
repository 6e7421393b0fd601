import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyChains } from '../../tools/verify-chain/verify-chains.ts';
import { aCluster } from '../world/cluster.ts';
import type { Employee } from '../world/employee.ts';
import type { Organization } from '../world/organization.ts';
import { aWorld, type World } from '../world/world.ts';

let world: World;
let rival: Organization;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  rival = await world.rival('Copper Kettle');
  ana = await world.employee('Ana');
  for (const name of ['Wharf', 'Hill', 'Quay']) await world.organization.location(name);
  for (const employee of [ana, await world.employee('Ben'), rival.admin]) {
    await employee.worked('Mon 9:00–17:00, break 30');
    await employee.worked('Tue 22:00–06:30');
  }
});

afterAll(() => world.close());

const command = join(import.meta.dirname, '../../tools/verify-chain.ts');
const environment = { PATH: process.env['PATH'] };

const run = (variables: Record<string, string>, ...files: string[]) =>
  spawnSync(process.execPath, [command, ...files], { encoding: 'utf8', env: { ...environment, ...variables } });

/** Does something to the ledger as only a superuser at the database could, and undoes it after `then`. */
async function behindOurBack(change: string, then: () => Promise<void>): Promise<void> {
  await world.asOwner('create table kept_aside as select * from punches');
  const quietly = (sql: string) =>
    world.asOwner(`do $do$ begin set local session_replication_role = 'replica'; ${sql}; end $do$`);
  try {
    await quietly(change);
    await then();
  } finally {
    await quietly('delete from punches; insert into punches select * from kept_aside');
    await world.asOwner('drop table kept_aside');
  }
}

const whole = { organizations: 2, employees: 4, rows: 18, broken: [], auditEntries: 3, brokenAudits: [] };
const auditHolds = '3 audit entries in 2 organizations: 2 chains hold, 0 are broken.\n';

describe('verifying the chain', () => {
  test('of a ledger that only the application wrote finds nothing', async () => {
    expect(await verifyChains(world.ownerUrl)).toMatchObject(whole);
    const { status, stdout } = run({ DATABASE_URL: world.ownerUrl });
    expect([status, stdout]).toEqual([
      0,
      `18 rows of 4 employees in 2 organizations: 4 chains hold, 0 are broken.\n${auditHolds}`,
    ]);
  });

  test('as an owner who is no superuser sees the same, in spite of row-level security', async () => {
    // It may read, and may not bypass: as an owner at a provider of databases.
    const name = `reader_${ana.employeeId.replaceAll('-', '')}`;
    await world.asOwner(`create role ${name} login password 'reads'`);
    await world.asOwner(
      `grant usage on schema public to ${name}; grant select on all tables in schema public to ${name}`,
    );
    const url = new URL(world.ownerUrl);
    url.username = name;
    url.password = 'reads';
    const seen = await verifyChains(url.href);
    await world.asOwner(`drop owned by ${name}; drop role ${name}`);
    expect(seen).toMatchObject(whole);
  });

  const anas = () => `organization_id = '${world.organization.id}' and employee_id = '${ana.employeeId}'`;
  test.each([
    [
      'a time that was changed',
      () => `update punches set punched_at = punched_at - interval '1 minute' where ${anas()} and sequence = 4`,
      4,
    ],
    ['a kind that was changed', () => `update punches set kind = 'break_start' where ${anas()} and sequence = 1`, 1],
    ['a zone that was changed', () => `update punches set zone = 'UTC' where ${anas()} and sequence = 6`, 6],
    ['a row that was removed', () => `delete from punches where ${anas()} and sequence = 3`, 3],
    [
      'a row that was removed, and the others moved up',
      () =>
        `delete from punches where ${anas()} and sequence = 3; update punches set sequence = sequence - 1 where ${anas()} and sequence > 3`,
      3,
    ],
    [
      'a row that was put in',
      () =>
        `insert into punches select organization_id, employee_id, 7, uuidv7(), kind, punched_at, recorded_at, source, device_at, skew_milliseconds, location_id, zone, voids_id, reason, recorded_by, hash, hash from punches where ${anas()} and sequence = 6`,
      7,
    ],
    [
      'a ledger that was given to somebody else',
      () => `update punches set employee_id = '${world.organization.admin.employeeId}' where ${anas()}`,
      1,
    ],
  ])('finds %s', async (_, change, row) => {
    await behindOurBack(change(), async () => {
      const { broken } = await verifyChains(world.ownerUrl);
      expect(broken).toMatchObject([{ organizationId: world.organization.id, row }]);
    });
    expect((await verifyChains(world.ownerUrl)).broken).toEqual([]);
  });

  test.each([
    ['cut off at its end', () => `delete from punches where ${anas()} and sequence > 4`, 5],
    ['taken away whole', () => `delete from punches where ${anas()}`, 1],
  ])('finds a chain that was %s against the ends that were noted before', async (_, change, row) => {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-heads-'));
    const file = join(folder, 'heads.json');
    expect(run({ DATABASE_URL: world.ownerUrl }, file).status).toBe(0);
    const noted = readFileSync(file, 'utf8');
    await behindOurBack(change(), async () => {
      expect((await verifyChains(world.ownerUrl)).broken).toEqual([]);
      const { status, stdout } = run({ DATABASE_URL: world.ownerUrl }, file);
      expect([status, stdout]).toEqual([
        1,
        expect.stringContaining(
          `employee ${ana.employeeId} of organization ${world.organization.id}, first at row ${row}.`,
        ),
      ]);
      expect(readFileSync(file, 'utf8')).toBe(noted);
    });
    await ana.worked('Wed 9:00–17:00');
    expect(run({ DATABASE_URL: world.ownerUrl }, file).status).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toBe(noted);
    await world.asOwner(
      `do $do$ begin set local session_replication_role = 'replica'; delete from punches where ${anas()} and sequence > 6; end $do$`,
    );
    rmSync(folder, { recursive: true });
  });

  test('finds entries that were cut off the end of the audit log against the ends that were noted before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-heads-'));
    const file = join(folder, 'heads.json');
    expect(run({ DATABASE_URL: world.ownerUrl }, file).status).toBe(0);
    const noted = readFileSync(file, 'utf8');
    const { id } = world.organization;
    await world.asOwner('create table audit_aside as select * from audit_entries');
    const quietly = (sql: string) =>
      world.asOwner(`do $do$ begin set local session_replication_role = 'replica'; ${sql}; end $do$`);
    await quietly(`delete from audit_entries where organization_id = '${id}' and sequence = 3`);
    expect((await verifyChains(world.ownerUrl)).brokenAudits).toEqual([]);
    const { status, stdout } = run({ DATABASE_URL: world.ownerUrl }, file);
    expect([status, stdout]).toEqual([
      1,
      expect.stringContaining(`Broken: audit log of organization ${id}, first at entry 3.`),
    ]);
    expect(readFileSync(file, 'utf8')).toBe(noted);
    await quietly('delete from audit_entries; insert into audit_entries select * from audit_aside');
    await world.asOwner('drop table audit_aside');
    expect(run({ DATABASE_URL: world.ownerUrl }, file).status).toBe(0);
    rmSync(folder, { recursive: true });
  });

  test('a file that holds something else is said in a sentence', () => {
    const { status, stderr } = run({ DATABASE_URL: world.ownerUrl }, command);
    expect([status, stderr]).toEqual([
      1,
      `${command} does not hold the ends of chains: name a file that this command has written, or a new one.\n`,
    ]);
  });

  test('names whose chain is broken and where, and ends with 1', async () => {
    await behindOurBack(`update punches set reason = 'x' where ${anas()} and sequence = 5`, async () => {
      const { status, stdout } = run({ DATABASE_URL: world.ownerUrl });
      expect(status).toBe(1);
      expect(stdout).toBe(
        `Broken: employee ${ana.employeeId} of organization ${world.organization.id}, first at row 5.\n` +
          `18 rows of 4 employees in 2 organizations: 3 chains hold, 1 are broken.\n${auditHolds}`,
      );
    });
  });

  test('finds the embedded database of a deployment, and leaves it running if it was', async () => {
    const cluster = await aCluster();
    const deployment = await aWorld({ database: cluster.database });
    await (await deployment.employee('Ana')).worked('Mon 9:00–17:00');
    const said =
      '2 rows of 2 employees in 1 organizations: 2 chains hold, 0 are broken.\n0 audit entries in 1 organizations: 1 chains hold, 0 are broken.\n';
    expect(run({ DATA_DIR: cluster.dataDir }).stdout).toBe(said);
    expect(await deployment.asOwner('select 1 as one')).toEqual([{ one: 1 }]);
    await cluster.kill();
    expect(run({ DATA_DIR: cluster.dataDir }).stdout).toBe(said);
    await cluster.start();
    await deployment.close();
  });

  test('where there is no database says so, and makes none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-none-'));
    const { status, stderr } = run({ DATA_DIR: folder });
    expect([status, stderr]).toEqual([1, `There is no database in ${folder}: set DATA_DIR or DATABASE_URL.\n`]);
    rmdirSync(folder);
  });
});
