import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { requestedDays } from '../../src/domain/time-off/decide-time-off.ts';
import { balanceAt } from '../../src/web/time-off/view/request.ts';
import type { Client } from '../world/client.ts';
import { untilItWaits } from '../world/lock-wait.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let admin: Client;
let people = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  admin = await server.as(world.organization.admin);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

async function worker(at: string) {
  people += 1;
  const person = await world.employee(`Away${people}`, { at });
  return { person, client: await server.as(person) };
}
type Somebody = Awaited<ReturnType<typeof worker>>;

async function asked({ person, client }: Somebody, from: string, to = from, preset = 'vacation'): Promise<string> {
  const { employeeId: userId, firstName, lastName, email } = person;
  const [startDate, endDate] = [date(from), date(to)];
  const types = await admin.call(contract.readTimeOffTypes);
  const typeId = types.ok ? types.value.types.find((one) => one.preset === preset)?.typeId : undefined;
  const days = { startDate, endDate, numDays: requestedDays(startDate, endDate), typeId };
  const answer = await client.call(contract.requestTimeOff, { body: { userId, firstName, lastName, email, ...days } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.requestId;
}

async function approved(who: Somebody, from: string, to = from): Promise<string> {
  const requestId = await asked(who, from, to);
  expect(await admin.call(contract.approveTimeOff, { params: { requestId } })).toMatchObject({ ok: true });
  return requestId;
}

/** Adds a holiday at one's home, once. */
async function holiday({ person }: Somebody, on: string): Promise<string> {
  const id = v7();
  const body = { id, locationId: person.locationId, name: 'Founders’ Day', on: date(on), isEveryYear: false };
  expect(await admin.call(contract.addHoliday, { body })).toMatchObject({ ok: true });
  return id;
}

const undone = async (changeId: string, fromYear = 2026) =>
  expect(await admin.call(contract.undoHolidayChange, { params: { changeId }, body: { fromYear } })).toMatchObject({
    ok: true,
  });

/** Their balance of vacation at the end of next year, their ledger, and what their latest request takes. */
async function standing({ person, client }: Somebody) {
  const read = await client.call(contract.readTimeOff, { params: { employeeId: person.employeeId } });
  if (!read.ok) throw new Error(read.refusal);
  const vacation = read.value.types.find(({ preset }) => preset === 'vacation')?.typeId ?? '';
  return {
    balance: balanceAt(read.value, vacation, date('2027-12-31')),
    ledger: read.value.ledger.map(({ kind, on, minutes }) => [kind, on, minutes]),
    takes: read.value.requests[0]?.chargedMinutes,
    days: read.value.requests[0]?.days.map((day) => day.date),
  };
}

async function told({ client }: Somebody): Promise<string[]> {
  const read = await client.call(contract.readNotices, { query: {} });
  if (!read.ok) throw new Error(read.refusal);
  return read.value.notices
    .map(({ headline }) => headline)
    .filter((headline) => headline.includes('oliday'))
    .toReversed();
}

test('a holiday that is added within approved time off gives its day back, by a row of its own, and whose it is learns of it', async () => {
  const [ana, ben] = [await worker('Quay'), await worker('Mill')];
  await approved(ana, '2026-12-07', '2026-12-11');
  await approved(ben, '2026-12-07', '2026-12-11');
  await holiday(ana, '2026-12-10');
  expect(await standing(ana)).toEqual({
    balance: -4 * 480,
    ledger: [
      ['used', '2026-12-07', -5 * 480],
      ['revoked', '2026-12-07', 480],
    ],
    takes: 4 * 480,
    days: ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-11'],
  });
  expect(await told(ana)).toEqual(['A holiday in your time off: Thursday, December 10']);
  // Another location has another calendar.
  expect(await standing(ben)).toMatchObject({ balance: -5 * 480, takes: 5 * 480 });
  expect(await told(ben)).toEqual([]);
});

test('a holiday that is undone takes its day again, and one that comes back gives it back again', async () => {
  const ana = await worker('Pier');
  await approved(ana, '2026-12-10');
  await undone(await holiday(ana, '2026-12-10'));
  expect(await standing(ana)).toMatchObject({ balance: -480, takes: 480 });
  await holiday(ana, '2026-12-10');
  const { ledger, ...rest } = await standing(ana);
  expect(rest).toEqual({ balance: 0, takes: 0, days: [] });
  expect(ledger.map(([kind, , minutes]) => [kind, minutes])).toEqual([
    ['used', -480],
    ['revoked', 480],
    ['revoked', -480],
    ['revoked', 480],
  ]);
  expect(await told(ana)).toEqual([
    'A holiday in your time off: Thursday, December 10',
    'No longer a holiday in your time off: Thursday, December 10',
    'A holiday in your time off: Thursday, December 10',
  ]);
});

test('two calendars that make one day a holiday give it back once, and it stays one until both are undone', async () => {
  const ana = await worker('Dock');
  await approved(ana, '2026-12-17');
  const own = await holiday(ana, '2026-12-17');
  const body = { id: v7(), locationId: null, name: 'Day of all', on: date('2026-12-17'), isEveryYear: false };
  expect(await admin.call(contract.addHoliday, { body })).toMatchObject({ ok: true });
  expect(await standing(ana)).toMatchObject({ balance: 0, takes: 0 });
  await undone(own);
  expect(await standing(ana)).toMatchObject({ balance: 0, takes: 0 });
  await undone(body.id);
  expect(await standing(ana)).toMatchObject({ balance: -480, takes: 480 });
});

test('what is cancelled afterwards gives back what is left of it, and no more', async () => {
  const ana = await worker('Yard');
  const requestId = await approved(ana, '2026-12-07', '2026-12-08');
  await holiday(ana, '2026-12-08');
  const body = { reason: null };
  expect(await ana.client.call(contract.cancelTimeOff, { params: { requestId }, body })).toMatchObject({ ok: true });
  expect(await standing(ana)).toMatchObject({ balance: 0 });
  const whole = await approved(ana, '2026-12-15');
  await holiday(ana, '2026-12-15');
  const again = { params: { requestId: whole }, body };
  expect(await ana.client.call(contract.cancelTimeOff, again)).toMatchObject({ ok: true });
  expect(await standing(ana)).toMatchObject({ balance: 0 });
});

test('what waits is approved for what it takes by then, also where that was nothing and becomes something', async () => {
  const ana = await worker('Slip');
  const requestId = await asked(ana, '2026-12-22');
  const own = await holiday(ana, '2026-12-22');
  expect(await standing(ana)).toMatchObject({ balance: 0, ledger: [], takes: 0 });
  expect(await admin.call(contract.approveTimeOff, { params: { requestId } })).toMatchObject({ ok: true });
  expect(await standing(ana)).toMatchObject({ balance: 0, ledger: [] });
  await undone(own);
  expect(await standing(ana)).toMatchObject({ balance: -480, ledger: [['used', '2026-12-22', -480]], takes: 480 });
  await holiday(ana, '2026-12-22');
  expect(await standing(ana)).toMatchObject({ balance: 0, takes: 0 });
});

test('a federal day that is left out takes nothing of what was asked under it, and one that is kept again gives its day back', async () => {
  const ana = await worker('Basin');
  const id = v7();
  await approved(ana, '2026-12-24', '2026-12-25');
  const leftOut = { id, locationId: ana.person.locationId, code: 'christmas' as const, fromYear: 2026, lastYear: null };
  expect(await admin.call(contract.leaveHolidayOut, { body: leftOut })).toMatchObject({ ok: true });
  expect(await standing(ana)).toMatchObject({ balance: -480, takes: 480 });
  await approved(ana, '2027-12-23', '2027-12-24');
  expect(await standing(ana)).toMatchObject({ balance: -3 * 480, takes: 2 * 480 });
  await undone(id, 2027);
  expect(await standing(ana)).toMatchObject({ balance: -2 * 480, takes: 480, days: ['2027-12-23'] });
});

test('what is past, of today, or unpaid moves no balance', async () => {
  const ana = await worker('Tower');
  await approved(ana, '2026-11-19', '2026-11-20');
  await holiday(ana, '2026-11-19');
  await holiday(ana, '2026-11-20');
  expect(await standing(ana)).toMatchObject({ balance: -960, takes: 960 });
  expect(await told(ana)).toEqual([]);
  const requestId = await asked(ana, '2026-12-02', '2026-12-03', 'unpaid');
  await admin.call(contract.approveTimeOff, { params: { requestId } });
  await holiday(ana, '2026-12-03');
  expect(await standing(ana)).toMatchObject({ balance: -960, takes: 480, days: ['2026-12-02'] });
  expect(await told(ana)).toHaveLength(1);
});

test('a day is given back once, however many add the same holiday and ask for it at once', { retry: 0 }, async () => {
  const ana = await worker('Lock');
  await approved(ana, '2026-12-09');
  const body = () => ({
    id: v7(),
    locationId: ana.person.locationId,
    name: 'Founders’ Day',
    on: date('2026-12-09'),
    isEveryYear: false,
  });
  const late = await worker('Lock');
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => admin.call(contract.addHoliday, { body: body() })),
    approved(late, '2026-12-09').then(() => ({ ok: true })),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  expect([await standing(ana), await standing(late)]).toMatchObject([{ balance: 0 }, { balance: 0 }]);
  expect(await told(ana)).toHaveLength(1);
});

test(
  'a change of the calendar that is sent again, or at the same time, is answered as it was, and turns nothing more',
  { retry: 0 },
  async () => {
    const ana = await worker('Sluice');
    await approved(ana, '2026-12-09');
    const body = {
      id: v7(),
      locationId: ana.person.locationId,
      name: 'Twice',
      on: date('2026-12-09'),
      isEveryYear: false,
    };
    const add = () => admin.call(contract.addHoliday, { body });
    expect(await Promise.all([add(), add(), add()])).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await add()).toMatchObject({ ok: true });
    expect(await standing(ana)).toMatchObject({ balance: 0 });
    await Promise.all([undone(body.id), undone(body.id), undone(body.id)]);
    await undone(body.id);
    expect(await standing(ana)).toMatchObject({ balance: -480 });
    expect(await told(ana)).toHaveLength(2);
  },
);

