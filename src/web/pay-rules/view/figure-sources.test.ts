import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { presets } from '../../../domain/pay-rules/presets.ts';
import { sourcesBeside } from './figure-sources.ts';
import { isSet, valuesOf, type PolicyValues } from './policy-values.ts';
import { presetNames, sourcesOf } from './policy-wish.ts';

const today = parsePlainDate('2026-11-29') as PlainDate;
const formOf = (preset: (typeof presetNames)[number]): PolicyValues => ({
  ...valuesOf(presets[preset], preset),
  scope: 'organization',
  startsOn: today,
});
/** What else a form holds: what it began from, and for whom and from when it is. */
const noFigures: readonly (keyof PolicyValues)[] = ['base', 'preset', 'scope', 'startsOn'];

test.each(presetNames)('each figure of %s stands beside its source, with the date of that', (preset) => {
  const values = formOf(preset);
  const citations = sourcesOf(presets[preset], preset, today);
  const figures = (Object.keys(values) as (keyof PolicyValues)[]).filter(
    (field) => !noFigures.includes(field) && isSet(values, field),
  );
  expect(figures.length).toBeGreaterThan(4);
  const uncited = figures.filter((field) => {
    const rules = sourcesBeside(values, field);
    return rules.length === 0 || rules.some((rule) => parsePlainDate(citations[rule]?.asOf ?? '') === undefined);
  });
  expect(uncited).toEqual([]);
});

test('where there is no such figure, the source of another is not told for it', () => {
  expect(sourcesBeside(formOf('california'), 'doubleAfter')).toEqual(['daily-overtime']);
  expect(sourcesBeside(formOf('federal-daily'), 'doubleAfter')).toEqual([]);
  expect(sourcesBeside(formOf('federal'), 'paidRest')).toEqual(['short-rest']);
  expect(sourcesBeside(formOf('federal'), 'payAfter')).toEqual([]);
});
