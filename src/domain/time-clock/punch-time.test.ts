import { describe, expect, test } from 'vitest';
import { time } from '../../../tests/world/punches.ts';
import { timeOfPunch } from './punch-time.ts';

const minute = 60_000;

describe('when a punch counts', () => {
  test.each([
    // arrives, offline, device at, skew in minutes, counts at
    ['9:00', false, '8:59', 0, '9:00'],
    ['9:00', false, undefined, 0, '9:00'],
    ['9:30', true, '9:00', undefined, '9:00'],
    ['9:30', true, '9:00', 2, '8:58'],
    ['9:30', true, '9:00', -2, '9:02'],
    ['9:30', true, '9:31', undefined, '9:30'],
    ['9:30', true, '9:35', undefined, '9:30'],
    ['9:30', true, '9:35:00.001', undefined, 'punch_in_future'],
    ['9:30', true, undefined, undefined, 'punch_time_missing'],
  ])('arriving %s (offline %s), device %s, skew %s: %s', (arrives, offline, device, skew, counts) => {
    const decided = timeOfPunch(
      {
        offline,
        deviceAt: device === undefined ? undefined : time(device),
        skewMilliseconds: skew === undefined ? undefined : skew * minute,
      },
      time(arrives),
    );
    expect(decided.ok ? decided.value : decided.refusal).toBe(counts.startsWith('punch') ? counts : time(counts));
  });

  test('a device that never measured its skew tells it by the time at which it sends', () => {
    const sentLate = { offline: true, deviceAt: time('22:00'), sentAt: time('22:20') };
    expect(timeOfPunch(sentLate, time('9:30'))).toEqual({ ok: true, value: time('9:10') });
    expect(timeOfPunch({ ...sentLate, skewMilliseconds: 750 * minute }, time('9:45'))).toEqual({
      ok: true,
      value: time('9:30'),
    });
  });

  test('a device may keep a punch for 31 days, and is told how far back it may reach', () => {
    const days = (count: number) => count * 24 * 60 * minute;
    const pressed = time('9:30');
    const arriving = (after: number) =>
      timeOfPunch({ offline: true, deviceAt: pressed }, (pressed + after) as typeof pressed);
    expect(arriving(days(31))).toEqual({ ok: true, value: pressed });
    expect(arriving(days(31) + 1)).toEqual({ ok: false, refusal: 'punch_too_old', details: { oldest: pressed + 1 } });
  });
});
