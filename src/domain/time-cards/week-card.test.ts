import { describe, expect, test } from 'vitest';
import { asSeen, fiveDays, opened, step, told, week, worked } from '../../../tests/world/opened-cards.ts';
import { atRate, clock, monday, newYork as zone } from '../../../tests/world/payable-weeks.ts';
import { addDays, instant, startOfDate, weekdayOf, type Span } from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { federal, presets } from '../pay-rules/presets.ts';
import { editionNow } from '../pay-rules/rules-edition.ts';
import type { WorkweekTransition } from '../pay-rules/workweek-transition.ts';
import type { CardStep } from './card-step.ts';
import type { weekCard, WeekCardQuestion } from './week-card.ts';

test('the figures that are signed are those of the week, of each multiplier and of each day', () => {
  const day = (offset: number, workedMinutes: number, overtimeMinutes: number) => {
    const breakMinutes = workedMinutes > 0 ? 60 : 0;
    return { date: addDays(monday, offset), workedMinutes, breakMinutes, overtimeMinutes };
  };
  expect(asSeen()).toEqual({
    workedMinutes: 2_700,
    breakMinutes: 300,
    overtimeMinutes: 300,
    byMultiplier: { 1: 2_400, 1.5: 300 },
    days: [...[0, 1, 2, 3].map((each) => day(each, 540, 0)), day(4, 540, 300), day(5, 0, 0), day(6, 0, 0)],
    edition: editionNow,
  });
});

test('a week is over as its last day ends, from the first instant to the last', () => {
  const ends = startOfDate(addDays(monday, 7), zone);
  const standing = (until: number) => {
    const { during, isOver, isSettled } = opened(week, federal, { until: instant(until) });
    return { during, isOver, isSettled };
  };
  const during: Span = { from: startOfDate(monday, zone), to: ends };
  expect(standing(ends - 1)).toEqual({ during, isOver: false, isSettled: false });
  expect(standing(ends)).toEqual({ during, isOver: true, isSettled: true });
});

describe('the rows that a week is opened from', () => {
  const watch: PayPolicy = { ...federal, workTime: { maxShiftMinutes: 5_760 } };

  test('may begin with an entry that ran for days as the week began', () => {
    const rows = worked('-7 8:00 16:00', '-3 20:00 76:00');
    expect(opened(rows, watch).figures.workedMinutes).toBe(240);
  });

  test('end two days after it: who clocked in on Sunday and out on Thursday is asked about by Sunday alone', () => {
    const rows = worked('6 20:00 110:00');
    const { flags, figures } = opened(rows);
    expect(told(flags)).toEqual([['open_entry', addDays(monday, 6)]]);
    expect([flags, figures]).toEqual([opened(rows.slice(0, 1)).flags, opened(rows.slice(0, 1)).figures]);
  });

  test('may be of other weeks too, which do no harm', () => {
    const rows = worked('-20 8:00 16:00', ...fiveDays, '20 8:00 16:00');
    const { figures, flags, hasChangedAfter } = opened(rows, federal, {}, [step('signed', 1, rows, asSeen())]);
    expect([figures, flags]).toEqual([asSeen(), []]);
    expect(hasChangedAfter(rows.length - 2)).toBe(false);
  });
});

describe('where workweeks move', () => {
  const rules = (at: number, hour = 0): PayPolicy => ({
    ...federal,
    workweek: { weekday: weekdayOf(addDays(monday, at)), time: { hour, minute: 0 } },
  });
  const toSunday: WorkweekTransition = {
    old: { startsOn: monday, policy: federal },
    fresh: { startsOn: addDays(monday, 6), policy: rules(6) },
  };
  const flagsIn = (offset: number, transition: WorkweekTransition) =>
    told(opened([], federal, { startsOn: addDays(monday, offset), transition }).flags);

  test('both weeks say so on the first day that does', () => {
    expect(flagsIn(0, toSunday)).toEqual([['workweek_changed', addDays(monday, 6)]]);
    expect(flagsIn(6, toSunday)).toEqual([['workweek_changed', addDays(monday, 6)]]);
  });

  test('a week beside them, which is worked out with them, says nothing', () => {
    expect(flagsIn(-7, toSunday)).toEqual([]);
  });

  test('to another hour, the old week has no such day and says so of itself', () => {
    const toSeven = { old: toSunday.old, fresh: { startsOn: addDays(monday, 7), policy: rules(0, 7) } };
    expect(flagsIn(0, toSeven)).toEqual([['workweek_changed', null]]);
  });

  test('a week is settled when both have ended', () => {
    const isSettled = (day: number, startsOn = monday) =>
      opened([], federal, { transition: toSunday, startsOn, until: startOfDate(addDays(monday, day), zone) }).isSettled;
    expect([isSettled(7), isSettled(13)]).toEqual([false, true]);
  });
});

