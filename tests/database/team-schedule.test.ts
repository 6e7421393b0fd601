import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { anyTime } from '../../src/domain/schedule/availability.ts';
import { usualLevels } from '../../src/domain/schedule/planning-rules.ts';
import type { Client } from '../world/client.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let wharf: string;
let kiosk: string;
let manager: Client;
let admin: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  kiosk = await world.organization.location('Kiosk');
  [manager, admin] = await Promise.all([server.as(boss), server.as(world.organization.admin)]);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

describe('the week of a location', () => {
  test('shows who plans it its people with their rates, and where they are besides; to others there is none', async () => {
    const monday = date('2027-01-04');
    const person = await world.employee('Cleo', { at: 'Wharf' });
    const client = await server.as(person);
    await world.asOwner(
      'insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)',
      [person.organizationId, person.employeeId, kiosk],
    );
    const { employeeId } = person;
    const startsOn = date('2026-11-20');
    const rate = { startsOn, centsPerHour: cents(2_050), reason: undefined };
    await admin.call(contract.setPayRate, { params: { employeeId }, body: rate });
    const position = await admin.call(contract.addPosition, { body: { name: 'Till', hue: 1 } });
    if (!position.ok) throw new Error(position.refusal);
    await planned(admin, { ...aShift(kiosk, monday, person), positionId: position.value.id });
    const { shiftId } = await planned(manager, aShift(wharf, monday, person, 18, 20));
    const read = await manager.call(contract.readSchedule, { query: { locationId: wharf, date: monday } });
    expect(read).toMatchObject({
      ok: true,
      value: {
        location: { id: wharf },
        locations: [{ id: wharf }],
        startsOn: monday,
        people: expect.arrayContaining([expect.objectContaining({ employeeId, centsPerHour: 2_050 })]),
        shifts: [{ shiftId, revision: 1, published: null }],
        // As what they work there is for those to know who plan there.
        elsewhere: [{ employeeId, locationId: kiosk, positionId: null }],
        lastPublished: null,
      },
    });
    const other = { query: { locationId: kiosk, date: monday } };
    expect(await manager.call(contract.readSchedule, other)).toMatchObject({ refusal: 'not_found' });
    expect(await client.call(contract.readSchedule, other)).toMatchObject({ refusal: 'not_allowed' });
  });

  test('tells what speaks against planning somebody: approved time off, what they said, and no more of an age than what it forbids', async () => {
    const monday = date('2026-11-23');
    const person = await world.employee('Dora', { at: 'Wharf' });
    const client = await server.as(person);
    const { employeeId } = person;
    const evening = { kind: 'unavailable' as const, fromMinute: 1_080, toMinute: 1_440 };
    await client.call(contract.changeAvailability, { body: { week: { ...anyTime, tuesday: [evening] } } });
    const asked = await client.call(contract.requestTimeOff, {
      body: {
        userId: employeeId,
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        startDate: date('2026-11-25'),
        endDate: date('2026-11-26'),
        numDays: 2,
      },
    });
    if (!asked.ok) throw new Error(asked.refusal);
    const read = async () => {
      const answer = await manager.call(contract.readSchedule, { query: { locationId: wharf, date: monday } });
      return answer.ok ? answer.value.people.find((one) => one.employeeId === employeeId) : undefined;
    };
    expect(await read()).toMatchObject({
      away: [],
      unavailable: [
        { date: '2026-11-24', from: 1_080, to: 1_440 },
        { date: '2026-12-01', from: 1_080, to: 1_440 },
      ],
      young: [],
    });
    await manager.call(contract.approveTimeOff, { params: { requestId: asked.value.requestId } });
    const profile = await client.call(contract.readProfile);
    if (!profile.ok) throw new Error(profile.refusal);
    const { dateOfBirth: _birth, ssnDigits: _digits, email: _email, ...kept } = profile.value;
    await client.call(contract.changeProfile, { body: { ...kept, dateOfBirth: date('2010-11-26') } });
    const known = await read();
    expect(known).toMatchObject({
      away: [{ date: '2026-11-25' }, { date: '2026-11-26' }],
      young: [{ age: 'under_16', until: '2026-11-25' }],
    });
    expect(JSON.stringify(known)).not.toContain('2010-11-26');
  });

  test('is told by mail to whom it is new, each of what is new for them, and their open screens read again', async () => {
    const monday = date('2027-01-11');
    const [ana, ben] = [await world.employee('Ana', { at: 'Wharf' }), await world.employee('Ben', { at: 'Wharf' })];
    const { shiftId } = await planned(manager, aShift(wharf, monday, ana));
    await published(manager, wharf, monday);
    const stream = await server.follow(await server.as(ben));
    const handedOver = { plan: aShift(wharf, monday, ben), revision: 1 };
    await manager.call(contract.changeShift, { params: { shiftId }, body: handedOver });
    await published(manager, wharf, monday);
    await stream.hears('schedule');
    stream.close();
    const rows = await world.asOwner<{ recipient: string; count: number }>(
      "select recipient, count(*)::int as count from letters where kind = 'schedule_published' and recipient = any ($1) group by recipient",
      [[ana.email, ben.email]],
    );
    expect(new Map(rows.map(({ recipient, count }) => [recipient, count]))).toEqual(
      new Map([
        [ana.email, 2],
        [ben.email, 1],
      ]),
    );
  });
});

