import { expect, test } from 'vitest';
import { saidBy, typedLine, typedParagraphs, visibleLine, visibleParagraphs } from './visible-line.ts';

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

const pasted = [
  ['call me at \u202a+1 212-555-0100\u202c please', 'call me at +1 212-555-0100 please'],
  ['\u2068Downtown\u2069', 'Downtown'],
  ['one\u000btwo\u2028three', 'one\ntwo\nthree'],
  ['a\tb\nc\u0000', 'a\tb\nc'],
  ['علی\u200cرضا 👩‍👩‍👧', 'علی\u200cرضا 👩‍👩‍👧'],
] as const;

test.each(pasted)('what is pasted is taken as it is seen: %j', (text, shown) => {
  expect(typedParagraphs(text)).toBe(shown);
  expect(visibleParagraphs.test(typedParagraphs(text))).toBe(true);
  expect(typedLine(text)).toBe(shown.replace(/[\n\t]/g, ' '));
  expect(visibleLine.test(typedLine(text))).toBe(true);
});

test('no character that is pasted keeps a text from being sent', () => {
  const kept = Array.from({ length: 0x1_00_00 }, (_, code) => `a${String.fromCodePoint(code)}b`).filter(
    (text) => !visibleParagraphs.test(saidBy(text)) || !visibleLine.test(typedLine(text)),
  );
  expect(kept).toEqual([]);
});

test('what nobody sees says nothing', () => {
  expect(['\u200b', ' \u2068\u2069 ', '\u0000', ''].map(saidBy)).toEqual(['', '', '', '']);
  expect(saidBy(' ok\u202c ')).toBe('ok');
});
