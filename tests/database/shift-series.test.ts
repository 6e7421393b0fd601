import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, dateAt, instantAt, parsePlainDate, type PlainDate, type Zone } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import { usualLevels } from '../../src/domain/schedule/planning-rules.ts';
import type { ShiftPlan } from '../../src/domain/schedule/shift.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let wharf: string;
let manager: Client;
let admin: Client;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  ana = await world.employee('Ana', { at: 'Wharf' });
  [manager, admin] = await Promise.all([server.as(boss), server.as(world.organization.admin)]);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const zone = 'America/New_York' as Zone;

/** Plans a shift every week from a Monday on, for so many weeks; gives the shifts of the series, week by week. */
async function aSeries(monday: PlainDate, weeks: number, plan: ShiftPlan = aShift(wharf, monday, ana)) {
  const body = {
    seriesId: v7(),
    plan: { ...plan },
    everyWeeks: 1,
    weekdays: ['monday' as const],
    endsOn: addDays(monday, 7 * (weeks - 1)),
  };
  const answer = await manager.call(contract.addSeries, { body });
  if (!answer.ok) throw new Error(answer.refusal);
  return { body, answer: answer.value };
}

async function weekOf(monday: PlainDate) {
  const read = await manager.call(contract.readSchedule, { query: { locationId: wharf, date: monday } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value.shifts;
}

async function onlyShift(monday: PlainDate) {
  const [shift] = await weekOf(monday);
  if (shift === undefined || shift.planned === null) throw new Error(`nothing is planned in the week of ${monday}`);
  return { ...shift, planned: shift.planned };
}

test('a shift is planned every week until a date, and sent again it is there once', async () => {
  const monday = date('2027-03-01');
  const { body, answer } = await aSeries(monday, 3);
  expect(answer).toMatchObject({ planned: 3, refused: 0 });
  expect(await manager.call(contract.addSeries, { body })).toMatchObject({ value: { planned: 3, refused: 0 } });
  // The clocks go forward on 14 March: it begins at 9 on the wall all the same.
  const third = await onlyShift(date('2027-03-15'));
  expect(third).toMatchObject({ seriesId: body.seriesId, planned: aShift(wharf, date('2027-03-15'), ana) });
  expect(await weekOf(date('2027-03-22'))).toEqual([]);
});

test('a series sent again with anything else is refused, and leaves what was planned as it is', async () => {
  const monday = date('2028-01-03');
  const { body } = await aSeries(monday, 2);
  const others = [
    { ...body, plan: aShift(wharf, monday, null) },
    { ...body, plan: { ...body.plan, note: 'Bring the keys' } },
    { ...body, everyWeeks: 2 },
    { ...body, weekdays: ['monday' as const, 'friday' as const] },
    { ...body, endsOn: addDays(monday, 14) },
  ];
  for (const other of others) {
    expect(await manager.call(contract.addSeries, { body: other })).toMatchObject({ refusal: 'series_id_reused' });
  }
  expect(await weekOf(monday)).toHaveLength(1);
});

test('a series that was cancelled since is not planned anew by what comes late, and is answered as the first time', async () => {
  const monday = date('2028-02-07');
  // On one of the days they cannot work, and the organization refuses that.
  const levels = { ...usualLevels, double_booking: 'block' as const, unavailable: 'block' as const };
  expect(await admin.call(contract.changePlanningRules, { body: { levels } })).toMatchObject({ ok: true });
  const bo = await world.employee('Bo', { at: 'Wharf' });
  const never = { hours: [{ kind: 'unavailable' as const, fromMinute: 0, toMinute: 1440 }], note: null };
  const asBo = await server.as(bo);
  const said = await asBo.call(contract.setAvailabilityOn, { params: { date: addDays(monday, 7) }, body: never });
  expect(said).toMatchObject({ ok: true });
  const { body, answer } = await aSeries(monday, 3, aShift(wharf, monday, bo));
  expect(answer).toMatchObject({ planned: 2, refused: 1 });
  expect(await manager.call(contract.addSeries, { body })).toEqual({ ok: true, value: answer });
  const { shiftId, revision } = await onlyShift(monday);
  const gone = { plan: null, revision, scope: 'following' as const };
  expect(await manager.call(contract.changeSeries, { params: { shiftId }, body: gone })).toMatchObject({ ok: true });
  const late = await manager.call(contract.addSeries, { body });
  expect(late).toMatchObject({ ok: true, value: { planned: 2, refused: 1, steps: [] } });
  expect(await weekOf(monday)).toEqual([]);
});

test('of a series with a shift too many in each week only that one is left out', async () => {
  const monday = date('2028-05-01');
  const levels = { ...usualLevels, double_booking: 'block' as const, over_target: 'block' as const };
  expect(await admin.call(contract.changePlanningRules, { body: { levels } })).toMatchObject({ ok: true });
  // Eleven and a half hours of work each: four are within the fifty of a week.
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
  const plan = aShift(wharf, monday, await world.employee('Cy', { at: 'Wharf' }), 9, 21);
  const body = { seriesId: v7(), plan, everyWeeks: 1, weekdays: [...weekdays], endsOn: addDays(monday, 13) };
  expect(await manager.call(contract.addSeries, { body })).toMatchObject({ value: { planned: 8, refused: 2 } });
  const dates = (await weekOf(monday)).map((shift) => shift.planned && dateAt(shift.planned.startsAt, zone));
  expect(dates).toEqual([0, 1, 2, 3].map((day) => addDays(monday, day)));
  const usual = { ...usualLevels, double_booking: 'block' as const };
  expect(await admin.call(contract.changePlanningRules, { body: { levels: usual } })).toMatchObject({ ok: true });
});

test('a series is judged week by week by the policy that pays each, also by one that begins within it', async () => {
  const monday = date('2028-06-05');
  const eli = await world.employee('Eli', { at: 'Wharf' });
  const { citations: _, ...rules } = presets.california;
  const scope = { kind: 'employee', id: eli.employeeId } as const;
  const policy = { scope, startsOn: addDays(monday, 14), preset: 'california', rules } as const;
  expect(await admin.call(contract.setPayPolicy, { body: policy })).toMatchObject({ ok: true });
  const usual = { ...usualLevels, double_booking: 'block' as const };
  const levels = { ...usual, overtime: 'block' as const };
  expect(await admin.call(contract.changePlanningRules, { body: { levels } })).toMatchObject({ ok: true });
  // Ten and a half hours of work: too much for a day from the third Monday on.
  const plan = aShift(wharf, monday, eli, 9, 20);
  const body = { seriesId: v7(), plan, everyWeeks: 1, weekdays: ['monday' as const], endsOn: addDays(monday, 21) };
  expect(await manager.call(contract.addSeries, { body })).toMatchObject({ value: { planned: 2, refused: 2 } });
  expect(await admin.call(contract.changePlanningRules, { body: { levels: usual } })).toMatchObject({ ok: true });
});

/** Somebody whose last day is known. */
async function leaving(firstName: string, employedUntil: PlainDate): Promise<Employee> {
  const person = await world.employee(firstName, { at: 'Wharf' });
  await world.asOwner('update employees set employed_until = $1 where id = $2', [employedUntil, person.employeeId]);
  return person;
}

test('of a series what is after its person’s last day is left out and counted; where all of it is, that is what is said', async () => {
  const monday = date('2028-08-07');
  const dan = await leaving('Dan', addDays(monday, 10));
  const { body, answer } = await aSeries(monday, 4, aShift(wharf, monday, dan));
  expect(answer).toMatchObject({ planned: 2, refused: 2 });
  expect(await manager.call(contract.addSeries, { body })).toMatchObject({ value: { planned: 2, refused: 2 } });
  expect(await weekOf(addDays(monday, 14))).toEqual([]);
  const late = { ...body, seriesId: v7(), plan: aShift(wharf, addDays(monday, 14), dan) };
  expect(await manager.call(contract.addSeries, { body: late })).toMatchObject({ refusal: 'employment_ended' });
});

test('a series is changed up to a last day, what is after it stays, and whose own shift is after it hears that', async () => {
  const monday = date('2028-10-02');
  await aSeries(monday, 4);
  const eve = await leaving('Eve', addDays(monday, 10));
  const first = await onlyShift(monday);
  const given = await manager.call(contract.changeSeries, {
    params: { shiftId: first.shiftId },
    body: { plan: aShift(wharf, monday, eve), revision: 1, scope: 'following' },
  });
  expect(given).toMatchObject({ value: { changed: 2, left: 2 } });
  expect((await onlyShift(addDays(monday, 14))).planned.employeeId).toBe(ana.employeeId);
  const third = await onlyShift(addDays(monday, 14));
  const refused = await manager.call(contract.changeSeries, {
    params: { shiftId: third.shiftId },
    body: { plan: aShift(wharf, addDays(monday, 14), eve), revision: 1, scope: 'following' },
  });
  expect(refused).toMatchObject({ refusal: 'employment_ended' });
});

test('on the night the clocks go forward a series at a time that is not shown is planned later, and changed with the rest', async () => {
  const at = (on: PlainDate, hour: number, minute: number) => instantAt(on, { hour, minute }, zone);
  const sunday = date('2028-03-05');
  const gap = addDays(sunday, 7);
  const plan = {
    ...aShift(wharf, sunday, ana),
    startsAt: at(sunday, 2, 15),
    endsAt: at(sunday, 3, 0),
    breakMinutes: 0,
  };
  const body = { seriesId: v7(), plan, everyWeeks: 1, weekdays: ['sunday' as const], endsOn: addDays(sunday, 14) };
  expect(await manager.call(contract.addSeries, { body })).toMatchObject({ value: { planned: 3, refused: 0 } });
  const second = await onlyShift(gap);
  expect(second.planned).toMatchObject({ startsAt: at(gap, 3, 15), endsAt: at(gap, 4, 0) });
  const changed = await manager.call(contract.changeSeries, {
    params: { shiftId: second.shiftId },
    body: { plan: { ...second.planned, employeeId: null }, revision: 1, scope: 'following' },
  });
  expect(changed).toMatchObject({ value: { changed: 2, left: 0 } });
  expect((await onlyShift(addDays(sunday, 14))).planned).toMatchObject({
    employeeId: null,
    startsAt: at(addDays(sunday, 14), 2, 15),
  });
});

test('a series that comes four times at once is planned once', async () => {
  const monday = date('2027-06-07');
  const body = {
    seriesId: v7(),
    plan: aShift(wharf, monday, ana),
    everyWeeks: 1,
    weekdays: ['monday' as const],
    endsOn: addDays(monday, 7),
  };
  const answers = await Promise.all(Array.from({ length: 4 }, () => manager.call(contract.addSeries, { body })));
  const once = { ok: true, value: { planned: 2, refused: 0 } };
  expect(answers).toMatchObject([once, once, once, once]);
  expect(await weekOf(monday)).toHaveLength(1);
});

test('only this one is changed by itself, and stays when all to come are changed', async () => {
  const monday = date('2027-04-05');
  await aSeries(monday, 4);
  const second = await onlyShift(addDays(monday, 7));
  const late = aShift(wharf, addDays(monday, 7), ana, 12, 20);
  const { shiftId, revision } = second;
  await manager.call(contract.changeShift, { params: { shiftId }, body: { plan: { ...late }, revision } });
  const first = await onlyShift(monday);
  const answer = await manager.call(contract.changeSeries, {
    params: { shiftId: first.shiftId },
    body: { plan: { ...aShift(wharf, monday, ana, 10, 18) }, revision: 1, scope: 'all' },
  });
  expect(answer).toMatchObject({ value: { changed: 3, left: 1 } });
  expect((await onlyShift(addDays(monday, 7))).planned).toEqual(late);
  expect((await onlyShift(addDays(monday, 21))).planned).toEqual(aShift(wharf, addDays(monday, 21), ana, 10, 18));
});

test('all to come reaches what was changed as a part of the series, and leaves what was changed by itself', async () => {
  const monday = date('2027-09-06');
  await aSeries(monday, 6);
  const week = (nth: number) => addDays(monday, 7 * nth);
  const third = await onlyShift(week(2));
  const noted = { ...third.planned, note: 'Bring the keys' };
  const following = await manager.call(contract.changeSeries, {
    params: { shiftId: third.shiftId },
    body: { plan: noted, revision: 1, scope: 'following' },
  });
  expect(following).toMatchObject({ value: { changed: 4, left: 0 } });
  const fifth = await onlyShift(week(4));
  const late = aShift(wharf, week(4), ana, 12, 20);
  const alone = { params: { shiftId: fifth.shiftId }, body: { plan: late, revision: 2 } };
  expect(await manager.call(contract.changeShift, alone)).toMatchObject({ ok: true });
  const first = await onlyShift(monday);
  const params = { shiftId: first.shiftId };
  const earlier = await manager.call(contract.changeSeries, {
    params,
    body: { plan: aShift(wharf, monday, ana, 8, 16), revision: 1, scope: 'all' },
  });
  expect(earlier).toMatchObject({ value: { changed: 5, left: 1 } });
  // Its times are those of all, and its note stays.
  expect((await onlyShift(week(3))).planned).toEqual({ ...aShift(wharf, week(3), ana, 8, 16), note: 'Bring the keys' });
  const gone = await manager.call(contract.changeSeries, { params, body: { plan: null, revision: 2, scope: 'all' } });
  expect(gone).toMatchObject({ value: { changed: 5, left: 1 } });
  expect((await onlyShift(week(4))).planned).toEqual(late);
  expect(await weekOf(week(3))).toEqual([]);
});

test('this and the following move by a day, or go, and those before stay', async () => {
  const monday = date('2027-05-03');
  await aSeries(monday, 4);
  const third = await onlyShift(addDays(monday, 14));
  const params = { shiftId: third.shiftId };
  const tuesday = aShift(wharf, addDays(monday, 15), ana);
  const moved = await manager.call(contract.changeSeries, {
    params,
    body: { plan: { ...tuesday }, revision: 1, scope: 'following' },
  });
  expect(moved).toMatchObject({ value: { changed: 2, left: 0 } });
  expect(dateAt((await onlyShift(addDays(monday, 21))).planned.startsAt, zone)).toBe(addDays(monday, 22));
  expect((await onlyShift(monday)).planned).toEqual(aShift(wharf, monday, ana));
  const gone = { params, body: { plan: null, revision: 2, scope: 'following' as const } };
  expect(await manager.call(contract.changeSeries, gone)).toMatchObject({ value: { changed: 2, left: 0 } });
  expect(await weekOf(addDays(monday, 21))).toEqual([]);
  expect(await weekOf(addDays(monday, 7))).toHaveLength(1);
});

test('of two who change a series the second learns what the first did, and a shift that does not repeat has no series', async () => {
  const monday = date('2027-06-07');
  await aSeries(monday, 2);
  const { shiftId } = await onlyShift(monday);
  const body = { plan: { ...aShift(wharf, monday, ana, 10, 18) }, revision: 1, scope: 'all' as const };
  await manager.call(contract.changeSeries, { params: { shiftId }, body });
  expect(await manager.call(contract.changeSeries, { params: { shiftId }, body })).toMatchObject({
    refusal: 'shift_changed_meanwhile',
  });
  const single = await planned(manager, aShift(wharf, date('2027-07-05'), ana));
  expect(await manager.call(contract.changeSeries, { params: { shiftId: single.shiftId }, body })).toMatchObject({
    refusal: 'not_found',
  });
});

test('a series that never meets a day, or is longer than a year, is refused', async () => {
  const monday = date('2027-08-02');
  const ask = (endsOn: PlainDate) =>
    manager.call(contract.addSeries, {
      body: { seriesId: v7(), plan: { ...aShift(wharf, monday, ana) }, everyWeeks: 1, weekdays: ['monday'], endsOn },
    });
  expect(await ask(addDays(monday, -1))).toMatchObject({ refusal: 'series_without_shifts' });
  expect(await ask(addDays(monday, 400))).toMatchObject({ refusal: 'series_too_long' });
});

test('a series that was planned or cancelled is taken back by what the answer told of each of its shifts', async () => {
  const monday = date('2028-03-06');
  const { answer } = await aSeries(monday, 3);
  const back = (steps: typeof answer.steps) =>
    manager.call(contract.changeShifts, {
      body: { shifts: steps.map(({ shiftId, revision, before }) => ({ shiftId, revision, plan: before })) },
    });
  const { shiftId, revision } = await onlyShift(monday);
  const cancelled = await manager.call(contract.changeSeries, {
    params: { shiftId },
    body: { plan: null, revision, scope: 'following' },
  });
  if (!cancelled.ok) throw new Error(cancelled.refusal);
  expect(await weekOf(addDays(monday, 14))).toEqual([]);
  expect(await back(cancelled.value.steps)).toMatchObject({ ok: true });
  const restored = await onlyShift(addDays(monday, 14));
  expect(restored.planned).toEqual(aShift(wharf, addDays(monday, 14), ana));
  // Since then each was changed twice: by what the first answer told it cannot be taken back any more.
  expect(await back(answer.steps)).toMatchObject({ refusal: 'shift_changed_meanwhile' });
});
