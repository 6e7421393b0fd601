import { describe, expect, test } from 'vitest';
import { federalHolidays } from '../../../domain/holidays/federal-holidays.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { DayAttribution } from '../../../domain/pay-rules/day-attribution.ts';
import type { PayPolicy, Premium } from '../../../domain/pay-rules/pay-policy.ts';
import { federalWithDailyOvertime, presets, type PresetName } from '../../../domain/pay-rules/presets.ts';
import { faultsIn } from './policy-problems.ts';
import { rulesIn } from './policy-rules.ts';
import { freshRule, valuesOf, withPreset, type PolicyValues } from './policy-values.ts';
import { figuresOfSample, nextPeriods } from './sample.ts';

const names = Object.keys(presets) as PresetName[];
const form = (preset: PresetName, rules: PayPolicy = presets[preset]): PolicyValues => ({
  ...valuesOf(rules, preset),
  scope: 'organization',
  startsOn: '2026-11-23',
});

describe('the form of a policy', () => {
  test.each(names)('shows every rule of %s and gives it back as it was', (name) => {
    const { citations: _, ...rules }: PayPolicy = presets[name];
    expect(rulesIn(form(name))).toEqual(rules);
  });

  test('keeps the pay period and the night that were typed when another law is chosen', () => {
    const night = { ...freshRule('premiums', form('federal')), addPerHour: '1.50' };
    const typed = { ...form('federal'), payFrequency: 'monthly' as const, premiums: [night], adjustableDays: '30' };
    const { payPeriod, premiums, mealRest, adjustableDays } = rulesIn(withPreset(typed, 'california'));
    expect([payPeriod?.frequency, premiums?.[0]?.addPerHour, mealRest?.premiumHours]).toEqual(['monthly', '1.50', 1]);
    expect(adjustableDays).toBe(30);
  });

  test('counts fourteen days from the week of its date on, unless another day was typed', () => {
    const fourteen = (typed: Partial<PolicyValues>) =>
      withPreset({ ...form('federal'), ...typed }, 'federal-hospital').periodStartsOn;
    expect(fourteen({})).toBe('2026-11-23');
    expect(fourteen({ startsOn: '2026-11-26', weekStart: 'sunday' })).toBe('2026-11-22');
    expect(fourteen({ periodStartsOn: '2026-11-02' })).toBe('2026-11-02');
    // A day that begins no workweek is none of these.
    expect(fourteen({ periodStartsOn: '2026-11-03' })).toBe('2026-11-23');
    expect(fourteen({ startsOn: '' })).toBe('');
    expect(faultsIn(withPreset(form('federal'), 'federal-hospital'))).toEqual({});
    expect(withPreset(form('federal'), 'california').periodStartsOn).toBe('');
  });

  test.each<[keyof PolicyValues, string, string]>([
    ['weeklyAfter', 'forty', 'weekly_overtime_impossible'],
    ['dailyAfter', '-8', 'daily_overtime_impossible'],
    ['dailyTimes', 'x', 'daily_overtime_impossible'],
    ['paidRest', '1.5', 'rest_too_long'],
    ['dayStart', '', 'workday_time_impossible'],
    ['startsOn', '2026-11-24', 'starts_within_week'],
    ['startsOn', '', 'starts_within_week'],
  ])('%s of “%s” says what to do', (field, typed, fault) => {
    expect(Object.values(faultsIn({ ...form('federal-daily'), [field]: typed }))).toContain(fault);
  });

  test('reads hours as people write them', () => {
    const after = (typed: string) =>
      rulesIn({ ...form('federal'), weeklyAfter: typed }).overtime.weekly[0]?.afterMinutes;
    expect(['37.5', '37,5', '37:30', ' 40 '].map(after)).toEqual([2_250, 2_250, 2_250, 2_400]);
  });
});

const weekend: Premium = {
  code: 'weekend',
  windows: [{ start: { hour: 0, minute: 0 }, end: { hour: 0, minute: 0 }, weekdays: ['saturday', 'sunday'] }],
  partial: true,
  multiplier: '1.5',
};

describe('an example', () => {
  const monday = '2026-11-23' as PlainDate;
  const figures = (sample: Parameters<typeof figuresOfSample>[0], policy: PayPolicy) => {
    const { minutes, grossCents } = figuresOfSample(sample, policy, monday);
    return [Object.fromEntries(minutes.map((each) => [each.multiplier, each.minutes / 60])), grossCents];
  };

  test('is worked out as a time card is', () => {
    expect(figures('daily', federalWithDailyOvertime)).toEqual([{ 1: 8, 1.5: 2 }, 220_00]);
    expect(figures('double', presets.california)).toEqual([{ 1: 8, 1.5: 4, 2: 2 }, 360_00]);
    expect(figures('noMeal', presets.california)).toEqual([{ 1: 8 }, 180_00]);
    expect(figures('rest', presets.federal)).toEqual([{ 1: 4.25 }, 85_00]);
    expect(figures('split', presets.california)).toEqual([{ 1: 6 }, 118_30]);
    expect(figures('dailyFrom', presets.nevada)).toEqual([{ 1: 8, 1.5: 8 }, 300_00]);
    expect(figures('inARow', presets.colorado)).toEqual([{ 1: 12, 1.5: 1 }, 270_00]);
    expect(figures('madeUp', presets.california)).toEqual([{ 1: 10 }, 200_00]);
    expect(figures('night', { ...presets.federal, premiums: [weekend] })).toEqual([{ 1: 24 }, 640_00]);
  });

  test('goes by the minimum wage that is in force when the policy begins', () => {
    const minimumWages = [
      { amount: '5.00', from: '2020-01-01' },
      { amount: '12.00', from: monday },
    ];
    const nevada = { ...presets.nevada, minimumWages };
    expect(figures('lowRate', nevada)).toEqual([{ 1: 8, 1.5: 2 }, 165_00]);
    expect(figures('lowRate', { ...nevada, minimumWages: minimumWages.slice(0, 1) })).toEqual([{ 1: 10 }, 150_00]);
  });

  test('of a shift through midnight tells the day that it belongs to', () => {
    const hoursOn = (dayAttribution: DayAttribution) =>
      figuresOfSample('midnight', { ...presets.custom, workTime: { dayAttribution } }, monday).dates.map(
        (each) => each.minutes / 60,
      );
    expect(hoursOn('split-midnight')).toEqual([6, 2]);
    expect(hoursOn('shift-start')).toEqual([8]);
  });

  test('of the pay period moves a pay day off weekends and off the holidays of the policy', () => {
    const payDate = { daysOfMonth: [25], businessDay: true };
    const monthly: PayPolicy = { ...presets.custom, payPeriod: { frequency: 'monthly', payDate } };
    const paid = (policy: PayPolicy) => nextPeriods(policy, monday).map(({ start, pay }) => [start, pay]);
    expect(paid(monthly)).toEqual([
      ['2026-11-01', '2026-12-25'],
      ['2026-12-01', '2027-01-25'],
    ]);
    expect(paid({ ...monthly, holidays: federalHolidays })[0]).toEqual(['2026-11-01', '2026-12-24']);
    expect(paid(presets.custom)).toEqual([]);
  });
});
