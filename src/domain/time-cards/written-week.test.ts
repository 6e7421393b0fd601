import { expect, test } from 'vitest';
import { ask, ledger, monday } from '../../../tests/world/payable-weeks.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import { presets } from '../pay-rules/presets.ts';
import type { CardFlagKind } from './card-flag.ts';
import { timeCard } from './time-card.ts';
import { daysAsListed, flagsOnApproval, listedDays, type WrittenDay } from './written-week.ts';

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

test('lists show the days with work or a clock-in on them, each with its hours, and no other', () => {
  const week = ledger('0 9:00 23:00', '2 22:00 30:00', '4 9:00 9:00');
  const listed = listedDays(timeCard(week, ask(presets.california)));
  expect(listed.map(({ date, ...day }) => [date, day.workedMinutes, day.overtimeMinutes, day.doubleMinutes])).toEqual([
    [monday, 840, 360, 120],
    // A night lies on two dates.
    [addDays(monday, 2), 120, 0, 0],
    [addDays(monday, 3), 360, 0, 0],
    // Clocked in and out in the same minute: somebody was there.
    [addDays(monday, 4), 0, 0, 0],
  ]);
  expect(Object.keys(listed[0] ?? {}).toSorted()).toEqual([
    'breakMinutes',
    'clockedInAt',
    'clockedOutAt',
    'date',
    'doubleMinutes',
    'open',
    'overtimeMinutes',
    'unended',
    'workedMinutes',
  ]);
});

test.each<[CardFlagKind, boolean]>([
  ['late', true],
  ['long_shift', true],
  ['changed_since_signing', false],
  ['changed_since_approval', false],
  ['adjustment_waiting', false],
])('of a card that is approved, %s stays to be seen: %s', (kind, stays) => {
  expect(flagsOnApproval([{ kind, date: monday }])).toEqual(stays ? [{ kind, date: monday }] : []);
});
