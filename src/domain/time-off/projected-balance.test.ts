import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { policyPresets, type TimeOffPreset } from './policy-presets.ts';
import { isEarnedByWork } from './projected-balance.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const today = on('2026-11-29');

test.each<[boolean, string, readonly [from: string, preset: TimeOffPreset][]]>([
  [false, '2026-11-29', [['2026-01-01', 'california_sick']]],
  [true, '2026-11-30', [['2026-01-01', 'california_sick']]],
  [false, '2027-06-01', [['2026-01-01', 'monthly']]],
  [false, '2027-06-01', []],
  // It is earned by work from a later day on, until the day before, or no longer.
  [false, '2026-12-31', [['2027-01-01', 'california_sick']]],
  [true, '2027-01-01', [['2027-01-01', 'california_sick']]],
  [
    true,
    '2027-06-01',
    [
      ['2026-01-01', 'california_sick'],
      ['2026-12-01', 'monthly'],
    ],
  ],
  [
    false,
    '2027-06-01',
    [
      ['2026-01-01', 'california_sick'],
      ['2026-11-29', 'monthly'],
    ],
  ],
])('that work may earn more is said (%s) of a balance on %s under %j', (isSaid, date, versions) => {
  const inForce = versions.map(([from, preset]) => ({ from: on(from), rules: policyPresets[preset] }));
  expect(isEarnedByWork(inForce, today, on(date))).toBe(isSaid);
});
