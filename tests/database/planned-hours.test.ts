import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { usualLevels } from '../../src/domain/schedule/planning-rules.ts';
import { gridOf } from '../../src/web/schedule/grid/view.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-23') as PlainDate;
const on = (day: number): PlainDate => addDays(monday, day);

let world: World;
let server: WorldServer;
let manager: Client;
let wharf: string;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  world.clock.set('2026-11-20T23:00:00.000Z');
  manager = await server.as(boss);
});

afterAll(() => world.close());

const at = (day: number, who: Employee | null, from: number, to: number, breakMinutes: number) => ({
  ...aShift(wharf, on(day), who, from, to),
  breakMinutes,
});

async function gridAt(date: PlainDate) {
  const read = await manager.call(contract.readSchedule, { query: { locationId: wharf, date } });
  if (!read.ok) throw new Error(read.refusal);
  return gridOf(read.value, () => true);
}

const rowOf = async ({ employeeId }: Employee, date: PlainDate) =>
  (await gridAt(date)).rows.find((row) => row.employeeId === employeeId);

test('a shift is as long wherever it is told as it is paid: short breaks are, meals are not', async () => {
  const ana = await world.employee('Ana', { at: 'Wharf' });
  const client = await server.as(ana);
  const { shiftId } = await planned(manager, at(0, ana, 9, 19, 15), at(1, ana, 9, 17, 30));
  const { shiftId: open } = await planned(manager, at(2, null, 9, 19, 15));
  await published(manager, wharf, monday);
  const grid = await gridAt(monday);
  expect(grid.rows.find(({ employeeId }) => employeeId === ana.employeeId)?.minutes).toBe(600 + 450);
  expect(grid.open.minutes).toBe(600);
  const own = await client.call(contract.readOwnShifts, { query: { date: monday } });
  expect(own).toMatchObject({ value: { shifts: [{ workMinutes: 600 }, { workMinutes: 450 }] } });
  const params = { shiftId };
  expect(await client.call(contract.readShift, { params })).toMatchObject({ value: { workMinutes: 600 } });
  expect(await client.call(contract.readShift, { params: { shiftId: open } })).toMatchObject({
    value: { workMinutes: 600 },
  });
  const calendar = await client.send('GET', `/api/schedule/shifts/${shiftId}/calendar`);
  expect(calendar.text).toContain('DESCRIPTION:10 hrs');
  const offers = await client.call(contract.readOffers);
  expect(offers).toMatchObject({ value: { takeable: [{ shift: { shiftId: open, workMinutes: 600 } }] } });
});

test('the weekly target counts short breaks where they are paid, also where it refuses, and what overlaps once', async () => {
  const admin = await server.as(world.organization.admin);
  await admin.call(contract.changeWeeklyTarget, { body: { weeklyTargetMinutes: 2_399 } });
  await admin.call(contract.changePlanningRules, {
    body: { levels: { ...usualLevels, double_booking: 'warn' as const, over_target: 'block' } },
  });
  const ben = await world.employee('Ben', { at: 'Wharf' });
  await planned(manager, ...[0, 1, 2, 3].map((day) => at(day, ben, 9, 17, 15)));
  await expect(planned(manager, at(4, ben, 9, 17, 15))).rejects.toThrow('shift_blocked');
  // 3 of its 7 hours are worked already: 36 in all, and not 39.
  await admin.call(contract.changeWeeklyTarget, { body: { weeklyTargetMinutes: 36 * 60 } });
  expect(await planned(manager, at(3, ben, 14, 21, 0))).toMatchObject({ revision: 1 });
  await admin.call(contract.changePlanningRules, {
    body: { levels: { ...usualLevels, double_booking: 'block' as const } },
  });
});

test('of a night of Sunday the hours after midnight are of the next week, also where its person works there no more', async () => {
  const chloe = await world.employee('Chloe', { at: 'Wharf' });
  const night = { ...at(6, chloe, 20, 21, 0), endsAt: at(7, chloe, 4, 5, 0).startsAt };
  await planned(manager, night);
  expect(await rowOf(chloe, monday)).toMatchObject({ minutes: 240, elsewhereMinutes: 0 });
  const next = { minutes: 240, elsewhereMinutes: 0 };
  expect(await rowOf(chloe, on(7))).toMatchObject(next);
  expect((await gridAt(on(7))).days[0]?.minutes).toBe(240);
  const kiosk = await world.organization.location('Kiosk');
  await world.asOwner('update employees set home_location_id = $1 where id = $2', [kiosk, chloe.employeeId]);
  expect(await rowOf(chloe, on(7))).toMatchObject(next);
});
