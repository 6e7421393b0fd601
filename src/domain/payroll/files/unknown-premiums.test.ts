import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../../kernel/time.ts';
import { unknownPremiums } from './unknown-premiums.ts';

const [monday, tuesday] = ['2026-11-16', '2026-11-17'].map((text) => parsePlainDate(text)) as [PlainDate, PlainDate];

test('a meal or a rest that was missed on a day without a rate is named, and on a day with one is in the file', () => {
  const flags = [
    { kind: 'missed_meal', date: monday },
    { kind: 'missed_rest', date: tuesday },
    { kind: 'short_meal', date: tuesday },
    { kind: 'adjustment_waiting', date: null },
  ] as const;
  expect(unknownPremiums(flags, [monday, tuesday])).toEqual({ meals: [monday], rests: [tuesday] });
  expect(unknownPremiums(flags, [tuesday])).toEqual({ meals: [], rests: [tuesday] });
  expect(unknownPremiums(flags, [])).toEqual({ meals: [], rests: [] });
});
