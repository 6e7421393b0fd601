import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { federalHolidays } from '../../../domain/holidays/federal-holidays.ts';
import { weekdays, type PlainDate } from '../../../domain/kernel/time.ts';
import { dayAttributions } from '../../../domain/pay-rules/day-attribution.ts';
import type { Tier } from '../../../domain/pay-rules/ladder.ts';
import { payFrequencies } from '../../../domain/pay-rules/pay-periods.ts';
import { mondayMidnight, type PayPolicy, type Premium } from '../../../domain/pay-rules/pay-policy.ts';
import { faultFields, policyFaultCodes } from '../../../domain/pay-rules/policy-faults.ts';
import { presets } from '../../../domain/pay-rules/presets.ts';
import { roundTargets } from '../../../domain/pay-rules/punch-rounding.ts';
import { roundModes } from '../../../domain/pay-rules/rounding.ts';
import { faultsIn, faultyPart } from './policy-problems.ts';
import { rulesIn } from './policy-rules.ts';
import { freshRule, valuesOf, type PolicyValues } from './policy-values.ts';
import { ruleShapes, type RuleName } from './rule-shapes.ts';

const form = (rules: PayPolicy): PolicyValues => ({
  ...valuesOf(rules, 'custom'),
  scope: 'organization',
  startsOn: '2026-11-23',
});

const minutes = fc.integer({ min: 1, max: 1_440 });
const times = fc.constantFrom('1', '1.25', '1.5', '2', '3.125');
const time = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) });
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 3 });
const tiers = fc
  .uniqueArray(fc.record({ afterMinutes: minutes, multiplier: times }), {
    minLength: 1,
    maxLength: 4,
    selector: ({ afterMinutes }) => afterMinutes,
  })
  .map((each) => each.toSorted((a: Tier, b: Tier) => a.afterMinutes - b.afterMinutes));
const optional = <T extends object>(parts: { [Key in keyof T]: fc.Arbitrary<T[Key]> }, required: (keyof T)[] = []) =>
  fc.record(parts, { requiredKeys: required as never[] });
const on = fc.constant<true>(true);
const ofPause = {
  kind: fc.constantFrom('auto-deduct', 'auto-add'),
  afterWorkedMinutes: minutes,
  minutes,
  countPunched: fc.boolean(),
};
const pause = fc.record(ofPause);
const meal = optional({ ...ofPause, employeeMayCancel: on }, ['kind', 'afterWorkedMinutes', 'minutes', 'countPunched']);
const round = {
  intervalMinutes: fc.constantFrom(5, 6, 15),
  mode: fc.constantFrom(...roundModes),
  graceMinutes: fc.integer({ min: 0, max: 4 }),
};
const roundRequired = ['intervalMinutes', 'mode'] as const;

const overtime = optional(
  {
    weekly: tiers,
    daily: tiers,
    dailyFrom: fc.constant('shift-start'),
    periodDays: fc.constantFrom(14, 28),
    periodStartsOn: fc.constant('2026-11-02'),
    consecutiveDay: optional(
      {
        nth: fc.integer({ min: 2, max: 7 }),
        scope: fc.constantFrom('workweek', 'rolling'),
        andAfter: on,
        onlyIfPeriodOverMinutes: minutes,
        tiers,
      },
      ['nth', 'scope', 'tiers'],
    ),
    nthWorkedDay: fc.record({ nth: fc.integer({ min: 2, max: 7 }), tiers }),
    holiday: fc.record({ tiers }),
    consecutiveHours: tiers,
    combine: fc.constant('greatest-of'),
    countsPaidAbsence: on,
    dailyAppliesBelowRate: fc.record({ minimumWageMultiple: times }),
    makeupTime: fc.record({ upToMinutes: minutes }),
    alternativeWorkweek: fc.record({
      scheduledMinutesByDay: fc.array(minutes, { minLength: 7, maxLength: 7 }),
      overtimeMultiplier: times,
      doubleMultiplier: times,
      doubleAfterMinutes: minutes,
      unscheduledDoubleAfterMinutes: minutes,
    }),
  },
  ['weekly', 'daily', 'periodDays', 'periodStartsOn'],
);

