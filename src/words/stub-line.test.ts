import { expect, test } from 'vitest';
import { cents } from '../domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../domain/kernel/time.ts';
import { en } from './en/index.ts';
import { formatsOf } from './formats.ts';
import { makeSpeaker } from './speak.ts';
import { lacksRate, sayRate, sayStubLine, stubHours, stubQuantity } from './stub-line.ts';

const speaker = makeSpeaker('en', en);
const formats = formatsOf(speaker, 'h12');
const date = parsePlainDate('2026-11-17') as PlainDate;
const startsOn = parsePlainDate('2026-11-16') as PlainDate;
const week = (from: string, to: string) => ({ startsOn: from as PlainDate, endsOn: to as PlainDate });
const difference = { kind: 'difference', multiplier: null, code: null, startsOn, date } as const;
const said = (minutes: number, period = week('2026-11-16', '2026-11-22')) =>
  sayStubLine(speaker.say, formats, { ...difference, minutes }, period).replace(/[\u2068\u2069]/g, '');

test('a difference says where no hours changed, and pay alone did', () => {
  expect(said(-60)).toBe('Difference, Tue Nov 17');
  expect(said(0)).toBe('Difference, Tue Nov 17: pay only, same hours');
});

test('a difference of a week beside the period names that week', () => {
  expect(said(60, week('2026-11-23', '2026-12-06'))).toBe('Difference, Tue Nov 17 (week Nov 16 – 22)');
  expect(said(0, week('2026-11-23', '2026-12-06'))).toBe(
    'Difference, Tue Nov 17: pay only, same hours (week Nov 16 – 22)',
  );
  expect(said(60, week('2026-11-09', '2026-11-22'))).toBe('Difference, Tue Nov 17');
});

test.each([
  [480, '$20.00'],
  [0, '$20.00'],
  [-60, '$20.00, Difference'],
])('%s minutes at a rate are of %s', (minutes, shown) => {
  expect(sayRate(speaker.say, formats, { minutes, rate: '$20.00' })).toBe(shown);
});

test.each([
  [null, false, '–'],
  [0, true, '–'],
  [0, false, '0:00'],
  [90, true, '1:30'],
])('%s minutes of what is a difference: %s, are shown as %s', (minutes, isDifference, shown) => {
  expect(stubHours(formats, { minutes, isDifference })).toBe(shown);
});

test.each([
  ['without a rate', 60, null, true],
  ['with its rate', 60, '20', false],
  ['of pay alone', 0, null, false],
] as const)('beside lines with rates a difference %s is explained: %s minutes, %s, %s', (_, minutes, rate, isSaid) => {
  const hours = { kind: 'straight-time', minutes: 480, rate: '20' } as const;
  expect(lacksRate([hours, { kind: 'difference', minutes, rate }])).toBe(isSaid);
  // Where nothing has a rate the stub has no such column.
  expect(
    lacksRate([
      { ...hours, rate: null },
      { kind: 'difference', minutes, rate: null },
    ]),
  ).toBe(false);
});

const taken = { quantity: '1', unitCents: cents(26_14), cents: cents(26_14) };
const fivePercent = {
  kind: 'percentage',
  value: '5',
  yearlyCap: '0',
  beforeTax: true,
  baseCents: cents(522_89),
  isTyped: false,
} as const;
test.each([
  ['a percentage', { ...taken, rule: fivePercent }, '5 % of $522.89'],
  [
    'a percentage that its cap held',
    { ...taken, cents: cents(20_00), unitCents: cents(20_00), rule: fivePercent },
    '1 × $20.00',
  ],
  ['a fixed amount', { ...taken, rule: { ...fivePercent, kind: 'fixed' } as const }, '1 × $26.14'],
  [
    'units',
    { quantity: '3', unitCents: cents(5_00), cents: cents(15_00), rule: { ...fivePercent, kind: 'per_unit' } as const },
    '3 × $5.00',
  ],
  ['what was kept without its rule', { ...taken, rule: null }, '1 × $26.14'],
])('a stub says how %s comes to its sum', (_, deduction, shown) => {
  expect(stubQuantity(speaker.say, formats, deduction, 'USD')).toBe(shown);
});
