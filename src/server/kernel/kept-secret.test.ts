import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptSecret } from './kept-secret.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the secret is made once, and only its owner may read it', () => {
  const dataDir = join(folder, '.data');
  const secret = keptSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(keptSecret(dataDir)).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});

test('an emptied secret is refused, for anybody could make of it what we make', () => {
  writeFileSync(join(folder, 'secret'), '');
  expect(() => keptSecret(folder)).toThrow(/secret is damaged: restore it from a copy/);
});

test('a data folder that cannot be made is refused in one sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => keptSecret(join(folder, 'file'))).toThrow(/The data folder .*file cannot be written \(E/);
});
