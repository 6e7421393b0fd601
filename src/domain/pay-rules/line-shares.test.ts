import { describe, expect, test } from 'vitest';
import { ask, atRate, everyDay, ledger, monday } from '../../../tests/world/payable-weeks.ts';
import { cents } from '../kernel/money.ts';
import { addDays } from '../kernel/time.ts';
import { shareOut, weightOf } from './line-shares.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';
import type { PayLine } from './week-pay.ts';

const { pay } = atRate('20.00');
const night = {
  code: 'night',
  windows: [{ start: { hour: 16, minute: 0 }, end: { hour: 17, minute: 0 } }],
  partial: true,
  addPerHour: '1.00',
};

/** 10 h on Monday without a meal, 6 h on Tuesday, nothing after. */
const { days } = payableWeek(
  ledger('0 8:00 18:00', '1 8:00 14:00'),
  ask({ ...presets.california, premiums: [night] }, { pay, facts: new Map([[monday, { restsProvided: 0 }]]) }),
);
const line = (kind: PayLine['kind'], more: Partial<PayLine> = {}): PayLine => ({ kind, cents: cents(1_000), ...more });

describe('a day weighs in a line of pay', () => {
  test.each<[PayLine, readonly number[]]>([
    [line('straight-time'), [600, 360]],
    [line('regular-hours'), [480, 360]],
    [line('overtime-hours', { multiplier: '1.5' }), [120, 0]],
    [line('overtime-premium', { multiplier: '1.5' }), [120, 0]],
    [line('overtime-premium', { multiplier: '2' }), [0, 0]],
    [line('earning', { code: 'night' }), [60, 0]],
    [line('earning', { code: 'bonus' }), [0, 0]],
    [line('meal-premium'), [1, 1]],
    [line('rest-premium'), [1, 0]],
    [line('salary'), [600, 360]],
    [line('reporting-time', { date: addDays(monday, 1) }), [0, 1]],
  ])('of %j as %j', (each, expected) => {
    expect(days.slice(0, 2).map((day) => weightOf(each, day, pay))).toEqual(expected);
  });
});

test('a day without rules of meals and rests is owed none', () => {
  const [day] = payableWeek(ledger('0 8:00 18:00'), ask(presets.federal, { pay })).days;
  if (day === undefined) throw new Error('A week has a first day');
  expect([weightOf(line('meal-premium'), day, pay), weightOf(line('rest-premium'), day, pay)]).toEqual([0, 0]);
});

describe('a line is shared out', () => {
  const shares = (each: PayLine) => shareOut(each, days, pay).slice(0, 3);

  test('by what it pays for, by the minutes worked where it pays for none of them', () => {
    expect(shares(line('overtime-premium', { multiplier: '1.5' }))).toEqual([1_000, 0, 0]);
    expect(shares(line('earning', { code: 'bonus' }))).toEqual([625, 375, 0]);
  });

  test('to the first day where nobody worked', () => {
    const idle = payableWeek([], ask(presets.federal)).days;
    expect(shareOut(line('salary'), idle, pay)).toEqual([1_000, 0, 0, 0, 0, 0, 0]);
  });

  test('not to days before the first rate, which are paid nothing yet', () => {
    const rates = [{ from: addDays(monday, 1), ratePerHour: '20.00' }];
    const week = payableWeek(everyDay('8:00 16:00'), ask(presets.federal, { pay: { rates } }));
    for (const kind of ['straight-time', 'regular-hours', 'minimum-shift'] as const) {
      expect(shareOut(line(kind), week.days, { rates })).toEqual([0, 250, 250, 250, 250, 0, 0]);
    }
  });

  test('at a rate of its own only to the days at that rate', () => {
    const rates = [...pay.rates, { from: addDays(monday, 2), ratePerHour: '30.00' }];
    const week = payableWeek(everyDay('8:00 16:00'), ask(presets.federal, { pay: { rates } }));
    const [first, second] = week.pay?.lines ?? [];
    expect([first, second].map((each) => each && shareOut(each, week.days, { rates }))).toEqual([
      [16_000, 16_000, 0, 0, 0, 0, 0],
      [0, 0, 24_000, 24_000, 24_000, 0, 0],
    ]);
  });
});
