import { expect, test } from 'vitest';
import { visibleLine } from './visible-line.ts';

test.each([
  ['a name', true],
  ['محمد', true],
  ['علی\u200cرضا', true],
  ['-', true],
  ['', false],
  ['   ', false],
  // Letters and symbols that nobody sees: the Hangul filler, an empty Braille cell.
  ['\u3164', false],
  ['\u2800 \u3164', false],
  ['\u3164a', true],
  ['a\u202eb', false],
  ['a\nb', false],
])('%j: %s', (text, isVisible) => {
  expect(visibleLine.test(text)).toBe(isVisible);
});
