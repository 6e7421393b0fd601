import { expect, test } from 'vitest';
import { addDays, type PlainDate } from '../../domain/kernel/time.ts';
import { isMissing } from './missing-card.ts';

// Paid from Sunday to Saturday; the calendar shows Monday 16 to Sunday 22.
const [monday, sunday] = ['2026-11-16', '2026-11-22'] as PlainDate[] as [PlainDate, PlainDate];
const workweek = (startsOn: string) => ({
  startsOn: startsOn as PlainDate,
  endsOn: addDays(startsOn as PlainDate, 6),
});
const [third, fourth] = [workweek('2026-11-15'), workweek('2026-11-22')];

test.each([
  ['on its Friday the present workweek holds all that is over', '2026-11-20', third, false, false],
  ['on its Sunday the workweek before is asked for, of Monday to Saturday', '2026-11-22', fourth, true, false],
  ['on the Monday after, only the Sunday is in the present workweek', '2026-11-23', fourth, true, false],
  ['a week later two are asked for', '2026-11-30', workweek('2026-11-29'), true, true],
])('%s', (_, today, present, ofMonday, ofSunday) => {
  expect(isMissing(monday, today as PlainDate, present)).toBe(ofMonday);
  const first = ofMonday ? third : undefined;
  expect(isMissing(sunday, today as PlainDate, present, first)).toBe(ofSunday);
});

test('where both begin on the same weekday one card is enough', () => {
  const shown = workweek('2026-11-16');
  const present = workweek('2026-11-23');
  expect(isMissing(shown.startsOn, '2026-11-25' as PlainDate, present)).toBe(true);
  expect(isMissing(shown.endsOn, '2026-11-25' as PlainDate, present, shown)).toBe(false);
});
