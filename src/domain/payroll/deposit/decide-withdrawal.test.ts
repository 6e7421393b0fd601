import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../../kernel/time.ts';
import { decideWithdrawal, type WithdrawalQuestion } from './decide-withdrawal.ts';

const date = (text: string) => parsePlainDate(text) as PlainDate;
const file: WithdrawalQuestion = {
  isWithdrawn: false,
  effectiveOn: date('2026-11-27'),
  today: date('2026-11-26'),
  isMaker: true,
  paysActor: false,
  needsSecond: false,
  othersCould: true,
};

test.each<[string, Partial<WithdrawalQuestion>, string]>([
  ['the day before its money arrives', {}, 'withdrawn'],
  ['once more', { isWithdrawn: true }, 'deposit_file_withdrawn'],
  ['on the day on which its money arrives', { today: date('2026-11-27') }, 'deposit_file_arrived'],
  ['weeks later, by another admin', { today: date('2026-12-20'), isMaker: false }, 'deposit_file_arrived'],
  ['by whom it pays', { paysActor: true, isMaker: false }, 'deposit_file_pays_you'],
  ['by whom it pays, where nobody else could', { paysActor: true, othersCould: false }, 'withdrawn'],
  ['by its maker, with a payment above the limit', { needsSecond: true }, 'deposit_file_made_by_you'],
  ['by its maker, who is alone', { needsSecond: true, othersCould: false }, 'deposit_file_made_by_you'],
  ['by another admin, with a payment above the limit', { needsSecond: true, isMaker: false }, 'withdrawn'],
])('a file is withdrawn %s', (_, change, becomes) => {
  const decided = decideWithdrawal({ ...file, ...change });
  expect(decided.ok ? 'withdrawn' : decided.refusal).toBe(becomes);
});
