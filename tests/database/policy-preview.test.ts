import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PolicyWish } from '../../src/contract/pay-rules.ts';
import type { PayLineReply } from '../../src/contract/time-cards/cards.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, weekdayOf, type PlainDate } from '../../src/domain/kernel/time.ts';
import { differencesOfPay, paidByName } from '../../src/domain/pay-rules/paid-by-name.ts';
import { presets, type PresetName } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// What an admin is told before a version is set is what the cards come to once it is.

const on = (text: string) => parsePlainDate(text) as PlainDate;
const monday = on('2026-11-16');
const friday = '2026-11-20T15:00:00.000Z';

let world: World;
let server: WorldServer;
let admin: Client;

beforeAll(async () => {
  world = await aWorld({ now: friday });
  server = await world.serve({ poolSize: 8 });
});
afterAll(() => world.close());

/** Policies are set by whoever has just signed in. */
async function nowIs(moment: string): Promise<void> {
  world.clock.set(moment);
  admin = await server.as(world.organization.admin);
}

/** Somebody of a location of their own, who is paid 20.00 an hour, and 30.00 from a Thursday on. */
async function hired(thursday = on('2027-01-07')): Promise<Employee> {
  const ana = await world.employee(`Ana${v7()}`, { at: `Oakland ${v7()}` });
  for (const [startsOn, centsPerHour] of [
    [on('2026-01-01'), cents(20_00)],
    [thursday, cents(30_00)],
  ] as const) {
    const body = { startsOn, centsPerHour, reason: undefined };
    const paid = await admin.call(contract.setPayRate, { params: { employeeId: ana.employeeId }, body });
    if (!paid.ok) throw new Error(paid.refusal);
  }
  return ana;
}

/** They ask for a day of vacation, and it is approved. */
async function away(one: Employee, date: PlainDate): Promise<void> {
  const [vacation] = await world.asOwner<{ id: string }>(
    "select id from time_off_types where organization_id = $1 and preset = 'vacation'",
    [one.organizationId],
  );
  const { employeeId: userId, firstName, lastName, email } = one;
  const dates = { startDate: date, endDate: date, numDays: 1 };
  const body = { userId, firstName, lastName, email, ...dates, id: v7(), typeId: vacation?.id ?? '' };
  const asked = await (await server.as(one)).call(contract.requestTimeOff, { body });
  if (!asked.ok) throw new Error(asked.refusal);
  const { requestId } = asked.value;
  const approved = await admin.call(contract.approveTimeOff, { params: { requestId } });
  if (!approved.ok) throw new Error(approved.refusal);
}

const weeksFrom = (
  { locationId }: Employee,
  startsOn: PlainDate,
  hour: number,
  preset: PresetName = 'puerto-rico',
): PolicyWish => {
  const { citations: _, ...rules } = presets[preset];
  const workweek = { weekday: weekdayOf(startsOn), time: { hour, minute: 0 } };
  return { scope: { kind: 'location', id: locationId }, startsOn, preset, rules: { ...rules, workweek } };
};

