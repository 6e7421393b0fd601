import { expect, test } from 'vitest';
import type { PaymentReply } from '../../contract/payroll/payments.ts';
import { languages } from '../../domain/kernel/language.ts';
import { cents } from '../../domain/kernel/money.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { stepsToNet } from './view.ts';

const payment = { totalCents: cents(320_00), deductionsCents: cents(53_00), finalCents: cents(267_00) } as PaymentReply;
const deductions = [
  { name: 'Loan', quantity: '1', unitCents: cents(50_00), cents: cents(50_00) },
  { name: 'Meals', quantity: '2', unitCents: cents(1_50), cents: cents(3_00) },
];

test('gross wages and deductions add up to net wages, each deduction with its sign', () => {
  const steps = stepsToNet({ payment, deductions });
  expect(steps.map(({ name, cents: sum }) => [name, sum])).toEqual([
    [undefined, 320_00],
    ['Loan', -50_00],
    ['Meals', -3_00],
  ]);
  expect(steps.reduce((sum, step) => sum + step.cents, 0)).toBe(payment.finalCents);
});

test('the sign is written where the format of each language has it', () => {
  const sum = stepsToNet({ payment, deductions })[1]?.cents ?? 0;
  const written = languages.map((language) => formatsOf(speakers[language], 'h12').money(sum, 'USD'));
  expect(written).toEqual(['-$50.00', '-$50.00', '-$50.00']);
});
