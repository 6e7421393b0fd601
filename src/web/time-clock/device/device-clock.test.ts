import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const hour = 3_600_000;
let clock: Awaited<ReturnType<typeof freshClock>>;

/** As a page that has just been opened has it. */
const freshClock = () => import('./device-clock.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  clock = await freshClock();
  clock.learnSkew({ milliseconds: 250, uncertainty: 5, measuredAt: Date.now() });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The device's clock is set, or shows after a sleep what has passed; the other one does not. */
const moves = (milliseconds: number): unknown => vi.setSystemTime(Date.now() + milliseconds);

test('a clock that is set back while nobody can be asked is further behind at the next press', () => {
  moves(-hour);
  expect(clock.skewNow()).toBe(250 - hour);
  vi.advanceTimersByTime(60_000);
  expect(clock.skewNow()).toBe(250 - hour);
});

test('a clock that leaps ahead may be that of a device that slept: it is believed until the server says otherwise', () => {
  moves(8 * hour);
  expect(clock.skewNow()).toBe(250);
});

test('either way the server is asked again', () => {
  const asked = vi.fn<() => void>();
  clock.whenClockJumps(asked);
  vi.advanceTimersByTime(60_000);
  moves(1_000);
  clock.skewNow();
  expect(asked).not.toHaveBeenCalled();
  moves(-hour);
  clock.skewNow();
  moves(hour);
  clock.skewNow();
  expect(asked).toHaveBeenCalledTimes(2);
});