describe('what was expected of somebody', () => {
  const shift = (day: number, from: string, to: string) => ({
    startsAt: clock(day, from),
    endsAt: clock(day, to),
    breakMinutes: 0,
    zone,
  });
  const expected = (...shifts: ReturnType<typeof shift>[]) => ({
    expected: { shifts, isPublishedOn: () => true, away: [], zone },
  });
  const california = (more: Partial<WeekCardQuestion>, steps: readonly CardStep[] = [], days = '0 9:00 10:00') =>
    opened(worked(days), presets.california, { ...atRate('20.00'), ...more }, steps);
  const lines = ({ week: { pay } }: ReturnType<typeof weekCard>) =>
    Object.fromEntries((pay?.lines ?? []).map((line) => [line.kind, line.cents]));

  test('is told of their days: late, and at work on a day off', () => {
    const { flags } = opened(worked('0 9:20 17:00', '1 9:00 12:00'), federal, expected(shift(0, '9:00', '17:00')));
    expect(told(flags)).toEqual([
      ['late', monday],
      ['unscheduled', addDays(monday, 1)],
    ]);
  });

  test('a night that nobody published is told once, on the day on which it began', () => {
    expect(told(opened(worked('0 22:00 30:00'), federal, expected()).flags)).toEqual([['unscheduled', monday]]);
  });

  // IWC orders, section 5(A).
  test('is owed where they were sent home, and not where hours alone are asked for', () => {
    expect(lines(california(expected(shift(0, '9:00', '17:00'))))).toEqual({
      'straight-time': 20_00,
      'reporting-time': 60_00,
    });
    expect(lines(california({}))).toEqual({ 'straight-time': 20_00 });
  });

  test('is owed for the night before a day off as the plan has it, and where it was approved before, as it was then', () => {
    const { figures } = california({});
    const away = [{ date: addDays(monday, 1), minutes: 480, type: { isPaid: false } }];
    const night = { ...expected(shift(0, '22:00', '30:00')), known: { waivers: [], workedMeals: [], away } };
    const owed = (...steps: CardStep[]) => lines(california(night, steps, '0 22:00 22:30'))['reporting-time'];
    // Half of 8 hours; by the second edition half of what was left before midnight, and two hours at least.
    expect(owed()).toBe(70_00);
    expect(owed(step('approved', 1, week, { ...figures, edition: 2 }))).toBe(30_00);
    expect(owed(step('approved', 1, week, { ...figures, edition: 3 }))).toBe(70_00);
  });

  test('is owed at no rate, for a day off that is paid before the first rate begins', () => {
    const away = [0, 2].map((day) => ({ date: addDays(monday, day), minutes: 480, type: { isPaid: true } }));
    const pay = { rates: [{ from: addDays(monday, 1), ratePerHour: '20.00' }] };
    const { flags } = opened([], federal, { ...expected(), known: { waivers: [], workedMeals: [], away }, pay });
    expect(told(flags)).toEqual([['rate_missing', monday]]);
  });

  // Labor Code 512(a) and 226.7.
  test('knows of meals that are waived, and of rests that were signed for as missed', () => {
    const { figures } = california({});
    const missed = { ...step('signed', 1, week, figures), rests: [{ date: monday, due: 2, missed: 1 }] };
    const waivers = [{ meal: 'first', kind: 'agreed', startsOn: monday }] as const;
    const known = { waivers, workedMeals: [], away: [] };
    const sixHours = (more: Partial<WeekCardQuestion>, steps: readonly CardStep[] = []) =>
      Object.keys(lines(california(more, steps, '0 9:00 15:00')));
    const shifts = expected(shift(0, '9:00', '15:00'));
    expect(sixHours(shifts)).toEqual(['straight-time', 'meal-premium']);
    expect(sixHours({ ...shifts, known })).toEqual(['straight-time']);
    expect(sixHours({ ...shifts, known }, [missed])).toEqual(['straight-time', 'rest-premium']);
  });
});
