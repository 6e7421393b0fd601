import { expect, test } from 'vitest';
import { clock, monday, newYork as zone } from '../../../tests/world/payable-weeks.ts';
import { addDays } from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { presets } from '../pay-rules/presets.ts';
import { factsOfDays, nothingKnown, type KnownOfDays } from './known-of-days.ts';

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

test('paid time off counts where the policy says so, and of each day in one sum', () => {
  expect(told(counting, { away: [away(240), away(120), away(60, false)] })).toEqual([
    [tuesday, { paidAbsenceMinutes: 360 }],
  ]);
  expect(told(presets.federal, { away: [away(240)] })).toEqual([]);
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
  const shifts = [{ startsAt: clock(6, '9:00'), endsAt: clock(6, '12:00'), breakMinutes: 0 }];
  const waivers = (['first', 'second'] as const).map((meal) => ({ meal, kind: 'agreed' as const, startsOn: sunday }));
  expect(told(presets.california, { shifts, waivers })).toMatchObject([
    [sunday, { scheduledMinutes: 180, firstMealWaived: true, secondMealWaived: true }],
  ]);
});

// IWC orders, section 5(A): pay is owed for work that was not furnished, and not for what somebody asked to be off.
test('a shift promises no work for the time that its person was let off', () => {
  const shifts = [{ startsAt: clock(1, '9:00'), endsAt: clock(1, '17:00'), breakMinutes: 30 }];
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
