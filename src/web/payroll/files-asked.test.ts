import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readDepositFiles, readDeposits } from '../../contract/payroll/deposits.ts';
import { readPayrollFiles } from '../../contract/payroll/files.ts';
import { cents } from '../../domain/kernel/money.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type * as Asking from '../kernel/asking.ts';
import type * as Deposit from './deposit/queries.ts';
import type * as Files from './files/queries.ts';

const date = '2026-11-20' as PlainDate;

let asking: typeof Asking;
let deposit: typeof Deposit;
let files: typeof Files;

beforeAll(async () => {
  vi.resetModules();
  const documentElement = { dataset: {} };
  vi.stubGlobal('document', { cookie: '', documentElement, querySelector: () => null });
  vi.stubGlobal('navigator', { languages: ['en-US'], onLine: true });
  asking = await import('../kernel/asking.ts');
  deposit = await import('./deposit/queries.ts');
  files = await import('./files/queries.ts');
});
afterAll(() => vi.unstubAllGlobals());

// Made, and lost on the way: the lists are others by now.
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));

const isStale = (key: readonly unknown[]) => asking.queryClient.getQueryState(key)?.isInvalidated;

test('a NACHA file that did not arrive leaves no stale list of payments, nor of files', async () => {
  const lists = [asking.keyOf(readDeposits), asking.keyOf(readDepositFiles)];
  for (const list of lists) asking.queryClient.setQueryData(list, {});
  const body = {
    date,
    effectiveOn: date,
    finalCents: cents(100),
    paymentIds: ['01936b2a-0000-7000-8000-000000000001'],
  };
  await expect(deposit.askForDeposits(body)).rejects.toThrow('The server did not answer.');
  expect(lists.map(isStale)).toEqual([true, true]);
});

test('a payroll file that did not arrive leaves no stale list of whom it would be new for', async () => {
  const list = asking.keyOf(readPayrollFiles);
  asking.queryClient.setQueryData(list, {});
  await expect(files.askForFile('gusto', { date, withoutBlocked: false, onlyNew: true })).rejects.toThrow(
    'The server did not answer.',
  );
  expect(isStale(list)).toBe(true);
});
