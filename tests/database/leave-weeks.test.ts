import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../../src/contract/index.ts';
import type { LeaveWeekWish } from '../../src/contract/time-off/time-off-policies.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePlainDate, weekdays, type PlainDate } from '../../src/domain/kernel/time.ts';
import { usualWeek, type LeaveWeek } from '../../src/domain/time-off/leave-week.ts';
import type { TypePreset } from '../../src/domain/time-off/time-off-type.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// What a day of leave is: set for everybody, a location or a person, it holds for what is asked for from then on. It is Friday 20 November 2026.
let world: World;
let server: WorldServer;
let admin: Client;
let wharfId: string;

const fourHours: LeaveWeek = { dayMinutes: 240, weekdays: weekdays.slice(1, 6) };
const tenHours: LeaveWeek = { dayMinutes: 600, weekdays: weekdays.slice(0, 4) };

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  admin = await server.as(world.organization.admin);
  await world.employee('Somebody', { at: 'Wharf' });
  const read = await admin.call(contract.readTimeOffPolicies);
  wharfId = (read.ok && read.value.locations.find(({ name }) => name === 'Wharf')?.id) || '';
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const own = ({ employeeId: id }: Employee) => ({ kind: 'employee', id }) as const;
const set = (scope: LeaveWeekWish['scope'], week: LeaveWeek, from = '2026-11-01') =>
  admin.call(contract.setLeaveWeek, { body: { scope, startsOn: date(from), week } });

interface Asked {
  readonly part?: 'morning';
  readonly preset?: TypePreset;
}

/** They ask for the days from one date to another. */
async function ask(one: Employee, start: string, end = start, { part, preset = 'vacation' }: Asked = {}) {
  const policies = await (await server.as(one)).call(contract.readTimeOff, { params: one });
  const type = policies.ok ? policies.value.types.find((each) => each.preset === preset) : undefined;
  const { employeeId: userId, firstName, lastName, email } = one;
  const numDays = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
  const dates = { startDate: date(start), endDate: date(end), numDays, part };
  const body = { userId, firstName, lastName, email, ...dates, id: v7(), typeId: type?.typeId ?? '' };
  const asked = await (await server.as(one)).call(contract.requestTimeOff, { body });
  if (!asked.ok) throw new Error(asked.refusal);
  return asked.value;
}

