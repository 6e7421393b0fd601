import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isLineInReach } from '../../domain/payroll/payment-figures.ts';
import { money, quantity } from './amounts.ts';

const line = z.object({ quantity, unitPrice: money }).check(z.refine(isLineInReach, { error: 'line_too_large' }));

test.each(['12,50', 'é'.repeat(24), 'é'.repeat(25), '9'.repeat(200), '1e3', ''])(
  'what is no amount is refused before a line that has it is looked at: %s',
  (text) => {
    for (const typed of [
      { quantity: text, unitPrice: '1' },
      { quantity: 1, unitPrice: text },
    ])
      expect(line.safeParse(typed).success).toBe(false);
  },
);

test('an amount is text inside, whether it came as a number or as text, and a line of them is looked at', () => {
  expect(line.parse({ quantity: 2, unitPrice: '12.50' })).toEqual({ quantity: '2', unitPrice: '12.50' });
  expect(line.safeParse({ quantity: 999_999_999, unitPrice: '9999999999.99' }).error?.issues).toMatchObject([
    { message: 'line_too_large' },
  ]);
});
