import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PolicyWish } from '../../src/contract/pay-rules.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const tuesday = addDays(monday, 1);
const wednesday = addDays(monday, 2);
const theFridayBefore = '2026-11-13T15:00:00.000Z';
const friday = '2026-11-20T23:00:00.000Z';
const nextMonday = '2026-11-23T15:00:00.000Z';

let world: World;
let server: WorldServer;
let admin: Client;
let manager: Client;

beforeAll(async () => {
  world = await aWorld({ now: theFridayBefore });
  server = await world.serve({ poolSize: 4 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  [admin, manager] = await Promise.all([server.as(world.organization.admin), server.as(boss)]);
});

afterAll(() => world.close());

let count = 0;
/** Somebody of the wharf who is paid 20.00 an hour, by the law of California. */
async function californian(): Promise<Employee> {
  world.clock.set(theFridayBefore);
  const one = await world.employee(`Cal${(count += 1)}`, { at: 'Wharf' });
  const { citations: _, ...rules } = presets.california;
  const startsOn = addDays(monday, -7);
  const body: PolicyWish = { scope: { kind: 'employee', id: one.employeeId }, startsOn, preset: 'california', rules };
  const fresh = await server.as(world.organization.admin);
  expect(await fresh.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  const rate = { startsOn, centsPerHour: cents(20_00), reason: undefined };
  await fresh.call(contract.setPayRate, { params: { employeeId: one.employeeId }, body: rate });
  return one;
}

const name = ({ employeeId }: Employee) => ({ employeeId, startsOn: monday });

async function cardOf(one: Employee, reader = manager) {
  const answer = await reader.call(contract.readCard, { params: name(one) });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

async function rulesTold(one: Employee) {
  const answer = await manager.call(contract.explainCard, { params: name(one) });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.reasons.map(({ rule, date }) => [rule, date]);
}

const lineOf = (card: Awaited<ReturnType<typeof cardOf>>, kind: string) =>
  card.pay?.lines.find((line) => line.kind === kind)?.cents;

describe('rests', () => {
  let ana: Employee;
  const sign = async (rests?: { date: PlainDate; missed: number }[], attestationVersion = 2) => {
    const client = await server.as(ana);
    const { ledgerSequence: seen } = await cardOf(ana, client);
    const body = { attestationVersion, language: 'es' as const, seen, ...(rests && { rests }) };
    return client.call(contract.signTimeCard, { params: { startsOn: monday }, body });
  };

  beforeAll(async () => {
    ana = await californian();
    world.clock.set(friday);
    for (const day of ['Mon', 'Tue']) await ana.worked(`${day} 9:00–17:00, break 30`);
    world.clock.set(nextMonday);
  });

  test('are told of as the week is signed: of each day, with the wording that says so', async () => {
    expect((await cardOf(ana, await server.as(ana))).signing).toEqual({
      attestationVersion: 2,
      rests: [
        { date: monday, due: 2, missed: 0 },
        { date: tuesday, due: 2, missed: 0 },
      ],
      refusal: null,
    });
    expect(await sign([], 1)).toMatchObject({ refusal: 'attestation_outdated' });
    expect(await sign()).toMatchObject({ refusal: 'rests_not_attested' });
    expect(await sign([{ date: monday, missed: 0 }])).toMatchObject({ refusal: 'rests_not_attested' });
  });

  test('that were missed owe an hour, on the card and in its lines, with the reason, and are not approved unseen', async () => {
    const before = await cardOf(ana);
    expect([lineOf(before, 'rest-premium'), before.flags]).toEqual([undefined, []]);
    const said = [
      { date: monday, missed: 0 },
      { date: tuesday, missed: 1 },
    ];
    expect(await sign(said)).toMatchObject({ ok: true });

    const card = await cardOf(ana);
    expect(card.flags).toEqual([{ kind: 'missed_rest', date: tuesday }]);
    expect(lineOf(card, 'rest-premium')).toBe(20_00);
    expect(card.steps).toMatchObject([
      {
        step: 'signed',
        attestation: { version: 2, language: 'es' },
        rests: [
          { date: monday, due: 2, missed: 0 },
          { date: tuesday, due: 2, missed: 1 },
        ],
      },
    ]);
    expect(await rulesTold(ana)).toEqual(
      expect.arrayContaining([
        ['rest-missed', tuesday],
        ['rest-premium', null],
      ]),
    );
    expect(await sign(said)).toMatchObject({ refusal: 'card_already_signed' });
    const approve = (behind: string) =>
      manager.call(contract.approveTimeCard, { params: name(ana), body: { seen: card.ledgerSequence, behind } });
    expect(await approve(before.behind)).toMatchObject({ refusal: 'card_changed_meanwhile' });
    expect(await approve(card.behind)).toMatchObject({ ok: true });
    const logs = await world.asOwner<{ worked_on: string; pay_cents: string }>(
      'select worked_on::text, pay_cents from work_logs where employee_id = $1 order by worked_on',
      [ana.employeeId],
    );
    expect(logs.map((log) => Number(log.pay_cents))).toEqual([150_00, 170_00]);
    expect(await cardOf(ana)).toMatchObject({ state: 'approved', changes: null });
  });

  test('that were signed for are theirs to take along, with the wording', async () => {
    const data = await (await server.as(ana)).call(contract.exportPersonalData);
    if (!data.ok) throw new Error(data.refusal);
    const [first] = data.value.cardSteps;
    expect(first).toMatchObject({ startsOn: monday, step: 'signed', attestation: { version: 2, language: 'es' } });
    expect(first?.rests?.map(({ date }) => date)).toEqual([monday, tuesday]);
  });

  test('stay as they were said while the week is open again, until they are signed for anew', async () => {
    await manager.call(contract.reopenTimeCard, { params: name(ana), body: { reason: 'Tuesday was given after all' } });
    const open = await cardOf(ana, await server.as(ana));
    expect(open.signing?.rests).toMatchObject([{ missed: 0 }, { missed: 1 }]);
    expect(lineOf(await cardOf(ana), 'rest-premium')).toBe(20_00);
    expect(await sign([monday, tuesday].map((date) => ({ date, missed: 0 })))).toMatchObject({ ok: true });
    const card = await cardOf(ana);
    expect([lineOf(card, 'rest-premium'), card.flags]).toEqual([undefined, []]);
    expect(card.steps.map(({ step }) => step)).toEqual(['signed', 'approved', 'reopened', 'signed']);
    const told = await world.asOwner<{ missed: number | null }>(
      `select (details->>'restsMissed')::integer as missed from audit_entries
       where subject_id = $1 and action = 'time_card.signed' order by sequence`,
      [ana.employeeId],
    );
    expect(told).toEqual([{ missed: 1 }, { missed: 0 }]);
    // Told wrongly: until it is approved they sign once more.
    const onMonday = [
      { date: monday, missed: 1 },
      { date: tuesday, missed: 0 },
    ];
    expect(await sign(onMonday)).toMatchObject({ ok: true });
    expect((await cardOf(ana)).flags).toEqual([{ kind: 'missed_rest', date: monday }]);
  });
});

describe('a meal of a short day', () => {
  const about = (startsOn: PlainDate) => ({ meal: 'first' as const, startsOn });
  const agree = async (one: Employee, startsOn: PlainDate, wordingVersion = 1) =>
    (await server.as(one)).call(contract.acceptMealWaiver, {
      body: { ...about(startsOn), wordingVersion, language: 'en' },
    });
  const revoke = async (one: Employee, startsOn: PlainDate) =>
    (await server.as(one)).call(contract.revokeMealWaiver, { body: about(startsOn) });
  const read = (reader: Client, one: Employee) =>
    reader.call(contract.readMealWaivers, { params: { employeeId: one.employeeId } });

  test('is waived by whoever works, from tomorrow on, until they take it back; cards follow, and say why', async () => {
    const ben = await californian();
    expect(await agree(ben, addDays(monday, -3))).toMatchObject({ refusal: 'waiver_in_the_past' });
    expect(await agree(ben, monday, 2)).toMatchObject({ refusal: 'attestation_outdated' });
    const first = await agree(ben, monday);
    expect(first).toMatchObject({
      value: {
        mayState: true,
        meals: [
          { meal: 'first', upToMinutes: 360, isWaived: false, changesOn: monday },
          { meal: 'second', upToMinutes: 720, isWaived: false, changesOn: null },
        ],
        statements: [{ sequence: 1, kind: 'agreed', wording: { version: 1, language: 'en' } }],
      },
    });
    // Sent again, it is there once.
    expect(await agree(ben, monday)).toEqual(first);
    world.clock.set('2026-11-17T15:00:00.000Z');
    expect(await revoke(ben, monday)).toMatchObject({ refusal: 'waiver_in_the_past' });
    expect(await revoke(ben, wednesday)).toMatchObject({
      value: { statements: [{ sequence: 2, kind: 'revoked', wording: null }, { sequence: 1 }] },
    });

    world.clock.set(friday);
    for (const day of ['Mon', 'Tue', 'Wed']) await ben.worked(`${day} 9:00–${day === 'Tue' ? '15:01' : '14:30'}`);
    world.clock.set(nextMonday);
    const card = await cardOf(ben);
    // On Tuesday a minute too many, and from Wednesday on taken back.
    expect(card.flags).toEqual([
      { kind: 'missed_meal', date: tuesday },
      { kind: 'missed_meal', date: wednesday },
    ]);
    expect(card.days.map(({ mealsWaived }) => mealsWaived)).toEqual([1, 0, 0, 0, 0, 0, 0]);
    expect(lineOf(card, 'meal-premium')).toBe(40_00);
    expect(await rulesTold(ben)).toContainEqual(['meal-waived', monday]);
    const told = await world.asOwner<{ action: string }>(
      `select action from audit_entries where subject_id = $1 and action like 'meal_waiver.%' order by sequence`,
      [ben.employeeId],
    );
    expect(told.map(({ action }) => action)).toEqual(['meal_waiver.agreed', 'meal_waiver.revoked']);
  });

  test('is seen by whoever answers for them and stated by nobody else; to others it is not there', async () => {
    const cy = await californian();
    await agree(cy, monday);
    expect(await read(manager, cy)).toMatchObject({ value: { mayState: false, statements: [{ meal: 'first' }] } });
    const colleague = await server.as(await world.employee('Colleague', { at: 'Wharf' }));
    const elsewhere = await server.as(
      await world.employee('Elsewhere', { role: 'manager', at: 'Pier', manages: ['Pier'] }),
    );
    for (const reader of [colleague, elsewhere]) {
      expect(await read(reader, cy)).toMatchObject({ refusal: 'not_found' });
    }
  });

  test('is waived by nobody where the rules of the date know of no such agreement', async () => {
    world.clock.set(theFridayBefore);
    const fed = await world.employee('Fed', { at: 'Wharf' });
    expect(await agree(fed, monday)).toMatchObject({ refusal: 'meal_not_waivable' });
    expect(await revoke(fed, monday)).toMatchObject({ value: { statements: [] } });
  });

  test('is stated once by two who press at once', async () => {
    const dee = await californian();
    const client = await server.as(dee);
    const body = { ...about(monday), wordingVersion: 1, language: 'en' as const };
    await Promise.all([1, 2, 3].map(() => client.call(contract.acceptMealWaiver, { body })));
    expect(await read(client, dee)).toMatchObject({ value: { statements: [{ sequence: 1 }] } });
  });

  test('stays waived in a week as it was written with its approval', async () => {
    const eve = await californian();
    await agree(eve, monday);
    world.clock.set(friday);
    await eve.worked('Mon 9:00–14:30');
    world.clock.set(nextMonday);
    const { ledgerSequence: seen, behind } = await cardOf(eve);
    await manager.call(contract.approveTimeCard, { params: name(eve), body: { seen, behind } });
    const list = await admin.call(contract.readTimeCards, { query: { date: monday } });
    const line = list.ok && list.value.cards.find(({ employee }) => employee.employeeId === eve.employeeId);
    expect(line).toMatchObject({ state: 'approved', behind, flags: [] });
  });
});

test('paid time off counts toward forty hours where the policy says so, on the card and on one’s own', async () => {
  world.clock.set(theFridayBefore);
  const fay = await world.employee('Fay', { at: 'Wharf' });
  const { citations: _, ...federal } = presets.federal;
  const rules = { ...federal, overtime: { ...federal.overtime, countsPaidAbsence: true } };
  const scope = { kind: 'employee', id: fay.employeeId } as const;
  const body: PolicyWish = { scope, startsOn: addDays(monday, -7), preset: 'custom', rules };
  const fresh = await server.as(world.organization.admin);
  expect(await fresh.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  const [vacation] = await world.asOwner<{ id: string }>(
    `select t.id from time_off_types t join employees e on e.organization_id = t.organization_id
     where e.id = $1 and t.preset = 'vacation'`,
    [fay.employeeId],
  );
  const own = await server.as(fay);
  const { employeeId: userId, firstName, lastName, email } = fay;
  const onFriday = addDays(monday, 4);
  const dates = { startDate: onFriday, endDate: onFriday, numDays: 1 };
  const wish = { userId, firstName, lastName, email, ...dates, id: v7(), typeId: vacation?.id ?? '' };
  const asked = await own.call(contract.requestTimeOff, { body: wish });
  if (!asked.ok) throw new Error(asked.refusal);
  const { requestId } = asked.value;
  expect(await fresh.call(contract.approveTimeOff, { params: { requestId } })).toMatchObject({ ok: true });
  world.clock.set(friday);
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu']) await fay.worked(`${day} 8:00–18:00`);
  expect(await (await server.as(fay)).call(contract.readClock)).toMatchObject({
    value: { week: { overtimeMinutes: 480 }, paidAbsence: [{ date: onFriday, minutes: 480 }] },
  });
  world.clock.set(nextMonday);

  expect(await cardOf(fay)).toMatchObject({ workedMinutes: 2_400, regularMinutes: 1_920, overtimeMinutes: 480 });
  expect(await rulesTold(fay)).toContainEqual(['paid-absence', onFriday]);
  const client = await server.as(fay);
  expect(await client.call(contract.readTimeCard, { query: { date: monday } })).toMatchObject({
    value: { workedMinutes: 2_400, overtimeMinutes: 480 },
  });
});

test('who is sent home at once is owed pay without a minute of work, and gets it when the week is approved', async () => {
  world.clock.set(theFridayBefore);
  const fay = await world.employee('Fay', { at: 'Wharf' });
  const { citations: _, ...rules } = { ...presets.federal, minimumShift: { minutes: 120, gapMinutes: 240 } };
  const startsOn = addDays(monday, -7);
  const body: PolicyWish = { scope: { kind: 'employee', id: fay.employeeId }, startsOn, preset: 'custom', rules };
  const fresh = await server.as(world.organization.admin);
  expect(await fresh.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  const rate = { startsOn, centsPerHour: cents(20_00), reason: undefined };
  await fresh.call(contract.setPayRate, { params: { employeeId: fay.employeeId }, body: rate });
  world.clock.set('2026-11-16T14:00:00.000Z');
  await fay.pressed('clock_in');
  world.clock.set('2026-11-16T14:00:20.000Z');
  await fay.pressed('clock_out');
  world.clock.set(nextMonday);
  const card = await cardOf(fay, await server.as(world.organization.admin));
  expect(card).toMatchObject({ workedMinutes: 0, pay: { grossCents: 40_00 }, may: { approve: true } });
  const approval = { params: name(fay), body: { seen: card.ledgerSequence, behind: card.behind } };
  expect(await manager.call(contract.approveTimeCard, approval)).toMatchObject({ ok: true });
  const logs = await world.asOwner<{ day: string; minutes: number; cents: number }>(
    `select worked_on::text as day, worked_minutes as minutes, pay_cents::int as cents from work_logs where employee_id = $1`,
    [fay.employeeId],
  );
  expect(logs).toEqual([{ day: monday, minutes: 0, cents: 40_00 }]);
});
