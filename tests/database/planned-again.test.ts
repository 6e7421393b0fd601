import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { ShiftPlan } from '../../src/domain/schedule/shift.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-30') as PlainDate;

let world: World;
let server: WorldServer;
let managers: readonly [Client, Client];
let ben: Employee;
let wharf: string;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  world.clock.set('2026-11-20T15:00:00.000Z');
  const tom = await world.employee('Tom', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  const una = await world.employee('Una', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = tom.locationId;
  managers = [await server.as(tom), await server.as(una)];
  ben = await world.employee('Ben', { at: 'Wharf' });
});

afterAll(() => world.close());

/** Of a week: two open shifts that are alike, and one of Ben. */
const weekAt = (weeks: number): readonly ShiftPlan[] => {
  const on = addDays(monday, 7 * weeks);
  return [aShift(wharf, on, null), aShift(wharf, on, null), aShift(wharf, addDays(on, 1), ben)];
};
const copying = (plans: readonly ShiftPlan[]) => plans.map((plan) => ({ id: v7(), plan }));
const copy = (by: Client, shifts: ReturnType<typeof copying>, seenAlike: readonly string[] = []) =>
  by.call(contract.addShifts, { body: { shifts, seenAlike: [...seenAlike] } });
async function standing(weeks: number): Promise<number> {
  const query = { locationId: wharf, date: addDays(monday, 7 * weeks) };
  const read = await managers[0].call(contract.readSchedule, { query });
  if (!read.ok) throw new Error(read.refusal);
  return read.value.shifts.length;
}

test('two managers who copy the same week at the same moment plan it once, and the later hears who was first', async () => {
  for (const weeks of [0, 1, 2, 3, 4, 5]) {
    const answers = await Promise.all(managers.map((by) => copy(by, copying(weekAt(weeks)))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const first = answers[0]?.ok === true ? 'Tom' : 'Una';
    const details = { count: 3, by: expect.stringMatching(new RegExp(`^${first} `, 'u')) };
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'planned_alike_meanwhile', details });
    expect(await standing(weeks)).toBe(3);
  }
});

test('what was seen is in no way of its copies, what is planned otherwise or no longer neither, and one more alike is', async () => {
  const [tom, una] = managers;
  const [open, , ofBen] = weekAt(10) as [ShiftPlan, ShiftPlan, ShiftPlan];
  const seen = await planned(una, open);
  await planned(una, { ...open, breakMinutes: 15 }, { ...open, note: 'Bar' }, { ...ofBen, employeeId: null });
  const gone = await planned(una, ofBen);
  await una.call(contract.cancelShift, { params: { shiftId: gone.shiftId }, body: { revision: gone.revision } });
  expect(await copy(tom, copying([open, ofBen]))).toMatchObject({
    refusal: 'planned_alike_meanwhile',
    details: { count: 1 },
  });
  const shifts = copying([open, ofBen]);
  expect(await copy(tom, shifts, [seen.shiftId])).toMatchObject({ ok: true });
  // Its answer was lost, and it is sent again.
  expect(await copy(tom, shifts, [seen.shiftId])).toMatchObject({ ok: true });
  expect(await standing(10)).toBe(6);
});

test('a shift that is added by itself is planned whatever stands there', async () => {
  const [open] = weekAt(12) as [ShiftPlan];
  for (const by of managers) await planned(by, open);
  expect(await standing(12)).toBe(2);
});
