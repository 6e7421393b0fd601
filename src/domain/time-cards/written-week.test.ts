import { expect, test } from 'vitest';
import type { PlainDate } from '../kernel/time.ts';
import { daysAsListed, type WrittenDay } from './written-week.ts';

const aDay = (overtimeMinutes: number, doubleMinutes?: number): WrittenDay => ({
  date: '2026-11-16' as PlainDate,
  clockedInAt: null,
  clockedOutAt: null,
  open: false,
  unended: false,
  workedMinutes: 780,
  breakMinutes: 0,
  overtimeMinutes,
  ...(doubleMinutes === undefined ? {} : { doubleMinutes }),
});

test.each([
  // written, double time as listed
  [
    [aDay(300, 60), aDay(0, 0)],
    [60, 0],
  ],
  [[aDay(0)], [0]],
  [[aDay(0), aDay(300)], undefined],
] as const)(
  'what a week of %j was written with is listed, unless it says too little of double time',
  (days, expected) => {
    expect(daysAsListed(days)?.map(({ doubleMinutes }) => doubleMinutes)).toEqual(expected);
  },
);
