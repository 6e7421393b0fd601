import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { AttendanceReply } from '../../src/contract/reports/attendance.ts';
import { addDays, instant, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;

let world: World;
let server: WorldServer;
let admin: Client;
let ana: Employee;
let ben: Employee;
let far: Employee;

// Ana is on time on Monday and 20 minutes late on Tuesday; Ben misses Monday and is at work on Thursday without a shift. Far works elsewhere.
beforeAll(async () => {
  world = await aWorld({ now: '2026-11-15T15:00:00.000Z' });
  server = await world.serve();
  [ana, ben, far] = [
    await world.employee('Ana', { at: 'Wharf' }),
    await world.employee('Ben', { at: 'Wharf' }),
    await world.employee('Far', { at: 'Pier' }),
  ];
  admin = await server.as(world.organization.admin);
  const wharf = await world.organization.location('Wharf');
  const shifts = [aShift(wharf, monday, ana), aShift(wharf, addDays(monday, 1), ana), aShift(wharf, monday, ben)];
  await planned(admin, ...shifts, aShift(wharf, addDays(monday, 5), ben));
  const done = await published(admin, wharf, monday);
  if (!done.ok) throw new Error(done.refusal);
  world.clock.set('2026-11-20T23:00:00.000Z');
  await ana.worked('Mon 8:57–17:00');
  await ana.worked('Tue 9:20–17:00');
  await ben.worked('Thu 9:00–12:00');
  await far.worked('Tue 9:00–17:00');
  admin = await server.as(world.organization.admin);
});

afterAll(() => world.close());

async function report(client: Client, location?: string): Promise<AttendanceReply> {
  const answer = await client.call(contract.readAttendance, { query: { weeks: '4', ...(location && { location }) } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

const lineOf = ({ byPerson }: AttendanceReply, { employeeId }: Employee) =>
  byPerson.find((person) => person.employeeId === employeeId);

test('what was planned stands beside what was worked; whoever came late or not at all is told', async () => {
  const told = await report(admin);
  expect(lineOf(told, ana)).toMatchObject({
    plannedMinutes: 900,
    workedMinutes: 943,
    shifts: 2,
    lateShifts: 1,
    lateMinutes: 20,
    missedShifts: 0,
  });
  // Saturday's shift is not over: it counts for nothing yet.
  expect(lineOf(told, ben)).toMatchObject({ plannedMinutes: 450, workedMinutes: 180, shifts: 1, missedShifts: 1 });
  // Where nothing was published nobody was expected: what was worked there is no surplus.
  expect(lineOf(told, far)).toBeUndefined();
});

test('weeks, locations and people have the same sums', async () => {
  const { total, byWeek, byLocation, byPerson } = await report(admin);
  expect(total).toMatchObject({ plannedMinutes: 1_350, shifts: 3, lateShifts: 1, missedShifts: 1 });
  for (const lines of [byWeek, byLocation, byPerson]) {
    const sum = (figure: keyof typeof total) => lines.reduce((all, line) => all + line[figure], 0);
    for (const figure of ['plannedMinutes', 'workedMinutes', 'shifts', 'lateMinutes'] as const) {
      expect([figure, sum(figure)]).toEqual([figure, total[figure]]);
    }
  }
});

test('who is in the middle of a shift has worked nothing of it yet, as nothing of it is planned', async () => {
  const dina = await world.employee('Dina', { at: 'Wharf' });
  const wharf = await world.organization.location('Wharf');
  world.clock.set('2026-11-15T15:00:00.000Z');
  const planner = await server.as(world.organization.admin);
  await planned(planner, aShift(wharf, monday, dina), aShift(wharf, addDays(monday, 4), dina));
  await published(planner, wharf, monday);
  world.clock.set('2026-11-20T17:00:00.000Z');
  await dina.worked('Mon 9:00–17:00');
  await dina.pressed('clock_in', instant(Date.parse('2026-11-20T14:00:00.000Z')));
  const midday = await report(await server.as(world.organization.admin));
  expect(lineOf(midday, dina)).toMatchObject({ plannedMinutes: 450, workedMinutes: 480, shifts: 1 });
  world.clock.set('2026-11-20T23:00:00.000Z');
  const evening = await report(await server.as(world.organization.admin));
  expect(lineOf(evening, dina)).toMatchObject({ plannedMinutes: 900, shifts: 2 });
});

test('whoever does not come at all has a line too', async () => {
  const gone = await world.employee('Gone', { at: 'Pier' });
  const pier = await world.organization.location('Pier');
  world.clock.set('2026-11-15T15:00:00.000Z');
  const planner = await server.as(world.organization.admin);
  await planned(planner, aShift(pier, monday, gone));
  await published(planner, pier, monday);
  world.clock.set('2026-11-20T23:00:00.000Z');
  admin = await server.as(world.organization.admin);
  expect(lineOf(await report(admin), gone)).toMatchObject({ workedMinutes: 0, shifts: 1, missedShifts: 1 });
});

test('it is of the people whom its reader answers for, and of no other organization', async () => {
  const boss = await server.as(await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }));
  const told = await report(boss);
  expect([lineOf(told, ana), lineOf(told, far)]).toEqual([expect.anything(), undefined]);
  expect(lineOf(await report(admin), far)).toMatchObject({ workedMinutes: 480, shifts: 0 });
  expect(lineOf(await report(admin, far.locationId), ana)).toBeUndefined();
  expect((await (await server.as(ana)).send('GET', '/api/reports/attendance')).status).toBe(403);
  expect((await report(await server.as((await world.rival('Other Diner')).admin))).byPerson).toEqual([]);
});

test.each(['csv', 'xlsx', 'pdf'] as const)('it is taken along as %s, and that is told', async (format) => {
  const file = await admin.send('POST', '/api/reports/attendance/export', { weeks: '4', by: 'person', format });
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toContain(`attendance-person-2026-10-26.${format}`);
  if (format !== 'csv') return;
  const lines = file.text.replace('\ufeff', '').trim().split('\r\n');
  expect(lines[0]).toBe('Employee,Location,Planned,Worked,Difference,Shifts,Late,Late by,Missed');
  expect(lines).toContain('Ana Harbor,Wharf,15:00,15:43,0:43,2,1,0:20,0');
  expect(lines).toContain('Ben Harbor,Wharf,7:30,3:00,-4:30,1,0,0:00,1');
});
