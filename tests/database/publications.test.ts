import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { planOf } from '../../src/domain/schedule/shift.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let wharf: string;
let kiosk: string;
let ana: Employee;
let ben: Employee;
let manager: Client;
let admin: Client;
let weeks = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  kiosk = await world.organization.location('Kiosk');
  [ana, ben] = [await world.employee('Ana', { at: 'Wharf' }), await world.employee('Ben', { at: 'Wharf' })];
  [manager, admin] = await Promise.all([server.as(boss), server.as(world.organization.admin)]);
});

afterAll(() => world.close());

/** A Monday of a week that no other test plans. */
function freshMonday(): PlainDate {
  weeks += 1;
  return addDays(parsePlainDate('2027-01-04') as PlainDate, 7 * weeks);
}

async function versions(on: PlainDate, by = manager) {
  const read = await by.call(contract.readPublications, { query: { locationId: wharf, date: on } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value.publications;
}

async function version(publicationId: string) {
  const read = await manager.call(contract.readPublication, { params: { publicationId } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

describe('each time a week was published', () => {
  test('is kept with what it changed and how the week stood from then on, also when shifts were cancelled since', async () => {
    const monday = freshMonday();
    const { shiftId } = await planned(manager, aShift(wharf, monday, ana));
    const second = await planned(manager, aShift(wharf, addDays(monday, 1), ben));
    await published(manager, wharf, monday);
    await manager.call(contract.changeShifts, {
      body: {
        shifts: [
          { shiftId, revision: 1, plan: aShift(wharf, monday, ben, 12, 20) },
          { shiftId: second.shiftId, revision: 1, plan: null },
        ],
      },
    });
    await published(manager, wharf, monday);
    const [last, first] = await versions(monday);
    if (first === undefined || last === undefined) throw new Error('it was published twice');
    expect([last.changes, first.changes]).toEqual([2, 2]);
    const [then, now] = [await version(first.publicationId), await version(last.publicationId)];
    expect(then.shifts.map((shift) => [shift.shiftId, planOf(shift.plan)])).toEqual(
      expect.arrayContaining([
        [shiftId, aShift(wharf, monday, ana)],
        [second.shiftId, aShift(wharf, addDays(monday, 1), ben)],
      ]),
    );
    expect(then.shifts.find((shift) => shift.shiftId === second.shiftId)).toMatchObject({ revision: 2, planned: null });
    expect(now.changed).toEqual(
      expect.arrayContaining([
        { shiftId, before: aShift(wharf, monday, ana), after: aShift(wharf, monday, ben, 12, 20) },
        { shiftId: second.shiftId, before: aShift(wharf, addDays(monday, 1), ben), after: null },
      ]),
    );
    expect(now.shifts.map((shift) => shift.shiftId)).toEqual([shiftId]);
    expect(now.people.map(({ employeeId }) => employeeId).toSorted()).toEqual(
      [ana.employeeId, ben.employeeId].toSorted(),
    );
    // Planned again as it was then, and told to nobody by that alone.
    const back = { shiftId: second.shiftId, revision: 2, plan: aShift(wharf, addDays(monday, 1), ben) };
    expect(await manager.call(contract.changeShifts, { body: { shifts: [back] } })).toMatchObject({
      ok: true,
      value: { shifts: [{ revision: 3, published: null }] },
    });
  });

  test('is nothing to those who do not plan there', async () => {
    const monday = freshMonday();
    await planned(admin, aShift(kiosk, monday, null));
    await published(admin, kiosk, monday);
    const query = { locationId: kiosk, date: monday };
    const read = await admin.call(contract.readPublications, { query });
    if (!read.ok) throw new Error(read.refusal);
    const publicationId = read.value.publications[0]?.publicationId ?? '';
    const params = { publicationId };
    expect(await admin.call(contract.readPublication, { params })).toMatchObject({ ok: true });
    expect(await manager.call(contract.readPublications, { query })).toMatchObject({ refusal: 'not_found' });
    expect(await manager.call(contract.readPublication, { params })).toMatchObject({ refusal: 'not_found' });
  });
});

test('of several changes none is made where one of them is refused', async () => {
  const monday = freshMonday();
  const { shiftId } = await planned(manager, aShift(wharf, monday, ana));
  const other = await planned(manager, aShift(wharf, monday, ben));
  const wish = { shiftId, revision: 1, plan: aShift(wharf, monday, ben, 18, 20) };
  const stale = { shiftId: other.shiftId, revision: 7, plan: null };
  expect(await manager.call(contract.changeShifts, { body: { shifts: [wish, stale] } })).toMatchObject({
    refusal: 'shift_changed_meanwhile',
    details: { shift: { shiftId: other.shiftId, revision: 1 } },
  });
  expect(await manager.call(contract.changeShifts, { body: { shifts: [wish] } })).toMatchObject({
    ok: true,
    value: { shifts: [{ shiftId, revision: 2, planned: wish.plan }] },
  });
});

test('who publishes for everybody has those told too for whom nothing changes', async () => {
  const monday = freshMonday();
  await planned(manager, aShift(wharf, monday, ana));
  await published(manager, wharf, monday);
  await planned(manager, aShift(wharf, monday, ben));
  const told = await manager.call(contract.publishSchedule, {
    body: { locationId: wharf, date: monday, tell: 'everybody' },
  });
  expect(told).toMatchObject({ ok: true, value: { changes: 1, people: 2 } });
});

describe('the week on paper', () => {
  test('is a PDF for whoever plans the place, and one’s own for everybody; of another place there is none', async () => {
    const monday = freshMonday();
    await planned(manager, aShift(wharf, monday, ana));
    await published(manager, wharf, monday);
    const query = { locationId: wharf, date: monday };
    const paper = await manager.call(contract.printSchedule, { query });
    expect(paper).toMatchObject({ ok: true });
    const other = { query: { locationId: kiosk, date: monday } };
    expect(await manager.call(contract.printSchedule, other)).toMatchObject({ refusal: 'not_found' });
    const asAna = await server.as(ana);
    expect(await asAna.call(contract.printSchedule, { query })).toMatchObject({ refusal: 'not_allowed' });
    expect(await asAna.call(contract.printOwnShifts, { query: { date: monday } })).toMatchObject({ ok: true });
  });
});
