import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectionsBesidePool, jobsAtOnce } from '../../src/server/kernel/jobs-at-once.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

test('whoever reckons with the page how many connections its processes open reckons with those that they do', () => {
  expect(page).toContain(`\`POOL_SIZE\` times the processes, and ${connectionsBesidePool} for each,`);
});

test('the page says how many jobs a process does at once', () => {
  const { own, webhooks, pushes } = jobsAtOnce;
  expect(page).toContain(`${own} at a time in each, and beside them ${webhooks} webhooks and ${pushes} pushes,`);
});
