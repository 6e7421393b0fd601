import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TimeOffPoliciesReply } from '../../../contract/time-off/time-off-policies.ts';
import { instant, parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { policyPresets, timeOffPresets } from '../../../domain/time-off/policy-presets.ts';
import type { TimeOffRules } from '../../../domain/time-off/time-off-rules.ts';
import { rulesInForce, valuesInForce, valuesOfPreset, valuesOfRules, withStep, type PolicyValues } from './policy.ts';
import { rulesTyped } from './typed-policy.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const today = on('2026-11-20');
const typedFrom = (values: PolicyValues) => {
  const typed = rulesTyped(values, today);
  if ('faulty' in typed) throw new Error(typed.faulty.join());
  return typed.rules;
};
const calendarOf = (values: PolicyValues) => {
  const { accrual } = typedFrom(values);
  if (accrual.by !== 'calendar') throw new Error(accrual.by);
  return accrual;
};
/** A year of their own, a day of their own, and limits that no field shows. */
const odd: TimeOffRules = {
  accrual: {
    by: 'calendar',
    frequency: { every: 'month', dayOfMonth: 15 },
    milestones: [
      { afterYears: 0, minutesPerYear: 4_810, balanceCapMinutes: 6_001, annualCapMinutes: 4_800 },
      { afterYears: 2, minutesPerYear: 5_000, carryOverCapMinutes: 0 },
      { afterYears: 5, minutesPerYear: 7_200, balanceCapMinutes: 9_000, annualCapMinutes: 7_000 },
    ],
    prorateFirst: 'of-period',
    yearBegins: { month: 7, dayOfMonth: 1 },
  },
  waitingDays: 30,
  usableAfterDays: 90,
  carriedLapsesAfterMonths: 3,
};

describe('the form of a policy', () => {
  test.each(timeOffPresets)('saved as it was filled by the preset %s, is that preset', (preset) => {
    expect(typedFrom(valuesOfPreset(preset))).toEqual(policyPresets[preset]);
  });

  test('of what work earns keeps the limits of a year and the day on which it begins', () => {
    const accrual = {
      by: 'work',
      workedPerMinute: 30,
      balanceCapDays: 10,
      carryOverCapMinutes: 480,
      annualCapMinutes: 2_415,
      yearBegins: { month: 7, dayOfMonth: 1 },
    };
    const limits = { yearlyUse: { minutes: 0, days: 5 }, carriedLapsesAfterMonths: 3 };
    const rules = { accrual, waitingDays: 0, usableAfterDays: 0, ...limits } as TimeOffRules;
    expect(typedFrom(valuesOfRules(rules, 'california_sick'))).toEqual(rules);
    const typed = {
      ...valuesOfPreset('california_sick'),
      useHours: '',
      useDays: '',
      annualCap: '40',
      year: 'calendar',
    };
    expect(typedFrom(typed as PolicyValues)).toEqual({
      ...policyPresets.california_sick,
      accrual: {
        ...policyPresets.california_sick.accrual,
        annualCapMinutes: 2_400,
        yearBegins: { month: 1, dayOfMonth: 1 },
      },
      yearlyUse: undefined,
    });
    expect(typedFrom({ ...valuesOfPreset('nothing'), useHours: '24' }).yearlyUse).toEqual({ minutes: 1_440, days: 0 });
    expect(rulesTyped({ ...valuesOfPreset('nothing'), useDays: '367' }, today)).toEqual({ faulty: ['useDays'] });
    expect(rulesTyped({ ...valuesOfPreset('california_sick'), capDays: '0' }, today)).toEqual({ faulty: ['capDays'] });
    // A lapse that was typed before nothing was to be earned is none.
    expect(typedFrom({ ...valuesOfPreset('nothing'), lapseMonths: '3' }).carriedLapsesAfterMonths).toBeUndefined();
  });

  test('saved as it was filled by rules, is those rules', () => {
    const minutes = fc.integer({ min: 0, max: 20_000 });
    const cap = fc.option(minutes, { nil: undefined });
    const milestone = fc.record({ minutesPerYear: minutes, cap, carry: cap, annual: cap });
    const rules = fc
      .record({
        milestones: fc.array(milestone, { minLength: 1, maxLength: 10 }),
        frequency: fc.constantFrom(
          { every: 'pay-period' } as const,
          { every: 'week', weekday: 'friday' } as const,
          { every: 'two-weeks', from: on('2026-01-07') } as const,
          { every: 'quarter', monthOfQuarter: 2, dayOfMonth: 31 } as const,
          { every: 'year', month: 4, dayOfMonth: 6 } as const,
        ),
        first: fc.constantFrom({}, { prorateFirst: 'ahead' } as const, { prorateFirst: 'of-year' } as const),
        year: fc.constantFrom(
          {},
          { yearBegins: { month: 1, dayOfMonth: 1 } },
          { yearBegins: { month: 7, dayOfMonth: 1 } },
        ),
        waitingDays: fc.integer({ min: 0, max: 3_660 }),
      })
      .map(({ milestones, frequency, first, year, waitingDays }): TimeOffRules => ({
        accrual: Object.assign(
          {
            by: 'calendar' as const,
            frequency,
            milestones: milestones.map((one, index) =>
              Object.assign(
                { afterYears: index * 3, minutesPerYear: one.minutesPerYear },
                one.cap === undefined ? {} : { balanceCapMinutes: one.cap },
                one.carry === undefined ? {} : { carryOverCapMinutes: one.carry },
                one.annual === undefined ? {} : { annualCapMinutes: one.annual },
              ),
            ),
          },
          first,
          year,
        ),
        waitingDays,
        usableAfterDays: 0,
      }));
    fc.assert(
      fc.property(rules, (opened) => {
        expect(typedFrom(valuesOfRules(opened, 'monthly'))).toEqual(opened);
      }),
    );
    expect(typedFrom(valuesOfRules(odd, 'monthly'))).toEqual(odd);
  });

  test('changes what is typed, and nothing else', () => {
    const values = { ...valuesOfRules(odd, 'monthly'), waitingDays: '60' };
    expect(typedFrom(values)).toEqual({ ...odd, waitingDays: 60 });
    expect(typedFrom({ ...values, waitingDays: '٦٠' })).toEqual({ ...odd, waitingDays: 60 });
    expect(calendarOf({ ...values, year: 'calendar' }).yearBegins).toEqual({ month: 1, dayOfMonth: 1 });
    expect(calendarOf({ ...values, every: 'week' })).toMatchObject({
      frequency: { every: 'week', weekday: 'monday' },
      yearBegins: { month: 7, dayOfMonth: 1 },
    });
  });

  test('takes any number of steps by years of service, in whatever order they are typed', () => {
    const more = withStep(withStep(valuesOfPreset('monthly'), 'a'), 'b');
    const steps = more.steps.map((step) =>
      step.key === 'a'
        ? { ...step, years: '10', hours: '160' }
        : step.key === 'b'
          ? { ...step, years: '2', hours: '96' }
          : step,
    );
    const { milestones } = calendarOf({ ...more, steps });
    expect(milestones.map(({ afterYears, minutesPerYear }) => [afterYears, minutesPerYear])).toEqual([
      [0, 4_800],
      [2, 5_760],
      [5, 7_200],
      [10, 9_600],
    ]);
    // The limit of the step before it, until another is typed.
    expect(milestones.map(({ balanceCapMinutes }) => balanceCapMinutes)).toEqual([7_200, 10_800, 10_800, 10_800]);
    expect(calendarOf({ ...more, steps: [] }).milestones).toHaveLength(1);
  });

  test('says which figure makes no sense', () => {
    const { steps, ...values } = valuesOfPreset('monthly');
    const withFirst = (change: Partial<(typeof steps)[number]>) =>
      rulesTyped({ ...values, steps: steps.map((step) => Object.assign({}, step, change)) }, today);
    expect(withFirst({ cap: 'many' })).toEqual({ faulty: ['cap of 5'] });
    expect(withFirst({ years: '0' })).toEqual({ faulty: ['years of 5'] });
    expect(withFirst({ hours: '' })).toEqual({ faulty: ['hours of 5'] });
    const twice = [...steps, ...steps.map((step) => Object.assign({}, step, { key: 'again' }))];
    expect(rulesTyped({ ...values, steps: twice }, today)).toEqual({ faulty: ['years of again'] });
  });

  test('carries out of the year of being hired or out of the calendar year, and what is up front out of the latter', () => {
    const beginning = (change: Partial<PolicyValues>) =>
      calendarOf({ ...valuesOfPreset('monthly'), ...change }).yearBegins;
    const newYear = { month: 1, dayOfMonth: 1 };
    expect(beginning({ year: 'hired' })).toBeUndefined();
    expect(beginning({ year: 'calendar' })).toEqual(newYear);
    expect(beginning({ every: 'year', year: 'hired' })).toEqual(newYear);
  });
});

describe('a policy is opened with the rules in force', () => {
  const everybody = { kind: 'organization' } as const;
  const ana = { kind: 'employee', id: 'ana' } as const;
  const version = (
    id: string,
    startsOn: string,
    scope: TimeOffPoliciesReply['versions'][number]['scope'],
    rules: TimeOffRules = odd,
  ): TimeOffPoliciesReply['versions'][number] => ({
    id,
    typeId: 'v',
    scope,
    name: null,
    preset: 'monthly',
    startsOn: on(startsOn),
    setBy: 'Elena Fischer',
    setAt: instant(0),
    rules,
  });
  const versions = [
    version('later', '2027-01-01', everybody),
    version('now', '2026-06-01', everybody),
    version('before', '2026-01-01', everybody),
    version('ana', '2026-03-01', ana),
    version('pier', '2026-04-01', { kind: 'location', id: 'pier' }),
  ];

  const people = [{ id: 'ben', name: 'Ben', locationId: 'pier' }];

  test('for whom they are, or else for where they are at home or for everybody, on the day it begins', () => {
    const opened = (scope: TimeOffPoliciesReply['versions'][number]['scope'], date = '2026-11-20', typeId = 'v') =>
      rulesInForce({ versions, people }, typeId, scope, on(date))?.id;
    expect(opened(everybody)).toBe('now');
    expect(opened(everybody, '2027-01-01')).toBe('later');
    expect(opened(ana)).toBe('ana');
    expect(opened(ana, '2026-02-01')).toBe('before');
    expect(opened({ kind: 'location', id: 'wharf' })).toBe('now');
    expect(opened({ kind: 'employee', id: 'ben' })).toBe('pier');
    expect(opened({ kind: 'employee', id: 'ben' }, '2026-03-31')).toBe('before');
    expect(opened(everybody, '2026-11-20', 'other')).toBeUndefined();
  });

  test('and with a beginning where there are none', () => {
    expect(typedFrom(valuesInForce(versions[0]))).toEqual(odd);
    expect(valuesInForce(undefined)).toEqual(valuesOfPreset('monthly'));
    const hourly = version('sick', '2026-01-01', everybody, policyPresets.california_sick);
    expect(valuesInForce({ ...hourly, preset: null }).preset).toBe('california_sick');
  });
});
