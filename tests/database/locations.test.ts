import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parseInstant, parsePlainDate, parseZone, type Instant, type Zone } from '../../src/domain/kernel/time.ts';
import { plainLocation, type LocationFacts } from '../../src/domain/organization/location.ts';
import type { Client } from '../world/client.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let admin: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 10 });
  admin = await server.as(world.organization.admin);
});

afterAll(() => world.close());

const zone = (name: string): Zone => parseZone(name) ?? expect.fail(name);
const at = (iso: string): Instant => parseInstant(iso) ?? expect.fail(iso);
const newYork = zone('America/New_York');
const place = (name: string, more: Partial<LocationFacts> = {}): LocationFacts => ({
  ...plainLocation(name, newYork),
  ...more,
});

async function added(name: string, more: Partial<LocationFacts> = {}) {
  const answer = await admin.call(contract.addLocation, { body: place(name, more) });
  return answer.ok ? answer.value : expect.fail(answer.refusal);
}

/** Puts somebody where a use-case would, without its permissions. */
const worksAt = (employeeId: string, locationId: string) =>
  world.asOwner('insert into further_locations values ($1, $2, $3)', [world.organization.id, employeeId, locationId]);

async function selfOf(client: Client) {
  const me = await client.call(contract.readMe);
  return me.ok && me.value.state === 'active' ? me.value.employee : expect.fail('nobody is here');
}

test('a location keeps what is said of it, hours through midnight included', async () => {
  const facts = place('Night Market', {
    address: '12 Dock Street\nNew York, NY 10004',
    phone: '+1 (212) 555-0100',
    geofence: { latitude: 40.7033, longitude: -74.011, radiusMetres: 120 },
    openingHours: { ...place('').openingHours, friday: { opens: '18:00', closes: '02:00' } },
  });
  const location = await added('Night Market', facts);
  const list = await admin.call(contract.readLocations);
  expect(list.ok && list.value.locations.find(({ id }) => id === location.id)).toEqual({
    ...facts,
    id: location.id,
    revision: 1,
    closedAt: null,
    homeCount: 0,
    newZoneFrom: null,
  });
});

