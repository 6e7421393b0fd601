import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/seed.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));

/** What the tests of a file are called. */
const namesOfTests = (path: string): readonly string[] =>
  Array.from(
    readFileSync(join(root, path), 'utf8').matchAll(/\btest(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g),
    ([, , name = '']) => name.replaceAll('\\', ''),
  );

test('every file that the page names is there', () => {
  const named = [...page.matchAll(/`((?:src|tests|tools)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every test that the page quotes is in the file that it names', () => {
  const cited = rows.flatMap((row) => Array.from(row.matchAll(/`(tests\/[\w./-]+)`(?::|,) (“[^”]+”(?:, “[^”]+”)*)/g)));
  const quoted = cited.flatMap(([, path = '', names = '']) =>
    Array.from(names.matchAll(/“([^”]+)”/g), ([, name = '']) => ({ path, name })),
  );
  // Every quotation of the page is one of these.
  expect(quoted).toHaveLength(rows.join().match(/“/g)?.length ?? 0);
  const missing = quoted.filter(({ path, name }) => !namesOfTests(path).includes(name));
  expect(missing).toEqual([]);
});

test('every row names a test by its words', () => {
  const without = rows.filter((row) => !/`tests\/[\w./-]+`: “/.test(row) && !/^\| (?:Route|What|Call) /.test(row));
  expect(without).toEqual([]);
});

test('every screen is one that the router opens', () => {
  const router = readFileSync(join(root, 'src/web/router.tsx'), 'utf8');
  const screens = [...page.matchAll(/`src\/web\/screens\/([\w-]+\.tsx)`/g)].map(([, name = '']) => name);
  expect(screens.filter((name) => !router.includes(`./screens/${name}`))).toEqual([]);
});
