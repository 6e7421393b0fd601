import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { anyTime } from '../../src/domain/schedule/availability.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let manager: Client;
let ana: Employee;
let client: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  ana = await world.employee('Ana', { at: 'Wharf' });
  [manager, client] = await Promise.all([server.as(boss), server.as(ana)]);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const mornings = [{ kind: 'available' as const, fromMinute: 480, toMinute: 720 }];
const readBy = (by: Client) => by.call(contract.readAvailability, { params: { employeeId: ana.employeeId } });

test('a week that somebody says is kept as they said it, and their manager sees it at once', async () => {
  const stream = await server.follow(manager);
  const week = { ...anyTime, monday: mornings };
  expect(await client.call(contract.changeAvailability, { body: { week } })).toMatchObject({ ok: true });
  await stream.hears('schedule');
  stream.close();
  expect(await readBy(manager)).toMatchObject({ ok: true, value: { week: { monday: mornings, tuesday: [] } } });
});

test('a date says it in the place of its weekday until it is taken back', async () => {
  const on = date('2026-11-23');
  const body = { hours: [], note: 'No school that day' };
  expect(await client.call(contract.setAvailabilityOn, { params: { date: on }, body })).toMatchObject({ ok: true });
  expect(await client.call(contract.setAvailabilityOn, { params: { date: on }, body })).toMatchObject({ ok: true });
  expect(await readBy(manager)).toMatchObject({ value: { dates: [{ on, ...body }] } });
  expect(await client.call(contract.removeAvailabilityOn, { params: { date: on } })).toMatchObject({
    value: { dates: [] },
  });
  const again = await client.call(contract.removeAvailabilityOn, { params: { date: on } });
  expect(again).toMatchObject({ refusal: 'not_found' });
});

test('dates in a row are said at once, each with its line in the log; too many, or backwards, and none is', async () => {
  const set = (from: string, through: string) =>
    client.call(contract.setAvailabilityOn, {
      params: { date: date(from) },
      body: { hours: [], note: 'Exams', through: date(through) },
    });
  const said = await set('2026-12-30', '2027-01-02');
  expect(said).toMatchObject({
    value: { dates: ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'].map((on) => ({ on, note: 'Exams' })) },
  });
  const logged = await world.asOwner<{ date: string }>(
    "select details->>'date' as date from audit_entries where action = 'availability.date_set' and details->>'date' > '2026-12-29' order by sequence",
  );
  expect(logged.map((entry) => entry.date)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(await set('2027-02-02', '2027-02-01')).toMatchObject({ refusal: 'dates_not_in_a_row' });
  expect(await set('2027-02-01', '2027-05-04')).toMatchObject({ refusal: 'dates_not_in_a_row' });
  expect(await set('2026-11-19', '2026-11-22')).toMatchObject({ refusal: 'date_out_of_reach' });
  expect(await readBy(client)).toMatchObject({ value: { dates: { length: 4 } } });
  for (const on of ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']) {
    await client.call(contract.removeAvailabilityOn, { params: { date: date(on) } });
  }
});

test('hours that overlap or have no length, and dates that are past, are refused and nothing is kept', async () => {
  const set = (on: string, hours: { kind: 'preferred'; fromMinute: number; toMinute: number }[]) =>
    client.call(contract.setAvailabilityOn, { params: { date: date(on) }, body: { hours, note: null } });
  const nine = { kind: 'preferred' as const, fromMinute: 540, toMinute: 600 };
  expect(await set('2026-11-24', [nine, nine])).toMatchObject({ refusal: 'hours_overlap' });
  expect(await set('2026-11-24', [{ ...nine, toMinute: 540 }])).toMatchObject({ refusal: 'hours_without_length' });
  expect(await set('2026-11-19', [nine])).toMatchObject({ refusal: 'date_out_of_reach' });
  expect(await readBy(client)).toMatchObject({ value: { dates: [] } });
});

test('colleagues do not learn when somebody can work, nor do managers of other locations', async () => {
  const ben = await server.as(await world.employee('Ben', { at: 'Wharf' }));
  const elsewhere = { role: 'manager', at: 'Kiosk', manages: ['Kiosk'] } as const;
  const other = await server.as(await world.employee('Olga', elsewhere));
  expect(await readBy(ben)).toMatchObject({ refusal: 'not_found' });
  expect(await readBy(other)).toMatchObject({ refusal: 'not_found' });
});

test('the audit log tells what somebody said before and after, day by day', async () => {
  const week = {
    ...anyTime,
    monday: mornings,
    sunday: [{ kind: 'unavailable' as const, fromMinute: 0, toMinute: 1_440 }],
  };
  await client.call(contract.changeAvailability, { body: { week } });
  const [entry] = await world.asOwner<{ details: unknown }>(
    "select details from audit_entries where action = 'availability.changed' and employee_id = $1 order by sequence desc limit 1",
    [ana.employeeId],
  );
  expect(entry?.details).toEqual({ before: { sunday: '' }, after: { sunday: 'unavailable 00:00–24:00' } });
});
