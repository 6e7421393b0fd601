import { expect, test } from 'vitest';
import { movedByTurns } from './moved-by-turns.ts';

const day = (isApproved: boolean, isSpared: boolean, more: { isPaid?: boolean; requestId?: string } = {}) => ({
  requestId: 'one',
  minutes: 480,
  isPaid: true,
  isApproved,
  isSpared,
  ...more,
});
const moved = (days: readonly ReturnType<typeof day>[], used: readonly string[]) =>
  movedByTurns(days, new Set(used)).map(({ kind, minutes }) => `${kind} ${minutes}`);

test.each([
  ['approved, with a use', 'is spared', true, true, ['revoked 480']],
  ['approved, with a use', 'counts again', true, true, ['revoked -480']],
  ['approved, without a use', 'is spared', true, false, []],
  ['approved, without a use', 'counts again', true, false, ['used -480']],
  ['waiting, with a use', 'is spared', false, true, []],
  ['waiting, with a use', 'counts again', false, true, []],
  ['waiting, without a use', 'is spared', false, false, []],
  ['waiting, without a use', 'counts again', false, false, []],
])('a date of what is %s that %s moves what it must in the balance', (_, turn, isApproved, hasUse, rows) => {
  expect(moved([day(isApproved, turn === 'is spared')], hasUse ? ['one'] : [])).toEqual(rows);
});

test('what is unpaid moves nothing', () => {
  expect(moved([day(true, true, { isPaid: false }), day(true, false, { isPaid: false })], ['one'])).toEqual([]);
});

test('of several dates that count again without a use the first is the use, of each request its own', () => {
  const again = [day(true, false), day(true, false), day(true, false, { requestId: 'two' })];
  expect(moved(again, [])).toEqual(['used -480', 'revoked -480', 'used -480']);
});
