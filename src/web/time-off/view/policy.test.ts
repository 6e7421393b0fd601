import { describe, expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { policyPresets, timeOffPresets } from '../../../domain/time-off/policy-presets.ts';
import { rulesTyped, valuesOfPreset, type PolicyValues } from './policy.ts';

const today = parsePlainDate('2026-11-20') as PlainDate;

describe('the form of a policy', () => {
  test.each(timeOffPresets)('saved as it was filled by the preset %s, is that preset', (preset) => {
    expect(rulesTyped(valuesOfPreset(preset), today)).toEqual({ rules: policyPresets[preset] });
  });

  test('holds a later milestone to the first limit, unless it has one of its own', () => {
    const caps = (laterCap: string) => {
      const typed = rulesTyped({ ...valuesOfPreset('monthly'), cap: '100', laterCap }, today);
      return 'rules' in typed && typed.rules.accrual.by === 'calendar'
        ? typed.rules.accrual.milestones.map(({ balanceCapMinutes }) => balanceCapMinutes)
        : typed;
    };
    expect(caps('')).toEqual([6_000, 6_000]);
    expect(caps('150')).toEqual([6_000, 9_000]);
  });

  test('carries out of the year of being hired or out of the calendar year, and what is up front out of the latter', () => {
    const beginning = (change: Partial<PolicyValues>) => {
      const typed = rulesTyped({ ...valuesOfPreset('monthly'), ...change }, today);
      return 'rules' in typed && typed.rules.accrual.by === 'calendar' ? typed.rules.accrual.yearBegins : typed;
    };
    const newYear = { month: 1, dayOfMonth: 1 };
    expect(beginning({ year: 'hired' })).toBeUndefined();
    expect(beginning({ year: 'calendar' })).toEqual(newYear);
    expect(beginning({ every: 'year', year: 'hired' })).toEqual(newYear);
  });

  test('says which figure makes no sense', () => {
    expect(rulesTyped({ ...valuesOfPreset('monthly'), laterCap: 'many' }, today)).toEqual({ faulty: ['laterCap'] });
  });
});
