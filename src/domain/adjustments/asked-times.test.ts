import { describe, expect, test } from 'vitest';
import { formatInstant, parsePlainDate, parseZone, type PlainDate, type WallTime, type Zone } from '../kernel/time.ts';
import { momentsOf, spanOfTimes } from './asked-times.ts';

const newYork = parseZone('America/New_York') as Zone;
const on = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const at = (text: string): WallTime => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return { hour, minute };
};

describe('the moments of a wall time', () => {
  test.each([
    ['2026-11-20', '9:00', ['2026-11-20T14:00:00.000Z']],
    ['2026-11-01', '1:30', ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
    ['2026-11-01', '0:30', ['2026-11-01T04:30:00.000Z']],
    ['2026-11-01', '2:00', ['2026-11-01T07:00:00.000Z']],
    ['2026-03-08', '2:30', []],
    ['2026-03-08', '3:00', ['2026-03-08T07:00:00.000Z']],
  ])('%s %s in New York: %j', (date, time, moments) => {
    expect(momentsOf(on(date), at(time), newYork).map(formatInstant)).toEqual(moments);
  });
});

describe('a time that a place never had', () => {
  test.each([
    // Half an hour is skipped there: 2:00 is followed by 2:30.
    ['Australia/Lord_Howe', '2026-10-04', '2:15', 0],
    ['Australia/Lord_Howe', '2026-10-04', '2:45', 1],
    ['Australia/Lord_Howe', '2026-04-05', '1:45', 2],
    // Samoa went from Thursday to Saturday.
    ['Pacific/Apia', '2011-12-30', '9:00', 0],
    ['Pacific/Apia', '2011-12-31', '9:00', 1],
  ])('%s, %s %s: %i moments', (zone, date, time, count) => {
    expect(momentsOf(on(date), at(time), parseZone(zone) as Zone)).toHaveLength(count);
  });
});

describe('the span of a day', () => {
  const span = (date: string, start: string, end: string, readings = {}) => {
    const given = spanOfTimes({ date: on(date), startTime: at(start), endTime: at(end), ...readings }, newYork);
    return given.ok
      ? `${formatInstant(given.value.from)} ${(given.value.to - given.value.from) / 60_000}`
      : given.refusal;
  };

  test.each([
    ['2026-11-20', '9:00', '17:00', {}, '2026-11-20T14:00:00.000Z 480'],
    ['2026-11-20', '22:00', '6:00', {}, '2026-11-21T03:00:00.000Z 480'],
    ['2026-11-20', '0:00', '23:59', {}, '2026-11-20T05:00:00.000Z 1439'],
    ['2026-11-20', '9:00', '9:00', {}, 'entry_without_length'],
    ['2026-11-20', '9:45', '9:15', {}, '2026-11-20T14:45:00.000Z 1410'],
    ['2026-11-20', '9:45', '10:15', { endReading: 'second' }, '2026-11-20T14:45:00.000Z 30'],
    ['2026-03-07', '22:00', '6:00', {}, '2026-03-08T03:00:00.000Z 420'],
    ['2026-03-08', '2:30', '10:00', {}, 'time_never_shown'],
    ['2026-03-07', '20:00', '2:30', {}, 'time_never_shown'],
    ['2026-10-31', '22:00', '6:00', {}, '2026-11-01T02:00:00.000Z 540'],
    ['2026-11-01', '1:30', '8:00', {}, '2026-11-01T05:30:00.000Z 450'],
    ['2026-11-01', '1:30', '8:00', { startReading: 'second' }, '2026-11-01T06:30:00.000Z 390'],
    ['2026-10-31', '20:00', '1:30', { endReading: 'second' }, '2026-11-01T00:00:00.000Z 390'],
    ['2026-11-01', '1:30', '1:30', { endReading: 'second' }, '2026-11-01T05:30:00.000Z 60'],
    ['2026-11-01', '1:45', '1:15', {}, '2026-11-01T05:45:00.000Z 30'],
  ])('%s from %s to %s %j is %s', (date, start, end, readings, expected) => {
    expect(span(date, start, end, readings)).toBe(expected);
  });
});
