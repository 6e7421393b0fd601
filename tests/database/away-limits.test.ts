import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { requestedDays } from '../../src/domain/time-off/decide-time-off.ts';
import type { Client } from '../world/client.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let admin: Client;
let manager: Client;
let wharf: string;
let people = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  manager = await server.as(boss);
  admin = await server.as(world.organization.admin);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

async function worker(at = 'Wharf') {
  people += 1;
  const person = await world.employee(`Worker${people}`, { at });
  return { person, client: await server.as(person) };
}
type Somebody = Awaited<ReturnType<typeof worker>>;

const limited = (from: string, to: string, more: object = {}) =>
  admin.call(contract.addAwayLimit, {
    body: {
      id: v7(),
      name: 'Inventory',
      locationId: null,
      startsOn: date(from),
      endsOn: date(to),
      mostAway: 0,
      effect: 'refuse' as const,
      ...more,
    },
  });

async function ask({ person, client }: Somebody, from: string, to: string) {
  const { employeeId: userId, firstName, lastName, email } = person;
  const [startDate, endDate] = [date(from), date(to)];
  const numDays = requestedDays(startDate, endDate);
  const body = { userId, firstName, lastName, email, startDate, endDate, numDays };
  return client.call(contract.requestTimeOff, { body });
}

async function asked(who: Somebody, from: string, to: string): Promise<string> {
  const answer = await ask(who, from, to);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.requestId;
}

const approve = (requestId: string) => manager.call(contract.approveTimeOff, { params: { requestId } });

/** The limits that whoever answers reads on the card of a request. */
async function limitsOnCard(requestId: string) {
  const read = await manager.call(contract.readPendingTimeOff);
  if (!read.ok) throw new Error(read.refusal);
  return read.value.requests.find((one) => one.requestId === requestId)?.limits;
}

