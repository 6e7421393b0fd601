import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addMilliseconds, formatInstant, millisecondsPerHour } from '../../src/domain/kernel/time.ts';
import { problemIn, type Reply } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { paired, type TestKiosk } from '../world/kiosk.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ana: Employee;
let ben: Employee;
let boss: Employee;
let kiosk: TestKiosk;

const { recordAtKiosk } = contract;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  ana = await world.employee('Ana', { at: 'Wharf' });
  ben = await world.employee('Ben', { at: 'Pier' });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  kiosk = await paired(server, boss);
  await setPin(ana, ana, '4821');
});

afterAll(() => world.close());

const setPin = async (by: Employee, whose: Employee, pin: string) =>
  (await server.as(by)).call(contract.setPin, { params: { employeeId: whose.employeeId }, body: { pin } });

const send = (of: TestKiosk, body: object): Promise<Reply> =>
  of.client.send(recordAtKiosk.method, recordAtKiosk.path, body);

const codeOf = (reply: Reply): string => (reply.status < 400 ? `${reply.status}` : problemIn(reply.text).code);

const ledgerOf = (who: Employee) =>
  world.asOwner<{ kind: string; source: string; location: string; kiosk: string | null }>(
    `select p.kind, p.source, l.name as location, k.name as kiosk from punches p
      join locations l on l.organization_id = p.organization_id and l.id = p.location_id
      left join kiosk_punches kp on kp.organization_id = p.organization_id and kp.punch_id = p.id
      left join kiosks k on k.organization_id = kp.organization_id and k.id = kp.kiosk_id
      where p.employee_id = $1 order by p.sequence`,
    [who.employeeId],
  );

