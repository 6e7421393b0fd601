import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { ShiftPlan } from '../../src/domain/schedule/shift.ts';
import { planOfTemplate, templateShiftOf } from '../../src/domain/schedule/template.ts';
import { planAgain, plansWeekLater } from '../../src/web/schedule/grid/plan-again.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned } from '../world/shifts.ts';
import { aWorld, type World } from '../world/world.ts';

let world: World;
let manager: Client;
let wharf: string;
let kiosk: string;
let ana: Employee;
let ben: Employee;

beforeAll(async () => {
  world = await aWorld();
  const server = await world.serve();
  kiosk = await world.organization.location('Kiosk');
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf', 'Kiosk'] });
  wharf = boss.locationId;
  manager = await server.as(boss);
  ana = await world.employee('Ana', { at: 'Wharf' });
  ben = await world.employee('Ben', { at: 'Wharf' });
  await world.asOwner('insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)', [
    ben.organizationId,
    ben.employeeId,
    kiosk,
  ]);
});

afterAll(() => world.close());

const monday = parsePlainDate('2027-02-01') as PlainDate;
const on = (week: number, day = 0): PlainDate => addDays(monday, 7 * week + day);

async function weekOf(date: PlainDate) {
  const read = await manager.call(contract.readSchedule, { query: { locationId: wharf, date } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

/** Plans what can be planned again, as whoever copies a week does; gives what became of it. */
async function again(date: PlainDate, wanted: readonly ShiftPlan[]) {
  const outcome = planAgain(await weekOf(date), wanted);
  const shifts = outcome.plans.map((plan) => ({ id: v7(), plan }));
  if (shifts.length > 0) expect((await manager.call(contract.addShifts, { body: { shifts } })).ok).toBe(true);
  return outcome;
}

const plansOf = async (date: PlainDate) => (await weekOf(date)).shifts.flatMap((shift) => shift.planned ?? []);
const byStart = (a: ShiftPlan, b: ShiftPlan): number => a.startsAt - b.startsAt;

test('a week that is copied onto a plan doubles nobody, here or elsewhere, and copied twice is there once', async () => {
  const last = [
    aShift(wharf, on(0), ana),
    aShift(wharf, on(0, 1), ana),
    aShift(wharf, on(0, 2), ben),
    aShift(wharf, on(0, 3), null),
    aShift(wharf, on(0, 3), null),
  ];
  await planned(manager, ...last);
  // She is planned by hand already, and he is at the kiosk.
  await planned(manager, aShift(wharf, on(1), ana, 12, 20));
  await planned(manager, aShift(kiosk, on(1, 2), ben, 16, 22));
  const wanted = plansWeekLater(await weekOf(on(0)));
  const first = await again(on(1), wanted);
  expect(first.busy.toSorted(byStart)).toEqual([aShift(wharf, on(1), ana), aShift(wharf, on(1, 2), ben)]);
  expect(first).toMatchObject({ refused: [], known: 0, opened: 0 });
  const expected = [
    aShift(wharf, on(1), ana, 12, 20),
    aShift(wharf, on(1, 1), ana),
    aShift(wharf, on(1, 3), null),
    aShift(wharf, on(1, 3), null),
  ];
  expect((await plansOf(on(1))).toSorted(byStart)).toEqual(expected);
  expect(await again(on(1), wanted)).toMatchObject({ plans: [], known: 3, busy: first.busy });
  expect((await plansOf(on(1))).toSorted(byStart)).toEqual(expected);
});

test('a week that is kept as a template is planned onto another in the same way', async () => {
  const week = [aShift(wharf, on(2), ana), aShift(wharf, on(2, 4), ben)];
  const { location } = await weekOf(on(3));
  const shifts = week.map((plan) => templateShiftOf(plan, on(2), location.zone));
  const body = { locationId: wharf, kind: 'week' as const, name: 'Usual', shifts };
  expect((await manager.call(contract.addTemplate, { body })).ok).toBe(true);
  const kept = await manager.call(contract.readTemplates, { query: { locationId: wharf } });
  if (!kept.ok) throw new Error(kept.refusal);
  await planned(manager, aShift(wharf, on(3), ana, 8, 10));
  const wanted = kept.value.templates.flatMap((one) => one.shifts.map((of) => planOfTemplate(of, on(3), location)));
  expect(await again(on(3), wanted)).toMatchObject({
    plans: [aShift(wharf, on(3, 4), ben)],
    busy: [aShift(wharf, on(3), ana)],
  });
  expect(await again(on(3), wanted)).toMatchObject({ plans: [], known: 1 });
  expect(await plansOf(on(3))).toHaveLength(2);
});
