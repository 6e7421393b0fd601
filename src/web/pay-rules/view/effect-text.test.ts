import { describe, expect, test } from 'vitest';
import type { EffectFigures } from '../../../contract/pay-rules.ts';
import { cents } from '../../../domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { differenceText, isRoundedOtherwise, otherPeriodText, partsText } from './effect-text.ts';

const spoken = (language: 'en' | 'es' | 'ar') => ({
  say: speakers[language].say,
  formats: formatsOf(speakers[language], 'h12'),
});
const of = (overtimePremium: number, meals: number): EffectFigures => ({
  workedMinutes: 2_403,
  overtimeMinutes: 3,
  grossCents: cents(678_51 + overtimePremium + meals),
  paid: [
    { kind: 'straight-time' as const, multiplier: null, code: null, cents: cents(678_51) },
    { kind: 'overtime-premium' as const, multiplier: '1.5', code: null, cents: cents(overtimePremium) },
    { kind: 'meal-premium' as const, multiplier: null, code: null, cents: cents(meals) },
  ].filter((each) => each.cents !== 0),
});

test('a difference says what it is made of, by the names of lines of a card', () => {
  const effect = { before: of(12_00, 0), after: of(0, 64_50) };
  expect(differenceText(spoken('en').formats, effect, 'USD')).toBe('+$52.50');
  expect(partsText(spoken('en'), effect, 'USD').replaceAll('\u00A0', ' ')).toBe(
    'Overtime premium, 1.5× −$12.00 · Missed meals +$64.50',
  );
  expect(partsText(spoken('es'), effect, 'USD')).toContain('64.50');
  expect(partsText(spoken('ar'), effect, 'USD')).toContain('\u2068+$64.50\u2069');
});

test('nothing is said where the pay is what it was, or none is known', () => {
  const unknown: EffectFigures = { workedMinutes: 480, overtimeMinutes: 0, grossCents: null, paid: [] };
  expect(partsText(spoken('en'), { before: of(12_00, 0), after: of(12_00, 0) }, 'USD')).toBe('');
  expect(partsText(spoken('en'), { before: unknown, after: unknown }, 'USD')).toBe('');
  expect(differenceText(spoken('en').formats, { before: unknown, after: of(0, 0) }, 'USD')).toBe('–');
});

test.each([
  // overtime now and then, meals then; whether that is rounding alone
  [12_00, 12_01, 0, true],
  [12_00, 11_98, 0, true],
  [12_00, 11_97, 0, false],
  [12_00, 12_00, 0, false],
  [12_00, 12_01, 64_50, false],
])('a cent or two are told from a change of pay: %i, %i, %i', (now, then, meals, isIt) => {
  expect(isRoundedOtherwise({ before: of(now, 0), after: of(then, meals) })).toBe(isIt);
});

test('other hours of overtime are no rounding, be they worth a cent', () => {
  const after = { ...of(12_01, 0), overtimeMinutes: 4 };
  expect(isRoundedOtherwise({ before: of(12_00, 0), after })).toBe(false);
});

describe('another pay period', () => {
  const on = (text: string) => parsePlainDate(text) as PlainDate;
  const dates = { start: on('2026-11-30'), end: on('2026-12-06') };
  const twoWeeks = {
    count: 20,
    frequency: 'biweekly',
    ...dates,
    paidOn: on('2026-12-11'),
    isPayDayAlone: false,
  } as const;

  test.each([
    [
      'en',
      'The pay period changes for 20 people. Every two weeks: the first period is Nov 30 – Dec 6, paid Fri Dec 11.',
    ],
    ['es', 'El periodo de pago cambia para 20 personas. Cada dos semanas: el primer periodo es'],
    ['ar', 'تتغير فترة الدفع لـ 20 شخصًا. كل أسبوعين: أول فترة'],
  ] as const)('is told with its dates and its pay day, in %s', (language, told) => {
    expect(otherPeriodText(spoken(language), twoWeeks).replaceAll(/[\u2068\u2069]/g, '')).toContain(told);
  });

  test('is told as another pay day, where it is that alone, and without one where none is named', () => {
    expect(otherPeriodText(spoken('en'), { ...twoWeeks, count: 1, isPayDayAlone: true })).toContain(
      'The pay day changes for 1 person.',
    );
    expect(otherPeriodText(spoken('en'), { ...twoWeeks, frequency: null, paidOn: null })).toMatch(
      /By the workweek: the first period is .*Dec 6\.$/,
    );
  });
});
