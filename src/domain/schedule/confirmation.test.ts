import { expect, test } from 'vitest';
import type { Instant } from '../kernel/time.ts';
import { decideConfirming, decideRemindingOfShifts } from './confirmation.ts';

const monday = { shiftId: 'monday', publicationId: 'first' };
const tuesday = { shiftId: 'tuesday', publicationId: 'first' };

test.each([
  { seen: [monday], standing: [monday, tuesday], ok: true },
  { seen: [monday, tuesday], standing: [monday, tuesday], ok: true },
  { seen: [monday, tuesday], standing: [monday, { ...tuesday, publicationId: 'second' }], ok: false },
  { seen: [monday], standing: [tuesday], ok: false },
])('nobody confirms what they have not seen, or what is not theirs: $ok', ({ seen, standing, ok }) => {
  expect(decideConfirming(seen, standing).ok).toBe(ok);
});

test('those who have not confirmed are reminded once an hour at most, and nobody when all have', () => {
  const lastRemindedAt = 1_000_000 as Instant;
  const later = (minutes: number) => (lastRemindedAt + minutes * 60_000) as Instant;
  expect(decideRemindingOfShifts({ waiting: 2, lastRemindedAt }, later(59))).toMatchObject({
    refusal: 'reminded_lately',
  });
  expect(decideRemindingOfShifts({ waiting: 2, lastRemindedAt }, later(60)).ok).toBe(true);
  expect(decideRemindingOfShifts({ waiting: 2, lastRemindedAt: undefined }, later(0)).ok).toBe(true);
  expect(decideRemindingOfShifts({ waiting: 0, lastRemindedAt: undefined }, later(0))).toMatchObject({
    refusal: 'everybody_confirmed',
  });
});
