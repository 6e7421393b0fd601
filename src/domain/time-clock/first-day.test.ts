import { expect, test } from 'vitest';
import type { PlainDate } from '../kernel/time.ts';
import { firstDayOf } from './first-day.ts';

const on = (text: string) => text as PlainDate;

test.each([
  ['nobody said when, and nothing was punched', null, undefined, '2026-03-02'],
  ['hired before they came on record', '2026-02-01', '2026-02-02', '2026-02-01'],
  ['punched a day before the first day at work', '2026-03-10', '2026-03-09', '2026-03-09'],
  ['punched after it', '2026-03-10', '2026-03-12', '2026-03-10'],
])('records begin with what was first: %s', (_, employedFrom, firstPunchOn, expected) => {
  const beginning = {
    addedOn: on('2026-03-02'),
    employedFrom: employedFrom === null ? null : on(employedFrom),
    firstPunchOn: firstPunchOn === undefined ? undefined : on(firstPunchOn),
  };
  expect(firstDayOf(beginning)).toBe(expected);
});