test(
  'what is cancelled while a holiday is added within it gives each of its days back once',
  { retry: 0 },
  async () => {
    const ana = await worker('Weir');
    const requestId = await approved(ana, '2026-12-07', '2026-12-11');
    const owner = new pg.Client({ connectionString: world.ownerUrl });
    await owner.connect();
    // The holiday has read what is held by then, and stands where its turn names the date.
    await owner.query('begin');
    await owner.query("select from time_off_days where on_date = '2026-12-10' for update");
    const added = holiday(ana, '2026-12-10');
    await untilItWaits(world, added);
    const cancelled = { params: { requestId }, body: { reason: null } };
    expect(await ana.client.call(contract.cancelTimeOff, cancelled)).toMatchObject({ ok: true });
    await owner.query('commit');
    await owner.end();
    await added;
    expect(await standing(ana)).toMatchObject({
      balance: 0,
      ledger: [
        ['used', '2026-12-07', -5 * 480],
        ['revoked', '2026-12-07', 5 * 480],
      ],
    });
    expect(await told(ana)).toEqual([]);
  },
);

test('whoever has a holiday within their time off is away then as before: a shift that stands there is none that they missed', async () => {
  world.clock.set('2026-11-20T15:00:00.000Z');
  const ana = await worker(`Ferry${people}`);
  const { employeeId, locationId } = ana.person;
  await planned(admin, aShift(locationId, date('2026-12-10'), ana.person));
  await published(admin, locationId, date('2026-12-10'));
  await approved(ana, '2026-12-09', '2026-12-11');
  await holiday(ana, '2026-12-10');
  world.clock.set('2026-12-15T15:00:00.000Z');
  const later = await server.as(world.organization.admin);
  const report = await later.call(contract.readAttendance, { query: { weeks: '4', location: locationId } });
  expect(report).toMatchObject({ value: { total: { plannedMinutes: 0, shifts: 0, missedShifts: 0 } } });
  // What it takes, and pays, is of the other dates alone.
  const params = { employeeId, startsOn: date('2026-12-07') };
  const read = await later.call(contract.readCard, { params });
  if (!read.ok) throw new Error(read.refusal);
  const { days, flags } = read.value;
  expect(days.flatMap((day) => day.timeOff.map(({ minutes }) => [day.date, minutes]))).toEqual([
    ['2026-12-09', 480],
    ['2026-12-11', 480],
  ]);
  expect(flags).toEqual([]);
});