test('two locations never share a name, whatever its case, even when both are added at once', async () => {
  const answers = await Promise.all(
    ['Corner', 'CORNER', 'corner'].map((name) => admin.call(contract.addLocation, { body: place(name) })),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const other = await added('Other corner');
  const renamed = await admin.call(contract.changeLocation, {
    params: { locationId: other.id },
    body: { ...place('cornER'), revision: 1 },
  });
  expect(renamed).toMatchObject({ ok: false, refusal: 'location_name_taken' });
});

test.each([
  ['a circle without its middle', { geofence: { radiusMetres: 100 } }],
  ['a latitude beyond the pole', { geofence: { latitude: 90.1, longitude: 0, radiusMetres: 100 } }],
  ['a radius of a few steps', { geofence: { latitude: 0, longitude: 0, radiusMetres: 5 } }],
  ['a zone that is none', { zone: 'Mars/Olympus' }],
  [
    'an hour that no clock shows',
    { openingHours: { ...place('').openingHours, monday: { opens: '24:00', closes: '01:00' } } },
  ],
  ['a phone without digits', { phone: '()-- ..' }],
])('%s is refused', async (_, wrong) => {
  const reply = await admin.send('POST', contract.addLocation.path, { ...place('Nowhere'), ...wrong });
  expect(reply.status).toBe(422);
});

test('who saves over somebody else’s change is told what it is and by whom, and nothing is overwritten', async () => {
  const location = await added('Mill');
  const params = { locationId: location.id };
  const first = await admin.call(contract.changeLocation, {
    params,
    body: { ...place('Mill', { phone: '212 555 0199' }), revision: 1 },
  });
  expect(first).toMatchObject({ ok: true, value: { revision: 2, phone: '212 555 0199' } });
  const second = await admin.call(contract.changeLocation, { params, body: { ...place('Old Mill'), revision: 1 } });
  expect(second).toMatchObject({
    ok: false,
    refusal: 'location_changed_meanwhile',
    details: { by: 'Adele Harbor', location: { name: 'Mill', phone: '212 555 0199', revision: 2 } },
  });
  const audit = await world.asOwner('select action, details from audit_entries where subject_id = $1 order by id', [
    location.id,
  ]);
  expect(audit.at(-1)).toEqual({
    action: 'location.changed',
    details: { before: { phone: null }, after: { phone: '212 555 0199' } },
  });
});

test('of two who save at the very same time one is told', async () => {
  const location = await added('Twin');
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((name) =>
      admin.call(contract.changeLocation, {
        params: { locationId: location.id },
        body: { ...place(`Twin ${name}`), revision: 1 },
      }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a new name is told at once to everybody who works there, on their open pages', async () => {
  const location = await added('Grove');
  const ana = await world.employee('Anagrove', { at: 'Lodge' });
  await worksAt(ana.employeeId, location.id);
  const client = await server.as(ana);
  const chosen = await client.call(contract.chooseLocation, { body: { locationId: location.id } });
  expect(chosen.ok).toBe(true);
  const stream = await server.follow(client);
  await admin.call(contract.changeLocation, {
    params: { locationId: location.id },
    body: { ...place('Orange Grove'), revision: 1 },
  });
  await stream.hears('session');
  stream.close();
  expect((await selfOf(client)).location.name).toBe('Orange Grove');
});

describe('closing', () => {
  test('a location that is somebody’s home is refused, and they are named', async () => {
    const location = await added('Harbor Light');
    const ids = await world.asOwner<{ id: string }>(
      `insert into employees (organization_id, id, first_name, last_name, role, status, home_location_id, created_at, employee_number, searched)
       select $1, gen_random_uuid(), 'Resident', n::text, 'employee', case n when 7 then 'rejected' else 'active' end, $2, now(), 5000 + n, n || ' resident'
       from generate_series(1, 7) n returning id`,
      [world.organization.id, location.id],
    );
    expect(ids).toHaveLength(7);
    const answer = await admin.call(contract.closeLocation, { params: { locationId: location.id } });
    expect(answer).toMatchObject({ ok: false, refusal: 'location_has_people', details: { count: 6 } });
    expect(answer.ok || answer.details).toHaveProperty('people.length', 5);
  });

  test('what people know of shifts to come there is taken away first', async () => {
    const { id: locationId } = await added('Summer Terrace');
    const params = { locationId };
    const monday = parsePlainDate('2027-06-07') ?? expect.fail();
    const { shiftId, revision } = await planned(admin, aShift(locationId, monday, null));
    expect(await published(admin, locationId, monday)).toMatchObject({ ok: true });
    expect(await admin.call(contract.closeLocation, { params })).toMatchObject({
      refusal: 'location_has_shifts',
      details: { count: 1 },
    });
    await admin.call(contract.cancelShift, { params: { shiftId }, body: { revision } });
    expect(await published(admin, locationId, monday)).toMatchObject({ ok: true });
    expect(await admin.call(contract.closeLocation, { params })).toMatchObject({ ok: true });
  });

  test('nobody is put at a closed location, and it can be reopened', async () => {
    const location = await added('Shed');
    const params = { locationId: location.id };
    expect(await admin.call(contract.closeLocation, { params })).toMatchObject({ ok: true });
    const { employeeId } = await world.employee('Nomad');
    await expect(worksAt(employeeId, location.id)).rejects.toThrow(/is closed/);
    await expect(
      world.asOwner('update employees set home_location_id = $1 where id = $2', [location.id, employeeId]),
    ).rejects.toThrow(/is closed/);
    expect(await admin.call(contract.reopenLocation, { params })).toMatchObject({
      ok: true,
      value: { closedAt: null },
    });
    await worksAt(employeeId, location.id);
  });

  test('the last open location stays open, even when the last two are closed at once', async () => {
    const rival = await world.rival('Copper Kettle');
    const client = await server.as(rival.admin);
    const empty = await Promise.all(
      ['Left', 'Right'].map(async (name) => {
        const answer = await client.call(contract.addLocation, { body: place(name) });
        return answer.ok ? answer.value.id : expect.fail(answer.refusal);
      }),
    );
    // Nobody has a home any more, which no screen lets happen: the rule must hold by itself.
    await world.asOwner("update employees set status = 'rejected' where organization_id = $1 and id <> $2", [
      rival.id,
      rival.admin.employeeId,
    ]);
    const first = rival.admin.locationId;
    await world.asOwner('update locations set closed_at = now() where id = $1', [first]);
    const answers = await Promise.all(
      empty.map((locationId) => client.call(contract.closeLocation, { params: { locationId } })),
    );
    expect(answers.map((answer) => (answer.ok ? 'closed' : answer.refusal)).toSorted()).toEqual([
      'closed',
      'last_open_location',
    ]);
  });
});

describe('where somebody is', () => {
  test('is their home, until they choose another of their own; punches are recorded and taken back there, in its zone', async () => {
    const ben = await world.employee('Benny', { at: 'Lodge' });
    const annex = await added('Annex', { zone: zone('America/Denver') });
    const client = await server.as(ben);
    const elsewhere = await client.call(contract.chooseLocation, { body: { locationId: annex.id } });
    expect(elsewhere).toMatchObject({ ok: false, refusal: 'not_found' });
    await worksAt(ben.employeeId, annex.id);
    expect((await selfOf(client)).locations.map(({ name }) => name)).toEqual(['Lodge', 'Annex']);
    await client.call(contract.chooseLocation, { body: { locationId: annex.id } });
    expect(await selfOf(client)).toMatchObject({ location: { name: 'Annex' }, home: { name: 'Lodge' } });
    const id = '01935f00-0000-7000-8000-00000000a001';
    await client.send('POST', contract.recordPunch.path, { id, kind: 'clock_in' });
    const undo = { id: '01935f00-0000-7000-8000-00000000a002', offline: false };
    await client.call(contract.undoPunch, { params: { punchId: id }, body: undo });
    const punches = await world.asOwner(
      'select kind, location_id, zone from punches where employee_id = $1 order by sequence',
      [ben.employeeId],
    );
    const there = { location_id: annex.id, zone: 'America/Denver' };
    expect(punches).toEqual([
      { kind: 'clock_in', ...there },
      { kind: 'void', ...there },
    ]);
    await admin.call(contract.closeLocation, { params: { locationId: annex.id } });
    expect(await selfOf(client)).toMatchObject({ location: { name: 'Lodge' }, locations: [{ name: 'Lodge' }] });
  });
});

describe('a new time zone', () => {
  test('counts from the next week on: no past figure moves, and none is lost or counted twice in between', async () => {
    const location = await added('Border');
    const cleo = await world.employee('Cleo', { at: 'Lodge' });
    await world.asOwner('update employees set home_location_id = $1 where id = $2', [location.id, cleo.employeeId]);
    // Thursday evening into Friday, New York.
    await cleo.worked('Thu 20:00–23:30');
    const client = await server.as(cleo);
    const card = async (date: string) => {
      const answer = await client.call(contract.readTimeCard, { query: { date: parsePlainDate(date) } });
      return answer.ok ? answer.value : expect.fail(answer.refusal);
    };
    const before = await card('2026-11-19');
    const list = await admin.call(contract.readLocations);
    const shown = list.ok && list.value.locations.find(({ id }) => id === location.id);
    expect(shown).toMatchObject({ newZoneFrom: '2026-11-21' });
    const moved = await admin.call(contract.changeLocation, {
      params: { locationId: location.id },
      body: { ...place('Border', { zone: zone('America/Los_Angeles') }), revision: 1 },
    });
    expect(moved.ok).toBe(true);
    expect({ ...(await card('2026-11-19')), serverNow: 0 }).toEqual({ ...before, serverNow: 0 });
    // Punched from Sunday evening to Monday morning, through the three hours between the two midnights.
    world.clock.set('2026-11-24T15:00:00.000Z');
    await cleo.pressed('clock_in', at('2026-11-23T04:00:00.000Z'));
    await cleo.pressed('clock_out', at('2026-11-23T10:00:00.000Z'));
    const [old, fresh] = [await card('2026-11-19'), await card('2026-11-24')];
    expect([old.zone, fresh.zone]).toEqual(['America/New_York', 'America/Los_Angeles']);
    expect(old.workedMinutes - before.workedMinutes).toBe(4 * 60);
    expect(fresh.workedMinutes).toBe(2 * 60);
  });
});

test('only admins reach the list of locations', async () => {
  const boss = await server.as(await world.employee('Boss', { role: 'manager', manages: ['Lodge'], at: 'Lodge' }));
  expect(await boss.call(contract.readLocations)).toMatchObject({ ok: false, refusal: 'not_allowed' });
  expect(await boss.call(contract.addLocation, { body: place('Mine') })).toMatchObject({
    ok: false,
    refusal: 'not_allowed',
  });
});
