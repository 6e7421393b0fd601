import { expect, test } from 'vitest';
import { shareOut } from './shares.ts';

/** Work that says when it begins, and ends when it is told to. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

test('of one key no more run at a time than are allowed, the others in the order in which they came', async () => {
  const { begun, work, end } = works();
  const share = shareOut(2);
  const all = ['a', 'b', 'c', 'd'].map((name) => share('ana', work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await all[1];
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('nobody waits for those of another key, nor whoever has none', () => {
  const { begun, work } = works();
  const share = shareOut(1);
  void share('ana', work('a'));
  void share('ana', work('b'));
  void share('ben', work('c'));
  void share(undefined, work('d'));
  void share(undefined, work('e'));
  expect(begun).toEqual(['a', 'c', 'd', 'e']);
});

test('what fails leaves its place too', async () => {
  const share = shareOut(1);
  await expect(share('ana', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await share('ana', () => Promise.resolve('yes'))).toBe('yes');
});
