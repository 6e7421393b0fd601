import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import type { PayPolicy, Workweek } from '../pay-rules/pay-policy.ts';
import { presets } from '../pay-rules/presets.ts';
import { daysCompared } from './days-compared.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const weekly = { start: on('2026-11-16'), end: on('2026-11-22') };
const biweekly = { start: on('2026-11-16'), end: on('2026-11-29') };
const monthly = { start: on('2026-11-01'), end: on('2026-11-30') };

const weeksFrom = (weekday: Workweek['weekday'], hour = 0, minute = 0): PayPolicy => ({
  ...presets.federal,
  workweek: { weekday, time: { hour, minute } },
});
const [monday, wednesday, friday, sunday] = [
  weeksFrom('monday'),
  weeksFrom('wednesday'),
  weeksFrom('friday'),
  weeksFrom('sunday'),
];

/** 8 and 80, or as many hours in 28 days, counted from a date. */
const longFrom = (date: string, periodDays: 14 | 28 = 14): PayPolicy => ({
  ...monday,
  overtime: { ...presets['federal-hospital'].overtime, periodDays, periodStartsOn: on(date) },
});

test.each([
  ['weeks that stay as they are', weekly, monday, monday, '2026-11-16', '16 – 22'],
  ['weeks that begin on Friday, and end after the period', weekly, monday, friday, '2026-11-20', '16 – 22'],
  ['weeks that ended before the week of now', weekly, wednesday, monday, '2026-11-16', '11 – 22'],
  ['an hour that moves with the first week', weekly, monday, weeksFrom('monday', 12), '2026-11-16', '09 – 22, wider'],
  ['an hour that moves back', weekly, weeksFrom('monday', 12), monday, '2026-11-16', '09 – 22, wider'],
  ['an hour that moves with a later week', weekly, sunday, weeksFrom('sunday', 12), '2026-11-22', '15 – 28, wider'],
  ['half an hour that moves so', weekly, sunday, weeksFrom('sunday', 0, 30), '2026-11-22', '15 – 28, wider'],
  ['an hour that moved before the period', weekly, monday, weeksFrom('monday', 12), '2026-11-10', '16 – 22'],
  ['an hour that moves after the period', weekly, monday, weeksFrom('monday', 12), '2026-11-23', '16 – 22'],
  ['an hour that moves within the last week', weekly, sunday, weeksFrom('tuesday', 12), '2026-11-17', '15 – 28, wider'],
  ['a day of the month whose week is paid with the next', monthly, monday, wednesday, '2026-11-25', '26 – 29'],
  ['and whose night is not', monthly, monday, weeksFrom('wednesday', 12), '2026-11-25', '26 – 06, wider'],
  ['14 days that began before the week', weekly, monday, longFrom('2026-11-09'), '2026-11-09', '09 – 22, wider'],
  ['14 days that end after the week', weekly, monday, longFrom('2026-11-16'), '2026-11-16', '16 – 29, wider'],
  ['14 days that are given up', weekly, longFrom('2026-11-09'), monday, '2026-11-09', '09 – 22, wider'],
  ['28 days', weekly, monday, longFrom('2026-11-02', 28), '2026-11-02', '02 – 29, wider'],
  ['28 days for 14', weekly, longFrom('2026-11-09'), longFrom('2026-11-09', 28), '2026-11-09', '09 – 06, wider'],
  ['14 days from the next week on', weekly, monday, longFrom('2026-11-23'), '2026-11-23', '16 – 22'],
  ['14 days that are the period', biweekly, monday, longFrom('2026-11-16'), '2026-11-16', '16 – 29'],
])('%s', (_, period, was, will, startsOn, expected) => {
  const after = (date: PlainDate) => (date < on(startsOn) ? was : will);
  const days = daysCompared(period, { before: () => was, after, startsOn: on(startsOn) }, on('2026-11-30'));
  expect(days && `${days.from.slice(8)} – ${days.to.slice(8)}${days.isWider ? ', wider' : ''}`).toBe(expected);
});

test('no days, where no week has begun', () => {
  const compared = { before: () => monday, after: () => monday, startsOn: on('2026-11-23') };
  expect(daysCompared(weekly, compared, on('2026-11-15'))).toBeUndefined();
});
