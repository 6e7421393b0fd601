import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monday } from '../../../tests/world/payable-weeks.ts';
import type { Tier } from './ladder.ts';
import type { OvertimeRules } from './overtime-rules.ts';
import { grossOf, splitOvertime, sumOfDays } from './overtime-split.ts';
import { policyFaults } from './policy-faults.ts';
import { presets } from './presets.ts';

const after = (afterMinutes: number, multiplier: string): Tier => ({ afterMinutes, multiplier });
const faultsOf = (overtime: OvertimeRules) => policyFaults({ ...presets.federal, overtime }, monday);

/** What the days pay at 60.00 an hour, a minute a unit; one of them may be a holiday. */
const paid = (minutes: readonly number[], rules: OvertimeRules, holidayOn = -1) =>
  grossOf(
    sumOfDays(
      splitOvertime(
        minutes.map((each, day) => ({
          minutes: each,
          holiday: day === holidayOn,
          shifts: each === 0 ? [] : [{ minutes: each, minutesBefore: 0 }],
        })),
        rules,
      ),
    ),
    '60.00',
  ) / 100;

const overForty = [after(2_400, '1.5')];
const seventh = (times: string) => ({ nth: 7, scope: 'workweek' as const, tiers: [after(0, times)] });

test.each<[string, OvertimeRules, number[], number | undefined, number, number]>([
  [
    'weekly_above_nth_day',
    { weekly: [...overForty, after(3_600, '2')], daily: [], consecutiveDay: seventh('1.5') },
    [720, 720, 720, 0, 600, 720, 720],
    undefined,
    5_400,
    5_101.5,
  ],
  [
    'greatest_of_premium',
    {
      combine: 'greatest-of',
      weekly: [after(2_400, '2')],
      daily: [after(480, '1.5')],
      consecutiveDay: seventh('1.25'),
    },
    [720, 720, 720, 0, 720, 720, 720],
    undefined,
    6_240,
    5_762,
  ],
  [
    'premium_beside_nth_worked_day',
    {
      weekly: overForty,
      daily: [],
      nthWorkedDay: { nth: 6, tiers: [after(120, '1.5')] },
      holiday: { tiers: [after(0, '1.25')] },
    },
    [0, 540, 540, 540, 540, 480, 600],
    5,
    3_720,
    3_691.5,
  ],
])('%s: a minute more on a free day would pay less', (fault, rules, worked, holidayOn, before, then) => {
  const free = worked.indexOf(0);
  expect(paid(worked, rules, holidayOn)).toBe(before);
  expect(paid(worked.with(free, 1), rules, holidayOn)).toBe(then);
  expect(faultsOf(rules)).toContain(fault);
});

interface Drawn extends Pick<OvertimeRules, 'combine' | 'weekly' | 'consecutiveHours'> {
  readonly nth: number;
  readonly daily: Tier[] | undefined;
  readonly inARow: Tier[] | undefined;
  readonly worked: Tier[] | undefined;
  readonly onHoliday: Tier[] | undefined;
}

const rulesOf = ({ nth, daily = [], inARow, worked, onHoliday, ...others }: Drawn): OvertimeRules => ({
  ...others,
  daily,
  ...(inARow && { consecutiveDay: { nth, scope: 'workweek', andAfter: true, tiers: inARow } }),
  ...(worked && { nthWorkedDay: { nth, tiers: worked } }),
  ...(onHoliday && { holiday: { tiers: onHoliday } }),
});

test('by no rules that can stand beside each other does more work pay less, on whichever day', () => {
  const times = fc.constantFrom('1.25', '1.5', '2');
  const tiers = (afters: readonly number[]) =>
    fc.tuple(fc.constantFrom(...afters), times, fc.boolean()).map(([first, multiplier, isLadder]) => {
      const further = after(first + 480, multiplier === '1.25' ? '1.5' : '2.5');
      return isLadder ? [after(first, multiplier), further] : [after(first, multiplier)];
    });
  const some = (afters: readonly number[]) => fc.option(tiers(afters), { nil: undefined });
  const nth = fc.constantFrom(2, 3, 6, 7);
  const rules = fc
    .record({
      combine: fc.constantFrom('no-pyramiding' as const, 'greatest-of' as const),
      weekly: tiers([600, 1_200, 2_400]),
      daily: some([0, 240, 480]),
      nth,
      inARow: some([0, 120]),
      worked: some([0, 120]),
      onHoliday: some([0, 120]),
      consecutiveHours: fc.oneof(tiers([120, 480]), fc.constant([])),
    })
    .map(rulesOf);
  const week = fc.array(fc.constantFrom<number[]>(0, 0, 60, 300, 480, 600, 900), { minLength: 7, maxLength: 7 });
  const dayOfWeek = fc.integer({ min: 0, max: 6 });
  fc.assert(
    fc.property(rules, week, dayOfWeek, dayOfWeek, fc.constantFrom(1, 60, 200), (by, worked, day, holidayOn, more) => {
      fc.pre(faultsOf(by).length === 0);
      const longer = worked.with(day, (worked[day] ?? 0) + more);
      expect(paid(longer, by, holidayOn)).toBeGreaterThanOrEqual(paid(worked, by, holidayOn));
    }),
    { numRuns: 2_000 },
  );
});

const sixthWorked = { nth: 6, tiers: [after(0, '1.5')] };
const longDays = (overtimeMultiplier: string) => ({
  scheduledMinutesByDay: [600, 600, 600, 600, 0, 0, 0],
  overtimeMultiplier,
  doubleMultiplier: '2',
  doubleAfterMinutes: 720,
  unscheduledDoubleAfterMinutes: 480,
});

test.each<[string, Partial<OvertimeRules>, string[]]>([
  ['overtime past long days', { nthWorkedDay: sixthWorked, alternativeWorkweek: longDays('1.5') }, []],
  [
    'less than overtime past long days',
    { nthWorkedDay: sixthWorked, alternativeWorkweek: longDays('1.25') },
    ['premium_beside_nth_worked_day'],
  ],
  // A rate that is no number is told as such, and hides nothing.
  [
    'double time of the week past a rate that cannot be read',
    { weekly: [...overForty, after(3_000, 'a half'), after(3_600, '2')], consecutiveDay: seventh('1.5') },
    ['weekly_overtime_impossible', 'weekly_above_nth_day'],
  ],
])('beside a day that pays time and a half: %s', (_, rules, faults) => {
  expect(faultsOf({ weekly: overForty, daily: [], ...rules })).toEqual(faults);
});
