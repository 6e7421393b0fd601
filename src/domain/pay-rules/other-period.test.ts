import { expect, test } from 'vitest';
import { federalHolidays } from '../holidays/federal-holidays.ts';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { otherPeriod } from './other-period.ts';
import type { PayPeriodRule } from './pay-periods.ts';
import type { PayPolicy } from './pay-policy.ts';
import { federal } from './presets.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const paying = (payPeriod: PayPeriodRule): PayPolicy => ({ ...federal, payPeriod });
const after = (daysAfterEnd: number) => ({ daysAfterEnd, businessDay: true });
const twoWeeks = (days: number) => paying({ frequency: 'biweekly', anchor: on('2026-11-23'), payDate: after(days) });
const sundays: PayPolicy = { ...federal, workweek: { ...federal.workweek, weekday: 'sunday' } };

test.each<[string, PayPolicy, PayPolicy, string, string | undefined]>([
  [
    'two weeks for weeks',
    paying({ frequency: 'weekly', payDate: after(5) }),
    twoWeeks(12),
    '2026-11-30',
    '30 – 06, 18',
  ],
  [
    'of which the first is as it was',
    paying({ frequency: 'weekly', payDate: after(5) }),
    twoWeeks(5),
    '2026-11-30',
    '07 – 20, 25',
  ],
  ['weeks for two weeks', twoWeeks(5), paying({ frequency: 'weekly', payDate: after(5) }), '2026-11-30', '30 – 06, 11'],
  ['another pay day', twoWeeks(5), twoWeeks(3), '2026-11-30', '23 – 06, 09, alone'],
  [
    'a pay day for workweeks, which are counted from a date as well',
    federal,
    paying({ frequency: 'weekly', anchor: on('2026-11-30'), payDate: after(5) }),
    '2026-11-30',
    '30 – 06, 11, alone',
  ],
  [
    'the same two weeks, counted from another of their beginnings',
    twoWeeks(5),
    paying({ frequency: 'biweekly', anchor: on('2026-11-09'), payDate: after(5) }),
    '2026-12-07',
    undefined,
  ],
  [
    'half months whose beginnings are said',
    paying({ frequency: 'semimonthly' }),
    paying({ frequency: 'semimonthly', startDays: [1, 16] }),
    '2026-11-30',
    undefined,
  ],
  ['workweeks that begin on another day', federal, sundays, '2026-11-22', '23 – 28, none'],
  ['other rules of the same pay period', twoWeeks(5), { ...twoWeeks(5), adjustableDays: 7 }, '2026-11-30', undefined],
  [
    'a holiday more, on which one would be paid',
    twoWeeks(5),
    { ...twoWeeks(5), holidays: federalHolidays },
    '2026-12-07',
    undefined,
  ],
])('%s', (_, was, will, startsOn, expected) => {
  const then = (date: PlainDate) => (date < on(startsOn) ? was : will);
  const other = otherPeriod(() => was, then, on(startsOn));
  const told = other && [
    `${other.period.start.slice(8)} – ${other.period.end.slice(8)}`,
    other.period.pay?.slice(8) ?? 'none',
    ...(other.isPayDayAlone ? ['alone'] : []),
  ];
  expect(told?.join(', ')).toBe(expected);
});
