import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listBackups, nameOf, partsOf } from './backup-folder.ts';
import { forgetBackups } from './forget-backups.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'meridian-backups-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** A backup of a day of November 2026, or, without its manifest, what is left of one. */
function backup(day: number, { suffix = '', isWhole = true } = {}): string {
  const at = new Date(Date.UTC(2026, 10, day));
  const name = `${nameOf(at)}${suffix}`;
  const parts = partsOf(join(root, 'base', name));
  mkdirSync(parts.files, { recursive: true });
  const moment = at.toISOString();
  const firstSegment = `0000000100000000000000${day}`;
  const manifest = { major: '18', startedAt: moment, wholeAt: moment, firstSegment, files: {} };
  if (isWhole) writeFileSync(parts.manifest, JSON.stringify(manifest));
  return name;
}

const left = () => readdirSync(join(root, 'base')).toSorted();

test('a backup that was half removed is none, and those beside it still are', () => {
  backup(18, { isWhole: false });
  backup(19, { suffix: '.part' });
  const latest = backup(20);
  const { whole, partial } = listBackups(root);
  expect(whole.map(({ folder }) => folder)).toEqual([join(root, 'base', latest)]);
  expect(partial).toHaveLength(2);
});

test('where so many are to stay, what is left of others goes with the older ones, and not what may still be on its way', () => {
  backup(15, { isWhole: false });
  backup(16, { suffix: '.part' });
  backup(17);
  const kept = [backup(18), backup(20)];
  const begun = backup(20, { suffix: '.part', isWhole: false });
  expect(forgetBackups(root, 2)).toBe(1);
  expect(left()).toEqual([...kept, begun].toSorted());
});

test('of nothing nothing is removed', () => {
  expect(forgetBackups(root, 1)).toBe(0);
  expect(existsSync(join(root, 'base'))).toBe(false);
});
