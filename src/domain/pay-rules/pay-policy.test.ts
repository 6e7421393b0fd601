import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { minimumWageOn, oldestAdjustable } from './pay-policy.ts';
import { federal } from './presets.ts';

const today = parsePlainDate('2026-11-20') as PlainDate;

test('hours may be corrected for sixty days, or as long as the policy says', () => {
  expect(oldestAdjustable(federal, today)).toBe('2026-09-21');
  expect(oldestAdjustable({ ...federal, adjustableDays: 1 }, today)).toBe('2026-11-19');
});

test.each([
  ['2024-12-31', undefined],
  ['2025-01-01', '16.50'],
  ['2025-12-31', '16.50'],
  ['2026-01-01', '16.90'],
  ['2027-01-01', '17.40'],
])('of minimum wages in any order, that of %s is %s', (date, wage) => {
  const minimumWages = [
    { from: '2026-01-01', amount: '16.90' },
    { from: '2027-01-01', amount: '17.40' },
    { from: '2025-01-01', amount: '16.50' },
  ];
  expect(minimumWageOn({ ...federal, minimumWages }, date)).toBe(wage);
  expect(minimumWageOn({ ...federal, minimumWages: minimumWages.toReversed() }, date)).toBe(wage);
});
