import { describe, expect, test } from 'vitest';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import { presets } from '../../../domain/pay-rules/presets.ts';
import { rulesIn } from './policy-rules.ts';
import { freshRule, valuesOf, withPreset, type PolicyValues } from './policy-values.ts';

const time = (hour: number) => ({ hour, minute: 0 });
const { citations: _, ...california }: PayPolicy = presets.california;

/** Everything that only the endpoint can set. */
const rich: PayPolicy = {
  ...california,
  overtime: {
    ...california.overtime,
    daily: [...california.overtime.daily, { afterMinutes: 960, multiplier: '3' }],
    weekly: [...california.overtime.weekly, { afterMinutes: 3_600, multiplier: '2' }],
    consecutiveHours: [{ afterMinutes: 700, multiplier: '1.75' }],
    combine: 'no-pyramiding',
    countsPaidAbsence: true,
    nthWorkedDay: { nth: 6, tiers: [{ afterMinutes: 0, multiplier: '1.5' }] },
    holiday: {
      tiers: [
        { afterMinutes: 60, multiplier: '2' },
        { afterMinutes: 480, multiplier: '3' },
      ],
    },
    alternativeWorkweek: {
      scheduledMinutesByDay: [600, 600, 600, 600, 0, 0, 0],
      overtimeMultiplier: '1.5',
      doubleMultiplier: '2',
      doubleAfterMinutes: 720,
      unscheduledDoubleAfterMinutes: 480,
    },
    makeupTime: { upToMinutes: 660 },
  },
  workTime: {
    ...california.workTime,
    dropSeconds: true,
    meals: [
      { kind: 'auto-add', afterWorkedMinutes: 240, minutes: 30, countPunched: false },
      { kind: 'auto-deduct', afterWorkedMinutes: 600, minutes: 30, countPunched: true },
    ],
    punchRounding: [
      { targets: ['clock-in'], intervalMinutes: 5, mode: 'down', graceMinutes: 2 },
      { targets: ['clock-out'], intervalMinutes: 15, mode: 'up' },
    ],
    dayTotalRounding: { intervalMinutes: 15, mode: 'up', within: { ofMinutes: 480, minutes: 15 } },
  },
  regularRate: { ...california.regularRate, rateRounding: 'cent' },
  premiums: [
    { code: 'sunday', windows: [{ start: time(0), end: time(0) }], partial: true, multiplier: '1.5' },
    {
      code: 'evening',
      windows: [
        { start: time(18), end: time(22), weekdays: ['monday'] },
        { start: time(17), end: time(20) },
      ],
      partial: false,
      addPerHour: '0.75',
      maxMinutes: 120,
    },
    { code: 'cold', windows: [{ start: time(6), end: time(9) }], partial: true, addPerHour: '1.10' },
  ],
  minimumShift: { minutes: 120, gapMinutes: 60 },
  minimumWages: [
    { amount: '15.00', from: '2024-01-01' },
    { amount: '16.90', from: '2026-01-01' },
  ],
  holidays: [
    { code: 'founding', on: { month: 3, day: 9 }, observed: 'before' },
    { code: 'christmas', on: { month: 12, day: 25 }, observed: 'none' },
  ],
  payPeriod: {
    frequency: 'semimonthly',
    startDays: [1, 15],
    payDate: { daysOfMonth: [10, 25], businessDay: true },
  },
  adjustableDays: 90,
};

const form = (rules: PayPolicy): PolicyValues => ({
  ...valuesOf(rules, 'california'),
  scope: 'organization',
  startsOn: '2026-11-23',
});

