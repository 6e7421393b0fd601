import { describe, expect, test } from 'vitest';
import { newYork } from '../../tests/world/payable-weeks.ts';
import { cents } from '../domain/kernel/money.ts';
import { ownSource } from '../domain/pay-rules/citation.ts';
import type { Reason } from '../domain/pay-rules/reason.ts';
import { ar } from './ar/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { formatsOf } from './formats.ts';
import { citationSentence, reasonSentence } from './reason-sentence.ts';
import { makeSpeaker } from './speak.ts';

const daily: Reason = {
  rule: 'daily-overtime',
  minutes: 90,
  punchIds: [],
  parameters: { multiplier: '1.5', afterMinutes: 480, startsAtMinute: 480 },
};
const line: Reason = {
  rule: 'straight-time',
  minutes: 2_400,
  cents: cents(80_000),
  punchIds: [],
  parameters: { rate: '20.0000' },
};
const rounded: Reason = { rule: 'day-rounded', minutes: -5, punchIds: [], parameters: {} };

const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');

describe.each([
  [
    'en',
    en,
    '1:30 past 8:00 of the workday, paid 1.5 times.',
    '40:00 at $20.00 an hour: $800.00.',
    '−0:05 by rounding the total of the day.',
  ],
  [
    'es',
    es,
    '1:30 después de 8:00 de la jornada, pagadas por 1.5.',
    '40:00 a $20.00 por hora: $800.00.',
    '−0:05 por redondear el total del día.',
  ],
  [
    'ar',
    ar,
    '1:30 بعد 8:00 في يوم العمل، تُدفع مضروبة في 1.5.',
    '40:00 بأجر $20.00 للساعة: $800.00.',
    '−0:05 من تقريب مجموع اليوم.',
  ],
] as const)('why, in %s', (language, catalog, ofDay, ofLine, ofRounding) => {
  const speaker = makeSpeaker(language, catalog);
  const formats = formatsOf(speaker, 'h12');

  test.each([
    [daily, ofDay],
    [line, ofLine],
    [rounded, ofRounding],
  ])('%j', (reason, sentence) => {
    expect(bare(reasonSentence(speaker, formats, reason, { currency: 'USD', zone: newYork }))).toBe(sentence);
  });
});

test('a source is told with the date from which it holds, where that is known', () => {
  const speaker = makeSpeaker('en', en);
  const formats = formatsOf(speaker, 'h12');
  const law = { source: 'Labor Code 510(a)', asOf: '2026-11-21' };
  expect(citationSentence(speaker, formats, law)).toBe('Source: Labor Code 510(a)');
  expect(citationSentence(speaker, formats, { ...law, since: '2000-01-01' })).toBe(
    'Source: Labor Code 510(a), in force since Jan 1, 2000',
  );
});

test('what the organization chose for itself is said in the language of the reader; a section of law is left as it is', () => {
  const speaker = makeSpeaker('ar', ar);
  const said = (source: string) =>
    bare(citationSentence(speaker, formatsOf(speaker, 'h12'), { source, asOf: '2026-11-21' }));
  expect(said(ownSource)).toBe('المصدر: سياسة المؤسسة');
  expect(said(`${ownSource}; 29 USC 207(h)(2)`)).toBe('المصدر: سياسة المؤسسة; 29 USC 207(h)(2)');
  expect(said('Labor Code 510(a)')).toBe('المصدر: Labor Code 510(a)');
});
