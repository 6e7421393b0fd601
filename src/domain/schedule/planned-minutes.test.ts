import { describe, expect, test } from 'vitest';
import { addDays, instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { federal } from '../pay-rules/presets.ts';
import { plannedDays } from './planned-days.ts';
import { plannedMinutes } from './planned-minutes.ts';

const zone = 'America/New_York' as Zone;
const sunday = '2026-11-22' as PlainDate;
const shift = (from: number, hours: number, breakMinutes: number, date = sunday) => {
  const startsAt = instantAt(date, { hour: from, minute: 0 }, zone);
  return { startsAt, endsAt: (startsAt + hours * 3_600_000) as typeof startsAt, breakMinutes };
};
const { workTime: _, ...unruled } = federal;
const meal = { kind: 'auto-deduct' as const, afterWorkedMinutes: 360, minutes: 30, countPunched: true };
const withMeal: PayPolicy = { ...federal, workTime: { ...federal.workTime, meals: [meal] } };

describe('a shift is as long as it is paid', () => {
  test.each([
    [0, 600, 570, 600],
    [15, 600, 570, 585],
    [20, 600, 570, 580],
    [21, 579, 570, 579],
    [30, 570, 570, 570],
    [60, 540, 540, 540],
  ])('9:00–19:00 with a break of %i minutes', (breakMinutes, paidRests, mealTakenOff, noRule) => {
    const minutesBy = (policy: PayPolicy) => plannedMinutes(shift(9, 10, breakMinutes), { policy, zone });
    expect([federal, withMeal, unruled].map(minutesBy)).toEqual([paidRests, mealTakenOff, noRule]);
  });

  test('over the end of the workweek, and in the night the clocks change', () => {
    expect(plannedMinutes(shift(20, 8, 15), { policy: federal, zone })).toBe(480);
    expect(plannedMinutes(shift(20, 8, 30), { policy: federal, zone })).toBe(450);
    expect(plannedMinutes(shift(22, 9, 30, '2026-10-31' as PlainDate), { policy: federal, zone })).toBe(510);
  });
});

test('the days of whoever has nothing beside it come to the same', () => {
  const dates = { from: sunday, to: addDays(sunday, 1) };
  for (const policy of [federal, withMeal, unruled]) {
    for (const from of [9, 20]) {
      for (const hours of [3, 8, 12]) {
        for (const breakMinutes of [0, 10, 20, 25, 45]) {
          const one = shift(from, hours, breakMinutes);
          const days = plannedDays([one], dates, { policy, zone });
          expect(days.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(plannedMinutes(one, { policy, zone }));
        }
      }
    }
  }
});
