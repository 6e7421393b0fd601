import { expect, test } from 'vitest';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { repetitionOf, type RepeatWish } from './repeat-wish.ts';

const monday = '2026-11-23' as PlainDate;
const wish: RepeatWish = { everyWeeks: '2', weekdays: ['monday'], endsOn: '2026-12-31' };

test.each([
  ['nothing, where it is planned once', { ...wish, everyWeeks: '' }, 'once'],
  ['every second week until a date', wish, { everyWeeks: 2, weekdays: ['monday'], endsOn: '2026-12-31' }],
  ['nothing yet without a date', { ...wish, endsOn: '' }, undefined],
  ['nothing yet with a date before the first shift', { ...wish, endsOn: '2026-11-22' }, undefined],
  ['nothing yet without a day', { ...wish, weekdays: [] }, undefined],
])('what was typed repeats %s', (_, typed, expected) => {
  expect(repetitionOf(typed, monday)).toEqual(expected);
});
