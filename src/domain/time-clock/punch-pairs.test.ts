import { expect, test } from 'vitest';
import { pairedMinutes, type Press } from './punch-pairs.ts';

/** `in 9:00` says which way, `9:00` does not. */
const presses = (words: string) =>
  words.split(', ').map((word): Press => {
    const [time = '', direction] = word.split(' ').toReversed();
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const atMinutes = hour * 60 + minute;
    return direction === 'in' || direction === 'out' ? { atMinutes, direction } : { atMinutes };
  });

test.each([
  ['9:00, 12:00, 13:00, 17:00', 'first-last', 480],
  ['9:00, 12:00, 13:00, 17:00', 'alternating-pairs', 420],
  ['9:00, 12:00, 13:00', 'alternating-pairs', 180],
  ['9:00', 'first-last', 0],
  ['out 8:00, in 9:00, in 9:30, out 12:00', 'valid-pairs', 180],
  ['in 9:00, out 12:00, out 12:30, in 13:00, out 14:00', 'valid-pairs', 240],
  ['in 9:00, out 12:00, in 13:00', 'valid-pairs', 180],
  ['out 8:00, in 9:00, out 12:00, in 13:00, out 17:00', 'first-in-last-out', 480],
  ['out 8:00, in 9:00', 'first-in-last-out', 0],
  // The order in which they are read does not matter.
  ['17:00, 9:00', 'first-last', 480],
] as const)('%s by %s are %d minutes', (words, pairing, minutes) => {
  expect(pairedMinutes(presses(words), pairing)).toBe(minutes);
});