test('what somebody works as is what they are planned as lately where the reader plans, most often first', async () => {
  const person = await world.employee('Hugo', { at: 'Wharf' });
  await world.asOwner('insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)', [
    person.organizationId,
    person.employeeId,
    kiosk,
  ]);
  const added = async (name: string) => {
    const answer = await admin.call(contract.addPosition, { body: { name, hue: 1 } });
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.value.id;
  };
  const [net, rope, ice] = [await added('Net'), await added('Rope'), await added('Ice')];
  const monday = date('2027-03-01');
  const as = (positionId: string | null, day: number, at = wharf) => ({
    ...aShift(at, addDays(monday, day), person),
    positionId,
  });
  // Elsewhere, and too long ago to say anything.
  await planned(admin, as(ice, 0, kiosk), as(ice, 1, kiosk), as(ice, 2, kiosk), as(ice, -400));
  await planned(manager, as(rope, 3), as(net, 4), as(net, 5), as(null, -80));
  const { shiftId } = await planned(manager, as(rope, 6));
  await manager.call(contract.cancelShift, { params: { shiftId }, body: { revision: 1 } });
  const worksAs = async (by: Client, on: PlainDate) => {
    const read = await by.call(contract.readSchedule, { query: { locationId: wharf, date: on } });
    return read.ok && read.value.people.find(({ employeeId }) => employeeId === person.employeeId)?.worksAs;
  };
  expect(await worksAs(manager, monday)).toEqual([net, rope, null]);
  expect(await worksAs(admin, monday)).toEqual([ice, net, rope, null]);
  // Months ahead of all that is planned it is known still; before any of it, it is not.
  expect(await worksAs(manager, addDays(monday, 140))).toEqual([net, rope, null]);
  expect(await worksAs(manager, addDays(monday, -7))).toEqual([null]);
});

describe('somebody who comes of age', () => {
  test('is judged on each day of what is planned for them by the age they have on it', async () => {
    const person = await world.employee('Nia', { at: 'Wharf' });
    const client = await server.as(person);
    const profile = await client.call(contract.readProfile);
    if (!profile.ok) throw new Error(profile.refusal);
    const { dateOfBirth: _birth, ssnDigits: _digits, email: _email, ...kept } = profile.value;
    await client.call(contract.changeProfile, { body: { ...kept, dateOfBirth: date('2011-03-16') } });
    await admin.call(contract.changePlanningRules, {
      body: { levels: { ...usualLevels, double_booking: 'block', minor: 'block' } },
    });
    // Sixteen from the third of four Tuesdays on; until then nobody works until nine in the evening.
    const plan = aShift(wharf, date('2027-03-02'), person, 18, 21);
    const body = { seriesId: v7(), plan, everyWeeks: 1, weekdays: ['tuesday' as const], endsOn: date('2027-03-23') };
    expect(await manager.call(contract.addSeries, { body })).toMatchObject({ value: { planned: 2, refused: 2 } });
  });
});

