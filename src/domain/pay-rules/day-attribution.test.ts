import { describe, expect, test } from 'vitest';
import { clock, monday, newYork } from '../../../tests/world/payable-weeks.ts';
import { addDays, addMilliseconds } from '../kernel/time.ts';
import { attribute, dayAttributions } from './day-attribution.ts';
import type { Pause, WorkSegment } from './work-segment.ts';
import { workTime, type WorkTimeRules } from './work-time.ts';

const workdays = { startsAt: { hour: 0, minute: 0 }, zone: newYork };

/** `20:00–23:30 break, 24:00–28:00` of a Monday; hours past 24 are of Tuesday. */
const work = (words: string): WorkSegment[] =>
  words.split(', ').map((part) => {
    const [times = '', pause] = part.split(' ');
    const [from = '', to = ''] = times.split('–');
    const span = { from: clock(0, from), to: clock(0, to) };
    return pause === undefined ? { span } : { span, endsWith: pause as Pause };
  });
const later = (segments: readonly WorkSegment[], seconds: number) =>
  segments.map(({ span: { from, to } }) => ({
    span: { from: addMilliseconds(from, seconds * 1_000), to: addMilliseconds(to, seconds * 1_000) },
  }));
const minutesOf = (segments: readonly WorkSegment[], rules: WorkTimeRules = {}) =>
  workTime(segments, rules, workdays).dates.map(({ date, workedMinutes }) => [date, workedMinutes]);
const tuesday = addDays(monday, 1);

describe('a shift that is of one day whole', () => {
  test('is not cut at midnight', () => {
    const [part] = workTime(work('20:00–26:00'), { dayAttribution: 'shift-start' }, workdays).shifts;
    expect(part?.segments).toEqual(work('20:00–26:00'));
  });

  test('is one stretch of work where somebody clocked out and in again at once', () => {
    const [part] = workTime(work('8:00–12:00, 12:00–17:00'), { dayAttribution: 'shift-start' }, workdays).shifts;
    expect(part?.segments).toEqual(work('8:00–17:00'));
  });

  test('has its rests on that day, also those after midnight', () => {
    const rules: WorkTimeRules = { paidUpToMinutes: 20, dayAttribution: 'shift-start' };
    expect(minutesOf(work('20:00–24:30 break, 24:45–28:00'), rules)).toEqual([[monday, 480]]);
  });

  test('is of the day on which somebody came back to it last, though they left at once', () => {
    const rules: WorkTimeRules = { dayAttribution: 'shift-end' };
    expect(minutesOf(work('20:00–23:30 break, 24:00–24:00'), rules)).toEqual([[tuesday, 210]]);
  });
});

test('of nothing no day has a part, whichever day shifts belong to', () => {
  expect(dayAttributions.map((attribution) => attribute([], attribution, workdays))).toEqual([[], [], [], []]);
});

test('a shift without length is of no day', () => {
  expect(workTime(work('8:00–8:00'), {}, workdays)).toMatchObject({ shifts: [], dates: [] });
});

test('seconds of a night are counted on the day that has them', () => {
  // 4 h 00:30 in the morning, and a night that begins and ends half a minute past: 6 h on Monday, and 6 h 00:30 on Tuesday.
  const morning = [{ span: { from: clock(0, '8:00'), to: addMilliseconds(clock(0, '12:00'), 30_000) } }];
  const segments = [...morning, ...later(work('22:00–30:00'), 30)];
  expect(minutesOf(segments, { newShiftGapMinutes: 240 })).toEqual([
    [monday, 360],
    [tuesday, 361],
  ]);
});

test('half minutes of two shifts of a day make a minute', () => {
  const until = (from: string, to: string) => ({
    span: { from: clock(0, from), to: addMilliseconds(clock(0, to), 30_000) },
  });
  const segments = [until('8:00', '12:00'), until('17:00', '18:00')];
  expect(minutesOf(segments, { newShiftGapMinutes: 240 })).toEqual([[monday, 301]]);
});

test('the total of a day that is rounded is what it is, whatever seconds go on to the next', () => {
  const rules: WorkTimeRules = { dayTotalRounding: { intervalMinutes: 15, mode: 'nearest' } };
  expect(minutesOf(later(work('22:00–30:00'), 30), rules)).toEqual([
    [monday, 120],
    [tuesday, 360],
  ]);
});
