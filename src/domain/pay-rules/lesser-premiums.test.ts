import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, atRate, everyDay, ledger, monday } from '../../../tests/world/payable-weeks.ts';
import type { OvertimeRules } from './overtime-rules.ts';
import type { PayPolicy } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';
import type { WeekEarnings } from './week-earnings.ts';
import { payWeek } from './week-pay.ts';

/** Federal law, and beside it a rule of the house; the Monday of the week is a holiday. */
const withRule = (rule: Partial<OvertimeRules>): PayPolicy => ({
  ...presets.federal,
  overtime: { ...presets.federal.overtime, ...rule },
  holidays: [
    { code: 'monday', on: { month: Number(monday.slice(5, 7)), day: Number(monday.slice(8)) }, observed: 'none' },
  ],
});
const gross = (policy: PayPolicy, days: ReturnType<typeof ledger>) =>
  payableWeek(days, ask(policy, atRate('10.00'))).pay?.grossCents ?? 0;
const tier = (multiplier: string, afterMinutes = 0) => [{ afterMinutes, multiplier }];

describe('a premium below time and a half takes no hour out of the forty', () => {
  test.each<[string, Partial<OvertimeRules>, number, number, number]>([
    // 480.00, a premium of 20.00 that is in the rate, and half of 500/48 for eight hours: 29 CFR 778.203.
    ['a holiday at 1.25', { holiday: { tiers: tier('1.25') } }, 6, 8, 54_167],
    ['a holiday at 1.5', { holiday: { tiers: tier('1.5') } }, 6, 8, 52_000],
    ['eight hours a day at 1.25', { daily: tier('1.25', 480) }, 4, 10, 42_000],
    // 32 at 1, 8 at 1.25, 10 at 1.5 of a rate of 520/50.
    ['eight hours a day at 1.25', { daily: tier('1.25', 480) }, 5, 10, 57_200],
    ['eight hours a day at 1.25', { daily: tier('1.25', 480) }, 6, 10, 72_333],
    ['eight hours a day at 1.5', { daily: tier('1.5', 480) }, 5, 10, 55_000],
    ['the sixth day worked at 1.1', { nthWorkedDay: { nth: 6, tiers: tier('1.1') } }, 6, 8, 52_000],
    [
      'the fifth day in a row at 1.1',
      { consecutiveDay: { nth: 5, scope: 'workweek', tiers: tier('1.1') } },
      6,
      8,
      52_867,
    ],
  ])('%s: %j, %i days of %i hours', (_, rule, days, hours, cents) => {
    expect(gross(withRule(rule), everyDay(`8:00 ${8 + hours}:00`, days))).toBe(cents);
  });

  test('what is paid for weekends is credited against overtime, and not against such a premium', () => {
    const week = (credited: string): WeekEarnings => ({
      work: [{ minutes: 2_880, rate: '10.00' }],
      earnings: [{ code: 'weekend', amount: credited, inRegularRate: false, creditable: true }],
      overtime: [
        { multiplier: '1.25', minutes: 480 },
        { multiplier: '1.5', minutes: 480 },
      ],
    });
    const lines = (credited: string) => payWeek(week(credited), {}).lines.map(({ cents }) => cents);
    expect(lines('0')).toEqual([48_000, 2_000, 4_167, 0]);
    expect(lines('40.00')).toEqual([48_000, 2_000, 167, 4_000]);
    expect(lines('100.00')).toEqual([48_000, 2_000, 0, 10_000]);
  });

  test('hours by the rate come to the same, and pay no such premium twice', () => {
    const policy = {
      ...withRule({ holiday: { tiers: tier('1.25') } }),
      regularRate: { overtimeMethod: 'rate-times-hours' },
    } as const;
    // 32 and 8 hours at 10.00 and 12.50, and 8 at 10.00 and half of 10.416….
    expect(gross(policy, everyDay('8:00 16:00', 6))).toBe(54_167);
  });

  const multiplier = fc.integer({ min: 101, max: 300 }).map((hundredths) => String(hundredths / 100));
  const tiers = fc
    .tuple(fc.integer({ min: 0, max: 900 }), multiplier)
    .map(([afterMinutes, times]) => tier(times, afterMinutes));
  const rules = fc.record(
    {
      daily: tiers,
      holiday: fc.record({ tiers }),
      nthWorkedDay: fc.record({ nth: fc.integer({ min: 2, max: 7 }), tiers }),
      consecutiveDay: fc.record({
        nth: fc.integer({ min: 2, max: 7 }),
        scope: fc.constant('workweek' as const),
        tiers,
      }),
      combine: fc.constantFrom('no-pyramiding' as const, 'greatest-of' as const),
    },
    { requiredKeys: ['daily'] },
  );
  const week = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 7, maxLength: 7 });
  const punchesOf = (minutes: readonly number[]) =>
    ledger(
      ...minutes.flatMap((each, day) =>
        each === 0 ? [] : [`${day} 6:00 ${6 + Math.floor(each / 60)}:${String(each % 60).padStart(2, '0')}`],
      ),
    );

  test('no rule of the house pays less than federal law does without it, and more work never pays less', () => {
    fc.assert(
      fc.property(week, rules, fc.integer({ min: 1, max: 120 }), (minutes, rule, more) => {
        const policy = withRule(rule);
        const paid = gross(policy, punchesOf(minutes));
        expect(paid).toBeGreaterThanOrEqual(gross(presets.federal, punchesOf(minutes)) - 1);
        const longer = minutes.with(6, (minutes[6] ?? 0) + more);
        expect(gross(policy, punchesOf(longer))).toBeGreaterThanOrEqual(paid);
      }),
    );
  });
});
