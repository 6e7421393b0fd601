import { expect, test } from 'vitest';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { partIn } from './dates.ts';

const words = { say: speakers.en.say, formats: formatsOf(speakers.en, 'h12') };
const day = '2026-12-01' as PlainDate;

test.each([
  ['whole', null, null, undefined],
  ['morning', null, null, 'Morning'],
  ['hours', 540, 690, '9:00 AM – 11:30 AM'],
] as const)('of a day on which %s is taken is said which part of it', (part, fromMinute, toMinute, said) => {
  expect(partIn(words, { startsOn: day, endsOn: day, part, fromMinute, toMinute })).toBe(said);
});
