import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { planOf } from '../../src/domain/schedule/shift.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { letterTo } from '../world/letters.ts';
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

async function seenBy(person: Employee, on: PlainDate): Promise<readonly string[]> {
  const read = await (await server.as(person)).call(contract.readOwnShifts, { query: { date: on } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value.shifts.map(({ shiftId }) => shiftId);
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
        { shiftId, before: aShift(wharf, monday, ana), after: aShift(wharf, monday, ben, 12, 20), hidden: null },
        { shiftId: second.shiftId, before: aShift(wharf, addDays(monday, 1), ben), after: null, hidden: null },
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

describe('a shift that goes to a place which the publisher does not plan', () => {
  test('waits as a draft for somebody who plans both, and people know it as they did', async () => {
    const monday = freshMonday();
    const went = await planned(manager, aShift(wharf, monday, ana));
    await published(manager, wharf, monday);
    const there = aShift(kiosk, monday, null);
    const shifts = [{ shiftId: went.shiftId, revision: 1, plan: there }];
    expect(await admin.call(contract.changeShifts, { body: { shifts } })).toMatchObject({ ok: true });
    expect(await published(manager, wharf, monday)).toMatchObject({ refusal: 'changes_wait' });
    await planned(manager, aShift(wharf, addDays(monday, 1), ben));
    expect(await published(manager, wharf, monday)).toMatchObject({ ok: true, value: { changes: 1, waiting: 1 } });
    expect(await seenBy(ana, monday)).toEqual([went.shiftId]);
    // Nor from the other side, where it would be taken from a place that is not theirs.
    const kiosks = await server.as(await world.employee('Kim', { role: 'manager', at: 'Kiosk', manages: ['Kiosk'] }));
    expect(await published(kiosks, kiosk, monday)).toMatchObject({ refusal: 'changes_wait' });
    expect(await seenBy(ana, monday)).toEqual([went.shiftId]);
    expect(await published(admin, wharf, monday)).toMatchObject({ ok: true, value: { changes: 1, waiting: 0 } });
    expect(await seenBy(ana, monday)).toEqual([]);
    // The history of each place has it, and its version stands there.
    const [here] = await versions(monday);
    const query = { locationId: kiosk, date: monday };
    const read = await kiosks.call(contract.readPublications, { query });
    if (!read.ok) throw new Error(read.refusal);
    const [other] = read.value.publications;
    expect([here?.changes, other?.changes]).toEqual([1, 1]);
    const params = { publicationId: other?.publicationId ?? '' };
    expect(await kiosks.call(contract.readPublication, { params })).toMatchObject({
      value: { changed: [{ shiftId: went.shiftId, before: null, after: there, hidden: 'before' }], people: [] },
    });
    expect(await version(here?.publicationId ?? '')).toMatchObject({
      changed: [{ shiftId: went.shiftId, before: aShift(wharf, monday, ana), after: null, hidden: 'after' }],
    });
    expect(
      await admin.call(contract.readPublication, { params: { publicationId: here?.publicationId ?? '' } }),
    ).toMatchObject({ value: { changed: [{ before: aShift(wharf, monday, ana), after: there, hidden: null }] } });
    // To plan the week again as it was first, the shift that went is not theirs any more.
    const first = (await versions(monday)).at(-1);
    const { shifts: once } = await version(first?.publicationId ?? '');
    expect(once).toMatchObject([{ shiftId: went.shiftId, planned: null, isKept: true }]);
    // Of the week itself nothing else was published there.
    const week = await kiosks.call(contract.readSchedule, { query });
    expect(week).toMatchObject({ value: { lastPublished: null } });
  });

  test('is told to whoever plans one of the two places by where and when it is there, and no more', async () => {
    const monday = freshMonday();
    const kim = await world.employee('Kim', { at: 'Kiosk' });
    const was = { ...aShift(kiosk, monday, kim, 18, 20), note: 'Has a bad knee' };
    const [went, came] = [await planned(admin, aShift(wharf, monday, ana)), await planned(admin, was)];
    await Promise.all([published(admin, wharf, monday), published(admin, kiosk, monday)]);
    const there = { ...aShift(kiosk, monday, kim), note: 'Covers for Ana, who is ill' };
    const here = { ...aShift(wharf, monday, ben, 18, 20), note: 'Brings the keys' };
    const moves = [
      { shiftId: went.shiftId, revision: 1, plan: there },
      { shiftId: came.shiftId, revision: 1, plan: here },
    ];
    expect(await admin.call(contract.changeShifts, { body: { shifts: moves } })).toMatchObject({ ok: true });
    const masked = { employeeId: null, positionId: null, note: null };
    const query = { locationId: wharf, date: monday };
    const read = await manager.call(contract.readSchedule, { query });
    if (!read.ok) throw new Error(read.refusal);
    const of = (shifts: readonly { readonly shiftId: string }[], id: string) =>
      shifts.find((one) => one.shiftId === id);
    expect(of(read.value.shifts, went.shiftId)).toMatchObject({ planned: { ...there, ...masked } });
    expect(of(read.value.shifts, came.shiftId)).toMatchObject({
      planned: here,
      published: { ...was, ...masked },
    });
    expect(read.value.people.map(({ employeeId }) => employeeId)).not.toContain(kim.employeeId);
    const whole = await admin.call(contract.readSchedule, { query });
    if (!whole.ok) throw new Error(whole.refusal);
    expect(of(whole.value.shifts, went.shiftId)).toMatchObject({ planned: there });
    // Whoever changes it by what it was is told no more either.
    const stale = { shifts: [{ shiftId: came.shiftId, revision: 1, plan: aShift(wharf, monday, ben) }] };
    expect(await manager.call(contract.changeShifts, { body: stale })).toMatchObject({
      refusal: 'shift_changed_meanwhile',
      details: { shift: { planned: here, published: masked } },
    });
    const kept = { shifts: [{ shiftId: came.shiftId, revision: 2, plan: aShift(wharf, monday, ben) }] };
    expect(await manager.call(contract.changeShifts, { body: kept })).toMatchObject({
      value: { shifts: [{ published: masked }] },
    });
    expect(
      await manager.call(contract.cancelShift, { params: { shiftId: came.shiftId }, body: { revision: 3 } }),
    ).toMatchObject({ value: { planned: null, published: masked } });
  });

  test('is confirmed once, and both histories count it', async () => {
    const monday = freshMonday();
    const both = await world.employee('Bea', { at: 'Wharf' });
    await world.asOwner(
      'insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)',
      [world.organization.id, both.employeeId, kiosk],
    );
    const { shiftId } = await planned(admin, aShift(wharf, monday, both));
    await published(admin, wharf, monday);
    const shifts = [{ shiftId, revision: 1, plan: aShift(kiosk, monday, both) }];
    expect(await admin.call(contract.changeShifts, { body: { shifts } })).toMatchObject({ ok: true });
    await published(admin, wharf, monday);
    const [here] = await versions(monday, admin);
    const confirmed = await (
      await server.as(both)
    ).call(contract.confirmShifts, { body: { shifts: [{ shiftId, publicationId: here?.publicationId ?? '' }] } });
    expect(confirmed).toMatchObject({ ok: true });
    const there = await admin.call(contract.readPublications, { query: { locationId: kiosk, date: monday } });
    expect(there).toMatchObject({ value: { publications: [{ changes: 1, asked: 1, confirmed: 1 }] } });
    expect((await versions(monday, admin))[0]).toMatchObject({ changes: 1, asked: 1, confirmed: 1 });
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

test('who publishes for everybody has those told too for whom nothing changes, as what it is', async () => {
  const monday = freshMonday();
  const cora = await world.employee('Cora', { at: 'Wharf' });
  const dora = await world.employee('Dora', { at: 'Wharf' });
  await planned(manager, aShift(wharf, monday, cora));
  await published(manager, wharf, monday);
  expect((await letterTo(world, cora.email)).body).toContain('This is new for you:');
  await planned(manager, aShift(wharf, monday, dora));
  const told = await manager.call(contract.publishSchedule, {
    body: { locationId: wharf, date: monday, tell: 'everybody' },
  });
  expect(told).toMatchObject({ ok: true, value: { changes: 1, people: 2 } });
  const unchanged = await letterTo(world, cora.email, 2);
  expect(unchanged.body).toContain('Nothing changes for you.');
  expect(unchanged.body).not.toContain('This is new for you');
  expect((await letterTo(world, dora.email)).body).toContain('This is new for you:');
});

test('whoever works as something else on a shift is told as what, and as what before', async () => {
  const monday = freshMonday();
  const gia = await world.employee('Gia', { at: 'Wharf' });
  const [bar, grill] = [await position('Bar'), await position('Grill')];
  const { shiftId } = await planned(manager, { ...aShift(wharf, monday, gia), positionId: bar });
  await published(manager, wharf, monday);
  await letterTo(world, gia.email);
  const shifts = [{ shiftId, revision: 1, plan: { ...aShift(wharf, monday, gia), positionId: grill } }];
  await manager.call(contract.changeShifts, { body: { shifts } });
  await published(manager, wharf, monday);
  expect((await letterTo(world, gia.email, 2)).body.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
    'as Grill, before as Bar',
  );
});

async function position(name: string): Promise<string> {
  const added = await admin.call(contract.addPosition, { body: { name, hue: 1, skillIds: [] } });
  if (!added.ok) throw new Error(added.refusal);
  return added.value.id;
}

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

test('the history of a week shows whom it told with the picture that whoever plans there may see', async () => {
  const monday = freshMonday();
  const pia = await world.employee('Pia', { at: 'Wharf' });
  await world.asOwner("update employees set photo_version = '0123456789abcdef' where id = $1", [pia.employeeId]);
  await planned(manager, aShift(wharf, monday, pia));
  await published(manager, wharf, monday);
  const [told] = await versions(monday);
  const photoUrl: unknown = expect.stringContaining(`${pia.employeeId}/photo`);
  expect((await version(told?.publicationId ?? '')).people).toMatchObject([{ employeeId: pia.employeeId, photoUrl }]);
});
