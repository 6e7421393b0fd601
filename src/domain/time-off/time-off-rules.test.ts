import { describe, expect, test } from 'vitest';
import { faultsOfRules, type AccrualRule, type TimeOffRules } from './time-off-rules.ts';

const monthly: AccrualRule = {
  by: 'calendar',
  frequency: { every: 'month', dayOfMonth: 1 },
  milestones: [{ afterYears: 0, minutesPerYear: 2_400 }],
};
const rules = (accrual: AccrualRule, more: Partial<TimeOffRules> = {}): TimeOffRules => ({
  accrual,
  waitingDays: 0,
  usableAfterDays: 0,
  ...more,
});

describe('rules stand', () => {
  test.each<[string, TimeOffRules, readonly string[]]>([
    ['as they are', rules(monthly), []],
    ['without anything earned', rules({ by: 'nothing' }), []],
    ['not without a first step', rules({ ...monthly, milestones: [] }), ['milestones_missing']],
    [
      'not with steps that go back',
      rules({
        ...monthly,
        milestones: [
          { afterYears: 0, minutesPerYear: 1 },
          { afterYears: 2, minutesPerYear: 2 },
          { afterYears: 1, minutesPerYear: 3 },
        ],
      }),
      ['milestones_out_of_order'],
    ],
    [
      'not with more than a year has',
      rules({ ...monthly, milestones: [{ afterYears: 0, minutesPerYear: 600_000 }] }),
      ['grant_too_large'],
    ],
    ['not with half a minute', rules({ by: 'work', workedPerMinute: 0.5 }), ['worked_per_minute_out_of_range']],
    [
      'not with a lapse of what is never carried',
      rules(
        { ...monthly, milestones: [{ afterYears: 0, minutesPerYear: 1, carryOverCapMinutes: 0 }] },
        { carriedLapsesAfterMonths: 3 },
      ),
      ['lapse_needs_carry_over'],
    ],
    [
      'not with a lapse of what is never carried of work',
      rules({ by: 'work', workedPerMinute: 30, carryOverCapMinutes: 0 }, { carriedLapsesAfterMonths: 3 }),
      ['lapse_needs_carry_over'],
    ],
    [
      'with a lapse of what is carried of work',
      rules({ by: 'work', workedPerMinute: 30 }, { carriedLapsesAfterMonths: 3 }),
      [],
    ],
    [
      'not with a lapse of what nobody earns',
      rules({ by: 'nothing' }, { carriedLapsesAfterMonths: 3 }),
      ['lapse_needs_carry_over'],
    ],
  ])('%s', (_, asked, faults) => expect(faultsOfRules(asked)).toEqual(faults));
});
