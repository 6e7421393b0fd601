import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bringIn } from './bring-in.ts';
import { knownFlaws } from './known-flaws.ts';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

describe.each(knownFlaws)('$name', (flaw) => {
  test('can still be brought in', () => {
    for (const [file, text] of bringIn(flaw, read)) expect(text).not.toBe(read(file));
  });

  test('has its test', () => {
    const [text, name] = [read(flaw.test.file), flaw.test.name];
    // The name of a row of test.each is told by its row and its pattern.
    const row = name.split(' is no path')[0] ?? name;
    expect(text.includes(name) || text.includes(`'${row}'`)).toBe(true);
  });
});

test('a flaw whose place has changed is told', () => {
  const [flaw] = knownFlaws;
  expect(() => flaw && bringIn(flaw, () => 'something else')).toThrow('does not hold once');
});