const workTime = optional({
  newShiftGapMinutes: minutes,
  maxShiftMinutes: minutes,
  mealFromMinutes: minutes,
  paidUpToMinutes: minutes,
  dropSeconds: on,
  dayAttribution: fc.constantFrom(...dayAttributions.filter((each) => each !== 'split-midnight')),
  meals: some(meal),
  automaticBreaks: some(pause),
  paidBreaks: fc.record({
    allowances: some(fc.record({ afterWorkedMinutes: minutes, minutes })),
    pooled: fc.boolean(),
  }),
  mealTotalRounding: optional(round, [...roundRequired]),
  dayTotalRounding: optional({ ...round, within: fc.record({ ofMinutes: minutes, minutes }) }, [...roundRequired]),
  punchRounding: some(
    optional(
      {
        ...round,
        targets: fc.subarray([...roundTargets], { minLength: 1 }),
        within: fc.record({ of: time, minutes }),
      },
      [...roundRequired, 'targets'],
    ),
  ),
});

const window = optional({ start: time, end: time, weekdays: fc.subarray([...weekdays], { minLength: 1 }) }, [
  'start',
  'end',
]);
const premium = optional(
  {
    code: fc.constantFrom('night', 'cold'),
    windows: some(window),
    partial: fc.boolean(),
    addPerHour: times,
    multiplier: times,
    creditable: fc.boolean(),
    minMinutes: minutes,
    maxMinutes: minutes,
  },
  ['code', 'windows', 'partial'],
);

/** A policy with whatever rules. */
const policy = optional(
  {
    workweek: fc.record({ weekday: fc.constantFrom(...weekdays), time }),
    overtime,
    workTime,
    regularRate: optional(
      {
        rateRounding: fc.constant('cent'),
        overtimeMethod: fc.constantFrom('rate-times-hours', 'job-rate-regular-average-overtime'),
        overtimeRateUnrounded: on,
      },
      ['rateRounding'],
    ),
    premiums: some(premium),
    mealRest: fc.record({
      firstMealByMinute: minutes,
      firstWaivableUpTo: minutes,
      secondMealByMinute: minutes,
      secondWaivableUpTo: minutes,
      mealMinutes: minutes,
      restPer: minutes,
      restMinimumShift: minutes,
      premiumHours: minutes,
    }),
    reportingTime: fc.record({
      fraction: times,
      minMinutes: minutes,
      maxMinutes: minutes,
      secondReportMinutes: minutes,
    }),
    splitShift: fc.record({ gapOverMinutes: minutes }),
    minimumShift: fc.record({ minutes, gapMinutes: minutes }),
    minimumWages: some(fc.record({ amount: times, from: fc.constantFrom('2024-01-01', '2026-07-01') })),
    holidays: fc.subarray([...federalHolidays], { minLength: 1 }),
    payPeriod: optional(
      {
        frequency: fc.constantFrom(...payFrequencies),
        anchor: fc.constant('2026-11-02' as PlainDate),
        payDate: fc.oneof(
          fc.record({ daysAfterEnd: fc.integer({ min: 0, max: 60 }), businessDay: fc.boolean() }),
          fc.record({ daysOfMonth: fc.constantFrom([15], [15, 31]), businessDay: fc.boolean() }),
        ),
      },
      ['frequency', 'payDate'],
    ),
    leaveAt: fc.constant('regular-rate'),
    adjustableDays: fc.integer({ min: 1, max: 366 }),
  },
  ['workweek', 'overtime'],
) as unknown as fc.Arbitrary<PayPolicy>;

describe('what the form does not touch', () => {
  test('comes out as it went in, whatever the policy', () => {
    fc.assert(
      fc.property(policy, (rules) => {
        expect(rulesIn(form(rules))).toEqual(rules);
      }),
    );
  });

  test('is not lost where the same part is touched elsewhere', () => {
    fc.assert(
      fc.property(policy, (rules) => {
        const touched = rulesIn({ ...form(rules), paidRest: '13' });
        expect(touched).toEqual({ ...rules, workTime: { ...rules.workTime, paidUpToMinutes: 13 } });
      }),
    );
  });
});

test('every parameter of a policy has a field: typed into an empty form, they make it whole', () => {
  fc.assert(
    fc.property(policy, (rules) => {
      const { anchor: _, ...payPeriod } = rules.payPeriod ?? { frequency: 'weekly' };
      const isCounted = !['semimonthly', 'monthly'].includes(payPeriod.frequency);
      const sayable = rules.payPeriod === undefined || isCounted ? rules : { ...rules, payPeriod };
      const base: PayPolicy = { workweek: mondayMidnight, overtime: { weekly: [], daily: [] } };
      expect(rulesIn({ ...form(sayable), base })).toEqual(sayable);
    }),
  );
});

