import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONFIGURATION } from './configuration.ts';

test('README.md tells of each variable exactly what the server does', () => {
  const told = readFileSync('README.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `') && line.split('|').length === 6)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const known = Object.entries(CONFIGURATION).map(([name, { fallback, meaning, secret }]) => [
    `\`${name}\``,
    fallback,
    meaning,
    secret ? 'yes' : '',
  ]);
  expect(told).toEqual(known);
});
