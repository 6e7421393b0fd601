import { expect, test } from 'vitest';
import { clock, monday, newYork as zone } from '../../../tests/world/payable-weeks.ts';
import { addDays } from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { presets } from '../pay-rules/presets.ts';
import type { RulesEdition } from '../pay-rules/rules-edition.ts';
import { asksForAbsence, datesAway, factsOfDays, nothingKnown, type KnownOfDays } from './known-of-days.ts';

const tuesday = addDays(monday, 1);
const sunday = addDays(monday, 6);
const told = (policy: PayPolicy, known: Partial<KnownOfDays>) => [
  ...factsOfDays({ policy, zone, startsOn: monday, until: clock(7, '12:00') }, { ...nothingKnown, ...known }),
];
const away = (minutes: number, isPaid = true) => ({ date: tuesday, minutes, type: { isPaid } });
const counting: PayPolicy = {
  ...presets.federal,
  overtime: { ...presets.federal.overtime, countsPaidAbsence: true },
};

test('paid time off is told whatever the policy, and of each day in one sum', () => {
  expect(told(counting, { away: [away(240), away(120), away(60, false)] })).toEqual([
    [tuesday, { paidAbsenceMinutes: 360 }],
  ]);
  expect(told(presets.federal, { away: [away(240)] })).toEqual([[tuesday, { paidAbsenceMinutes: 240 }]]);
});

test('of which types paid time off is, is told once each, by the name of one’s own or the usual one', () => {
  const off = (type: { readonly name?: string; readonly preset?: string }) => ({
    ...away(60),
    type: { isPaid: true, ...type },
  });
  const types = [
    off({ preset: 'vacation' }),
    off({ name: 'Moving house', preset: 'other' }),
    off({ preset: 'vacation' }),
  ];
  expect(told(presets.federal, { away: types })).toEqual([
    [tuesday, { paidAbsenceMinutes: 180, paidAbsenceTypes: ['vacation', 'Moving house'] }],
  ]);
});

test('meals that were worked through are told where a policy lets it be said, beside what else is known of the day', () => {
  const workedMeals = [{ workedOn: tuesday, meal: 1, kind: 'worked' as const }];
  const meal = { kind: 'auto-deduct' as const, afterWorkedMinutes: 360, minutes: 30, countPunched: true };
  const letting = { ...presets.federal, workTime: { meals: [{ ...meal, employeeMayCancel: true }] } };
  expect(told(letting, { workedMeals, away: [away(240)] })).toEqual([
    [tuesday, { paidAbsenceMinutes: 240, mealsWorked: [1] }],
  ]);
  expect(told({ ...presets.federal, workTime: { meals: [meal] } }, { workedMeals })).toEqual([]);
});

test('what was published is told only where a policy pays for reporting to work', () => {
  const shifts = [{ startsAt: clock(1, '9:00'), endsAt: clock(1, '12:00'), breakMinutes: 0, zone }];
  expect(told(presets.federal, { shifts })).toEqual([]);
  expect(told(presets.california, { shifts })).toMatchObject([[tuesday, { scheduledMinutes: 180 }]]);
  // All of it was let off, and none is left.
  expect(told(presets.california, { shifts, away: [away(180, false)] })).toEqual([]);
  // The same where the day became a holiday, and takes nothing of their time off.
  expect(told(presets.california, { shifts, away: [away(0)] })).toEqual([]);
});

test('meals that are waived and rests that were missed are told where the policy has them', () => {
  const known: Partial<KnownOfDays> = {
    waivers: [{ meal: 'first', kind: 'agreed', startsOn: sunday }],
    rests: [
      { date: monday, due: 2, missed: 1 },
      { date: tuesday, due: 2, missed: 0 },
    ],
  };
  expect(told(presets.california, known)).toEqual([
    [monday, { restsMissed: 1 }],
    [sunday, { firstMealWaived: true }],
  ]);
  expect(told(presets.federal, known)).toEqual([]);
});

test('a second meal is told beside the first, and what was published beside both', () => {
  const shifts = [{ startsAt: clock(6, '9:00'), endsAt: clock(6, '12:00'), breakMinutes: 0, zone }];
  const waivers = (['first', 'second'] as const).map((meal) => ({ meal, kind: 'agreed' as const, startsOn: sunday }));
  expect(told(presets.california, { shifts, waivers })).toMatchObject([
    [sunday, { scheduledMinutes: 180, firstMealWaived: true, secondMealWaived: true }],
  ]);
});

test('hours depend on time off where a policy counts what is paid of it, of the week or of the one beside it', () => {
  const week = (policy: PayPolicy) => ({ startsOn: monday, policy });
  const moving = (old: PayPolicy, fresh: PayPolicy) => ({
    policy: presets.federal,
    transition: { old: week(old), fresh: { startsOn: sunday, policy: fresh } },
  });
  expect([presets.federal, counting, presets.california].map((policy) => asksForAbsence({ policy }))).toEqual([
    false,
    true,
    false,
  ]);
  const { federal } = presets;
  expect([moving(counting, federal), moving(federal, counting), moving(federal, federal)].map(asksForAbsence)).toEqual([
    true,
    true,
    false,
  ]);
});