describe('pairing', () => {
  test('ends the session that asked: nobody stays signed in on a device that everybody gets at', async () => {
    const client = await server.as(boss);
    const before = await client.call(contract.readKiosks);
    expect(before.ok && before.value.locations.map(({ name }) => name)).toEqual(['Wharf']);
    await client.call(contract.pairKiosk, { body: { name: 'Back door', locationId: boss.locationId } });
    expect(codeOf(await client.send('GET', contract.readKiosks.path))).toBe('not_signed_in');
  });

  test('is one of twenty at its location at most, though two are paired at once', async () => {
    const there = await world.employee('Pia', { role: 'manager', at: 'Mill', manages: ['Mill'] });
    const { locationId } = there;
    const pair = async (name: string) =>
      (await server.as(there)).call(contract.pairKiosk, { body: { name, locationId } });
    expect(await pair('Gate')).toMatchObject({ ok: true });
    await world.asOwner(
      `insert into kiosks select (jsonb_populate_record(k, jsonb_build_object(
         'id', gen_random_uuid(), 'name', 'Gate ' || nth, 'token_hash', '\\x' || encode(sha256(nth::text::bytea), 'hex')
       ))).* from kiosks k, generate_series(1, 18) as nth where k.location_id = $1`,
      [locationId],
    );
    const answers = await Promise.all([pair('Left'), pair('Right'), pair('Back')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual(expect.objectContaining({ refusal: 'too_many_kiosks' }));
  });

  test('is for those who answer for the location', async () => {
    const client = await server.as(boss);
    const answer = await client.call(contract.pairKiosk, { body: { name: 'Door', locationId: ben.locationId } });
    expect(answer).toMatchObject({ refusal: 'not_found' });
    const pins = await client.call(contract.readPins, { params: { locationId: ben.locationId } });
    expect(pins).toMatchObject({ refusal: 'not_found' });
  });

  test('keeps the secret of the device nowhere but there', async () => {
    const secret = kiosk.client.cookie?.split('.')[1] ?? '';
    const rows = await world.asOwner<{ row: string }>('select k::text as row from kiosks k');
    expect(secret).toHaveLength(43);
    expect(rows.filter(({ row }) => row.includes(secret) || row.includes('PRIVATE KEY'))).toEqual([]);
  });

  test('stands in the audit log, as does its end, after which the device shows nobody', async () => {
    const other = await paired(server, boss, boss.locationId, 'Cellar');
    const client = await server.as(boss);
    const params = { kioskId: other.kioskId };
    expect((await client.call(contract.revokeKiosk, { params })).ok).toBe(true);
    expect(await client.call(contract.revokeKiosk, { params })).toMatchObject({ refusal: 'not_found' });
    expect(await other.client.call(contract.readKiosk)).toMatchObject({ refusal: 'kiosk_not_paired' });
    const told = await world.asOwner<{ action: string }>(
      "select action from audit_entries where details ->> 'name' = 'Cellar' order by sequence",
    );
    expect(told.map(({ action }) => action)).toEqual(['kiosk.paired', 'kiosk.revoked']);
  });
});

describe('a kiosk', () => {
  test('shows who works at its location, with the state of each clock, and nobody else', async () => {
    const { people, location } = await kiosk.read();
    expect(location.name).toBe('Wharf');
    expect(people.map(({ firstName, hasPin, status }) => ({ firstName, hasPin, status }))).toEqual([
      { firstName: 'Ana', hasPin: true, status: 'Clocked Out' },
      { firstName: 'Boss', hasPin: false, status: 'Clocked Out' },
    ]);
    expect(await kiosk.enter(ben, '4821')).toMatchObject({ refusal: 'not_found' });
  });

  test('tells whoever has no PIN that they need one', async () => {
    expect(await kiosk.enter(boss, '4821')).toMatchObject({ refusal: 'pin_missing' });
  });

  test('learns with the PIN how its person reads by now, though its list is older', async () => {
    const client = await server.as(ana);
    expect(await kiosk.enter(ana, '4821')).toMatchObject({ value: { language: 'en', hourCycle: 'h12' } });
    await client.call(contract.changePreferences, { body: { language: 'ar', hourCycle: 'h23' } });
    expect(await kiosk.enter(ana, '4821')).toMatchObject({ value: { language: 'ar', hourCycle: 'h23' } });
    await client.call(contract.changePreferences, { body: { language: 'en', hourCycle: 'h12' } });
  });

  test('records a punch by the same rules, at its own location, and says where it came from', async () => {
    const wrong = await kiosk.press(ana, 'break_start', '4821');
    expect(codeOf(await send(kiosk, wrong))).toBe('punch_does_not_apply');
    const press = await kiosk.press(ana, 'clock_in', '4821');
    const [first, again] = [await send(kiosk, press), await send(kiosk, press)];
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect(await ledgerOf(ana)).toEqual([
      { kind: 'clock_in', source: 'kiosk', location: 'Wharf', kiosk: 'Front door' },
    ]);
    expect((await kiosk.read()).people[0]?.status).toBe('Clocked In');
    const used = await (await server.as(boss)).call(contract.readKiosks);
    expect(used.ok && used.value.kiosks.find(({ kioskId }) => kioskId === kiosk.kioskId)?.lastUsedAt).not.toBeNull();
  });

  test('that was offline sends the time of the press, and is marked so', async () => {
    const at = formatInstant(addMilliseconds(world.clock.now(), -millisecondsPerHour / 60));
    const press = await kiosk.press(ana, 'clock_out', '4821', { offline: true, deviceAt: at, skewMilliseconds: 0 });
    const before = await ledgerOf(ana);
    const reply = await send(kiosk, press);
    // Just recorded online, a minute ago is before the clock-in: decided at its own time, as on any device.
    expect(codeOf(reply)).toBe('punch_out_of_order');
    expect(await ledgerOf(ana)).toEqual(before);
    const now = formatInstant(addMilliseconds(world.clock.now(), 1_000));
    world.clock.set(formatInstant(addMilliseconds(world.clock.now(), 2_000)));
    const late = await kiosk.press(ana, 'clock_out', '4821', { offline: true, deviceAt: now, skewMilliseconds: 0 });
    expect(codeOf(await send(kiosk, late))).toBe('200');
    expect((await ledgerOf(ana)).at(-1)).toMatchObject({ kind: 'clock_out', source: 'kiosk_offline' });
  });

  test('records nothing with another PIN, nor with what was sealed for another punch', async () => {
    const before = await ledgerOf(ana);
    expect(codeOf(await send(kiosk, await kiosk.press(ana, 'clock_in', '1357')))).toBe('wrong_pin');
    const own = (await kiosk.press(ana, 'clock_in', '4821')) as { proof: object };
    const other = await kiosk.press(ana, 'clock_in', '4821', { proof: own.proof });
    expect(codeOf(await send(kiosk, other))).toBe('wrong_pin');
    expect(await ledgerOf(ana)).toEqual(before);
  });

  test('begins nothing after somebody’s last day, and says why; what is open is ended', async () => {
    const gus = await world.employee('Gus', { at: 'Wharf' });
    await setPin(boss, gus, '2468');
    const leftOn = (days: number) =>
      world.asOwner('update employees set employed_until = $1::timestamptz::date + $2::int where id = $3', [
        formatInstant(world.clock.now()),
        days,
        gus.employeeId,
      ]);
    expect(codeOf(await send(kiosk, await kiosk.press(gus, 'clock_in', '2468')))).toBe('200');
    await leftOn(-2);
    expect((await kiosk.enter(gus, '2468')).ok).toBe(true);
    expect(codeOf(await send(kiosk, await kiosk.press(gus, 'clock_out', '2468')))).toBe('200');
    const late = await send(kiosk, await kiosk.press(gus, 'clock_in', '2468'));
    expect(problemIn(late.text)).toMatchObject({ code: 'last_day_over' });
    expect(codeOf(await send(kiosk, await kiosk.press(gus, 'clock_in', '1357')))).toBe('wrong_pin');
    expect((await ledgerOf(gus)).map(({ kind }) => kind)).toEqual(['clock_in', 'clock_out']);
  });

  test('that was offline sends what somebody pressed there before they were moved or suspended, and it counts', async () => {
    const hours = (count: number) => formatInstant(addMilliseconds(world.clock.now(), count * millisecondsPerHour));
    const people = [
      await world.employee('Ida', { at: 'Wharf' }),
      await world.employee('Jon', { at: 'Wharf' }),
    ] as const;
    for (const who of people) {
      await setPin(boss, who, '2580');
      expect(codeOf(await send(kiosk, await kiosk.press(who, 'clock_in', '2580')))).toBe('200');
    }
    const [ida, jon] = people;
    const pressedAt = hours(2);
    world.clock.set(hours(3));
    await world.asOwner('update employees set home_location_id = $1 where id = $2', [ben.locationId, ida.employeeId]);
    const params = { employeeId: jon.employeeId };
    const client = await server.as(boss);
    expect((await client.call(contract.suspendEmployee, { params, body: { reason: 'Left' } })).ok).toBe(true);
    const offline = (deviceAt: string) => ({ offline: true, deviceAt, skewMilliseconds: 0 });
    for (const who of people) {
      expect(await kiosk.enter(who, '2580')).toMatchObject({ refusal: 'not_found' });
      expect(codeOf(await send(kiosk, await kiosk.press(who, 'clock_out', '2580')))).toBe('not_found');
      expect(codeOf(await send(kiosk, await kiosk.press(who, 'clock_out', '1357', offline(pressedAt))))).toBe(
        'wrong_pin',
      );
      expect(codeOf(await send(kiosk, await kiosk.press(who, 'clock_out', '2580', offline(pressedAt))))).toBe('200');
      expect((await ledgerOf(who)).map(({ kind, location }) => [kind, location])).toEqual([
        ['clock_in', 'Wharf'],
        ['clock_out', 'Wharf'],
      ]);
    }
    world.clock.set(hours(2));
    const late = offline(hours(-1));
    expect(codeOf(await send(kiosk, await kiosk.press(jon, 'clock_in', '2580', late)))).toBe('not_found');
    expect(codeOf(await send(kiosk, await kiosk.press(ida, 'clock_in', '2580', late)))).toBe('200');
    expect(codeOf(await send(kiosk, await kiosk.press(ben, 'clock_in', '2580', late)))).toBe('not_found');
  });

  test('that was offline is taken of nobody who never worked there, and of who worked there as well', async () => {
    const kim = await world.employee('Kim', { at: 'Pier' });
    const admin = await world.employee('Kay', { role: 'admin', at: 'Pier' });
    await setPin(admin, kim, '6420');
    const client = await server.as(admin);
    const worksToo = async (revision: number, furtherLocationIds: string[]) => {
      const names = { firstName: 'Kim', lastName: 'Crew', employedFrom: null, employedUntil: null } as const;
      const body = { ...names, homeLocationId: kim.locationId, furtherLocationIds, revision };
      const params = { employeeId: kim.employeeId };
      expect(await client.call(contract.changeEmployee, { params, body })).toMatchObject({ ok: true });
    };
    const deviceAt = formatInstant(addMilliseconds(world.clock.now(), -60_000));
    const press = async () =>
      codeOf(
        await send(kiosk, await kiosk.press(kim, 'clock_in', '6420', { offline: true, deviceAt, skewMilliseconds: 0 })),
      );
    expect(await press()).toBe('not_found');
    await worksToo(1, [boss.locationId]);
    await worksToo(2, []);
    expect(await press()).toBe('200');
  });

  test('counts no right PIN as a mistake, however many of its punches are refused', async () => {
    const eli = await world.employee('Eli', { at: 'Wharf' });
    await setPin(boss, eli, '3579');
    const counted = () =>
      world.asOwner<{ failures: number }>('select failures from throttles where failures > 0 order by key');
    const before = await counted();
    const codes = [];
    for (let press = 0; press < 7; press += 1) {
      codes.push(codeOf(await send(kiosk, await kiosk.press(eli, 'break_start', '3579'))));
    }
    expect(codes).toEqual(Array(7).fill('punch_does_not_apply'));
    expect(await counted()).toEqual(before);
    expect(await ledgerOf(eli)).toEqual([]);
  });

  test('that was paired anew still records what was pressed before', async () => {
    const former = await paired(server, boss, boss.locationId, 'Former');
    const press = await former.press(ana, 'clock_in', '4821');
    await (await server.as(boss)).call(contract.revokeKiosk, { params: { kioskId: former.kioskId } });
    expect(codeOf(await send(former, press))).toBe('kiosk_not_paired');
    const anew = await paired(server, boss, boss.locationId, 'Anew');
    expect(codeOf(await send(anew, press))).toBe('200');
    expect((await ledgerOf(ana)).at(-1)).toMatchObject({ kiosk: 'Former' });
  });
});

describe('PINs', () => {
  test('are slowed down after some mistakes, at this kiosk and for this person, and never locked', async () => {
    const cora = await world.employee('Cora', { at: 'Wharf' });
    await setPin(boss, cora, '2468');
    const tries = [];
    for (let mistake = 0; mistake < 7; mistake += 1) tries.push(await kiosk.enter(cora, '1357'));
    expect(tries.map((one) => (one.ok ? 'ok' : one.refusal)).slice(0, 5)).toEqual(Array(5).fill('wrong_pin'));
    expect(tries.at(-1)).toMatchObject({ refusal: 'too_many_attempts' });
    expect((await kiosk.enter(ana, '4821')).ok).toBe(true);
    const elsewhere = await paired(server, boss, boss.locationId, 'Side door');
    expect((await elsewhere.enter(cora, '2468')).ok).toBe(true);
    world.clock.set(formatInstant(addMilliseconds(world.clock.now(), 301_000)));
    expect((await kiosk.enter(cora, '2468')).ok).toBe(true);
  });

  test('are set by oneself, or by who answers for somebody; and not the plainest', async () => {
    expect(await setPin(ana, ana, '1234')).toMatchObject({ refusal: 'pin_too_plain' });
    expect(await setPin(ana, boss, '4821')).toMatchObject({ refusal: 'not_found' });
    expect(await setPin(boss, ben, '4821')).toMatchObject({ refusal: 'not_found' });
    expect((await setPin(boss, ana, '9753')).ok).toBe(true);
    expect(await kiosk.enter(ana, '4821')).toMatchObject({ refusal: 'wrong_pin' });
    expect((await kiosk.enter(ana, '9753')).ok).toBe(true);
    const own = await (await server.as(ana)).call(contract.readOwnPin);
    expect(own.ok && own.value.setAt).toEqual(world.clock.now());
    const told = await world.asOwner<{ by: string; details: object }>(
      "select e.first_name as by, a.details from audit_entries a join employees e on e.id = a.employee_id where action = 'kiosk.pin_set' and subject_id = $1 order by sequence desc limit 1",
      [ana.employeeId],
    );
    expect(told).toEqual([{ by: 'Boss', details: {} }]);
  });

  test('stand nowhere that a copy of the database would tell them', async () => {
    const rows = await world.asOwner<{ sealed: string }>(
      "select encode(hash_sealed, 'escape') as sealed from kiosk_pins",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ sealed }) => /argon2|9753/.test(sealed))).toEqual([]);
  });

  test('of whoever was suspended open nothing', async () => {
    const dora = await world.employee('Dora', { at: 'Wharf' });
    await setPin(dora, dora, '8642');
    expect((await kiosk.enter(dora, '8642')).ok).toBe(true);
    await (
      await server.as(boss)
    ).call(contract.suspendEmployee, {
      params: { employeeId: dora.employeeId },
      body: { reason: 'Left' },
    });
    expect(await kiosk.enter(dora, '8642')).toMatchObject({ refusal: 'not_found' });
  });
});

describe('whoever answers for the location of a kiosk', () => {
  test('is known to it once they have typed their PIN, and nobody else is taken for one', async () => {
    const elsewhere = await world.employee('Lead', { role: 'manager', at: 'Wharf', manages: ['Pier'] });
    for (const one of [boss, elsewhere, ana]) await setPin(one, one, '7391');
    const answers = async (who: Employee, pin: string) => {
      const answer = await kiosk.enter(who, pin);
      return answer.ok ? answer.value : answer.refusal;
    };
    expect(await answers(boss, '7391')).toMatchObject({ answersHere: true });
    expect(await answers(elsewhere, '7391')).toMatchObject({ answersHere: false });
    expect(await answers(ana, '7391')).toMatchObject({ answersHere: false });
    expect(await answers(boss, '4821')).toBe('wrong_pin');
    expect(JSON.stringify(await kiosk.read())).not.toContain('answersHere');
  });
});