async function timeOffOf({ employeeId }: Employee) {
  const read = await admin.call(contract.readTimeOff, { params: { employeeId } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

test('where none is set, a day takes eight hours from Monday to Friday', async () => {
  const ana = await world.employee('Ana', { at: 'Wharf' });
  expect((await timeOffOf(ana)).leaveWeeks).toEqual([]);
  expect(await ask(ana, '2026-12-04', '2026-12-07')).toMatchObject({ chargedMinutes: 960 });
});

test('a part-timer of Tuesday to Saturday is charged their hours and their days, of every type', async () => {
  const ben = await world.employee('Ben', { at: 'Wharf' });
  expect(await set(own(ben), fourHours)).toMatchObject({ ok: true });
  expect((await timeOffOf(ben)).leaveWeeks).toEqual([{ from: '2026-11-01', week: fourHours }]);
  // Friday and Saturday: Sunday and Monday take nothing.
  expect(await ask(ben, '2026-12-04', '2026-12-07')).toMatchObject({ chargedMinutes: 480 });
  expect(await ask(ben, '2026-12-12', '2026-12-12', { part: 'morning' })).toMatchObject({ chargedMinutes: 120 });
  expect(await ask(ben, '2026-12-19', '2026-12-19', { preset: 'sick' })).toMatchObject({ chargedMinutes: 240 });
  expect(await ask(ben, '2027-01-09', '2027-01-09', { preset: 'unpaid' })).toMatchObject({ chargedMinutes: 240 });
  const days = (await timeOffOf(ben)).requests.map((request) => [request.numDays, request.days]);
  expect(days).toContainEqual([
    4,
    [
      { date: '2026-12-04', minutes: 240 },
      { date: '2026-12-05', minutes: 240 },
    ],
  ]);
});

test('what waits or was approved keeps what it takes, and what is asked for afterwards takes what is set', async () => {
  const cem = await world.employee('Cem', { at: 'Wharf' });
  const approved = await ask(cem, '2026-12-07', '2026-12-08');
  await admin.call(contract.approveTimeOff, { params: approved });
  const waits = await ask(cem, '2026-12-14');
  expect((await timeOffOf(cem)).ledger).toMatchObject([{ kind: 'used', minutes: -960 }]);
  await set(own(cem), fourHours);
  expect((await timeOffOf(cem)).ledger).toMatchObject([{ kind: 'used', minutes: -960 }]);
  // It is approved at what it was asked for: a Monday, of which the new week takes nothing.
  expect(await admin.call(contract.approveTimeOff, { params: waits })).toMatchObject({ ok: true });
  const { ledger, requests } = await timeOffOf(cem);
  expect(ledger.map(({ minutes }) => minutes)).toEqual([-960, -480]);
  expect(requests.map(({ chargedMinutes }) => chargedMinutes)).toEqual([480, 960]);
  expect(await ask(cem, '2026-12-21')).toMatchObject({ chargedMinutes: 0 });
});

test('a request across the date on which a week begins takes of each date what holds on it', async () => {
  const dee = await world.employee('Dee', { at: 'Wharf' });
  await set(own(dee), tenHours, '2026-12-08');
  expect(await ask(dee, '2026-12-07', '2026-12-11')).toMatchObject({ chargedMinutes: 480 + 3 * 600 });
});

test('their own goes before that of their home, and that before everybody’s', async () => {
  const eve = await world.employee('Eve', { at: 'Uptown' });
  const fay = await world.employee('Fay', { at: 'Wharf' });
  await set({ kind: 'organization' }, { dayMinutes: 450, weekdays: usualWeek.weekdays }, '2027-02-01');
  await set({ kind: 'location', id: wharfId }, tenHours, '2027-02-01');
  expect(await ask(eve, '2027-02-02')).toMatchObject({ chargedMinutes: 450 });
  expect(await ask(fay, '2027-02-02')).toMatchObject({ chargedMinutes: 600 });
  await set(own(fay), fourHours, '2027-02-01');
  expect(await ask(fay, '2027-02-03')).toMatchObject({ chargedMinutes: 240 });
});

test('a week is corrected by another of the same date, of five at once by the last, and each is in the audit log', async () => {
  const gus = await world.employee('Gus', { at: 'Wharf' });
  const answers = await Promise.all(
    [usualWeek, tenHours, fourHours, tenHours, fourHours].map((week) => set(own(gus), week)),
  );
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
  // In whichever order.
  const shuffled = { dayMinutes: 240, weekdays: [...fourHours.weekdays].toReversed() };
  const last = await set(own(gus), shuffled);
  const weeks = last.ok ? last.value.weeks.filter(({ name }) => name?.startsWith('Gus')) : [];
  expect(weeks).toMatchObject([{ scope: own(gus), startsOn: '2026-11-01', week: fourHours }]);
  const entries = await world.asOwner<{ details: object }>(
    `select details from audit_entries where action = 'leave_week.set' and subject_id = $1 order by sequence`,
    [gus.employeeId],
  );
  expect(entries).toHaveLength(6);
  expect(entries[0]).toMatchObject({ details: { startsOn: '2026-11-01', before: {} } });
  expect(entries[5]).toMatchObject({
    details: { after: { dayMinutes: 240, weekdays: 'tuesday, wednesday, thursday, friday, saturday' } },
  });
});

test('nobody’s week is set, nor that of a place that is not there, and a day has an end', async () => {
  expect(await set({ kind: 'employee', id: v7() }, usualWeek)).toMatchObject({ refusal: 'not_found' });
  expect(await set({ kind: 'location', id: v7() }, usualWeek)).toMatchObject({ refusal: 'not_found' });
  const isWeek = (week: unknown) =>
    z.safeParse(contract.setLeaveWeek.body, { scope: { kind: 'organization' }, startsOn: '2026-11-01', week }).success;
  expect([usualWeek, { ...usualWeek, dayMinutes: 30 }, { ...usualWeek, dayMinutes: 1_440 }].map(isWeek)).toEqual([
    true,
    true,
    true,
  ]);
  const none = [
    { ...usualWeek, dayMinutes: 29 },
    { ...usualWeek, dayMinutes: 1_441 },
    { ...usualWeek, weekdays: [] },
  ];
  expect(none.map(isWeek)).toEqual([false, false, false]);
});

test('a Saturday off of whoever works Saturdays is paid as long as their day is', async () => {
  const saturday = date('2026-11-28');
  const ida = await world.employee('Ida', { at: 'Wharf' });
  await admin.call(contract.setPayRate, {
    params: ida,
    body: { startsOn: date('2026-11-01'), centsPerHour: cents(20_00), reason: undefined },
  });
  await set(own(ida), fourHours);
  const { requestId } = await ask(ida, saturday);
  expect(await admin.call(contract.approveTimeOff, { params: { requestId } })).toMatchObject({ ok: true });
  world.clock.set('2026-12-01T15:00:00.000Z');
  const card = await admin.call(contract.readCard, {
    params: { employeeId: ida.employeeId, startsOn: date('2026-11-23') },
  });
  expect(card).toMatchObject({ value: { workedMinutes: 0, pay: { grossCents: 80_00 } } });
  expect(card.ok && card.value.pay?.lines).toContainEqual(
    expect.objectContaining({ kind: 'paid-leave', date: saturday, minutes: 240, cents: 80_00 }),
  );
});

test('a holiday that comes later takes a Saturday out of time off where it was charged, and what it took is had again', async () => {
  const joe = await world.employee('Joe', { at: 'Wharf' });
  await set(own(joe), fourHours);
  const { requestId } = await ask(joe, '2027-03-12', '2027-03-13');
  await admin.call(contract.approveTimeOff, { params: { requestId } });
  const body = { id: v7(), locationId: null, name: 'Regatta', on: date('2027-03-13'), isEveryYear: false };
  expect(await admin.call(contract.addHoliday, { body })).toMatchObject({ ok: true });
  const { ledger, requests } = await timeOffOf(joe);
  expect(ledger.map(({ kind, minutes }) => [kind, minutes])).toEqual([
    ['used', -480],
    ['revoked', 240],
  ]);
  expect(requests).toMatchObject([{ chargedMinutes: 240, days: [{ date: '2027-03-12', minutes: 240 }] }]);
});
