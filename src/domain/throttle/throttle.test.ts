import { describe, expect, test } from 'vitest';
import { addMilliseconds, instant } from '../kernel/time.ts';
import { afterTry, nextTryAt, perAccountAndNetwork, type Failures } from './throttle.ts';

const now = instant(Date.UTC(2026, 10, 20, 12));
const failed = (count: number): Failures => ({ count, lastFailedAt: now });

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
    expect(afterTry(failed(40), tomorrow)).toEqual({ count: 1, lastFailedAt: tomorrow });
  });
});
