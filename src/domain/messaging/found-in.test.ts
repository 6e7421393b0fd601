import { expect, test } from 'vitest';
import { foundIn, hasFound } from './found-in.ts';

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

test.each([
  ['Bring the keys to gate 9', 'gate key', true],
  ['Bring the keys', 'gate key', false],
  ['Monkeys at the gate', 'gate key', false],
  ['Bring the keys', '…', false],
])('%s has all that %s asks for: %s', (text, search, has) => {
  expect(hasFound(text, search)).toBe(has);
});
