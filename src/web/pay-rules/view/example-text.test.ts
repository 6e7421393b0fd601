import { expect, test } from 'vitest';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import { presets } from '../../../domain/pay-rules/presets.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { figuresText, sampleText } from './example-text.ts';
import { ruleShapes } from './rule-shapes.ts';
import { figuresOfSample, type SampleName } from './sample.ts';

const spoken = (language: 'en' | 'ar') => ({
  say: speakers[language].say,
  formats: formatsOf(speakers[language], 'h12'),
});
const figures = (sample: SampleName, policy: PayPolicy) =>
  figuresText(spoken('en'), sample, figuresOfSample(sample, policy, '2026-11-16' as PlainDate), 'USD').replaceAll(
    '\u00A0',
    ' ',
  );

test('what an hour is paid in an example is an amount of the organization, kept to itself in Arabic with its sign', () => {
  expect(sampleText(spoken('en'), 'weekly', 'USD')).toBe('Five days of 9 hours at $20.00:');
  expect(sampleText(spoken('en'), 'rates', 'EUR')).toBe('Five days of 9 hours at €15.33, and a bonus of €25.00:');
  expect(sampleText(spoken('en'), 'twoRates', 'USD')).toBe('Three days of 9 hours at $15.00 and two at $21.00:');
  expect(sampleText(spoken('ar'), 'weekly', 'USD')).toContain('\u2068$20.00\u2069:');
});

test('what an example pays beside its hours is named, so that its line adds up', () => {
  const { california, federal } = presets;
  expect(figures('weekly', federal)).toBe('40:00 × 1 · 5:00 × 1.5 · $950.00');
  expect(figures('noMeal', california)).toBe('8:00 × 1 · Missed meals $20.00 · $180.00');
  expect(figures('sentHome', california)).toBe('1:00 × 1 · Reporting time $60.00 · $80.00');
  expect(figures('split', california)).toBe('6:00 × 1 · Split shift $16.30 · $118.30');
  expect(figures('oneHour', { ...federal, minimumShift: ruleShapes.minimumShift.fresh })).toBe(
    '1:00 × 1 · Minimum shift $40.00 · $60.00',
  );
  expect(figures('night', { ...federal, premiums: [ruleShapes.premiums.fresh] })).toBe(
    '24:00 × 1 · night $6.00 · $486.00',
  );
  expect(figures('dayOff', federal)).toBe('40:00 × 1 · Paid time off $160.00 · $960.00');
  // Its bonus stands in the sentence before it.
  expect(figures('rates', federal)).toBe('40:00 × 1 · 5:00 × 1.5 · $754.56');
});

test('work of two weeks is shown whole, also where each week is counted by itself', () => {
  const hospital = presets['federal-hospital'];
  const eightyFrom = { ...hospital, overtime: { ...hospital.overtime, periodStartsOn: '2026-11-16' as PlainDate } };
  expect(figures('eighty', presets.federal)).toBe('80:00 × 1 · 8:00 × 1.5 · $1,840.00');
  expect(figures('eighty', presets['puerto-rico'])).toBe('64:00 × 1 · 24:00 × 1.5 · $2,000.00');
  expect(figures('eighty', eightyFrom)).toBe('64:00 × 1 · 24:00 × 1.5 · $2,000.00');
});
