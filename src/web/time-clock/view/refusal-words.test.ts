import { expect, test } from 'vitest';
import { instant, parseZone, type Zone } from '../../../domain/kernel/time.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { reasonOf } from './refusal-words.ts';
import { sinceIn } from './since-words.ts';

const zone = parseZone('America/New_York') as Zone;
const words = { say: speakers.en.say, speaker: speakers.en, formats: formatsOf(speakers.en, 'h12', ' ', 2026) };
const at = (text: string) => instant(Date.parse(text));
const since = at('2026-11-27T17:34:00-05:00');

test.each([
  ['2026-11-27T23:59:59-05:00', 'since 5:34 PM'],
  ['2026-11-28T00:00:00-05:00', 'since Fri Nov 27, 5:34 PM'],
])('since when somebody is out names its day from the next one on: at %s %s', (now, told) => {
  expect(sinceIn(words, since, zone, at(now))).toBe(told);
});

test('a punch that was refused tells the day of the state as well', () => {
  const details = { status: 'Clocked Out', since: null, sinceStatus: '2026-11-27T22:34:00Z' };
  const refusal = { code: 'not_clocked_in', detail: '', details } as unknown as Parameters<typeof reasonOf>[0];
  expect(reasonOf(refusal, words, zone, at('2026-11-29T09:00:00-05:00')).at(-1)).toBe(
    'Your clock: Clocked Out since Fri Nov 27, 5:34 PM.',
  );
});