test('it is read of all days that some weeks are worked out over, from the date before the first to the one after the last', () => {
  const hospital = presets['federal-hospital'];
  const fortnight = {
    ...hospital,
    overtime: { ...hospital.overtime, periodStartsOn: monday, countsPaidAbsence: true },
  };
  const week = (day: number, policy: PayPolicy) => ({ startsOn: addDays(monday, day), policy });
  const beside = { from: addDays(monday, -1), to: addDays(sunday, 1) };
  expect(datesAway([week(0, presets.federal)])).toEqual(beside);
  expect(datesAway([])).toBeUndefined();
  expect(datesAway([week(0, counting)])).toEqual(beside);
  expect(datesAway([week(14, counting), week(28, presets.federal), week(0, counting)])).toEqual({
    from: addDays(monday, -1),
    to: addDays(monday, 35),
  });
  expect(datesAway([week(7, fortnight)])).toEqual({ from: addDays(monday, -1), to: addDays(monday, 14) });
  const transition = { old: week(0, counting), fresh: week(6, counting) };
  expect(datesAway([{ ...week(6, counting), transition }])).toEqual({
    from: addDays(monday, -1),
    to: addDays(monday, 13),
  });
});

test('a meal is waived on each day of fourteen that are worked out together', () => {
  const overtime = { ...presets.california.overtime, periodDays: 14 as const, periodStartsOn: monday };
  const waivers = [{ meal: 'first' as const, kind: 'agreed' as const, startsOn: addDays(monday, -1) }];
  const asked = {
    policy: { ...presets.california, overtime },
    zone,
    startsOn: addDays(monday, 7),
    until: clock(7, '12:00'),
  };
  const days = [...factsOfDays(asked, { ...nothingKnown, waivers }).keys()];
  expect(days).toEqual(Array.from({ length: 14 }, (_, day) => addDays(monday, day)));
});

// IWC orders, section 5(A): pay is owed for work that was not furnished, and not for what somebody asked to be off.
test('a shift promises no work for the time that its person was let off', () => {
  const shifts = [{ startsAt: clock(1, '9:00'), endsAt: clock(1, '17:00'), breakMinutes: 30, zone }];
  const promised = (...days: Partial<KnownOfDays['away'][number]>[]) =>
    factsOfDays(
      { policy: presets.california, zone, startsOn: monday, until: clock(7, '12:00') },
      { ...nothingKnown, shifts, away: days.map((day) => Object.assign(away(0, false), day)) },
    ).get(tuesday)?.scheduledMinutes;
  expect(promised()).toBe(450);
  expect(promised({ part: 'hours', fromMinute: 750, toMinute: 1_440 })).toBe(180);
  expect(promised({ part: 'morning' })).toBe(270);
  expect(promised({ date: monday })).toBe(450);
  expect(promised({})).toBeUndefined();
});

// Tuesday 22:00 to Wednesday 6:00, of which a day off takes all or nothing.
const night = { startsAt: clock(1, '22:00'), endsAt: clock(1, '30:00'), breakMinutes: 0, zone };
const promisedOf = (edition: RulesEdition | undefined, ...days: KnownOfDays['away']) =>
  factsOfDays(
    { policy: presets.california, zone, startsOn: monday, until: clock(7, '12:00'), edition },
    { ...nothingKnown, shifts: [night], away: days },
  ).get(tuesday)?.scheduledMinutes;

test('the night before a day off is promised whole, and the night of one not at all', () => {
  const [tuesdayOff, wednesdayOff] = [away(0, false), { ...away(0, false), date: addDays(tuesday, 1) }];
  expect([promisedOf(undefined, wednesdayOff), promisedOf(undefined, tuesdayOff)]).toEqual([480, undefined]);
  expect(promisedOf(undefined, { ...wednesdayOff, part: 'morning' })).toBe(120);
  // Both days, and hours of one that is taken already.
  expect(promisedOf(undefined, tuesdayOff, { ...wednesdayOff, part: 'morning' })).toBeUndefined();
});

test('what was approved by earlier editions goes on being promised by the hours of the day off', () => {
  const [tuesdayOff, wednesdayOff] = [away(0, false), { ...away(0, false), date: addDays(tuesday, 1) }];
  for (const edition of [1, 2] as const) {
    expect([promisedOf(edition, wednesdayOff), promisedOf(edition, tuesdayOff)]).toEqual([120, 360]);
  }
  expect([promisedOf(3, wednesdayOff), promisedOf(3, tuesdayOff)]).toEqual([480, undefined]);
});
