import { expect, test } from 'vitest';
import type { PayStubReply } from '../../contract/payroll/pay-stub.ts';
import { cents } from '../../domain/kernel/money.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { typeset } from '../kernel/sheet/typeset.ts';
import { stubPage } from './pay-stub.sheet.ts';

const monday = '2026-11-16' as PlainDate;
const stub = (deductions: PayStubReply['deductions'], deductionsCents: number) =>
  ({
    payment: {
      paymentId: '1',
      method: 'Cash',
      checkNumber: null,
      workedMinutes: 480,
      totalCents: 160_00,
      deductionsCents,
      finalCents: 160_00 - deductionsCents,
      void: null,
    },
    employer: { name: 'Harbor', address: null },
    employee: { name: 'Ana Ortiz', number: 1003 },
    currency: 'USD',
    paidOn: monday,
    period: { startsOn: monday, endsOn: monday },
    lines: [],
    rates: [],
    deductions,
    yearToDate: {
      year: 2026,
      minutes: 480,
      totalCents: 160_00,
      deductionsCents,
      finalCents: 160_00 - deductionsCents,
      payments: [],
    },
    leave: null,
  }) as unknown as PayStubReply;
const deductionsOf = (...facts: Parameters<typeof stub>) =>
  JSON.parse(
    JSON.stringify(stubPage(stub(...facts), speakers.en, formatsOf(speakers.en, 'h12')).deductions).replace(
      /[\u2068\u2069]/g,
      '',
    ),
  ) as unknown;
const head = ['Deductions', 'Quantity', 'Amount'];

test('a stub on paper says of whom nothing was taken that it is nothing', () => {
  expect(deductionsOf([], 0)).toEqual({ head, rows: [['All deductions', '', '$0.00']] });
});

test('a stub on paper says what each deduction is of, and what all of them come to', () => {
  const rule = {
    kind: 'percentage',
    value: '5',
    yearlyCap: '0',
    beforeTax: false,
    baseCents: cents(160_00),
    isTyped: false,
  } as const;
  const dues = { name: 'Union dues', quantity: '1', unitCents: cents(8_00), cents: cents(8_00), rule };
  expect(deductionsOf([dues], 8_00)).toEqual({
    head,
    rows: [['Union dues', '5 % of $160.00', '$8.00']],
    total: ['All deductions', '', '$8.00'],
  });
});

test('a deduction that has no room on a page is whole on the next', async () => {
  // More than half of a page high each: torn, five would take three pages.
  const dues = { name: 'union '.repeat(300), quantity: '1', unitCents: cents(8_00), cents: cents(8_00), rule: null };
  const page = stubPage(
    stub(
      Array.from({ length: 5 }, () => dues),
      40_00,
    ),
    speakers.en,
    formatsOf(speakers.en, 'h12'),
  );
  const pdf = await typeset(new URL('../kernel/sheet/stub.typ', import.meta.url), { stub: page });
  expect(Number(/\/Count (\d+)/.exec(new TextDecoder('latin1').decode(pdf))?.[1])).toBe(5);
});
