import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import { differencesOfPay, paidByName } from './paid-by-name.ts';
import { payLineKinds } from './week-pay.ts';

const line = fc.record(
  {
    kind: fc.constantFrom(...payLineKinds),
    cents: fc.integer({ min: -100_000, max: 100_000 }).map(cents),
    multiplier: fc.constantFrom('1.5', '2'),
    code: fc.constantFrom('night', 'bonus'),
  },
  { requiredKeys: ['kind', 'cents'] },
);
const lines = fc.array(line);
const sumOf = (some: readonly { readonly cents: number }[]) => some.reduce((sum, each) => sum + each.cents, 0);

test('what is paid under names is all that lines pay, and what they differ by is the difference of both', () => {
  fc.assert(
    fc.property(lines, lines, (some, others) => {
      const [before, after] = [paidByName(some), paidByName(others)];
      expect(sumOf(before)).toBe(sumOf(some));
      expect(sumOf(differencesOfPay(before, after))).toBe(sumOf(others) - sumOf(some));
      expect(differencesOfPay(after, after)).toEqual([]);
    }),
  );
});

test('each name is told once, hours before what is paid beside them, and none that comes to nothing', () => {
  const named = paidByName([
    { kind: 'meal-premium', cents: cents(20_00) },
    { kind: 'earning', code: 'night', cents: cents(3_00) },
    { kind: 'straight-time', cents: cents(400_00) },
    { kind: 'overtime-premium', multiplier: '2', cents: cents(10_00) },
    { kind: 'straight-time', cents: cents(400_00) },
    { kind: 'earning', code: 'bonus', cents: cents(5_00) },
    { kind: 'earning', code: 'night', cents: cents(-3_00) },
  ]);
  expect(named).toEqual([
    { kind: 'straight-time', multiplier: null, code: null, cents: 800_00 },
    { kind: 'overtime-premium', multiplier: '2', code: null, cents: 10_00 },
    { kind: 'earning', multiplier: null, code: 'bonus', cents: 5_00 },
    { kind: 'meal-premium', multiplier: null, code: null, cents: 20_00 },
  ]);
});
