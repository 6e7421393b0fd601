import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ana: Employee;
let boss: Employee;
let clerk: Client;
let manager: Client;
let admin: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  ana = await world.employee('Ana', { at: 'Wharf' });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  [clerk, manager, admin] = await Promise.all([server.as(ana), server.as(boss), server.as(world.organization.admin)]);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (parsed === undefined) throw new TypeError(`Not a date: ${text}`);
  return parsed;
};

const set = (client: Client, of: Employee, startsOn: string, centsPerHour: number, reason?: string) =>
  client.call(contract.setPayRate, {
    params: { employeeId: of.employeeId },
    body: { startsOn: date(startsOn), centsPerHour: cents(centsPerHour), reason },
  });

describe('a pay rate', () => {
  test('is set by a manager of the person’s location, and both see all that was ever in force', async () => {
    await set(manager, ana, '2026-11-02', 18_00);
    const answer = await set(admin, ana, '2026-11-02', 18_50, 'It was agreed so');
    expect(answer).toMatchObject({
      ok: true,
      value: {
        currency: 'USD',
        rates: [
          { centsPerHour: 18_00, supersedesId: null, reason: null, setBy: { name: 'Boss Harbor' } },
          { centsPerHour: 18_50, reason: 'It was agreed so', setBy: { name: 'Adele Harbor' } },
        ],
      },
    });
    expect(await manager.call(contract.readPayRates, { params: { employeeId: ana.employeeId } })).toEqual(answer);
  });

  test('tells in the audit log who set it, and what was in force before', async () => {
    const entries = await world.asOwner(
      "select employee_id, subject_id, details from audit_entries where action = 'pay_rate.set' order by happened_at, id",
    );
    expect(entries).toEqual([
      {
        employee_id: boss.employeeId,
        subject_id: ana.employeeId,
        details: { before: null, after: { startsOn: '2026-11-02', centsPerHour: 1800 }, reason: null },
      },
      {
        employee_id: world.organization.admin.employeeId,
        subject_id: ana.employeeId,
        details: {
          before: { startsOn: '2026-11-02', centsPerHour: 1800 },
          after: { startsOn: '2026-11-02', centsPerHour: 1850 },
          reason: 'It was agreed so',
        },
      },
    ]);
  });

  test('is nobody’s own to set, not even an admin’s', async () => {
    expect(await set(manager, boss, '2026-11-02', 99_00)).toMatchObject({ ok: false, refusal: 'own_pay_rate' });
    expect(await set(admin, world.organization.admin, '2026-11-02', 99_00)).toMatchObject({ refusal: 'own_pay_rate' });
  });

  test('of a manager or an admin is set by an admin alone, wherever their home is', async () => {
    const peer = await world.employee('Peer', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
    const chief = await world.employee('Chief', { role: 'admin', at: 'Wharf' });
    for (const other of [peer, chief]) {
      expect(await set(manager, other, '2026-11-02', 99_00)).toMatchObject({ refusal: 'not_allowed' });
      const shown = await manager.call(contract.readEmployee, { params: { employeeId: other.employeeId } });
      expect(shown).toMatchObject({ ok: true, value: { may: { setPayRate: false } } });
      expect(await set(admin, other, '2026-11-02', 30_00)).toMatchObject({ ok: true });
    }
  });

  test('is nothing that an employee sees or sets', async () => {
    expect(await set(clerk, ana, '2026-11-02', 99_00)).toMatchObject({ refusal: 'not_allowed' });
    const read = await clerk.call(contract.readPayRates, { params: { employeeId: ana.employeeId } });
    expect(read).toMatchObject({ refusal: 'not_allowed' });
  });

  test('of somebody at a location that one does not manage, or in a rival organization, does not exist', async () => {
    const dan = await world.employee('Dan', { at: 'Hill' });
    const rival = await world.rival('Copper Kettle');
    for (const other of [dan, rival.admin]) {
      expect(await set(manager, other, '2026-11-02', 10_00)).toMatchObject({ refusal: 'not_found' });
      const read = await manager.call(contract.readPayRates, { params: { employeeId: other.employeeId } });
      expect(read).toMatchObject({ refusal: 'not_found' });
    }
    expect(await set(admin, rival.admin, '2026-11-02', 10_00)).toMatchObject({ refusal: 'not_found' });
  });

  test.each([0, -1, 0.5, 1_000_001])('of %s cents is none', async (amount) => {
    const reply = await manager.send('POST', `/api/employees/${ana.employeeId}/pay-rates`, {
      startsOn: '2026-12-01',
      centsPerHour: amount,
    });
    expect(reply.status).toBe(422);
  });

  test('that two set for one date at once is one rate and one correction, never two that count', async () => {
    const ben = await world.employee('Ben', { at: 'Wharf' });
    const answers = await Promise.all([
      set(manager, ben, '2026-11-02', 17_00, 'As agreed'),
      set(admin, ben, '2026-11-02', 17_50, 'As agreed'),
      set(manager, ben, '2026-11-02', 18_00, 'As agreed'),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    const rows = await world.asOwner<{ counts: number; all: number }>(
      `select count(*)::int as all, (count(*) filter (where not exists (
         select from pay_rates s where s.organization_id = r.organization_id and s.supersedes_id = r.id)))::int as counts
       from pay_rates r where employee_id = $1`,
      [ben.employeeId],
    );
    expect(rows).toEqual([{ all: 3, counts: 1 }]);
  });
});