test.each(Object.keys(ruleShapes) as RuleName[])('%s stands as it is added', (name) => {
  const base: PayPolicy = {
    ...presets.california,
    overtime: { ...presets.california.overtime, consecutiveHours: [{ afterMinutes: 720, multiplier: '1.5' }] },
  };
  const whole = { ...form(base), holidayTimes: '2' };
  // Double time of the week and a seventh day that pays less do not stand together: decision 0278.
  const values = name === 'weeklyMore' ? { ...whole, consecutiveDay: [] } : whole;
  const added = { ...values, [name]: [...values[name], freshRule(name, values)] };
  expect(faultsIn(values[name].length === 0 || name === 'premiums' ? added : values)).toEqual({});
});

describe('what is refused', () => {
  const values = form({ ...presets.california, premiums: [night('night'), night('late')] });
  const change = (name: RuleName, index: number, typed: Readonly<Record<string, string | string[]>>): PolicyValues => ({
    ...values,
    [name]: values[name].map((each, at) => (at === index ? { ...each, ...typed } : each)),
  });

  test.each<[RuleName, number, Readonly<Record<string, string | string[]>>, string]>([
    ['premiums', 1, { addPerHour: 'much' }, 'addPerHour'],
    ['premiums', 1, { addPerHour: '0' }, 'addPerHour'],
    ['premiums', 1, { maxMinutes: 'all' }, 'maxMinutes'],
    ['premiums', 1, { minMinutes: '90', maxMinutes: '60' }, 'minMinutes'],
    ['premiums', 1, { code: 'night' }, 'code'],
    ['premiums', 0, { windows: [] }, 'windows'],
    ['consecutiveDay', 0, { nth: '8' }, 'nth'],
    ['consecutiveDay', 0, { onlyIfPeriodOverMinutes: 'forty' }, 'onlyIfPeriodOverMinutes'],
    ['makeupTime', 0, { upToMinutes: '25' }, 'upToMinutes'],
    ['mealRest', 0, { restPer: '' }, 'restPer'],
    ['reportingTime', 0, { maxMinutes: '1' }, 'fraction'],
    ['minimumWages', 2, { amount: '$7' }, 'amount'],
    ['minimumWages', 2, { from: '' }, 'from'],
    ['splitShift', 0, { gapOverMinutes: 'x' }, 'gapOverMinutes'],
  ])('of %s %i as %o is said at the field', (name, index, typed, part) => {
    const typedIn = change(name, index, typed);
    const code = faultsIn(typedIn)[name];
    expect(code).toBeDefined();
    expect(code && faultyPart(name, code, typedIn)).toEqual({ index, part });
  });

  test('of a further step is said there, and of the first one at its own', () => {
    const step = freshRule('weeklyMore', values);
    const further = { ...values, consecutiveDay: [], weeklyMore: [{ ...step, multiplier: '11' }] };
    expect(Object.keys(faultsIn(further))).toEqual(['weeklyMore']);
    expect(Object.keys(faultsIn({ ...further, weeklyAfter: 'x' }))).toEqual(['weeklyAfter']);
  });

  test('of a week that pays more than its seventh day is said at the step that does', () => {
    expect(faultsIn({ ...values, weeklyMore: [freshRule('weeklyMore', values)] })).toEqual({
      weeklyMore: 'weekly_above_nth_day',
    });
    expect(faultsIn({ ...values, weeklyTimes: '2' })).toEqual({ weeklyTimes: 'weekly_above_nth_day' });
  });

  test('names a field of the form, and a part of its rule', () => {
    const parts = policyFaultCodes.map((code) => faultFields[code].split('.') as [keyof PolicyValues, string?]);
    const unknown = parts.filter(([field, part]) => {
      if (part === undefined) return !(field in values);
      return !(part in ruleShapes[field as RuleName].shape);
    });
    expect(unknown).toEqual([]);
  });
});

function night(code: string): Premium {
  return {
    code,
    addPerHour: '1',
    windows: [{ start: { hour: 22, minute: 0 }, end: { hour: 6, minute: 0 } }],
    partial: true,
  };
}

test('a policy from before days of 24 hours shows that it counts days of the calendar, and keeps them', () => {
  const before: PayPolicy = {
    ...presets.nevada,
    overtime: { weekly: presets.nevada.overtime.weekly, daily: presets.nevada.overtime.daily },
  };
  const values = form(before);
  expect(values.dailyFrom).toBe('day-start');
  expect(rulesIn({ ...values, dailyAfter: '9' }).overtime.dailyFrom).toBeUndefined();
  expect(rulesIn({ ...values, dailyFrom: 'shift-start' }).overtime.dailyFrom).toBe('shift-start');
  expect(form(presets.nevada).dailyFrom).toBe('shift-start');
});