async function preview(body: PolicyWish) {
  const answer = await admin.call(contract.previewPayPolicy, { body });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

async function set(body: PolicyWish): Promise<void> {
  const answer = await admin.call(contract.setPayPolicy, { body });
  if (!answer.ok) throw new Error(answer.refusal);
}

/** What all cards of a week and of those beside it come to. */
async function cardsOf(ana: Employee, week: PlainDate) {
  const clerk = await server.as(ana);
  const query = { from: addDays(week, -8), to: addDays(week, 7) };
  const cards = await clerk.call(contract.readTimeCardsBetween, { query });
  if (!cards.ok) throw new Error(cards.refusal);
  const sum = { workedMinutes: 0, overtimeMinutes: 0, grossCents: 0 };
  const lines: PayLineReply[] = [];
  for (const { startsOn } of cards.value.cards) {
    const card = await admin.call(contract.readCard, { params: { employeeId: ana.employeeId, startsOn } });
    // A week of which nothing is known has no card.
    if (!card.ok) continue;
    sum.workedMinutes += card.value.workedMinutes;
    sum.overtimeMinutes += card.value.overtimeMinutes;
    sum.grossCents += card.value.pay?.grossCents ?? 0;
    lines.push(...(card.value.pay?.lines ?? []));
  }
  return { ...sum, paid: paidByName(lines) };
}

test('another pay period is told with the first of it, and for how many, though no hours were worked', async () => {
  await nowIs(friday);
  const ana = await hired();
  const { citations: _, ...rules } = presets.federal;
  const payPeriod = {
    frequency: 'biweekly' as const,
    anchor: monday,
    payDate: { daysAfterEnd: 5, businessDay: true },
  };
  const scope = { kind: 'location' as const, id: ana.locationId };
  const wish: PolicyWish = { scope, startsOn: on('2026-11-23'), preset: 'federal', rules: { ...rules, payPeriod } };
  expect(await preview(wish)).toMatchObject({
    changedCount: 0,
    payPeriod: {
      count: 1,
      frequency: 'biweekly',
      start: '2026-11-23',
      end: '2026-11-29',
      paidOn: '2026-12-04',
      isPayDayAlone: false,
    },
  });
  await set(wish);
  const again = { ...wish, startsOn: on('2026-11-30') };
  const later = { ...payPeriod, payDate: { daysAfterEnd: 4, businessDay: true } };
  expect(await preview({ ...again, rules: { ...rules, payPeriod: later } })).toMatchObject({
    payPeriod: { start: '2026-11-30', end: '2026-12-13', paidOn: '2026-12-17', isPayDayAlone: true },
  });
  expect(await preview({ ...again, rules: { ...rules, payPeriod, adjustableDays: 7 } })).toMatchObject({
    payPeriod: null,
  });
});

describe('what a version would change is what its cards come to', () => {
  /** Every date of a week on which a version may begin, at midnight and at noon. */
  const beginningsIn = (week: PlainDate) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [0, 12].map((hour) => ({ startsOn: addDays(week, day), hour })));

  /** Days of ten hours, and a night that Saturday and Sunday have a part in. */
  async function worked(ana: Employee): Promise<void> {
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await ana.worked(`${day} 6:00–16:00`);
    await ana.worked('Sat 20:00–4:00');
  }
  const all = { workedMinutes: 58 * 60 };

  async function expectAsTold(ana: Employee, wish: PolicyWish, week: PlainDate): Promise<void> {
    const { before, after } = await preview(wish);
    expect(before).toEqual(await cardsOf(ana, week));
    await set(wish);
    expect(after).toEqual(await cardsOf(ana, week));
    expect([before, after]).toMatchObject([all, all]);
  }

  test.each(beginningsIn(monday))('weeks from Monday at midnight, and from $startsOn at $hour:00', async (each) => {
    await nowIs('2026-11-23T03:00:00.000Z');
    const ana = await hired(addDays(monday, 3));
    await worked(ana);
    await expectAsTold(ana, weeksFrom(ana, each.startsOn, each.hour), monday);
  });

  // From 30 November on weeks that move are weighed by what they pay.
  const december = on('2026-12-07');
  test.each(beginningsIn(december))('weeks from Sunday at noon, and from $startsOn at $hour:00', async (each) => {
    await nowIs('2026-11-27T15:00:00.000Z');
    const ana = await hired(addDays(december, 3));
    await set(weeksFrom(ana, on('2026-11-29'), 12, 'federal'));
    await nowIs('2026-12-14T03:00:00.000Z');
    await worked(ana);
    await expectAsTold(ana, weeksFrom(ana, each.startsOn, each.hour), december);
  });

  test.each([
    ['Tuesday of this week', on('2026-11-17'), 360, 860_00],
    ['today', on('2026-11-20'), 0, 800_00],
    ['Sunday, which is to come', on('2026-11-22'), 0, 800_00],
  ])('on a Friday, with daily overtime and other weeks from %s', async (_, startsOn, overtimeMinutes, grossCents) => {
    await nowIs(friday);
    const ana = await hired();
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu']) await ana.worked(`${day} 6:00–16:00`);
    const before = { workedMinutes: 2_400, overtimeMinutes: 0, grossCents: 800_00 };
    expect(await preview(weeksFrom(ana, startsOn, 0))).toMatchObject({
      period: { start: monday, end: addDays(monday, 6) },
      before,
      after: { workedMinutes: 2_400, overtimeMinutes, grossCents },
    });
  });
  test('time off counts once on a day of the period, and not on those after it', async () => {
    await nowIs(friday);
    const ana = await hired();
    await ana.worked('Mon 8:00–16:00');
    for (const day of [4, 8]) await away(ana, addDays(monday, day));
    const figures = { workedMinutes: 480, overtimeMinutes: 0, grossCents: 320_00 };
    for (const day of [2, 4, 5, 6]) {
      const wish = weeksFrom(ana, addDays(monday, day), 0, 'federal');
      expect(await preview(wish)).toMatchObject({ before: figures, after: figures });
    }
  });

  test('a difference says what it is made of, to the cent: overtime by the day, and a meal that was missed', async () => {
    await nowIs(friday);
    const ana = await hired();
    await ana.worked('Mon 6:00–16:01');
    await ana.worked('Tue 8:00–17:07, break 30');
    const wish = weeksFrom(ana, monday, 0, 'california');
    const { people, before, after } = await preview(wish);
    const [only] = people;
    expect(only).toMatchObject({ before, after });
    const parts = differencesOfPay(before.paid, after.paid);
    expect(parts).toMatchObject([
      { kind: 'overtime-premium', multiplier: '1.5' },
      { kind: 'meal-premium', multiplier: null, code: null },
    ]);
    const sum = parts.reduce((total, each) => total + each.cents, 0);
    expect(sum).toBe((after.grossCents ?? 0) - (before.grossCents ?? 0));
    await set(wish);
    expect(await cardsOf(ana, monday)).toEqual(after);
  });

  test('by 8 and 80 both of its weeks are compared: the cents that share out 14 days are nobody’s loss', async () => {
    await nowIs('2026-11-13T15:00:00.000Z');
    const ana = await hired();
    const shifts = ['Mon 8:00–12:01', 'Tue 8:00–12:01', 'Wed 8:00–12:01'];
    for (const shift of shifts) await ana.worked(shift);
    await nowIs(friday);
    for (const shift of shifts) await ana.worked(shift);
    const startsOn = addDays(monday, 7);
    const wish = weeksFrom(ana, startsOn, 0, 'federal-hospital');
    const overtime = { ...wish.rules.overtime, periodStartsOn: startsOn };
    const figures = { workedMinutes: 6 * 241, overtimeMinutes: 0, grossCents: 482_00 };
    expect(await preview({ ...wish, rules: { ...wish.rules, overtime } })).toMatchObject({
      period: { start: addDays(monday, -7), end: addDays(monday, 6) },
      changedCount: 0,
      before: figures,
      after: figures,
    });
  });
});
