import { expect, test } from 'vitest';
import { makeDepositFile } from './deposits.ts';
import { mostPeople, setPayRunDraft } from './pay-run.ts';

const ids = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`);

const isRun = (count: number): boolean =>
  setPayRunDraft.body.safeParse({
    revision: 0,
    draft: {
      method: 'Other',
      deductions: [],
      people: Object.fromEntries(ids(count).map((one) => [one, {}])),
    },
  }).success;

const isFile = (count: number): boolean =>
  makeDepositFile.body.safeParse({
    date: '2026-11-16',
    paymentIds: ids(count),
    finalCents: count,
    effectiveOn: '2026-11-24',
  }).success;

test('whom the largest pay run pays, one deposit file carries', () => {
  expect([isRun(mostPeople), isRun(mostPeople + 1)]).toEqual([true, false]);
  expect([isFile(mostPeople), isFile(mostPeople + 1)]).toEqual([true, false]);
});
