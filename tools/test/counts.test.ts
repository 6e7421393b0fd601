import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { vitestResults } from './counts.ts';

test('a test that came right only at the second try is counted as such', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-counts-'));
  const file = join(folder, 'report.json');
  const assertionResults = [
    { status: 'passed', failureMessages: [] },
    { status: 'passed', failureMessages: ['expected 1 to be 2'] },
    { status: 'failed', failureMessages: ['expected 2 to be 3'] },
  ];
  const testResults = [{ status: 'failed', assertionResults }];
  writeFileSync(file, JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults }));
  expect(vitestResults(file).read(false)).toEqual({ passed: 2, failed: 1, second: 1 });
  rmSync(folder, { recursive: true });
});
