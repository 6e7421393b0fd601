import { expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { payFactsOf } from './pay-facts.ts';

const on = (date: string) => parsePlainDate(date) as PlainDate;

test('a rate that was corrected pays nothing, and cents are read as cents', () => {
  const rows = [
    { id: 'a', startsOn: on('2026-11-16'), centsPerHour: cents(2_000), supersedesId: null },
    { id: 'b', startsOn: on('2026-11-16'), centsPerHour: cents(2_205), supersedesId: 'a' },
  ];
  expect(payFactsOf(rows)).toEqual({ rates: [{ from: '2026-11-16', ratePerHour: '22.05' }] });
  expect(payFactsOf([])).toBeUndefined();
});
