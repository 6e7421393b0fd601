import { describe, expect, test } from 'vitest';
import { addMilliseconds, instant } from '../kernel/time.ts';
import {
  afterTry,
  asksForProof,
  isLocked,
  nextTryAt,
  perAccount,
  perAccountAndNetwork,
  type Failures,
} from './throttle.ts';

const now = instant(Date.UTC(2026, 10, 20, 12));
const failed = (count: number): Failures => ({ count, lastFailedAt: now, inARow: 0 });

describe('a person who keeps failing waits longer, and never for ever', () => {
  test.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [6, 2],
    [7, 4],
    [10, 32],
    [11, 60],
    [1_000_000, 60],
  ])('after %i failures: %i seconds', (count, seconds) => {
    const at = nextTryAt(failed(count), perAccountAndNetwork, now);
    expect(at).toBe(seconds === 0 ? undefined : addMilliseconds(now, seconds * 1000));
  });

  test('the wait is over when it is over', () => {
    expect(nextTryAt(failed(5), perAccountAndNetwork, addMilliseconds(now, 1000))).toBeUndefined();
  });

  test('failures of yesterday are forgotten', () => {
    const tomorrow = addMilliseconds(now, 24 * 3_600_000);
    expect(nextTryAt(failed(40), perAccountAndNetwork, tomorrow)).toBeUndefined();
    expect(afterTry(failed(40), perAccountAndNetwork, tomorrow)).toEqual({
      count: 1,
      lastFailedAt: tomorrow,
      inARow: 0,
    });
  });
});

describe('an account that is guessed at', () => {
  test.each([
    [0, false, false],
    [9, false, false],
    [10, true, false],
    [99, true, false],
    [100, true, true],
  ])('after %i failures in a row: a proof is asked for: %s, nobody may try: %s', (inARow, asks, locked) => {
    const failures = { ...failed(1), inARow };
    expect(asksForProof(failures, perAccount)).toBe(asks);
    expect(isLocked(failures, perAccount)).toBe(locked);
    expect(nextTryAt(failures, perAccount, now)).toBeUndefined();
  });

  test('goes on counting however long nobody tries', () => {
    const later = addMilliseconds(now, 300 * 24 * 3_600_000);
    expect(afterTry({ ...failed(5), inARow: 40 }, perAccount, later)).toEqual({
      count: 1,
      lastFailedAt: later,
      inARow: 41,
    });
  });
});
