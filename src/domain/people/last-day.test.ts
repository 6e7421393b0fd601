import { expect, test } from 'vitest';
import type { PlainDate } from '../kernel/time.ts';
import { hasLeftBy } from './last-day.ts';

test.each([
  ['2026-11-20', null, false],
  ['2026-11-20', '2026-11-20', false],
  ['2026-11-21', '2026-11-20', true],
  ['2027-01-01', '2026-12-31', true],
])('by %s, with the last day %s, somebody has left: %s', (date, lastDay, left) => {
  expect(hasLeftBy(date as PlainDate, lastDay as PlainDate | null)).toBe(left);
});
