import { describe, expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import type { PayLineKind } from '../pay-rules/week-pay.ts';
import { differenceRate } from './difference-rate.ts';

const line = (kind: PayLineKind, minutes: number, rate: string, sum: number, multiplier?: string) => ({
  kind,
  minutes,
  rate,
  cents: cents(sum),
  ...(multiplier !== undefined && { multiplier }),
});
const straight = (minutes: number, rate: string, sum: number) => line('straight-time', minutes, rate, sum);
const premium = (minutes: number, rate: string, sum: number, multiplier = '1.5') =>
  line('overtime-premium', minutes, rate, sum, multiplier);
const meal = { kind: 'meal-premium', cents: cents(20_00) } as const;
const eight = straight(480, '20', 160_00);

describe('the rate of a difference', () => {
  test.each([
    ['an hour more', [eight], [straight(540, '20', 180_00)], 60, 20_00, '20'],
    ['an hour less', [eight], [straight(420, '20', 140_00)], -60, -20_00, '20'],
    ['all of a day', [eight], [], -480, -160_00, '20'],
    [
      'overtime, which is straight time and its premium',
      [eight],
      [straight(600, '20', 200_00), premium(120, '10', 20_00)],
      120,
      60_00,
      '30',
    ],
    [
      'an hour at a rate of many places',
      [straight(480, '61/6', 81_33)],
      [straight(540, '61/6', 91_50)],
      60,
      10_17,
      '61/6',
    ],
    ['an hour at another rate beside those of before', [eight], [eight, straight(60, '25', 25_00)], 60, 25_00, '25'],
  ] as const)('is that of %s', (_, paid, now, minutes, sum, rate) => {
    expect(differenceRate(paid, now, { minutes, cents: cents(sum) })).toBe(rate);
  });

  test.each([
    [
      'part of the hours are overtime',
      [straight(420, '20', 140_00)],
      [straight(540, '20', 180_00), premium(60, '10', 10_00)],
      120,
      50_00,
    ],
    ['all hours are at another rate', [eight], [straight(540, '21', 189_00)], 60, 29_00],
    ['something beside hours is paid', [eight], [straight(540, '20', 180_00), meal], 60, 40_00],
    ['no hours changed', [eight], [straight(480, '22', 176_00)], 0, 16_00],
    ['nothing changed', [eight], [eight], 0, 0],
    [
      'overtime is at another multiplier',
      [eight, premium(60, '10', 10_00)],
      [straight(540, '20', 180_00), premium(60, '20', 20_00, '2')],
      60,
      30_00,
    ],
    [
      'a cent fell to another day when the cents were shared out',
      [straight(480, '61/6', 81_33)],
      [straight(540, '61/6', 91_51)],
      60,
      10_18,
    ],
    [
      'some of the hours are overtime, though rates and sums come to the same',
      [eight],
      [straight(540, '20', 180_00), premium(120, '10', 20_00), premium(30, '20', 10_00, '2')],
      60,
      50_00,
    ],
    ['what was agreed is another sum', [eight], [straight(540, '20', 180_00)], 60, 30_00],
    ['no rate was kept', [eight], [eight, { kind: 'straight-time', minutes: 60, cents: cents(20_00) }], 60, 20_00],
  ] as const)('is none where %s', (_, paid, now, minutes, sum) => {
    expect(differenceRate(paid, now, { minutes, cents: cents(sum) })).toBe(null);
  });
});
