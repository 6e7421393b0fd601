import { expect, test } from 'vitest';
import { checkLinks } from './check-links.ts';

const pages: Readonly<Record<string, string>> = {
  'docs/decisions/0001-rooms.md': 'As [0002](0002-words.md#costs) says, and [the law](https://law.example/0003.md).',
  'docs/decisions/0002-words.md': 'See [the rules](../rules/), [rooms](../../src/rooms.ts) and [below](#below).',
  'docs/rules/README.md': 'By [0002](../decisions/0002-word.md) and [rooms](../src/rooms.ts).',
  'src/rooms.ts': 'const link = "[0009](0009-nowhere.md)"',
};

test('a link to a page that is not there is found, and no other', () => {
  expect(checkLinks(Object.keys(pages), (file) => pages[file] ?? '')).toMatchObject([
    { where: 'docs/rules/README.md', what: '../decisions/0002-word.md is not there' },
    { where: 'docs/rules/README.md', what: '../src/rooms.ts is not there' },
  ]);
});
