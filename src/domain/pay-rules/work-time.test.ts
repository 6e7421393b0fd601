import { describe, expect, test } from 'vitest';
import { clock, monday, newYork } from '../../../tests/world/payable-weeks.ts';
import { addDays, addMilliseconds } from '../kernel/time.ts';
import type { AutomaticMeal } from './breaks.ts';
import type { RulesEdition } from './rules-edition.ts';
import type { WorkSegment } from './work-segment.ts';
import { workTime, type WorkTimeRules } from './work-time.ts';

const workdays = { startsAt: { hour: 0, minute: 0 }, zone: newYork };
const [tuesday, wednesday] = [addDays(monday, 1), addDays(monday, 2)];

/** A moment of Monday's clock, `22:00:30`; hours past 24 are of the days after. */
const moment = (time: string) => {
  const [hour = '', minute = '', second = '0'] = time.split(':');
  return addMilliseconds(clock(0, `${hour}:${minute}`), Number(second) * 1_000);
};
const work = (from: string, to: string): WorkSegment => ({ span: { from: moment(from), to: moment(to) } });

test('a pause that is paid is work of each day on which it lies, in order, and of no part of a shift where that has none', () => {
  const { dates, shifts } = workTime(
    [work('8:00', '24:00'), work('48:00', '56:00')],
    { paidUpToMinutes: 1_440 },
    workdays,
  );
  expect(dates.map(({ date, workedMinutes }) => [date, workedMinutes])).toEqual([
    [monday, 960],
    [tuesday, 1_440],
    [wednesday, 480],
  ]);
  expect(shifts.map(({ date, minutes }) => [date, minutes])).toEqual([
    [monday, 960],
    [wednesday, 480],
  ]);
});

describe('by the first edition', () => {
  const minutesOf = (segments: readonly WorkSegment[], rules: WorkTimeRules, edition: RulesEdition) =>
    workTime(segments, rules, workdays, edition).dates.map(({ date, workedMinutes }) => [date, workedMinutes]);

  test('what midnight leaves of a minute is counted with the shift, on the day on which that ends', () => {
    // Half a minute of the night goes from Monday to Tuesday; what the night itself leaves of a minute stays on Tuesday.
    const segments = [work('8:00', '12:00:30'), work('22:00:30', '30:00:50'), work('35:00', '36:00:40')];
    expect(minutesOf(segments, { newShiftGapMinutes: 240 }, 1)).toEqual([
      [monday, 359],
      [tuesday, 422],
    ]);
  });

  test('as by the second, the total of a day that is rounded is what it is', () => {
    const rules: WorkTimeRules = { dayTotalRounding: { intervalMinutes: 15, mode: 'nearest' } };
    for (const edition of [1, 2] as const)
      expect(minutesOf([work('22:00:30', '30:00:30')], rules, edition)).toEqual([
        [monday, 120],
        [tuesday, 360],
      ]);
  });
});

describe('a meal that who worked through it may keep', () => {
  const meal = (afterWorkedMinutes: number, more: Partial<AutomaticMeal> = {}): AutomaticMeal => ({
    kind: 'auto-deduct',
    afterWorkedMinutes,
    minutes: 30,
    countPunched: false,
    employeeMayCancel: true,
    ...more,
  });
  const changesOf = (segments: readonly WorkSegment[], meals: readonly AutomaticMeal[], worked?: readonly number[]) =>
    workTime(segments, { meals, newShiftGapMinutes: 60 }, workdays, 2, worked && (() => worked)).dates.flatMap(
      ({ changes }) => changes.map(({ reason }) => reason),
    );

  test('is taken where nobody says anything of it', () => {
    expect(changesOf([work('8:00', '12:00')], [meal(60)])).toEqual(['meal-deducted']);
  });

  test('is told by its place among those of the day, of all its shifts', () => {
    const segments = [work('8:00', '12:00'), work('14:00', '18:00')];
    expect(changesOf(segments, [meal(60), meal(120)], [3])).toEqual([
      'meal-deducted',
      'meal-deducted',
      'meal-worked',
      'meal-deducted',
    ]);
  });

  test('is none that is paid on top', () => {
    expect(changesOf([work('8:00', '12:00')], [meal(60, { kind: 'auto-add' })], [1])).toEqual(['meal-added']);
  });
});
