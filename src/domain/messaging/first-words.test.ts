import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

const eighty = `${'word '.repeat(15)}words`;

test.each([
  ['The floor closes at 3', 'The floor closes at 3'],
  ['  The floor\n\ncloses\tat 3 ', 'The floor closes at 3'],
  [eighty, eighty],
  [`${eighty}s`, `${'word '.repeat(14)}word…`],
  [`${eighty} more`, `${'word '.repeat(15).trim()}…`],
  ['a'.repeat(81), `${'a'.repeat(80)}…`],
  ['🌊'.repeat(81), `${'🌊'.repeat(80)}…`],
])('of %j a headline says %j', (text, said) => {
  expect(firstWords(text)).toBe(said);
});
