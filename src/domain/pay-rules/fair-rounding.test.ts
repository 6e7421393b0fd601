import { expect, test } from 'vitest';
import { monday } from '../../../tests/world/payable-weeks.ts';
import { averageShift } from './fair-rounding.ts';
import type { PayPolicy } from './pay-policy.ts';
import { policyFaults } from './policy-faults.ts';
import { presets } from './presets.ts';
import type { PunchRounding, RoundTarget } from './punch-rounding.ts';
import type { RoundMode, RoundRule } from './rounding.ts';

const round = (
  target: RoundTarget,
  mode: RoundMode,
  graceMinutes = 0,
  more: Partial<PunchRounding> = {},
): PunchRounding => ({ targets: [target], intervalMinutes: 15, mode, graceMinutes, ...more });
const near = { within: { of: { hour: 8, minute: 0 }, minutes: 10 } };
const moment = { within: { of: { hour: 8, minute: 0 }, minutes: 0 } };
const past = { within: { of: { hour: 17, minute: 5 }, minutes: 2 } };
const faults = (workTime: PayPolicy['workTime']) =>
  policyFaults({ ...presets.federal, workTime: { ...presets.federal.workTime, ...workTime } }, monday);

test.each<[RoundMode, number, number | undefined, number, number]>([
  ['down', 0, undefined, 0, -15],
  ['down', 7, undefined, 0, -1],
  ['up', 0, undefined, 0, 15],
  ['nearest', 0, undefined, 0, 0],
  ['nearest', 0, 480, 3, 0],
  ['nearest', 0, 483, 3, -6],
  ['nearest', 0, 477, 3, 6],
])(
  'to the quarter %s, %i forgiven, near %s within %i minutes, moves by %i half minutes',
  (mode, graceMinutes, toMinutes, minutes, moved) => {
    const within = toMinutes === undefined ? undefined : { toMinutes, minutes };
    expect(averageShift({ intervalMinutes: 15, mode, graceMinutes }, within)).toBeCloseTo(moved);
  },
);

// 29 CFR 785.48(b): rounding is suffered where it averages out.
test.each<[string, readonly PunchRounding[], boolean]>([
  ['all to the nearest quarter', [round('both', 'nearest-whole-minute')], true],
  ['only who comes, to the nearest', [round('in', 'nearest')], true],
  ['all down: what is lost at the end was won at the start', [round('both', 'down')], true],
  ['coming down and going up only ever adds', [round('in', 'down'), round('out', 'up')], true],
  ['coming up and going down', [round('in', 'up'), round('out', 'down')], false],
  ['coming up alone', [round('in', 'up')], false],
  ['going down alone', [round('clock-out', 'down')], false],
  ['going down, half of it forgiven and more', [round('clock-out', 'down', 8)], true],
  ['going down, less than half of it forgiven', [round('clock-out', 'down', 7)], false],
  ['the start of a meal down alone', [round('meal-start', 'down')], false],
  ['the end of a meal down alone', [round('meal-end', 'down')], true],
  ['all down, near eight only', [round('both', 'down', 0, near)], false],
  ['near eight down for who comes', [round('in', 'down', 0, near)], true],
  ['near eight up for who comes, else down', [round('in', 'up', 0, near), round('both', 'down')], false],
  ['near eight to the nearest for all of them', [round('both', 'nearest', 0, near)], true],
  ['near five past to the nearest for who goes', [round('out', 'nearest', 0, past)], false],
  ['near five past to the nearest for who comes', [round('in', 'nearest', 0, past)], true],
  ['near eight itself to the nearest for who goes', [round('out', 'nearest', 0, moment)], true],
  ['up for who comes and for who goes by one rule', [round('in', 'up', 0, { targets: ['in', 'clock-out'] })], false],
  ['up for who comes after a rule that is for all of them', [round('in', 'nearest'), round('in', 'up')], true],
])('punches: %s', (_, punchRounding, fair) => {
  expect(faults({ punchRounding })).toEqual(fair ? [] : ['punch_rounding_one_sided']);
});

test.each<[RoundMode, number, boolean, boolean]>([
  ['nearest', 0, true, true],
  ['down', 0, false, true],
  ['up', 0, true, false],
  ['down', 8, true, false],
  ['up', 8, false, true],
])('the total %s with %i minutes forgiven: of a day %s, of meals %s', (mode, graceMinutes, day, meal) => {
  const rule: RoundRule = { intervalMinutes: 15, mode, graceMinutes };
  expect(faults({ dayTotalRounding: rule })).toEqual(day ? [] : ['day_rounding_one_sided']);
  expect(faults({ mealTotalRounding: rule })).toEqual(meal ? [] : ['meal_rounding_one_sided']);
});

test('the total of a day to the nearest, of lengths on one side alone', () => {
  const within = (ofMinutes: number) => ({ ofMinutes, minutes: 3 });
  const rule = { intervalMinutes: 15, mode: 'nearest' } as const;
  expect(faults({ dayTotalRounding: { ...rule, within: within(480) } })).toEqual([]);
  expect(faults({ dayTotalRounding: { ...rule, within: within(483) } })).toEqual(['day_rounding_one_sided']);
  expect(faults({ dayTotalRounding: { ...rule, within: within(477) } })).toEqual([]);
});

test.each([
  [5, true],
  [6, true],
  [10, true],
  [15, true],
  [20, false],
  [30, false],
  [60, false],
])('every %i minutes', (intervalMinutes, known) => {
  const rule: RoundRule = { intervalMinutes, mode: 'nearest' };
  const all = {
    punchRounding: [{ ...rule, targets: ['both'] }],
    dayTotalRounding: rule,
    mealTotalRounding: rule,
  } as const;
  const impossible = ['punch_rounding_impossible', 'day_rounding_impossible', 'meal_rounding_impossible'];
  expect(faults(all)).toEqual(known ? [] : impossible);
});
