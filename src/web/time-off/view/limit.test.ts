import { expect, test } from 'vitest';
import type { AwayLimitReply } from '../../../contract/time-off/away-limits.ts';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { mostAwayTyped, refusedBy } from './limit.ts';

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

test.each([
  [' 2 ', 2],
  ['٢', 2],
  ['0', 0],
  ['', undefined],
  ['1.5', undefined],
  ['1000', undefined],
])('"%s" is %s who may be away', (text, most) => expect(mostAwayTyped(text)).toBe(most));
