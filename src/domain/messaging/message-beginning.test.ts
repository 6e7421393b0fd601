import { expect, test } from 'vitest';
import { beginningOf } from './message-beginning.ts';

const lines = (count: number): string => Array.from({ length: count }, (_, line) => `${line + 1}`).join('\n');
const address = `https://pine.example/${'a'.repeat(2_500)}`;
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  ['a few words show whole', 'See you at six.', undefined],
  ['forty lines show whole', lines(40), undefined],
  ['of one more the first show', lines(41), lines(24)],
  ['what stands after thousands of empty lines does not push everything away', `a${'\n'.repeat(3_900)}b`, 'a'],
  ['of one long line whole words show', words(600), words(241)],
  ['an address is not cut, and what is behind it is hidden', `${address} ${words(40)}`, address],
  ['where nothing would be hidden it shows whole', address, undefined],
])('%s', (_, text, shown) => expect(beginningOf(text)).toBe(shown));
