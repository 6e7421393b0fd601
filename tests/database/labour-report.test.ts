import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { LabourReply, LabourWish } from '../../src/contract/reports/labour.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { countPunchedWeeks } from '../../src/server/time-clock/read.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const nextMonday = '2026-11-23T15:00:00.000Z';

let world: World;
let server: WorldServer;
let admin: Client;
let manager: Client;
let boss: Employee;
let ana: Employee;
let ben: Employee;
let far: Employee;

// Ana's week is approved, Ben's is not, Far works where the manager has nothing to say.
beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  [ana, ben, far] = [
    await world.employee('Ana', { at: 'Wharf' }),
    await world.employee('Ben', { at: 'Wharf' }),
    await world.employee('Far', { at: 'Pier' }),
  ];
  admin = await server.as(world.organization.admin);
  for (const one of [ana, far]) {
    const body = { startsOn: addDays(monday, -7), centsPerHour: cents(2_015) };
    const set = await admin.call(contract.setPayRate, { params: { employeeId: one.employeeId }, body });
    if (!set.ok) throw new Error(set.refusal);
  }
  world.clock.set('2026-11-20T23:00:00.000Z');
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await ana.worked(`${day} 8:00–17:07`);
  await ben.worked('Mon 9:00–17:00');
  await far.worked('Tue 9:00–17:00');
  world.clock.set(nextMonday);
  [admin, manager] = await Promise.all([server.as(world.organization.admin), server.as(boss)]);
  await approve(ana);
});

afterAll(() => world.close());

test('weeks that hold a punch are counted, so that too many of them are not worked out for one report', async () => {
  const weeks = [ana, ben, boss].flatMap(({ employeeId }) =>
    [-7, 0, 7].map((days) => ({ employeeId, startsOn: addDays(monday, days) })),
  );
  const organizationId = world.organization.id;
  expect(await world.inside(organizationId, ({ tx }) => countPunchedWeeks(tx, organizationId, weeks))).toBe(2);
});

const name = ({ employeeId }: Employee) => ({ employeeId, startsOn: monday });

async function cardOf(one: Employee) {
  const answer = await admin.call(contract.readCard, { params: name(one) });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

async function approve(one: Employee): Promise<void> {
  const { ledgerSequence: seen, behind } = await cardOf(one);
  const answer = await admin.call(contract.approveTimeCard, { params: name(one), body: { seen, behind } });
  if (!answer.ok) throw new Error(answer.refusal);
}

async function report(client: Client, query: LabourWish = {}): Promise<LabourReply> {
  const answer = await client.call(contract.readLabour, { query: { weeks: '4', ...query } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

const lineOf = ({ byPerson }: LabourReply, { employeeId }: Employee) =>
  byPerson.find((person) => person.employeeId === employeeId);

describe('the report on labour', () => {
  test('has the figures of the time cards to the cent, approved or not', async () => {
    const told = await report(admin);
    for (const one of [ana, ben, far]) {
      const { workedMinutes, regularMinutes, overtimeMinutes, doubleMinutes, pay } = await cardOf(one);
      const figures = { workedMinutes, regularMinutes, overtimeMinutes, doubleMinutes };
      expect(lineOf(told, one)).toMatchObject({ ...figures, payCents: pay?.grossCents ?? 0 });
    }
    // 45 h 35 at 20.15, 5 h 35 of it at half as much again.
    expect(lineOf(told, ana)).toMatchObject({ workedMinutes: 2_735, overtimeMinutes: 335, payCents: 97_475 });
  });

  test('marks what nobody approved and what has no rate', async () => {
    const told = await report(admin);
    expect(lineOf(told, ana)).toMatchObject({ unapprovedMinutes: 0, unratedMinutes: 0 });
    expect(lineOf(told, ben)).toMatchObject({ unapprovedMinutes: 480, unratedMinutes: 480, payCents: 0 });
  });

  test('sums weeks, locations and people to the same total', async () => {
    const { total, byWeek, byLocation, byPerson } = await report(admin);
    for (const lines of [byWeek, byLocation, byPerson]) {
      const sum = (figure: 'workedMinutes' | 'payCents' | 'unapprovedMinutes') =>
        lines.reduce((all, line) => all + (line[figure] ?? 0), 0);
      expect([sum('workedMinutes'), sum('payCents'), sum('unapprovedMinutes')]).toEqual([
        total.workedMinutes,
        total.payCents,
        total.unapprovedMinutes,
      ]);
    }
    expect(byWeek.map(({ startsOn }) => startsOn)).toEqual([-14, -7, 0, 7].map((days) => addDays(monday, days)));
  });

  test('is of the people whom its reader answers for, and of one location where that is asked', async () => {
    const told = await report(manager);
    expect([lineOf(told, ana), lineOf(told, far)]).toEqual([expect.anything(), undefined]);
    expect(told.locations.map((place) => place.name)).toEqual(['Wharf']);
    expect(lineOf(await report(admin, { location: far.locationId }), ana)).toBeUndefined();
    expect((await report(manager, { location: far.locationId })).total.workedMinutes).toBe(0);
    expect((await (await server.as(ana)).send('GET', '/api/reports/labour')).status).toBe(403);
    const rival = await world.rival('Other Diner');
    expect((await report(await server.as(rival.admin))).byPerson).toEqual([]);
  });

  test('goes back by as many weeks as it shows, and on to the present', async () => {
    const now = await report(admin);
    expect([now.from, now.to, now.next]).toEqual([addDays(monday, -14), addDays(monday, 13), null]);
    const before = await report(admin, { until: now.previous ?? undefined });
    expect([before.to, before.next]).toEqual([addDays(monday, -15), addDays(monday, 7)]);
    expect(before.total.workedMinutes).toBe(0);
  });

  test('counts an approved week as it was approved, until it is opened again', async () => {
    const before = lineOf(await report(admin), ana);
    const rate = { startsOn: monday, centsPerHour: cents(3_000) };
    await admin.call(contract.setPayRate, { params: { employeeId: ana.employeeId }, body: rate });
    expect(lineOf(await report(admin), ana)).toEqual(before);
    const reason = 'The break on Tuesday was forgotten';
    await admin.call(contract.reopenTimeCard, { params: name(ana), body: { reason } });
    const { pay } = await cardOf(ana);
    expect(lineOf(await report(admin), ana)).toMatchObject({ unapprovedMinutes: 2_735, payCents: pay?.grossCents });
    await approve(ana);
    expect(lineOf(await report(admin), ana)).toMatchObject({ unapprovedMinutes: 0, payCents: pay?.grossCents });
  });
});

describe('the report as a file', () => {
  test.each(['csv', 'xlsx', 'pdf'] as const)('has the lines of the screen as %s, and is told', async (format) => {
    const file = await admin.send('POST', '/api/reports/labour/export', { weeks: '4', by: 'person', format });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toContain(`labor-person-2026-11-02.${format}`);
    if (format !== 'csv') return;
    const lines = file.text.replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toBe('Employee,Location,Hours,Regular,Overtime,Double time,Labor cost,Not approved');
    expect(lines).toContain('Ben Harbor,Wharf,8:00,8:00,0:00,0:00,0.00,8:00');
    expect(lines.at(-1)).toMatch(/^Total,,61:35,/);
    const told = await world.asOwner(
      "select details->>'by' as by from audit_entries where action = 'report.exported' and details->>'format' = 'csv'",
    );
    expect(told).toEqual([{ by: 'person' }]);
  });
});
