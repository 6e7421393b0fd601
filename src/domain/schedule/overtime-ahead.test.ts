import { expect, test } from 'vitest';
import { instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import { federal, federalWithDailyOvertime, presets } from '../pay-rules/presets.ts';
import { overtimeAhead } from './overtime-ahead.ts';

const zone = 'America/New_York' as Zone;
const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];

const shift = (day: number, from: number, to: number, breakMinutes = 0) => {
  const at = (hour: number) => instantAt(days[day] as PlainDate, { hour, minute: 0 }, zone);
  return { startsAt: at(from), endsAt: at(to), breakMinutes };
};
const tens = [0, 1, 2, 3].map((day) => shift(day, 8, 18));

test.each([
  ['a fifth day after four of ten hours, by federal law', federal, shift(4, 8, 16), tens, 8],
  ['an hour of a fifth day after 39 hours', federal, shift(4, 8, 9), [...tens.slice(1), shift(0, 8, 17)], 0],
  ['a day of ten hours, by federal law', federal, shift(0, 8, 18), [], 0],
  ['a day of ten hours, where overtime begins after eight', federalWithDailyOvertime, shift(0, 8, 18), [], 2],
  ['the same with an hour of break', federalWithDailyOvertime, shift(0, 8, 18, 60), [], 1],
  [
    'a seventh day in California',
    presets.california,
    shift(6, 9, 13),
    [0, 1, 2, 3, 4, 5].map((day) => shift(day, 9, 13)),
    4,
  ],
  ['a day that overlaps another', federal, shift(0, 9, 17), [shift(0, 8, 18), ...tens.slice(1)], 0],
])('%s', (_, policy, planned, others, hours) => {
  expect(overtimeAhead(planned, others, { policy, zone })).toBe(hours * 60);
});
