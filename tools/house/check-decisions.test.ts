import { expect, test } from 'vitest';
import { checkDecisions } from './check-decisions.ts';

const pages: Readonly<Record<string, string>> = {
  'docs/decisions/0001-rooms.md': '# 0001 Rooms',
  'docs/decisions/0002-database.md': '# 0002 A database',
  'docs/decisions/0002-words.md': '# 0002 Words',
  'docs/decisions/0003-looks.md': '# 0002 Looks',
};
const whats = (files: readonly string[]) => checkDecisions(files, (file) => pages[file] ?? '').map(({ what }) => what);

test('decisions that are numbered one by one are in order', () => {
  expect(whats(['docs/decisions/0001-rooms.md', 'docs/decisions/0002-database.md', 'docs/rules/README.md'])).toEqual(
    [],
  );
});

test('a number given twice, or another in the head, is found', () => {
  expect(whats(Object.keys(pages))).toEqual([
    '0002 is the number of 0002-database.md as well',
    'its head has another number',
  ]);
});
