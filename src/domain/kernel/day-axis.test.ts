import { describe, expect, test } from 'vitest';
import { axisMarks, axisSpan, dayHours, percentOf, widened } from './day-axis.ts';
import { instantAt, type PlainDate, type Zone } from './time.ts';

const newYork = 'America/New_York' as Zone;
const friday = '2026-11-20' as PlainDate;
const at = (time: string, date: PlainDate = friday) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantAt(date, { hour, minute }, newYork);
};
const span = (from: string, to: string, until: PlainDate = friday) => ({ from: at(from), to: at(to, until) });

describe('the axis of a day', () => {
  test.each([
    // work, hours shown
    [[], { from: 6, to: 20 }],
    [[span('8:30', '18:04')], { from: 6, to: 20 }],
    [[span('5:59', '9:00')], { from: 4, to: 20 }],
    [[span('12:00', '20:00')], { from: 6, to: 20 }],
    [[span('12:00', '20:01')], { from: 6, to: 22 }],
    [[span('15:00', '23:30')], { from: 6, to: 24 }],
    [[span('4:30', '23:30')], { from: 4, to: 24 }],
    [[span('3:30', '23:30')], { from: 0, to: 24 }],
    [[span('22:00', '0:00', '2026-11-21' as PlainDate)], { from: 6, to: 24 }],
    [[span('0:00', '6:00')], { from: 0, to: 20 }],
  ])('of %j is %j', (work, hours) => {
    expect(widened(dayHours, work, newYork)).toEqual(hours);
  });

  test('is marked every two hours from six in the morning to eight in the evening', () => {
    const marks = axisMarks(friday, dayHours, newYork);
    expect(marks).toHaveLength(8);
    expect(marks.at(0)).toEqual({ at: at('6:00'), percent: 0 });
    expect(marks.at(3)).toEqual({ at: at('12:00'), percent: 42.86 });
    expect(marks.at(-1)).toEqual({ at: at('20:00'), percent: 100 });
  });

  test.each([
    [{ from: 6, to: 24 }, 3],
    [{ from: 4, to: 20 }, 4],
    [{ from: 4, to: 24 }, 4],
    [{ from: 0, to: 24 }, 4],
  ])('of %j is marked every %i hours, both ends included', (hours, step) => {
    const marks = axisMarks(friday, hours, newYork);
    expect(marks).toHaveLength((hours.to - hours.from) / step + 1);
    expect(marks.at(-1)?.percent).toBe(100);
  });
});

test('what lies beyond the axis stays at its end', () => {
  const axis = axisSpan(friday, dayHours, newYork);
  expect(percentOf(at('3:00'), axis)).toBe(0);
  expect(percentOf(at('23:00'), axis)).toBe(100);
});

describe('on the night the clocks change', () => {
  const back = '2026-11-01' as PlainDate;
  const forward = '2026-03-08' as PlainDate;
  const whole = { from: 0, to: 24 };
  const hours = (date: PlainDate) => {
    const { from, to } = axisSpan(date, whole, newYork);
    return (to - from) / 3_600_000;
  };

  test('a whole day is as long as the time that passed', () => {
    expect(hours(back)).toBe(25);
    expect(hours(forward)).toBe(23);
  });

  test('the hours after the change stand where they truly come', () => {
    const noon = { date: back, percent: axisMarks(back, whole, newYork).at(3)?.percent };
    expect(noon.percent).toBe(52);
    expect(axisMarks(forward, whole, newYork).at(3)?.percent).toBe(47.83);
  });
});
