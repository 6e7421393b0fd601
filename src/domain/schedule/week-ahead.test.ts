import { describe, expect, test } from 'vitest';
import { addDays, instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { federal } from '../pay-rules/presets.ts';
import type { Press } from './planned-punches.ts';
import { minutesOfWeek } from './week-ahead.ts';

const zone = 'America/New_York' as Zone;
const monday = '2026-11-16' as PlainDate;
const at = (day: number, hour: number) => instantAt(addDays(monday, day), { hour, minute: 0 }, zone);
const shift = (day: number, from: number, to: number, breakMinutes = 0) => ({
  startsAt: at(day, from),
  endsAt: at(to > from ? day : day + 1, to),
  breakMinutes,
});
const worked = (day: number, from: number, to: number): Press[] => [
  { kind: 'clock_in', punchedAt: at(day, from) },
  { kind: 'clock_out', punchedAt: at(day, to) },
];
const calendar = { zone, weekStartsOn: 'monday' as const };
const paid = { policy: federal, zone };
const hoursOf = (one: ReturnType<typeof shift>, others: ReturnType<typeof shift>[], by = paid) =>
  minutesOfWeek(one, others, calendar, by) / 60;
const days = (each: number[], from: number, to: number, breakMinutes = 0) =>
  each.map((day) => shift(day, from, to, breakMinutes));
const night = shift(6, 20, 4);

describe('the week of a shift has', () => {
  test('short rests, which are paid, and no meals', () => {
    expect(hoursOf(shift(4, 9, 17, 15), days([0, 1, 2, 3], 9, 17, 15))).toBe(40);
    expect(hoursOf(shift(4, 9, 17, 30), days([0, 1, 2, 3], 9, 17, 30))).toBe(37.5);
  });

  test('once what it shares with another', () => {
    expect(hoursOf(shift(0, 9, 17), [shift(0, 13, 21)])).toBe(12);
    expect(hoursOf(shift(0, 9, 17), [shift(0, 11, 13)])).toBe(8);
  });

  test('of a night only what is worked in it, and of two weeks the longer', () => {
    expect(hoursOf(night, [])).toBe(4);
    expect(hoursOf(night, days([0, 1, 2, 3, 4], 8, 16))).toBe(44);
    expect(hoursOf(night, days([7, 8, 9, 10, 11], 8, 16))).toBe(44);
    expect(hoursOf(shift(0, 8, 16), [shift(-1, 20, 4)])).toBe(12);
  });

  test('nothing of the next week, where the rules give a night to the day on which it begins', () => {
    const policy: PayPolicy = {
      ...federal,
      workweek: { weekday: 'sunday', time: { hour: 0, minute: 0 } },
      workTime: { ...federal.workTime, dayAttribution: 'shift-start' },
    };
    expect(hoursOf(night, days([7, 8, 9, 10, 11], 8, 16), { policy, zone })).toBe(8);
  });

  test('what was worked so far, and what is planned from there on', () => {
    const punches = [0, 1, 2, 3].flatMap((day) => worked(day, 8, 19));
    const by = { ...paid, worked: { punches, until: at(4, 7) } };
    expect(hoursOf(shift(4, 8, 16), days([0, 1, 2, 3], 8, 16), by)).toBe(52);
    // What is over adds nothing to what was worked.
    expect(hoursOf(shift(3, 8, 16), [...days([0, 1, 2], 8, 16), shift(4, 8, 16)], by)).toBe(52);
  });
});
