import { describe, expect, test } from 'vitest';
import type { PlainDate } from '../kernel/time.ts';
import { decideCancelling, type CancellableTimeOff } from './decide-cancelling.ts';

const today = '2026-11-20' as PlainDate;
const approved: CancellableTimeOff = {
  startsOn: '2026-11-21' as PlainDate,
  outcome: 'approved',
  isCancelled: false,
};
const begun = { ...approved, startsOn: today };

describe('approved time off is taken back', () => {
  test.each([
    ['by its person, the day before it starts', approved, true, null],
    ['by a manager with a reason, the day before', approved, false, 'Inventory'],
    ['by a manager with a reason, once it has begun', begun, false, 'They came to work'],
  ])('%s', (_, timeOff, isOwn, reason) => {
    expect(decideCancelling(timeOff, isOwn, reason, today)).toMatchObject({ ok: true });
  });

  test.each([
    ['by its person on the day that it starts', begun, true, null, 'time_off_has_begun'],
    ['by a manager without a reason', approved, false, null, 'reason_missing'],
    ['while it waits', { ...approved, outcome: null }, true, null, 'time_off_not_approved'],
    ['once it was rejected', { ...approved, outcome: 'rejected' as const }, false, 'No', 'time_off_not_approved'],
    ['twice', { ...approved, isCancelled: true }, true, null, 'time_off_is_cancelled'],
  ])('but not %s', (_, timeOff, isOwn, reason, refusal) => {
    expect(decideCancelling(timeOff, isOwn, reason, today)).toMatchObject({ ok: false, refusal });
  });
});
