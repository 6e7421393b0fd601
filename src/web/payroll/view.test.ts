import { expect, test } from 'vitest';
import type { PayStubReply } from '../../contract/payroll/pay-stub.ts';
import type { PaymentReply } from '../../contract/payroll/payments.ts';
import { languages } from '../../domain/kernel/language.ts';
import { cents } from '../../domain/kernel/money.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import type { Words } from '../kernel/words.tsx';
import { sayMethod, stepsToNet, whyAgreed, whyDeduction } from './view.ts';

const payment = { totalCents: cents(320_00), deductionsCents: cents(53_00), finalCents: cents(267_00) } as PaymentReply;
const deductions = [
  { name: 'Loan', quantity: '1', unitCents: cents(50_00), cents: cents(50_00), rule: null },
  { name: 'Meals', quantity: '2', unitCents: cents(1_50), cents: cents(3_00), rule: null },
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
  expect(written).toEqual(['−$50.00', '−$50.00', '−$50.00']);
});

const words = { speaker: speakers.en, say: speakers.en.say, formats: formatsOf(speakers.en, 'h12') } as Words;
const agreed = {
  recordedBy: 'Elena Fischer',
  approvedBy: null,
  totalCents: cents(200_00),
  owedCents: cents(160_00),
} as PayStubReply['payment'];
const stub = { payment: agreed, currency: 'USD' };
const plain = (sentences: readonly string[]) => sentences.map((one) => one.replaceAll(/[\u2068\u2069]/g, ''));

type Deduction = PayStubReply['deductions'][number];
const rule = {
  kind: 'fixed' as const,
  value: '50',
  yearlyCap: '0',
  beforeTax: false,
  baseCents: cents(200_00),
  isTyped: false,
};
const line = (change: Partial<NonNullable<Deduction['rule']>> | null, quantity = '1'): Deduction => ({
  name: 'Loan',
  quantity,
  unitCents: cents(50_00),
  cents: cents(50_00),
  rule: change === null ? null : { ...rule, ...change },
});

test('what was agreed names who entered it, the whole and what the rules say; and the second person', () => {
  const entered = 'Elena Fischer entered $200.00 in all. The rules say $160.00 for these days; the rest is this line.';
  expect(plain(whyAgreed(stub, words))).toEqual([entered]);
  const approved = { ...stub, payment: { ...agreed, approvedBy: 'Ben Carter' } };
  expect(plain(whyAgreed(approved, words))).toEqual([entered, 'Ben Carter approved the payment as the second person.']);
});

test.each<[string, Deduction, string[]]>([
  ['typed into a payment', line(null, '2'), ['Elena Fischer entered it with this payment: 2 × $50.00.']],
  [
    'fixed, with a cap',
    line({ yearlyCap: '80' }),
    [
      'A fixed amount of $50.00, taken once in a pay period by the pay run that Elena Fischer made.',
      'At most $80.00 is taken in a calendar year.',
    ],
  ],
  [
    'a percentage that was typed',
    line({ kind: 'percentage', value: '2.5', isTyped: true }),
    ['2.5 % of $200.00, taken by the pay run that Elena Fischer made.', 'The figure was typed for this person.'],
  ],
  [
    'for units',
    line({ kind: 'per_unit', value: '5.00' }, '4'),
    ['4 × $5.00, taken by the pay run that Elena Fischer made.'],
  ],
])('a deduction %s says its rule, its amount and who set it', (_, deduction, sentences) => {
  expect(plain(whyDeduction(deduction, stub, words))).toEqual(sentences);
});

test.each([
  ['Zelle', null, 'Zelle'],
  ['Check', '1042', 'Check 1042'],
  ['Check', null, 'Check'],
  // As it is typed: of no number yet, and of one that was typed before another way was chosen.
  ['Check', '', 'Check'],
  ['Cash', '1042', 'Cash'],
] as const)('a payment by %s with the number %s is said to be by %s', (method, checkNumber, said) => {
  expect(sayMethod({ method, checkNumber }, words)).toBe(said);
});
