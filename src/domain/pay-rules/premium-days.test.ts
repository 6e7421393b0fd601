import { describe, expect, test } from 'vitest';
import { ask, ledger } from '../../../tests/world/payable-weeks.ts';
import { addMilliseconds } from '../kernel/time.ts';
import type { Premium } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';

const windows = [{ start: { hour: 22, minute: 0 }, end: { hour: 6, minute: 0 } }];
/** Minutes of a night premium on each day from Monday to Wednesday; a day without any has none. */
const counted = (limits: Partial<Premium>, punches: ReturnType<typeof ledger>) =>
  payableWeek(
    punches,
    ask({ ...presets.federal, premiums: [{ code: 'night', windows, partial: true, addPerHour: '1.00', ...limits }] }),
  )
    .days.slice(0, 3)
    .map(({ premiumMinutes }) => Object.fromEntries(premiumMinutes));
const nights = (...minutes: number[]) => minutes.map((night) => (night === 0 ? {} : { night }));

describe('the minutes of a night premium', () => {
  test.each<[string, Partial<Premium>, string[], number[]]>([
    ['a day without work at night', {}, ['0 8:00 16:00'], [0, 0, 0]],
    ['a night', {}, ['0 22:00 30:00'], [120, 360, 0]],
    // A watch of thirty hours: each day has its own.
    ['two nights of one shift', {}, ['0 22:00 52:00'], [120, 480, 240]],
    ['the same, at most eight hours', { maxMinutes: 480 }, ['0 22:00 52:00'], [120, 360, 0]],
    ['the same, at least sixteen', { minMinutes: 960 }, ['0 22:00 52:00'], [240, 480, 240]],
    // Each shift has a least of its own, though both have work on Tuesday.
    ['two short shifts, at least four hours', { minMinutes: 240 }, ['0 22:00 25:00', '1 22:00 23:00'], [180, 300, 0]],
    ['a rest at midnight', {}, ['0 22:00 23:50-24:10 30:00'], [120, 360, 0]],
    ['a rest after a shift of the morning', {}, ['0 4:00 5:00-5:10 6:00', '0 22:00 24:00'], [240, 0, 0]],
  ])('of %s, %j: %j are %j', (_, limits, days, expected) => {
    expect(counted(limits, ledger(...days))).toEqual(nights(...expected));
  });

  test('are not fewer for a meal that is taken off the day: it has no place on the clock', () => {
    const meals = [{ kind: 'auto-deduct' as const, afterWorkedMinutes: 360, minutes: 30, countPunched: true }];
    const workTime = { ...presets.federal.workTime, meals };
    const premiums = [{ code: 'night', windows, partial: true, addPerHour: '1.00' }];
    const punches = ledger('0 18:00 22:30-22:40 26:00');
    const { days, workedMinutes } = payableWeek(punches, ask({ ...presets.federal, workTime, premiums }));
    expect([workedMinutes, ...days.slice(0, 2).map((day) => day.premiumMinutes.get('night'))]).toEqual([450, 120, 120]);
  });

  test('are whole ones: seconds before midnight are none, and do not take the least of the night with them', () => {
    const sooner = (seconds: number) =>
      ledger('0 24:00 25:00').map((punch, index) =>
        index > 0 ? punch : Object.assign(punch, { punchedAt: addMilliseconds(punch.punchedAt, -seconds * 1_000) }),
      );
    expect(counted({}, sooner(20))).toEqual(nights(0, 60, 0));
    expect(counted({ minMinutes: 240 }, sooner(20))).toEqual(nights(0, 240, 0));
    expect(counted({ minMinutes: 240 }, sooner(60))).toEqual(nights(180, 60, 0));
  });
});
