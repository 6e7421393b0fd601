import { expect, test } from 'vitest';
import { punches, time } from '../../../tests/world/punches.ts';
import { timeEntries } from '../time-clock/time-entry.ts';
import { segmentsOf } from './entry-segments.ts';

const clock = (at: number) => new Date(at).toISOString().slice(11, 19).replace(/:00$/, '');
const shown = (words: string, until: string) =>
  segmentsOf(timeEntries(punches(words)), time(until), 30).map(({ span, endsWith }) =>
    [`${clock(span.from)}–${clock(span.to)}`, endsWith].filter((each) => each !== undefined).join(' '),
  );

// 29 CFR 785.19: a meal is half an hour.
test.each([
  ['in 09:00, break 12:00, back 12:30, out 17:00', ['09:00–12:00 meal', '12:30–17:00']],
  ['in 09:00, break 12:00, back 12:29:59, out 17:00', ['09:00–12:00 break', '12:29:59–17:00']],
  [
    'in 09:00, break 12:00, back 13:00, break 15:00, back 15:10',
    ['09:00–12:00 meal', '13:00–15:00 break', '15:10–18:00'],
  ],
  ['in 09:00, break 17:45', ['09:00–17:45 break']],
  // Who clocks in and out at once was there, if for no time at all.
  ['in 09:00, out 09:00', ['09:00–09:00']],
  ['in 09:00, break 09:00, back 09:30, out 09:30', ['09:00–09:00 meal']],
])('of %s work is %j', (words, expected) => {
  expect(shown(words, '18:00')).toEqual(expected);
});
