import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { leastPay } from './least-pay.ts';
import { rateOn } from './week-question.ts';

const date = (text: string) => parsePlainDate(text) as PlainDate;
const minimumWages = [
  { from: '2026-01-01', amount: '16.90' },
  { from: '2026-11-19', amount: '17.50' },
];
const rates = (from: string) => ({ rates: [{ from: date(from), ratePerHour: '20.00' }] });

test.each([
  ['2025-12-31', undefined, '1'],
  ['2026-11-18', undefined, '16.90'],
  ['2026-11-19', undefined, '17.50'],
  ['2026-11-17', rates('2026-11-18'), '16.90'],
  ['2026-11-18', rates('2026-11-18'), '20.00'],
  // A minimum wage that begins after a rate takes nothing of it.
  ['2026-11-19', rates('2026-11-18'), '20.00'],
  ['2026-11-19', rates('2026-11-19'), '20.00'],
])('on %s, with %j, it is %s an hour', (on, pay, rate) => {
  expect(rateOn(leastPay({ minimumWages }, pay), date(on))).toBe(rate);
});

test('a policy without a minimum wage asks what is owed by any rate', () => {
  expect(rateOn(leastPay({}, undefined), date('2026-11-18'))).toBe('1');
});
