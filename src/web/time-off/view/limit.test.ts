import { expect, test } from 'vitest';
import type { AwayLimitReply } from '../../../contract/time-off/away-limits.ts';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { limitIn, mostAwayTyped, refusedBy } from './limit.ts';

const day = parsePlainDate('2026-12-24') as PlainDate;
const limit = (mostAway: number, effect: AwayLimitReply['effect']): AwayLimitReply => ({
  limitId: `${mostAway} ${effect}`,
  name: 'Fair',
  locationId: null,
  startsOn: day,
  endsOn: day,
  mostAway,
  effect,
});

const words = { say: speakers.en.say, formats: formatsOf(speakers.en, 'h12', ' ', 2026) };

test('Approve says which limit refuses it, and is not kept back by one that warns', () => {
  expect(refusedBy(words, [limit(0, 'refuse'), limit(2, 'warn')])).toBe(
    '“Fair”, Dec 24: nobody may be away. It cannot be approved while that stands.',
  );
  expect(refusedBy(words, [limit(0, 'warn')])).toBeUndefined();
  expect(refusedBy(words, [])).toBeUndefined();
});

test('whoever asks reads that a place may be asked for already, whoever answers that it is taken', () => {
  expect(limitIn(words, limit(1, 'refuse'), 'Is')).toBe(
    '“Fair”, Dec 24: only 1 person may be away at a time, and that place is taken or asked for already.',
  );
  expect(limitIn(words, limit(1, 'refuse'), 'Answered')).toBe(
    '“Fair”, Dec 24: only 1 person may be away at a time, and that place is taken.',
  );
});

test.each([
  [' 2 ', 2],
  ['٢', 2],
  ['0', 0],
  ['', undefined],
  ['1.5', undefined],
  ['1000', undefined],
])('"%s" is %s who may be away', (text, most) => expect(mostAwayTyped(text)).toBe(most));