describe('a rule of planning', () => {
  const levels = { ...usualLevels, double_booking: 'block' as const };
  const choose = (chosen: Partial<typeof levels>) =>
    admin.call(contract.changePlanningRules, { body: { levels: { ...levels, ...chosen } } });
  const never = { kind: 'unavailable' as const, fromMinute: 0, toMinute: 1_440 };

  test('that asks why has a week published with a reason, which is kept with what it was about', async () => {
    await choose({});
    const monday = date('2027-01-18');
    const person = await world.employee('Finn', { at: 'Wharf' });
    const own = await server.as(person);
    await own.call(contract.changeAvailability, { body: { week: { ...anyTime, monday: [never] } } });
    const { shiftId } = await planned(manager, aShift(wharf, monday, person));
    const publish = (reason?: string) =>
      manager.call(contract.publishSchedule, {
        body: { locationId: wharf, date: monday, ...(reason !== undefined && { reason }) },
      });
    expect(await publish()).toMatchObject({ refusal: 'warnings_need_reason', details: { shiftIds: [shiftId] } });
    expect(await publish('He said on the phone that he can')).toMatchObject({ ok: true });
    const kept = await world.asOwner('select rule, reason from publication_overrides where shift_id = $1', [shiftId]);
    expect(kept).toEqual([{ rule: 'unavailable', reason: 'He said on the phone that he can' }]);
    // And whoever plans there reads it beside the publication.
    const query = { locationId: wharf, date: monday };
    const read = await manager.call(contract.readPublications, { query });
    const [last] = read.ok ? read.value.publications : [];
    const params = { publicationId: last?.publicationId ?? '' };
    const reason = 'He said on the phone that he can';
    expect(await manager.call(contract.readPublication, { params })).toMatchObject({
      value: { overridden: [{ shiftId, rule: 'unavailable', reason, by: last?.by }] },
    });
  });

  test('goes by the weekly target that the organization set, in the grid as where a shift is taken', async () => {
    await choose({ over_target: 'block' });
    const monday = date('2027-06-07');
    const [person, other] = [
      await world.employee('Kim', { at: 'Wharf' }),
      await world.employee('Lou', { at: 'Wharf' }),
    ];
    const [own, theirs] = [await server.as(person), await server.as(other)];
    const targetIs = (by: typeof admin, weeklyTargetMinutes: number) =>
      by.call(contract.changeWeeklyTarget, { body: { weeklyTargetMinutes } });
    expect(await targetIs(manager, 450)).toMatchObject({ refusal: 'not_allowed' });
    const fits = [59, 60, 10_080, 10_081].map(
      (weeklyTargetMinutes) => z.safeParse(contract.changeWeeklyTarget.body, { weeklyTargetMinutes }).success,
    );
    expect(fits).toEqual([false, true, true, false]);
    expect(await targetIs(admin, 450)).toMatchObject({ ok: true });
    const first = await planned(manager, aShift(wharf, monday, person));
    const open = await planned(manager, aShift(wharf, addDays(monday, 1), null));
    expect(await published(manager, wharf, monday)).toMatchObject({ ok: true });
    const two = aShift(wharf, addDays(monday, 2), person);
    const body = { shifts: [{ id: v7(), plan: two }] };
    const refused = await manager.call(contract.addShifts, { body });
    const taken = await own.call(contract.takeShift, { params: { shiftId: open.shiftId }, body: { knowing: [] } });
    const read = await manager.call(contract.readSchedule, { query: { locationId: wharf, date: monday } });
    const rules = await admin.call(contract.readPlanningRules);
    await targetIs(admin, 3_000);
    await choose({});
    expect(first.shiftId).toBeDefined();
    expect(refused).toMatchObject({ refusal: 'shift_blocked' });
    expect(taken).toMatchObject({ refusal: 'shift_blocked' });
    expect(read).toMatchObject({ value: { weeklyTargetMinutes: 450 } });
    expect(rules).toMatchObject({ value: { weeklyTargetMinutes: 450 } });
    // Whoever has no shift that week is at the target, and not above it.
    const params = { shiftId: open.shiftId };
    expect(await theirs.call(contract.takeShift, { params, body: { knowing: [] } })).toMatchObject({ ok: true });
    const entries = await world.asOwner(
      "select details from audit_entries where action = 'schedule.rules_changed' and details -> 'after' ? 'weeklyTargetMinutes' order by sequence",
    );
    expect(entries).toEqual([
      { details: { before: { weeklyTargetMinutes: 3_000 }, after: { weeklyTargetMinutes: 450 } } },
      { details: { before: { weeklyTargetMinutes: 450 }, after: { weeklyTargetMinutes: 3_000 } } },
    ]);
  });

  test('that asks why is not silent because a draft elsewhere is at the same hours, which refuses nothing', async () => {
    await choose({});
    const monday = date('2027-05-03');
    const person = await world.employee('Ida', { at: 'Wharf' });
    await world.asOwner(
      'insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)',
      [person.organizationId, person.employeeId, kiosk],
    );
    const own = await server.as(person);
    await own.call(contract.changeAvailability, { body: { week: { ...anyTime, monday: [never] } } });
    await planned(admin, aShift(kiosk, monday, person));
    const { shiftId } = await planned(manager, aShift(wharf, monday, person));
    expect(await published(manager, wharf, monday)).toMatchObject({
      refusal: 'warnings_need_reason',
      details: { shiftIds: [shiftId] },
    });
    const body = { locationId: wharf, date: monday, reason: 'She offered to come' };
    expect(await manager.call(contract.publishSchedule, { body })).toMatchObject({ ok: true });
    const kept = await world.asOwner('select rule, reason from publication_overrides where shift_id = $1', [shiftId]);
    expect(kept).toEqual([{ rule: 'unavailable', reason: 'She offered to come' }]);
  });

  test('that only warns has a week published without a reason, and none is kept', async () => {
    await choose({ unavailable: 'warn' });
    const monday = date('2027-04-19');
    const person = await world.employee('Gus', { at: 'Wharf' });
    const own = await server.as(person);
    await own.call(contract.changeAvailability, { body: { week: { ...anyTime, monday: [never] } } });
    const { shiftId } = await planned(manager, aShift(wharf, monday, person));
    expect(await published(manager, wharf, monday)).toMatchObject({ ok: true });
    const kept = await world.asOwner('select from publication_overrides where shift_id = $1', [shiftId]);
    expect(kept).toEqual([]);
  });

  test('that refuses is not planned against, changed into, published or taken, whatever the reason', async () => {
    const monday = date('2027-01-25');
    const [person, other] = [
      await world.employee('Gil', { at: 'Wharf' }),
      await world.employee('Hope', { at: 'Wharf' }),
    ];
    const own = await server.as(person);
    await own.call(contract.changeAvailability, { body: { week: { ...anyTime, monday: [never], tuesday: [never] } } });
    await choose({ unavailable: 'off' });
    const before = await planned(manager, aShift(wharf, monday, person));
    const theirs = await planned(manager, aShift(wharf, date('2027-01-26'), other));
    const open = await planned(manager, aShift(wharf, date('2027-01-26'), null));
    await choose({ unavailable: 'block' });
    const body = { shifts: [{ id: v7(), plan: aShift(wharf, monday, person, 18, 20) }] };
    expect(await manager.call(contract.addShifts, { body })).toMatchObject({ refusal: 'shift_blocked' });
    const given = { plan: aShift(wharf, date('2027-01-26'), person), revision: 1 };
    const { shiftId } = theirs;
    expect(await manager.call(contract.changeShift, { params: { shiftId }, body: given })).toMatchObject({
      refusal: 'shift_blocked',
    });
    const publish = () =>
      manager.call(contract.publishSchedule, { body: { locationId: wharf, date: monday, reason: 'All the same' } });
    expect(await publish()).toMatchObject({ refusal: 'shifts_blocked', details: { shiftIds: [before.shiftId] } });
    await manager.call(contract.cancelShift, { params: { shiftId: before.shiftId }, body: { revision: 1 } });
    expect(await publish()).toMatchObject({ ok: true });
    expect(
      await own.call(contract.takeShift, { params: { shiftId: open.shiftId }, body: { knowing: [] } }),
    ).toMatchObject({
      refusal: 'shift_blocked',
    });
    await choose({});
  });

  test('is chosen by an admin alone, and the audit log tells which changed', async () => {
    const body = { levels: { ...levels, overtime: 'off' as const } };
    expect(await manager.call(contract.changePlanningRules, { body })).toMatchObject({ refusal: 'not_allowed' });
    await choose({ overtime: 'off' });
    await choose({});
    const [entry] = await world.asOwner<{ details: unknown }>(
      "select details from audit_entries where action = 'schedule.rules_changed' order by sequence desc limit 1",
    );
    expect(entry?.details).toEqual({ before: { overtime: 'off' }, after: { overtime: 'warn' } });
  });
});
