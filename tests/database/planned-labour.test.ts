import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { TeamSchedule } from '../../src/contract/schedule/team-schedule.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import { usualLevels } from '../../src/domain/schedule/planning-rules.ts';
import { gridOf } from '../../src/web/schedule/grid/view.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const on = (day: number): PlainDate => addDays(monday, day);
const nextMonday = on(7);

/** A dollar an hour more from 20:00 on. */
const night = {
  code: 'night',
  windows: [{ start: { hour: 20, minute: 0 }, end: { hour: 6, minute: 0 } }],
  partial: true,
  addPerHour: '1.00',
};

let world: World;
let server: WorldServer;
let admin: Client;
let manager: Client;
let boss: Employee;
let wharf: string;
let kiosk: string;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  kiosk = await world.organization.location('Kiosk');
  world.clock.set('2026-11-20T23:00:00.000Z');
  [manager, admin] = await Promise.all([server.as(boss), server.as(world.organization.admin)]);
  const levels = { ...usualLevels, double_booking: 'block' as const, overtime: 'reason' as const };
  await admin.call(contract.changePlanningRules, { body: { levels } });
  await admin.call(contract.changeWeeklyTarget, { body: { weeklyTargetMinutes: 2_400 } });
});

afterAll(() => world.close());

async function scheduleOf(client: Client, locationId: string, date: PlainDate): Promise<TeamSchedule> {
  const read = await client.call(contract.readSchedule, { query: { locationId, date } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

async function rowOf(client: Client, { employeeId }: Employee, date: PlainDate, locationId = wharf) {
  const schedule = await scheduleOf(client, locationId, date);
  const row = gridOf(schedule, () => true).rows.find((one) => one.employeeId === employeeId);
  if (row === undefined) throw new Error('they have no row');
  return row;
}

const hoursOf = ({ days }: Awaited<ReturnType<typeof rowOf>>) => days.map(({ minutes }) => minutes / 60);

async function paid({ employeeId }: Employee, startsOn: PlainDate, centsPerHour: number): Promise<void> {
  const body = { startsOn, centsPerHour: cents(centsPerHour) };
  const set = await admin.call(contract.setPayRate, { params: { employeeId }, body });
  if (!set.ok) throw new Error(set.refusal);
}

/** A shift of somebody at the wharf. */
const at = (day: number, who: Employee, from: number, to: number, breakMinutes = 0) => ({
  ...aShift(wharf, on(day), who, from, to),
  breakMinutes,
});

test('a week that is planned costs what it will pay: overtime, a raise within it, short rests; and nobody else is told', async () => {
  const ben = await world.employee('Ben', { at: 'Wharf' });
  await paid(ben, monday, 18_50);
  await planned(manager, ...[7, 8, 9, 10, 11].map((day) => at(day, ben, 8, 18)));
  const week = await rowOf(manager, ben, nextMonday);
  expect(week).toMatchObject({ minutes: 3_000, overtimeMinutes: 600, cents: 1_017_50 });
  expect(week.days[4]).toEqual(expect.objectContaining({ minutes: 600, overtimeMinutes: 600, cents: 277_50 }));

  const cleo = await world.employee('Cleo', { at: 'Wharf' });
  await paid(cleo, monday, 17_00);
  await paid(cleo, on(9), 20_00);
  await planned(manager, ...[7, 9].map((day) => at(day, cleo, 9, 17, 15)));
  expect((await rowOf(manager, cleo, nextMonday)).days.slice(0, 3).map((day) => day.cents)).toEqual([
    136_00, 0, 160_00,
  ]);

  const planner = await world.employee('Planner', { role: 'manager', at: 'Kiosk', manages: ['Kiosk'] });
  const client = await server.as(planner);
  await world.asOwner('insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)', [
    cleo.organizationId,
    cleo.employeeId,
    kiosk,
  ]);
  const { people } = await scheduleOf(client, kiosk, nextMonday);
  const person = people.find(({ employeeId }) => employeeId === cleo.employeeId);
  expect(person).toMatchObject({ centsPerHour: null, rates: null, isAtHome: false });
  expect(await rowOf(client, cleo, nextMonday, kiosk)).toMatchObject({ minutes: 0, elsewhereMinutes: 960 });
});

test('who plans somebody of elsewhere is told what the others cost and who is left out, and no figure that their rate is in', async () => {
  const pat = await world.employee('Pat', { role: 'manager', at: 'Kiosk', manages: ['Kiosk'] });
  const here = await world.employee('Gus', { at: 'Kiosk' });
  const lent = await world.employee('Rosa', { at: 'Wharf' });
  await paid(here, monday, 15_00);
  await world.asOwner('insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)', [
    lent.organizationId,
    lent.employeeId,
    kiosk,
  ]);
  const client = await server.as(pat);
  const shiftAt = (who: Employee, day: number) => ({ ...aShift(kiosk, on(day), who, 9, 17), breakMinutes: 0 });
  await planned(client, shiftAt(here, 7), shiftAt(lent, 7), shiftAt(lent, 8));
  const daysAt = async (startsOn: PlainDate, perHour: number) => {
    await paid(lent, startsOn, perHour);
    const { days } = gridOf(await scheduleOf(client, kiosk, nextMonday), () => true);
    return days.slice(0, 2).map(({ minutes, cents: sum, knownCents, uncosted }) => ({
      minutes,
      cents: sum,
      knownCents,
      uncosted: uncosted.map(({ employeeId, isRateHidden }) => [employeeId, isRateHidden]),
    }));
  };
  const uncosted = [[lent.employeeId, true]];
  const told = [
    { minutes: 960, cents: null, knownCents: 120_00, uncosted },
    { minutes: 480, cents: null, knownCents: 0, uncosted },
  ];
  expect(await daysAt(monday, 31_00)).toEqual(told);
  expect(await daysAt(nextMonday, 47_00)).toEqual(told);
});

test('a night before the week makes its sixth day overtime, in the plan as when it is published', async () => {
  const dora = await world.employee('Dora', { at: 'Wharf' });
  await planned(manager, { ...at(6, dora, 22, 23), endsAt: at(7, dora, 5, 6).endsAt });
  await published(manager, wharf, monday);
  const days = [8, 9, 10, 11, 12].map((day) => at(day, dora, 8, 16));
  await planned(manager, ...days.slice(0, 4));
  await manager.call(contract.publishSchedule, {
    body: { locationId: wharf, date: nextMonday, reason: 'A busy week' },
  });
  const { shiftId } = await planned(manager, ...days.slice(4));
  const row = await rowOf(manager, dora, nextMonday);
  expect(row).toMatchObject({ minutes: 2_760, elsewhereMinutes: 0, overtimeMinutes: 360 });
  expect(row.cells[5]?.[0]?.conflicts).toContainEqual({ kind: 'overtime', minutes: 360 });
  expect(await published(manager, wharf, nextMonday)).toMatchObject({
    refusal: 'warnings_need_reason',
    details: { shiftIds: [shiftId] },
  });
});

test('what was worked of the running week counts against what is left of it, for whoever may see it', async () => {
  const maya = await world.employee('Maya', { at: 'Wharf' });
  await paid(maya, monday, 20_00);
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu']) await maya.worked(`${day} 8:00–18:00`);
  const plan = [0, 1, 2, 3].map((day) => aShift(wharf, on(day), maya, 9, 17));
  await planned(manager, ...plan);
  await published(manager, wharf, monday);
  const { shiftId } = await planned(manager, at(6, maya, 12, 15));
  const row = await rowOf(manager, maya, monday);
  expect(hoursOf(row)).toEqual([10, 10, 10, 10, 0, 0, 3]);
  expect(row).toMatchObject({ overtimeMinutes: 180, cents: 890_00 });
  expect(row.cells[6]?.[0]?.conflicts).toContainEqual({ kind: 'overtime', minutes: 180 });
  expect(row.cells[6]?.[0]?.conflicts).toContainEqual({ kind: 'over_target', minutes: 43 * 60 });
  expect(await published(manager, wharf, monday)).toMatchObject({
    refusal: 'warnings_need_reason',
    details: { shiftIds: [shiftId] },
  });

  // Whoever plans elsewhere may see no card of hers: to them she works as planned.
  const planner = await world.employee('Visitor', { role: 'manager', at: 'Kiosk', manages: ['Kiosk'] });
  const client = await server.as(planner);
  await world.asOwner('insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)', [
    maya.organizationId,
    maya.employeeId,
    kiosk,
  ]);
  const { people } = await scheduleOf(client, kiosk, monday);
  expect(people.find(({ employeeId }) => employeeId === maya.employeeId)).toMatchObject({ worked: null, rates: null });
  expect(await rowOf(client, maya, monday, kiosk)).toMatchObject({ overtimeMinutes: 0, elsewhereMinutes: 33 * 60 });
});

test('where daily overtime depends on what somebody earns, their hours are planned as they are paid', async () => {
  const [low, high] = [await world.employee('Low', { at: 'Vegas' }), await world.employee('High', { at: 'Vegas' })];
  const { citations: _, ...nevada } = presets.nevada;
  const rules = { ...nevada, premiums: [night] };
  const body = {
    scope: { kind: 'location' as const, id: low.locationId },
    startsOn: nextMonday,
    preset: 'nevada' as const,
    rules,
  };
  expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  await paid(low, monday, 12_00);
  await paid(high, monday, 30_00);
  const [first, second] = [aShift(low.locationId, on(7), low, 12, 22), aShift(low.locationId, on(7), high, 12, 22)];
  await planned(admin, { ...first, breakMinutes: 0 }, { ...second, breakMinutes: 0 });
  const { people } = await scheduleOf(admin, low.locationId, nextMonday);
  const ruledBy = (who: Employee) => people.find(({ employeeId }) => employeeId === who.employeeId)?.policy;
  expect(ruledBy(low)).not.toBe(ruledBy(high));
  expect(await rowOf(admin, low, nextMonday, low.locationId)).toMatchObject({ overtimeMinutes: 120 });
  expect(await rowOf(admin, high, nextMonday, low.locationId)).toMatchObject({ overtimeMinutes: 0, cents: 302_00 });
});
