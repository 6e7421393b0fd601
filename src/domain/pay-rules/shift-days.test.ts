import { describe, expect, test } from 'vitest';
import { ask, atRate, ledger, monday } from '../../../tests/world/payable-weeks.ts';
import { addDays } from '../kernel/time.ts';
import type { PayPolicy } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';

const hours = (split: ReadonlyMap<string, number>) =>
  Object.fromEntries([...split].map(([key, minutes]) => [key, minutes / 60]));

describe('Nevada counts eight hours in 24 from where work begins', () => {
  // NRS 608.018(1), 608.0126.
  test.each<[string, string[], Record<string, number>]>([
    ['a night of ten hours', ['0 20:00 30:00'], { 1: 8, 1.5: 2 }],
    ['a night of ten hours with an unpaid meal of one', ['0 20:00 24:00-25:00 31:00'], { 1: 8, 1.5: 2 }],
    ['an evening, and the morning after it', ['0 14:00 22:00', '1 6:00 14:00'], { 1: 8, 1.5: 8 }],
    ['the same hours each day', ['0 8:00 16:00', '1 8:00 16:00'], { 1: 16 }],
    ['an hour sooner on the second day', ['0 8:00 16:00', '1 7:00 16:00'], { 1: 16, 1.5: 1 }],
    ['an hour sooner each day', ['0 8:00 16:00', '1 7:00 15:00', '2 6:00 14:00'], { 1: 22, 1.5: 2 }],
    ['an evening before the week, and its first morning', ['-1 14:00 22:00', '0 6:00 14:00'], { 1.5: 8 }],
    ['the evening of the day before that', ['-2 23:00 31:00', '0 6:00 14:00'], { 1: 8 }],
    ['thirty hours at once', ['0 6:00 36:00'], { 1: 14, 1.5: 16 }],
    ['a watch of fifty hours', ['0 6:00 56:00'], { 1: 18, 1.5: 32 }],
    [
      'a watch of a day and a night, and what is worked as it ends',
      ['0 6:00 30:00', '1 10:00 12:00'],
      { 1: 10, 1.5: 16 },
    ],
    // The next day of 24 hours begins with work, at 6:30, and runs until Wednesday at 6:30.
    ['one that ends in a meal', ['0 6:00 29:30-30:30 40:00', '2 6:15 8:15'], { 1: 17.75, 1.5: 17.25 }],
    // A paid rest is work: the next one begins in it, at 6:00.
    ['one that ends in a paid rest', ['0 6:00 29:50-30:10 38:00', '2 6:05 7:05'], { 1: 17, 1.5: 16 }],
    ['one that ends in a meal, and four hours of the next', ['0 6:00 29:30-30:30 34:30'], { 1: 12, 1.5: 15.5 }],
    ['one with a meal long before its end', ['0 6:00 12:00-13:00 32:00'], { 1: 10, 1.5: 15 }],
    ['one that ends with the shift', ['0 6:00 30:00', '1 10:00 12:00', '2 11:00 20:00'], { 1: 18, 1.5: 17 }],
    ['nights through the beginning of the week', ['-1 22:00 30:00', '0 14:00 18:00'], { 1: 6, 1.5: 4 }],
    // The day of Saturday night ends on Sunday at 23:00, an hour into the next night: that hour is overtime of the week before.
    ['the same after a night before them', ['-2 23:00 31:00', '-1 22:00 30:00', '0 14:00 18:00'], { 1: 7, 1.5: 3 }],
    // Sunday morning is of Saturday's day, and the next one begins on Sunday at 20:00.
    [
      'a morning before the week that is of the day before it',
      ['-2 8:00 9:00', '-1 6:00 7:00', '-1 20:00 29:00', '0 14:00 18:00'],
      { 1: 4, 1.5: 5 },
    ],
  ])('%s', (_, days, expected) => {
    expect(hours(payableWeek(ledger(...days), ask(presets.nevada, atRate('15.00'))).byMultiplier)).toEqual(expected);
  });

  test('and says so, in pay and in reasons', () => {
    const { pay, reasons } = payableWeek(ledger('0 20:00 30:00'), ask(presets.nevada, atRate('15.00')));
    expect(pay?.grossCents).toBe(16_500);
    expect(reasons().filter(({ rule }) => rule === 'daily-overtime')).toMatchObject([
      { date: addDays(monday, 1), minutes: 120, parameters: { multiplier: '1.5', afterMinutes: 480 } },
    ]);
  });

  test('a meal that is paid on top is worked where it stands: after the night', () => {
    const meals = [{ kind: 'auto-add' as const, afterWorkedMinutes: 360, minutes: 30, countPunched: false }];
    const policy: PayPolicy = { ...presets.nevada, workTime: { ...presets.nevada.workTime, meals } };
    const split = payableWeek(ledger('0 20:00 30:00'), ask(policy, atRate('15.00'))).byMultiplier;
    expect(hours(split)).toEqual({ 1: 8, 1.5: 2.5 });
  });

  test('what is taken off a night is taken off once', () => {
    const meals = [{ kind: 'auto-deduct' as const, afterWorkedMinutes: 360, minutes: 30, countPunched: true }];
    const policy: PayPolicy = { ...presets.nevada, workTime: { ...presets.nevada.workTime, meals } };
    const split = payableWeek(ledger('0 19:30 28:00'), ask(policy, atRate('15.00'))).byMultiplier;
    expect(hours(split)).toEqual({ 1: 8 });
  });
});
