import { expect, test } from 'vitest';
import { outsideText } from './outside-text.ts';

test.each([
  ['plain', 'plain'],
  ['  two\n lines\t', 'two lines'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['turned \u202e around', 'turned around'],
  ['bell \u0007 rings', 'bell rings'],
  ['نص عربي', 'نص عربي'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['\u200b\u202e\n', undefined],
  ['', undefined],
  [undefined, undefined],
  [['x'], undefined],
])('%j becomes %j', (text, line) => {
  expect(outsideText(text, 80)).toBe(line);
});

test('what is too long is cut where it says so, and no character in half', () => {
  expect(outsideText('🦀'.repeat(9), 5)).toBe('🦀🦀🦀🦀…');
  expect(outsideText('12345', 5)).toBe('12345');
});
