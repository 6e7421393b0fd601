import { expect, test } from 'vitest';
import { foundIn } from './found-in.ts';

test.each([
  ['Bring the keys, please', 'key', ['keys']],
  ['Mañana at 9', 'manana 9', ['Mañana', '9']],
  ['وصل المكتب الجديد', 'مكتب', ['المكتب']],
  ['See https://pine.example/keys', 'keys', ['keys']],
  ['Monkeys', 'key', []],
])('in %s, %s marks whole words that begin so', (text, search, found) => {
  const parts = foundIn(text, search);
  expect(parts.filter(({ isFound }) => isFound).map((part) => part.text)).toEqual(found);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
