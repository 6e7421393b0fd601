import { expect, test } from 'vitest';
import { formatInstant, parseInstant, type Instant } from '../kernel/time.ts';
import { keptSince, usualKeptDays } from './retention.ts';

const noon = parseInstant('2028-03-01T12:00:00.000Z') as Instant;

test.each([
  ['thirty days, across the end of a leap February', 30, '2028-01-31T12:00:00.000Z'],
  ['a year that has its leap day', usualKeptDays[1], '2027-03-01T12:00:00.000Z'],
  ['three years', usualKeptDays[3], '2025-03-01T12:00:00.000Z'],
  ['seven years, of which two are leap years', usualKeptDays[7], '2021-03-01T12:00:00.000Z'],
])('kept for %s', (_, days, since) => {
  expect(formatInstant(keptSince(days, noon))).toBe(since);
});
