import { expect, test } from 'vitest';
import { ask, clock, ledger, monday } from '../../../tests/world/payable-weeks.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';
import type { DayFacts } from './week-question.ts';

const [, tuesday, wednesday] = [0, 1, 2].map((day) => addDays(monday, day)) as [PlainDate, PlainDate, PlainDate];
const shift = (day: number, from: string, to: string) => ({ from: clock(day, from), to: clock(day, to) });
/** For which day somebody came to work, and when the shift was published that they came for. */
const reports = (days: readonly string[], published?: readonly (readonly [PlainDate, DayFacts])[]) =>
  payableWeek(
    ledger(...days),
    ask(presets.california, published === undefined ? {} : { facts: new Map(published) }),
  ).days.flatMap((day) => day.reports.map(({ scheduled }) => [day.date, scheduled]));

test('who comes without a published shift comes on the day on which they begin', () => {
  expect(reports(['0 23:55 25:00', '2 9:00 12:00'])).toEqual([
    [monday, undefined],
    [wednesday, undefined],
  ]);
});

test('who clocks in before midnight for a shift at midnight comes for that one', () => {
  const published = shift(1, '0:00', '8:00');
  expect(reports(['0 23:55 25:00'], [[tuesday, { scheduledDuring: [published] }]])).toEqual([[tuesday, published]]);
  expect(reports(['0 23:00 24:00'], [[tuesday, { scheduledDuring: [published] }]])).toEqual([[monday, undefined]]);
});

test('who works through two published shifts comes for the first, in whatever order they are read', () => {
  const [night, morning] = [shift(0, '22:00', '30:00'), shift(1, '8:00', '16:00')];
  const published = [
    [tuesday, { scheduledDuring: [morning] }],
    [monday, { scheduledDuring: [night] }],
  ] as const;
  expect(reports(['0 22:00 32:30'], published)).toEqual([[monday, night]]);
  expect(reports(['0 22:00 32:30'], published.toReversed())).toEqual([[monday, night]]);
});

test('who comes twice for one published shift comes for it each time', () => {
  const published = shift(0, '8:00', '18:00');
  expect(reports(['0 8:00 10:00', '0 15:00 18:00'], [[monday, { scheduledDuring: [published] }]])).toEqual([
    [monday, published],
    [monday, published],
  ]);
});
