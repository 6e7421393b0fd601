import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, addMilliseconds, dateAt, formatInstant, millisecondsPerHour } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ana: Employee;
let ben: Employee;
let cora: Employee;
let boss: Employee;

// A Friday, nine in the morning in New York and a bit.
beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  ana = await world.employee('Ana', { at: 'Wharf' });
  ben = await world.employee('Ben', { at: 'Wharf' });
  cora = await world.employee('Cora', { at: 'Pier' });
  world.clock.set('2026-11-20T13:00:00.000Z');
  const client = await server.as(boss);
  const date = dateAt(world.clock.now(), boss.zone);
  await planned(client, aShift(boss.locationId, date, ana), aShift(boss.locationId, date, ben));
  await published(client, boss.locationId, date);
});

afterAll(() => world.close());

async function seenBy(who: Employee): Promise<readonly (readonly [string, string])[]> {
  const answer = await (await server.as(who)).call(contract.readPresence);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.locations.flatMap(({ people }) =>
    people.map((one) => [one.name.split(' ')[0] ?? '', one.presence]),
  );
}

test('a manager sees who works, who is on a break, who is late and who is expected, of their locations alone', async () => {
  expect(await seenBy(boss)).toEqual([
    ['Ana', 'expected'],
    ['Ben', 'expected'],
  ]);
  world.clock.set('2026-11-20T14:10:00.000Z');
  await ana.pressed('clock_in');
  await cora.pressed('clock_in');
  expect(await seenBy(boss)).toEqual([
    ['Ana', 'working'],
    ['Ben', 'late'],
  ]);
  world.clock.set('2026-11-20T16:00:00.000Z');
  await ana.pressed('break_start');
  expect((await seenBy(boss))[0]).toEqual(['Ana', 'on_break']);
  expect(await (await server.as(ana)).call(contract.readPresence)).toMatchObject({ refusal: 'not_allowed' });
});

test('whoever sees where others are hears at once that somebody’s clock changed; their colleagues do not', async () => {
  const streams = await Promise.all([boss, ben].map(async (who) => server.follow(await server.as(who))));
  const [watching, beside] = streams;
  world.clock.set('2026-11-20T16:30:00.000Z');
  await ana.pressed('break_end');
  await watching?.hears('presence');
  expect(beside?.topics).not.toContain('presence');
  for (const stream of streams) stream.close();
});

test('a day off is one by the clock of the place of the shift', async () => {
  const dora = await world.employee('Dora', { at: 'Wharf' });
  const coast = await world.organization.location('Coast');
  await world.asOwner("update locations set zone = 'America/Los_Angeles' where id = $1", [coast]);
  await world.asOwner('insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)', [
    world.organization.id,
    dora.employeeId,
    coast,
  ]);
  const friday = dateAt(world.clock.now(), boss.zone);
  const admin = await server.as(world.organization.admin);
  // From 22:00 to 23:00 on the Friday in Los Angeles, which in New York is Saturday.
  await planned(admin, aShift(coast, addDays(friday, 1), dora, 1, 2));
  await published(admin, coast, friday);
  const { employeeId: userId, firstName, lastName, email } = dora;
  const body = { userId, firstName, lastName, email, startDate: friday, endDate: friday, numDays: 1 };
  const client = await server.as(dora);
  const asked = await client.call(contract.requestTimeOff, { body });
  if (!asked.ok) throw new Error(asked.refusal);
  world.clock.set('2026-11-21T06:10:00.000Z');
  expect(await seenBy(boss)).toContainEqual(['Dora', 'late']);
  const params = { requestId: asked.value.requestId };
  expect(await (await server.as(boss)).call(contract.approveTimeOff, { params })).toMatchObject({ ok: true });
  expect((await seenBy(boss)).map(([name]) => name)).not.toContain('Dora');
});

test('whoever has been clocked in for longer than the longest shift is told as forgotten, since they clocked in', async () => {
  const erin = await world.employee('Erin', { at: 'Wharf' });
  const told = async () => {
    const answer = await (await server.as(boss)).call(contract.readPresence);
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.value.locations
      .flatMap(({ people }) => people)
      .find(({ employeeId }) => employeeId === erin.employeeId);
  };
  const clockedInAt = world.clock.now();
  await erin.pressed('clock_in');
  world.clock.set(formatInstant(addMilliseconds(clockedInAt, millisecondsPerHour)));
  await erin.pressed('break_start');
  world.clock.set(formatInstant(addMilliseconds(clockedInAt, 14 * millisecondsPerHour)));
  expect(await told()).toMatchObject({
    presence: 'on_break',
    forgotten: false,
    at: addMilliseconds(clockedInAt, millisecondsPerHour),
  });
  world.clock.set(formatInstant(addMilliseconds(clockedInAt, 14 * millisecondsPerHour + 60_000)));
  expect(await told()).toMatchObject({ presence: 'on_break', forgotten: true, at: clockedInAt });
});

