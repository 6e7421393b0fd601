import { expect, test } from 'vitest';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { policyPresets } from './policy-presets.ts';
import type { TimeOffRules } from './time-off-rules.ts';
import { overUse, yearlyUseOf } from './yearly-use.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const days = (from: string, count: number, minutes = 480) =>
  Array.from({ length: count }, (_, index) => ({ date: addDays(on(from), index), minutes }));
const hiredOn = on('2025-03-05');
const under = (rules: TimeOffRules, taken: ReturnType<typeof days>, date = '2026-11-23') =>
  yearlyUseOf([{ from: on('2026-01-01'), rules }], hiredOn, on(date), taken);
const left = (asked: ReturnType<typeof days>, taken: ReturnType<typeof days>, dayMinutes = 480) => {
  const use = under(policyPresets.california_sick, taken);
  return use && overUse(asked, use, dayMinutes);
};

test('a year of California sick leave uses 40 hours or five days, whichever is more: Cal. Lab. Code 246(d)', () => {
  expect(left(days('2026-11-23', 1), days('2026-03-05', 4))).toBeUndefined();
  expect(left(days('2026-11-23', 2), days('2026-03-05', 4))).toEqual({ yearFrom: '2026-03-05', leftMinutes: 480 });
  expect(left(days('2026-11-23', 1, 600), days('2026-03-05', 4, 600), 600)).toBeUndefined();
  expect(left(days('2026-11-23', 1, 600), days('2026-03-05', 5, 600), 600)).toMatchObject({ leftMinutes: 0 });
  // Days of four hours: ten of them are forty.
  expect(left(days('2026-11-23', 1, 240), days('2026-03-05', 9, 240), 240)).toBeUndefined();
});

test('what the year before used is none of it, and each year of a request is held to its own', () => {
  expect(left(days('2026-11-23', 1), days('2026-02-26', 5))).toBeUndefined();
  expect(left(days('2027-03-02', 6), [])).toBeUndefined();
  expect(left(days('2027-03-02', 9), [])).toEqual({ yearFrom: '2027-03-05', leftMinutes: 2_400 });
});

test('a year begins on the day that the policy says, and where it says no limit all may be used', () => {
  const { accrual, ...more } = policyPresets.california_sick;
  const calendar = { ...more, accrual: { ...accrual, yearBegins: { month: 1, dayOfMonth: 1 } } };
  const use = under(calendar, days('2026-01-01', 5));
  expect(use && overUse(days('2026-12-31', 1), use, 480)).toMatchObject({ yearFrom: '2026-01-01' });
  expect(use && overUse(days('2027-01-01', 1), use, 480)).toBeUndefined();
  expect(under(policyPresets.monthly, [])).toBeUndefined();
  expect(under(calendar, [], '2025-12-31')).toBeUndefined();
});
