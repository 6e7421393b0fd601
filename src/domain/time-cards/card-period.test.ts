import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { presets } from '../pay-rules/presets.ts';
import { weeksBefore, weeksBetween, weeksOf } from './card-period.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const mondays: PayPolicy = presets.federal;
const sundays: PayPolicy = { ...mondays, workweek: { ...mondays.workweek, weekday: 'sunday' } };
const november = { start: on('2026-11-01'), end: on('2026-11-30') };

test.each<[string, (date: PlainDate) => PayPolicy, string, string[]]>([
  ['those that end in it', () => mondays, '2026-12-31', ['10-26', '11-02', '11-09', '11-16', '11-23']],
  ['one that begins today', () => mondays, '2026-11-09', ['10-26', '11-02', '11-09']],
  ['none that is to come', () => mondays, '2026-11-08', ['10-26', '11-02']],
  ['those of today', () => mondays, '2026-11-10', ['10-26', '11-02', '11-09']],
  [
    'the first that begins on another day too',
    (date) => (date < on('2026-11-15') ? mondays : sundays),
    '2026-12-31',
    ['10-26', '11-02', '11-09', '11-15', '11-22'],
  ],
])('the workweeks of a period are %s', (_, policyOn, today, expected) => {
  expect(weeksOf(november, policyOn, on(today))).toEqual(expected.map((day) => `2026-${day}`));
});

test('a week that ends in a period is paid with it, though another begins with the period', () => {
  const moved = (date: PlainDate) => (date < on('2026-11-15') ? mondays : sundays);
  const [first, second] = [
    { start: on('2026-11-01'), end: on('2026-11-14') },
    { start: on('2026-11-15'), end: on('2026-11-28') },
  ];
  expect(weeksOf(first, moved, on('2026-12-31'))).toEqual(['2026-10-26', '2026-11-02']);
  expect(weeksOf(second, moved, on('2026-12-31'))).toEqual(['2026-11-09', '2026-11-15', '2026-11-22']);
});

test('the workweeks before a date began when they did, though weeks begin on another day by now', () => {
  const moved = (date: PlainDate) => (date < on('2026-11-15') ? mondays : sundays);
  expect(weeksBefore(on('2026-11-29'), moved, 4)).toEqual(['2026-11-22', '2026-11-15', '2026-11-09', '2026-11-02']);
});

test.each<[string, string, (date: PlainDate) => PayPolicy, string, string[]]>([
  ['2026-11-04', '2026-11-17', () => mondays, '2026-12-31', ['11-02', '11-09', '11-16']],
  ['2026-11-02', '2026-11-08', () => mondays, '2026-12-31', ['11-02']],
  ['2026-11-08', '2026-11-09', () => mondays, '2026-12-31', ['11-02', '11-09']],
  ['2026-11-04', '2026-11-30', () => mondays, '2026-11-09', ['11-02', '11-09']],
  ['2026-11-04', '2026-11-03', () => mondays, '2026-12-31', ['11-02']],
  [
    '2026-11-10',
    '2026-11-23',
    (date) => (date < on('2026-11-15') ? mondays : sundays),
    '2026-12-31',
    ['11-09', '11-15', '11-22'],
  ],
])('the workweeks that have a day from %s to %s', (from, to, policyOn, today, expected) => {
  expect(weeksBetween(on(from), on(to), policyOn, on(today))).toEqual(expected.map((day) => `2026-${day}`));
});