describe('a blackout', () => {
  test('refuses whoever asks for one of its days, and is seen before anything is sent', async () => {
    const ana = await worker();
    expect(await limited('2026-12-07', '2026-12-09')).toMatchObject({ ok: true });
    const query = { from: date('2026-12-09'), to: date('2026-12-11') };
    const met = await ana.client.call(contract.readLimitsMet, { query });
    expect(met).toMatchObject({ value: { met: [{ name: 'Inventory', mostAway: 0, effect: 'refuse' }] } });
    expect(await ask(ana, '2026-12-09', '2026-12-11')).toMatchObject({
      refusal: 'time_off_blackout',
      details: { name: 'Inventory' },
    });
    expect(await ask(ana, '2026-12-10', '2026-12-11')).toMatchObject({ ok: true });
  });

  test('that is set after somebody asked refuses the approval, and what is taken away refuses nothing', async () => {
    const ana = await worker();
    const requestId = await asked(ana, '2026-12-14', '2026-12-14');
    const added = await limited('2026-12-14', '2026-12-14', { locationId: wharf });
    if (!added.ok) throw new Error(added.refusal);
    expect(await limitsOnCard(requestId)).toMatchObject([{ name: 'Inventory', mostAway: 0, effect: 'refuse' }]);
    expect(await approve(requestId)).toMatchObject({ refusal: 'time_off_blackout' });
    expect(await manager.call(contract.openShifts, { params: { requestId } })).toMatchObject({
      refusal: 'time_off_blackout',
    });
    const { limitId } = added.value;
    expect(await admin.call(contract.removeAwayLimit, { params: { limitId } })).toMatchObject({ ok: true });
    expect(await admin.call(contract.removeAwayLimit, { params: { limitId } })).toMatchObject({ refusal: 'not_found' });
    expect(await approve(requestId)).toMatchObject({ ok: true });
  });

  test('is told to the open screens of whoever answers there as it is set and as it is taken away', async () => {
    const theirs = await world.employee('Answerer', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
    const elsewhere = await world.employee('Elsewhere', { role: 'manager', at: 'Kiosk', manages: ['Kiosk'] });
    const streams = await Promise.all(
      [theirs, elsewhere].map(async (person) => server.follow(await server.as(person))),
    );
    const [here, there] = streams;
    const added = await limited('2027-03-01', '2027-03-01', { locationId: wharf });
    if (!added.ok) throw new Error(added.refusal);
    await here?.hears('time_off');
    await admin.call(contract.removeAwayLimit, { params: { limitId: added.value.limitId } });
    await here?.hears('time_off');
    const all = await limited('2027-03-02', '2027-03-02');
    await Promise.all(streams.map((stream) => stream.hears('time_off')));
    expect(there?.topics).toEqual(['time_off']);
    if (all.ok) await admin.call(contract.removeAwayLimit, { params: { limitId: all.value.limitId } });
    for (const stream of streams) stream.close();
  });

  test('of a location says nothing to another one, and one that warns lets people ask', async () => {
    const [ana, stranger] = [await worker(), await worker('Kiosk')];
    await limited('2026-12-16', '2026-12-16', { locationId: wharf });
    await limited('2026-12-17', '2026-12-17', { effect: 'warn' });
    expect(await ask(stranger, '2026-12-16', '2026-12-16')).toMatchObject({ ok: true });
    const requestId = await asked(ana, '2026-12-17', '2026-12-17');
    expect(await limitsOnCard(requestId)).toMatchObject([{ effect: 'warn' }]);
    expect(await approve(requestId)).toMatchObject({ ok: true });
  });
});

test('no more are away at a time than a limit lets, and at the answer those count who were approved', async () => {
  const [ana, ben] = [await worker(), await worker()];
  await limited('2027-01-04', '2027-01-08', { name: 'January', mostAway: 1, locationId: wharf });
  const first = await asked(ana, '2027-01-04', '2027-01-05');
  expect(await ask(ben, '2027-01-05', '2027-01-06')).toMatchObject({
    refusal: 'time_off_too_many_away',
    details: { name: 'January', count: 1 },
  });
  const second = await asked(ben, '2027-01-06', '2027-01-06');
  // Who only asked is away of nobody's leave yet.
  expect(await limitsOnCard(second)).toEqual([]);
  expect(await approve(first)).toMatchObject({ ok: true });
  expect(await approve(second)).toMatchObject({ ok: true });
});

test('who has the morning and who has the afternoon of a day are never away at a time', async () => {
  const [ana, ben, cleo] = [await worker(), await worker(), await worker()];
  await limited('2027-06-24', '2027-06-24', { name: 'Regatta', mostAway: 1 });
  const day = date('2027-06-24');
  const asks = ({ person, client }: Somebody, part: 'morning' | 'afternoon') => {
    const { employeeId: userId, firstName, lastName, email } = person;
    const body = { userId, firstName, lastName, email, startDate: day, endDate: day, numDays: 1, part };
    return client.call(contract.requestTimeOff, { body });
  };
  const met = async ({ client }: Somebody, more: object) => {
    const read = await client.call(contract.readLimitsMet, { query: { from: day, to: day, ...more } });
    return read.ok ? read.value.met.map(({ name }) => name) : read.refusal;
  };
  const first = await asks(ana, 'morning');
  expect(first).toMatchObject({ ok: true });
  expect(await met(ben, { part: 'morning' })).toEqual(['Regatta']);
  expect(await met(ben, { part: 'hours', fromMinute: 660, toMinute: 780 })).toEqual(['Regatta']);
  expect(await met(ben, { part: 'hours', fromMinute: 720, toMinute: 780 })).toEqual([]);
  expect(await met(ben, {})).toEqual(['Regatta']);
  const second = await asks(ben, 'afternoon');
  expect(second).toMatchObject({ ok: true });
  expect(await asks(cleo, 'afternoon')).toMatchObject({ details: { name: 'Regatta', count: 1 } });
  for (const answer of [first, second]) {
    expect(answer.ok && (await approve(answer.value.requestId))).toMatchObject({ ok: true });
  }
});

test('whoever is away over a weekend or a holiday counts on it, though nothing is taken of it', async () => {
  const [ana, ben] = [await worker(), await worker()];
  // A Saturday and a Sunday; and Memorial Day.
  await limited('2027-05-01', '2027-05-02', { name: 'Fair', mostAway: 1 });
  await limited('2027-05-31', '2027-05-31', { name: 'Parade', mostAway: 1 });
  const weekend = await asked(ana, '2027-04-30', '2027-05-03');
  const holiday = await asked(ana, '2027-05-28', '2027-06-01');
  expect(await ask(ben, '2027-04-30', '2027-05-03')).toMatchObject({ details: { name: 'Fair', count: 1 } });
  expect(await ask(ben, '2027-05-28', '2027-06-01')).toMatchObject({ details: { name: 'Parade', count: 1 } });
  expect([await approve(weekend), await approve(holiday)]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await ask(ben, '2027-05-03', '2027-05-04')).toMatchObject({ ok: true });
});

describe('where one may be away', () => {
  const outcomes = (answers: readonly { readonly ok: boolean; readonly refusal?: string }[]) =>
    answers.map(({ ok, refusal = '' }) => (ok ? 'ok' : refusal)).toSorted((a, b) => Number(a > b) - Number(a < b));
  const refused = (count: number) => Array.from({ length: count }, () => 'time_off_too_many_away');

  test('nine who ask at once are one', async () => {
    await limited('2027-07-12', '2027-07-16', { mostAway: 1 });
    const crew = await Promise.all(Array.from({ length: 9 }, () => worker()));
    const answers = await Promise.all(crew.map((who) => ask(who, '2027-07-12', '2027-07-13')));
    expect(outcomes(answers)).toEqual(['ok', ...refused(8)]);
  });

  test('four who asked before are approved at once, and are one', async () => {
    const crew = await Promise.all(Array.from({ length: 4 }, () => worker()));
    const requests = await Promise.all(crew.map((who) => asked(who, '2027-08-09', '2027-08-10')));
    await limited('2027-08-09', '2027-08-13', { mostAway: 1 });
    const answers = await Promise.all(requests.map(approve));
    expect(outcomes(answers)).toEqual(['ok', ...refused(3)]);
  });
});

test('how many are away is asked for as long as time off may be, and no longer', async () => {
  const ana = await worker();
  const met = (from: string, to: string) =>
    ana.client.call(contract.readLimitsMet, { query: { from: date(from), to: date(to) } });
  expect(await met('2028-01-01', '2028-12-31')).toMatchObject({ ok: true });
  expect(await met('2028-01-01', '2029-01-01')).toMatchObject({ refusal: 'dates_too_far_apart' });
  expect(await met('2028-01-02', '2028-01-01')).toMatchObject({ refusal: 'dates_too_far_apart' });
});

test('only admins set them, for locations of their own, and another organization sees none', async () => {
  const ana = await worker();
  expect(await ana.client.call(contract.readAwayLimits)).toMatchObject({ refusal: 'not_allowed' });
  expect(await limited('2027-02-01', '2027-02-01', { locationId: v7() })).toMatchObject({ refusal: 'not_found' });
  expect(await limited('2027-02-02', '2027-02-01')).toMatchObject({ refusal: 'dates_reversed' });
  await limited('2027-02-01', '2027-02-01');
  const rival = await world.rival('Copper Kettle');
  const outsider = await server.as(rival.admin);
  expect(await outsider.call(contract.readAwayLimits)).toMatchObject({ value: { limits: [] } });
});

test('one that is sent again is there once, and under the same id is no other', async () => {
  const id = v7();
  const first = await limited('2027-03-01', '2027-03-02', { id });
  expect(first).toMatchObject({ ok: true });
  expect(await limited('2027-03-01', '2027-03-02', { id })).toEqual(first);
  expect(await limited('2027-03-01', '2027-03-05', { id })).toMatchObject({ refusal: 'time_off_id_reused' });
  expect(await limited('2027-03-01', '2027-03-02', { id, mostAway: 3 })).toMatchObject({
    refusal: 'time_off_id_reused',
  });
});

test('a limit that is sent again is there once, also where there is room for no more', async () => {
  const last = { id: v7(), name: 'Last' };
  expect(await limited('2028-01-01', '2028-01-01', last)).toMatchObject({ ok: true });
  await world.asOwner(
    `insert into away_limits (organization_id, id, name, starts_on, ends_on, most_away, effect)
     select $1, gen_random_uuid(), 'Filler', '2028-01-01', '2028-01-01', 0, 'warn' from generate_series(1, 200)`,
    [world.organization.id],
  );
  expect(await limited('2028-01-01', '2028-01-01')).toMatchObject({ refusal: 'too_many_limits' });
  expect(await limited('2028-01-01', '2028-01-01', last)).toMatchObject({ ok: true });
});
