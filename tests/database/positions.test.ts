import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import { aShift, planned } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let wharf: string;
let manager: Client;
let admin: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  [manager, admin] = await Promise.all([server.as(boss), server.as(world.organization.admin)]);
});

afterAll(() => world.close());

async function added(name: string) {
  const answer = await admin.call(contract.addPosition, { body: { name, hue: 2 } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

test('a position has one name, also where two admins give it at once', async () => {
  const [one, other] = await Promise.all(
    ['Bar', 'bar'].map((name) => admin.call(contract.addPosition, { body: { name, hue: 2 } })),
  );
  expect([one?.ok, other?.ok].filter(Boolean)).toHaveLength(1);
  const { id } = await added('Kitchen');
  const rename = { params: { positionId: id }, body: { name: 'BAR', hue: 3, isOpen: true } };
  expect(await admin.call(contract.changePosition, rename)).toMatchObject({ refusal: 'position_name_taken' });
  const recolour = { params: { positionId: id }, body: { name: 'kitchen', hue: 3, isOpen: true } };
  expect(await admin.call(contract.changePosition, recolour)).toMatchObject({ value: { name: 'kitchen', hue: 3 } });
});

test('a closed position is told of as closed, stays on the shifts that have it, and can be opened again', async () => {
  const { id } = await added('Training');
  const monday = parsePlainDate('2027-02-01') as PlainDate;
  await planned(manager, { ...aShift(wharf, monday, null), positionId: id });
  const closed = { params: { positionId: id }, body: { name: 'Training', hue: 2, isOpen: false } };
  expect(await admin.call(contract.changePosition, closed)).toMatchObject({ value: { isOpen: false } });
  expect(await manager.call(contract.readSchedule, { query: { locationId: wharf, date: monday } })).toMatchObject({
    value: {
      positions: expect.arrayContaining([expect.objectContaining({ id, isOpen: false })]),
      shifts: [{ planned: { positionId: id } }],
    },
  });
  const asTraining = { ...aShift(wharf, monday, null), positionId: id };
  expect(await manager.call(contract.addShifts, { body: { shifts: [{ id: v7(), plan: asTraining }] } })).toMatchObject({
    refusal: 'position_closed',
  });
  const opened = { ...closed, body: { ...closed.body, isOpen: true } };
  expect(await admin.call(contract.changePosition, opened)).toMatchObject({ value: { isOpen: true } });
});

test('a closed position is not given to another shift in the same call as one that has it, and comes back with what was cancelled', async () => {
  const { id } = await added('Terrace bar');
  const monday = parsePlainDate('2027-02-08') as PlainDate;
  const plan = aShift(wharf, monday, null);
  const [has, other] = [await planned(manager, { ...plan, positionId: id }), await planned(manager, plan)];
  await admin.call(contract.changePosition, {
    params: { positionId: id },
    body: { name: 'Terrace bar', hue: 2, isOpen: false },
  });
  const asBar = { ...plan, positionId: id, breakMinutes: 15 };
  const both = [has, other].map(({ shiftId, revision }) => ({ shiftId, revision, plan: asBar }));
  expect(await manager.call(contract.changeShifts, { body: { shifts: both } })).toMatchObject({
    refusal: 'position_closed',
  });
  const change = (revision: number, to: typeof plan | null) =>
    manager.call(contract.changeShifts, { body: { shifts: [{ shiftId: has.shiftId, revision, plan: to }] } });
  expect((await change(1, asBar)).ok).toBe(true);
  expect((await change(2, null)).ok).toBe(true);
  expect((await change(3, asBar)).ok).toBe(true);
  const gone = { shiftId: other.shiftId, revision: 1, plan: null };
  expect((await manager.call(contract.changeShifts, { body: { shifts: [gone] } })).ok).toBe(true);
  const again = { shiftId: other.shiftId, revision: 2, plan: asBar };
  expect(await manager.call(contract.changeShifts, { body: { shifts: [again] } })).toMatchObject({
    refusal: 'position_closed',
  });
});

test('the log keeps what a position was called before, and who renamed it', async () => {
  const { id } = await added('Stok');
  const rename = { params: { positionId: id }, body: { name: 'Stock', hue: 2, isOpen: true } };
  await admin.call(contract.changePosition, rename);
  const [entry] = await world.asOwner<{ employee_id: string; details: unknown }>(
    `select employee_id, details from audit_entries where action = 'schedule.position_changed' order by sequence desc limit 1`,
  );
  expect(entry).toEqual({
    employee_id: world.organization.admin.employeeId,
    details: { before: { name: 'Stok' }, after: { name: 'Stock' } },
  });
});

test('positions of another organization are not there', async () => {
  const rival = await world.rival('Rival');
  const { id } = await added('Terrace');
  const theirs = await server.as(rival.admin);
  const change = { params: { positionId: id }, body: { name: 'Ours', hue: 1, isOpen: true } };
  expect(await theirs.call(contract.changePosition, change)).toMatchObject({ refusal: 'not_found' });
  expect(await theirs.call(contract.readPositions, {})).toMatchObject({ value: { positions: [], skills: [] } });
});
