import { describe, expect, test } from 'vitest';
import type { PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import { federalWithDailyOvertime, presets, type PresetName } from '../../../domain/pay-rules/presets.ts';
import { rulesIn } from './policy-rules.ts';
import { valuesOf, withPreset, type PolicyValues } from './policy-values.ts';
import { faultsIn } from './policy-wish.ts';
import { figuresOfSample } from './sample.ts';

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
    const typed = { ...form('federal'), payFrequency: 'monthly' as const, premiumAdd: '1.50' };
    const { payPeriod, premiums, mealRest } = rulesIn(withPreset(typed, 'california'));
    expect([payPeriod?.frequency, premiums?.[0]?.addPerHour, mealRest?.premiumHours]).toEqual(['monthly', '1.50', 1]);
  });

  test.each<[keyof PolicyValues, string, string]>([
    ['weeklyAfter', 'forty', 'weekly_overtime_impossible'],
    ['dailyAfter', '-8', 'daily_overtime_impossible'],
    ['dailyTimes', 'x', 'daily_overtime_impossible'],
    ['paidRest', '1.5', 'rest_too_long'],
    ['dayStart', '', 'workday_time_impossible'],
    ['minimumWage', '$7', 'minimum_wage_impossible'],
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

describe('an example', () => {
  const figures = (sample: Parameters<typeof figuresOfSample>[0], policy: PayPolicy) => {
    const { minutes, grossCents } = figuresOfSample(sample, policy);
    return [Object.fromEntries(minutes.map((each) => [each.multiplier, each.minutes / 60])), grossCents];
  };

  test('is worked out as a time card is', () => {
    expect(figures('daily', federalWithDailyOvertime)).toEqual([{ 1: 8, 1.5: 2 }, 220_00]);
    expect(figures('double', presets.california)).toEqual([{ 1: 8, 1.5: 4, 2: 2 }, 360_00]);
    expect(figures('noMeal', presets.california)).toEqual([{ 1: 8 }, 180_00]);
    expect(figures('rest', presets.federal)).toEqual([{ 1: 4.25 }, 85_00]);
    expect(figures('split', presets.california)).toEqual([{ 1: 6 }, 118_30]);
  });
});
