import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../../kernel/time.ts';
import type { Premium } from '../../pay-rules/pay-policy.ts';
import { presets } from '../../pay-rules/presets.ts';
import { owesPremiums, unknownPremiums, type UnratedWeek } from './unknown-premiums.ts';

const [monday, tuesday, friday] = ['2026-11-16', '2026-11-17', '2026-11-20'].map((text) => parsePlainDate(text)) as [
  PlainDate,
  PlainDate,
  PlainDate,
];
type Day = UnratedWeek['days'][number];
const day = (date: PlainDate, owed: { meal?: boolean; rest?: boolean; nightMinutes?: number } = {}): Day => ({
  date,
  mealRest: { mealPremium: owed.meal === true, restPremium: owed.rest === true } as Day['mealRest'] & {},
  premiumMinutes: new Map(owed.nightMinutes === undefined ? [] : [['night', owed.nightMinutes]]),
});
const week: UnratedWeek = {
  days: [
    day(monday, { meal: true, nightMinutes: 60 }),
    day(tuesday, { rest: true, nightMinutes: 0 }),
    day(friday, { meal: true }),
  ],
  lines: [
    { kind: 'straight-time' },
    { kind: 'reporting-time', date: friday },
    { kind: 'split-shift', date: monday },
    { kind: 'split-shift', date: tuesday },
  ],
};
const from = (date: PlainDate) => ({ rates: [{ from: date, ratePerHour: '20.00' }] });

test('what is owed beside the hours of days without a rate is named, each with its days', () => {
  expect(unknownPremiums(week, undefined)).toEqual({
    meals: [monday, friday],
    rests: [tuesday],
    others: [
      { kind: 'earning', code: 'night', days: [monday] },
      { kind: 'reporting-time', code: null, days: [friday] },
      { kind: 'split-shift', code: null, days: [monday, tuesday] },
    ],
  });
});

test('of days with a rate it is in the file', () => {
  expect(unknownPremiums(week, from(tuesday))).toEqual({
    meals: [monday],
    rests: [],
    others: [
      { kind: 'earning', code: 'night', days: [monday] },
      { kind: 'split-shift', code: null, days: [monday] },
    ],
  });
  expect(unknownPremiums(week, from(monday))).toEqual({ meals: [], rests: [], others: [] });
});

test('nothing is asked of a policy that owes hours alone', () => {
  const { federal, california } = presets;
  expect([federal, california].map(owesPremiums)).toEqual([false, true]);
  const night: Premium = { code: 'night', addPerHour: '1', windows: [], partial: true };
  expect(owesPremiums({ ...federal, premiums: [] })).toBe(false);
  expect(owesPremiums({ ...federal, premiums: [night] })).toBe(true);
  const { mealRest: _meals, ...without } = california;
  expect(owesPremiums(without)).toBe(true);
});
