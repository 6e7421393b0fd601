import { expect, test } from 'vitest';
import { clock, ledger, monday, newYork } from '../../../tests/world/payable-weeks.ts';
import { addDays, startOfDate } from '../kernel/time.ts';
import { timeEntries } from '../time-clock/time-entry.ts';
import { datesWaiting } from './waiting-adjustment.ts';

const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => {
  const date = addDays(monday, offset);
  return { date, during: { from: startOfDate(date, newYork), to: startOfDate(addDays(date, 1), newYork) } };
});
const until = clock(7, '12:00');

/** `0 8:00-17:00`; hours past 24 are of the next day. */
const span = (words: string) => {
  const [day = '', from = '', to = ''] = words.split(/ |(?<=:\d\d)-/);
  return { from: clock(Number(day), from), to: clock(Number(day), to) };
};

test.each<[string, string, number[]]>([
  ['', '2 9:00-17:00', [2]],
  ['', '2 22:00-30:00', [2, 3]],
  // The end of the week before.
  ['', '-1 22:00-23:59', []],
  ['', '-1 22:00-24:00', [0]],
  ['', '-1 22:00-30:00', [0]],
  ['', '7 0:00-8:00', []],
  ['', '6 22:00-30:00', [6]],
  // Recorded on other days than those that are asked for.
  ['-1 22:00 30:00', '-1 22:00-23:00', [0]],
  ['1 9:00 17:00', '3 9:00-17:00', [1, 3]],
  ['0 20:00 54:00', '0 20:00-23:00', [0, 1, 2]],
  ['4 9:00 17:00', '7 9:00-17:00', [4]],
  // It runs: up to now.
  ['5 20:00', '5 20:00-23:00', [5, 6]],
])('with %s recorded, %s that is asked for touches the days %j', (recorded, asked, touched) => {
  const punches = recorded === '' ? [] : ledger(recorded);
  const waiting = [{ entryId: punches[0]?.id ?? null, asked: span(asked) }];
  expect(datesWaiting(days, timeEntries(punches), waiting, until)).toEqual(touched.map((day) => days[day]?.date));
});

test('an entry that is gone is waited for where it was asked to be', () => {
  const waiting = [{ entryId: 'gone', asked: span('2 9:00-17:00') }];
  expect(datesWaiting(days, timeEntries(ledger('0 9:00 17:00')), waiting, until)).toEqual([days[2]?.date]);
});
