import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditFilterInput } from '../../src/contract/audit.ts';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePlainDate } from '../../src/domain/kernel/time.ts';
import { verifyChains } from '../../tools/verify-chain/verify-chains.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ana: Employee;
let admin: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 10 });
  ana = await world.employee('Ana', { at: 'Wharf' });
  admin = await server.as(world.organization.admin);
});

afterAll(() => world.close());

const startsOn = parsePlainDate('2026-11-02');

const setRate = (amount: number, of: Employee = ana, reason = 'As agreed') =>
  startsOn === undefined
    ? Promise.reject(new TypeError('not a date'))
    : admin.call(contract.setPayRate, {
        params: { employeeId: of.employeeId },
        body: { startsOn, centsPerHour: cents(amount), reason },
      });

const read = async (query: AuditFilterInput, client = admin) => {
  const answer = await client.call(contract.readAuditLog, { query });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
};

describe('an entry of the audit log', () => {
  test('says who did what to whom, before and after, and from where', async () => {
    await setRate(18_00);
    await admin.send(
      'POST',
      `/api/employees/${ana.employeeId}/pay-rates`,
      { startsOn, centsPerHour: 19_00, reason: 'A raise' },
      {
        'user-agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      },
    );
    const { entries } = await read({ topic: 'pay_rate' });
    expect(entries[0]).toMatchObject({
      action: 'pay_rate.set',
      actor: { name: 'Adele Harbor' },
      subject: { id: ana.employeeId, name: 'Ana Harbor' },
      details: { before: { centsPerHour: 18_00 }, after: { centsPerHour: 19_00 }, reason: 'A raise' },
      network: '127.0.0.1',
      browser: 'Chrome',
      system: 'Linux',
    });
  });

  test('is not written where what it tells of was refused', async () => {
    const before = (await read({})).entries.length;
    expect(await setRate(19_00)).toMatchObject({ refusal: 'pay_rate_unchanged' });
    expect((await read({})).entries).toHaveLength(before);
  });

  test('of a rival organization does not show, and theirs has a chain of its own', async () => {
    const rival = await world.rival('Copper Kettle');
    const theirs = await server.as(rival.admin);
    const { entries } = await read({}, theirs);
    expect(entries.map(({ action, sequence }) => [action, sequence])).toEqual([['session.started', 1]]);
  });

  test('is for admins alone', async () => {
    const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
    for (const who of [boss, ana]) {
      const client = await server.as(who);
      expect(await client.call(contract.readAuditLog, { query: {} })).toMatchObject({ refusal: 'not_allowed' });
      expect(await client.call(contract.exportAuditLog, { body: {} })).toMatchObject({ refusal: 'not_allowed' });
    }
  });
});

describe('the chain of the audit log', () => {
  test('holds though many are told at once: nobody takes another’s place, and none is missing', async () => {
    const crowd = await Promise.all(Array.from({ length: 12 }, (_, index) => world.employee(`Crowd${index}`)));
    await Promise.all(crowd.map((one, index) => setRate(17_00 + index, one)));
    const rows = await world.asOwner<{ count: number; last: number }>(
      'select count(*)::int as count, max(sequence)::int as last from audit_entries where organization_id = $1',
      [world.organization.id],
    );
    expect(rows[0]?.count).toBe(rows[0]?.last);
    expect(rows[0]?.last).toBeGreaterThan(12);
    expect((await verifyChains(world.ownerUrl)).brokenAudits).toEqual([]);
  });

  test.each([
    ['that was changed', `update audit_entries set details = '{"after": {"centsPerHour": 1}}' where sequence = 3`, 3],
    ['whose author was changed', 'update audit_entries set employee_id = null where sequence = 2', 2],
    ['whose network was changed', "update audit_entries set network = '203.0.113.9' where sequence = 4", 4],
    ['that was removed', 'delete from audit_entries where sequence = 2', 2],
  ])('shows an entry %s behind the application’s back', async (_, change, entry) => {
    const ours = `organization_id = '${world.organization.id}'`;
    await world.asOwner('create table kept_aside as select * from audit_entries');
    const quietly = (sql: string) =>
      world.asOwner(`do $do$ begin set local session_replication_role = 'replica'; ${sql}; end $do$`);
    try {
      await quietly(`${change} and ${ours}`);
      const { brokenAudits } = await verifyChains(world.ownerUrl);
      expect(brokenAudits).toEqual([{ organizationId: world.organization.id, entry }]);
    } finally {
      await quietly('delete from audit_entries; insert into audit_entries select * from kept_aside');
      await world.asOwner('drop table kept_aside');
    }
    expect((await verifyChains(world.ownerUrl)).brokenAudits).toEqual([]);
  });

  test('takes no entry without its seal, whoever writes it', async () => {
    await expect(
      world.asOwner(
        "insert into audit_entries (organization_id, id, happened_at, action) values ($1, uuidv7(), now(), 'session.started')",
        [world.organization.id],
      ),
    ).rejects.toThrow(/audit_entries_sealed/);
  });
});

describe('the audit log', () => {
  test('is filtered by person, topic, subject and date', async () => {
    const all = (await read({})).entries;
    const of = async (query: AuditFilterInput) => (await read(query)).entries;
    expect((await of({ subjectId: ana.employeeId })).every(({ subject }) => subject?.name === 'Ana Harbor')).toBe(true);
    expect((await of({ topic: 'location' })).map(({ action }) => action)).toContain('location.added');
    expect(await of({ topic: 'sess' })).toEqual([]);
    expect(await of({ person: 'Nobody at all' })).toEqual([]);
    expect((await of({ person: 'ana harbor', topic: 'pay_rate' })).length).toBeGreaterThanOrEqual(2);
    expect(await of({ from: parsePlainDate('2026-11-21') })).toEqual([]);
    expect(await of({ from: parsePlainDate('2026-11-20'), to: parsePlainDate('2026-11-20') })).toEqual(all);
  });

  test('is paged without a gap or a repetition', async () => {
    const crowd = await Promise.all(Array.from({ length: 45 }, (_, index) => world.employee(`Page${index}`)));
    for (const [index, one] of crowd.entries()) await setRate(17_00 + index, one);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { entries, next } = await read(cursor === undefined ? {} : { cursor });
      seen.push(...entries.map(({ id }) => id));
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    const rows = await world.asOwner('select id from audit_entries where organization_id = $1', [
      world.organization.id,
    ]);
    expect([seen.length, new Set(seen).size]).toEqual([rows.length, rows.length]);
  });

  test('is exported exactly as filtered, with formulas made harmless, and tells that it was', async () => {
    const mallory = await world.employee('=cmd() Mallory');
    await setRate(20_00, mallory, 'raise;=SUM(1+1)');
    const answer = await admin.call(contract.exportAuditLog, { body: { subjectId: mallory.employeeId } });
    if (!answer.ok) throw new Error(answer.refusal);
    const { csv, rows, fileName } = answer.value;
    expect([rows, fileName]).toEqual([1, 'audit-log-2026-11-20.csv']);
    const [head, line = ''] = csv.split('\r\n');
    expect(head).toBe('\ufeffnumber,time,person,action,sentence,subject,details,network,device,seal');
    expect(line).toContain(
      "Adele Harbor,pay_rate.set,Adele Harbor set the pay rate of =cmd() Mallory,'=cmd() Mallory,",
    );
    expect(line).toContain('raise\\u003b=SUM(1+1)');
    const [told] = (await read({ topic: 'audit_log' })).entries;
    expect(told).toMatchObject({
      action: 'audit_log.exported',
      details: { rows: 1, filter: { subjectId: mallory.employeeId } },
      names: { [mallory.employeeId]: '=cmd() Mallory' },
    });
  });

  test('asks who is there before it is exported', async () => {
    world.clock.advance(11 * 60_000);
    expect(await admin.call(contract.exportAuditLog, { body: {} })).toMatchObject({
      refusal: 'fresh_sign_in_required',
    });
  });
});