describe('whoever is clocked in stands where they clocked in,', () => {
  let admin: Client;
  let wharf: string;
  let pier: string;
  const told = async (client: Client, employeeId: string) => {
    const answer = await client.call(contract.readPresence);
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.value.locations.flatMap(({ name, people }) =>
      people.flatMap((one) => (one.employeeId === employeeId ? [[name, one.presence]] : [])),
    );
  };
  const worksAt = async ({ employeeId, firstName, lastName }: Employee, body: object) => {
    const known = { firstName, lastName, homeLocationId: wharf, furtherLocationIds: [], employedFrom: null };
    const changed = await admin.call(contract.changeEmployee, {
      params: { employeeId },
      body: { ...known, employedUntil: null, revision: 1, ...body },
    });
    expect(changed).toMatchObject({ ok: true });
  };

  beforeAll(async () => {
    admin = await server.as(world.organization.admin);
    wharf = await world.organization.location('Wharf');
    pier = await world.organization.location('Pier');
  });

  test('whatever their home has become since', async () => {
    const finn = await world.employee('Finn', { at: 'Wharf' });
    await finn.pressed('clock_in');
    await worksAt(finn, { homeLocationId: pier });
    expect(await told(admin, finn.employeeId)).toEqual([['Wharf', 'working']]);
    // Who answers for the Wharf alone sees them there, though they are at home elsewhere.
    expect(await told(await server.as(boss), finn.employeeId)).toEqual([['Wharf', 'working']]);
    // They know each other's faces and pages where both work, and here no longer.
    const seen = async (client: Client) => {
      const answer = await client.call(contract.readPresence);
      if (!answer.ok) throw new Error(answer.refusal);
      return answer.value.locations.flatMap(({ people }) => people).find((one) => one.employeeId === finn.employeeId);
    };
    expect(await seen(await server.as(boss))).toMatchObject({ isKnown: false, photoUrl: null });
    expect(await seen(admin)).toMatchObject({ isKnown: true });
    world.clock.advance(60_000);
    await finn.pressed('break_start');
    expect(await told(await server.as(boss), finn.employeeId)).toEqual([['Wharf', 'on_break']]);
    await finn.pressed('clock_out');
    expect(await told(await server.as(boss), finn.employeeId)).toEqual([]);
  });

  test('also at a further location; who answers for their home alone finds them there', async () => {
    const gil = await world.employee('Gil', { at: 'Wharf' });
    const keeper = await server.as(await world.employee('Keeper', { role: 'manager', at: 'Pier', manages: ['Pier'] }));
    await worksAt(gil, { furtherLocationIds: [pier] });
    const client = await server.as(gil);
    expect(await client.call(contract.chooseLocation, { body: { locationId: pier } })).toMatchObject({ ok: true });
    await client.send('POST', contract.recordPunch.path, { id: v7(), kind: 'clock_in' });
    expect(await told(admin, gil.employeeId)).toEqual([['Pier', 'working']]);
    expect(await told(keeper, gil.employeeId)).toEqual([['Pier', 'working']]);
    expect(await told(await server.as(boss), gil.employeeId)).toEqual([['Wharf', 'working']]);
    await client.send('POST', contract.recordPunch.path, { id: v7(), kind: 'clock_out' });
    expect(await told(keeper, gil.employeeId)).toEqual([]);
  });

  test('and at home, once that location has closed', async () => {
    const hal = await world.employee('Hal', { at: 'Wharf' });
    const closing = await world.organization.location('Closing');
    await world.asOwner(
      'insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)',
      [world.organization.id, hal.employeeId, closing],
    );
    const client = await server.as(hal);
    await client.call(contract.chooseLocation, { body: { locationId: closing } });
    await client.send('POST', contract.recordPunch.path, { id: v7(), kind: 'clock_in' });
    expect(await told(admin, hal.employeeId)).toEqual([['Closing', 'working']]);
    await world.asOwner('update locations set closed_at = now() where id = $1', [closing]);
    expect(await told(admin, hal.employeeId)).toEqual([['Wharf', 'working']]);
  });
});