describe('a form that shows only a part of a policy', () => {
  test('gives back all of it where nothing was typed', () => {
    expect(rulesIn(form(rich))).toEqual(rich);
  });

  test('gives back a period of 28 days, and lengths that no hundredth of an hour says', () => {
    const rules: PayPolicy = {
      ...presets.custom,
      overtime: {
        weekly: [{ afterMinutes: 9_610, multiplier: '1.5' }],
        daily: [],
        periodDays: 28,
        periodStartsOn: '2026-11-02' as PlainDate,
      },
    };
    const { citations: _ignored, ...kept } = rules;
    expect(form(rules).weeklyAfter).toBe('160:10');
    expect(rulesIn(form(rules))).toEqual(kept);
  });

  test('keeps the date that weeks are counted from for weeks alone: no month begins on it', () => {
    const anchor = '2026-11-30' as PlainDate;
    const counted = form({ ...presets.custom, payPeriod: { frequency: 'biweekly', anchor } });
    expect(rulesIn(counted).payPeriod).toEqual({ frequency: 'biweekly', anchor });
    expect(rulesIn({ ...counted, payFrequency: 'monthly' }).payPeriod).toEqual({ frequency: 'monthly' });
    const quarters = { frequency: 'quarterly', anchor } as const;
    expect(rulesIn(form({ ...presets.custom, payPeriod: quarters })).payPeriod).toEqual(quarters);
  });

  test('pays on days of the month, or so many days after the period, by what is typed', () => {
    const typed = { ...form(rich), payAfter: '5' };
    const paid = (payOnDays: string) => rulesIn({ ...typed, payOnDays }).payPeriod?.payDate;
    expect(form(rich).payOnDays).toBe('10, 25');
    expect(paid('15, 31')).toEqual({ daysOfMonth: [15, 31], businessDay: true });
    expect(paid('15، 31 ')).toEqual({ daysOfMonth: [15, 31], businessDay: true });
    expect(paid('')).toEqual({ daysAfterEnd: 5, businessDay: true });
  });

  test.each<[keyof PolicyValues, string | boolean, (rules: PayPolicy) => unknown, unknown]>([
    [
      'dailyAfter',
      '9',
      ({ overtime }) => [overtime.daily, overtime.alternativeWorkweek],
      [
        [
          { afterMinutes: 540, multiplier: '1.5' },
          { afterMinutes: 720, multiplier: '2' },
          { afterMinutes: 960, multiplier: '3' },
        ],
        rich.overtime.alternativeWorkweek,
      ],
    ],
    ['adjustableDays', '30', ({ adjustableDays }) => adjustableDays, 30],
    ['holidayTimes', '', ({ overtime }) => overtime.holiday, undefined],
    ['regularLeave', true, ({ leaveAt }) => leaveAt, 'regular-rate'],
  ])('of which %s becomes “%s” keeps the rest', (field, typed, pick, expected) => {
    const after = rulesIn({ ...form(rich), [field]: typed });
    expect(pick(after)).toEqual(expected);
    expect(after.minimumShift).toEqual(rich.minimumShift);
  });

  test('of which one rule of a list changes keeps the others and the rest of it', () => {
    const values = form(rich);
    const [first, second, third] = values.premiums;
    const { premiums } = rulesIn({ ...values, premiums: [first ?? {}, { ...second, addPerHour: '2' }, third ?? {}] });
    expect(premiums).toEqual([rich.premiums?.[0], { ...rich.premiums?.[1], addPerHour: '2' }, rich.premiums?.[2]]);
    expect(rulesIn({ ...values, premiums: [first ?? {}] }).premiums).toEqual([rich.premiums?.[0]]);
    expect(rulesIn({ ...values, punchRounding: [] }).workTime?.punchRounding).toBeUndefined();
  });

  test('adds a minimum wage from the day on which the policy begins', () => {
    const values = form(rich);
    const minimumWages = [...values.minimumWages, { ...freshRule('minimumWages', values), amount: '17.25' }];
    expect(rulesIn({ ...values, minimumWages }).minimumWages).toEqual([
      ...(rich.minimumWages ?? []),
      { amount: '17.25', from: '2026-11-23' },
    ]);
  });

  test('offers the federal holidays beside those of the organization', () => {
    const { holidays } = rulesIn({ ...form(rich), holidays: ['founding', 'new-year'] });
    expect(holidays?.map(({ code }) => code)).toEqual(['founding', 'new-year']);
  });

  test('under another law keeps what no law is about, and drops what that law does not know', () => {
    const { overtime, premiums, payPeriod, workTime, mealRest } = rulesIn(withPreset(form(rich), 'federal'));
    expect(premiums).toEqual(rich.premiums);
    expect(payPeriod).toEqual(rich.payPeriod);
    expect(workTime?.punchRounding).toEqual(rich.workTime?.punchRounding);
    expect([overtime.alternativeWorkweek, mealRest, overtime.daily]).toEqual([undefined, undefined, []]);
  });
});
