import { expect, test } from 'vitest';
import { addDays, instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import { federal, federalWithDailyOvertime, presets } from '../pay-rules/presets.ts';
import { overtimeAhead } from './overtime-ahead.ts';

const zone = 'America/New_York' as Zone;
const monday = '2026-11-16' as PlainDate;

const shift = (day: number, from: number, to: number, breakMinutes = 0) => {
  const at = (hour: number) =>
    instantAt(addDays(monday, day + Math.floor(hour / 24)), { hour: hour % 24, minute: 0 }, zone);
  return { startsAt: at(from), endsAt: at(to), breakMinutes };
};
/** 8 and 80: 14 days from that Monday on. */
const hospital = {
  ...presets['federal-hospital'],
  overtime: { ...presets['federal-hospital'].overtime, periodStartsOn: monday },
};
const shiftStarts = { ...federal, workTime: { ...federal.workTime, dayAttribution: 'shift-start' as const } };
const eights = (from: number) => [0, 1, 2, 3, 4].map((day) => shift(from + day, 8, 16));
const tens = [0, 1, 2, 3].map((day) => shift(day, 8, 18));

test.each([
  ['a fifth day after four of ten hours, by federal law', federal, shift(4, 8, 16), tens, 8],
  ['an hour of a fifth day after 39 hours', federal, shift(4, 8, 9), [...tens.slice(1), shift(0, 8, 17)], 0],
  ['a day of ten hours, by federal law', federal, shift(0, 8, 18), [], 0],
  ['a day of ten hours, where overtime begins after eight', federalWithDailyOvertime, shift(0, 8, 18), [], 2],
  ['the same with an hour of break', federalWithDailyOvertime, shift(0, 8, 18, 60), [], 1],
  [
    'a seventh day in California',
    presets.california,
    shift(6, 9, 13),
    [0, 1, 2, 3, 4, 5].map((day) => shift(day, 9, 13)),
    4,
  ],
  ['a day after 80 hours of 14 days, by 8 and 80', hospital, shift(12, 8, 16), [...eights(0), ...eights(7)], 8],
  ['one of the first week, where the second is full', hospital, shift(5, 8, 14), [...eights(0), ...eights(7)], 6],
  ['a sixth day of a week, with 48 hours in the 14 days', hospital, shift(5, 8, 16), eights(0), 0],
  ['a day of ten hours, by 8 and 80', hospital, shift(0, 8, 18), [], 2],
  [
    'a day after 80 hours of which 40 are of the 14 days before',
    hospital,
    shift(5, 8, 16),
    [...eights(-7), ...eights(0)],
    0,
  ],
  [
    'a sixth day, in a week that begins with the end of a night',
    federal,
    shift(5, 8, 16),
    [shift(-1, 22, 30), ...eights(1).slice(0, 4)],
    6,
  ],
  ['the night before a full week', federal, shift(-1, 22, 30), eights(1), 6],
  ['the same, before a week that is not', federal, shift(-1, 22, 30), eights(1).slice(0, 4), 0],
  [
    'the same, where a night counts with its first day, but within a workweek',
    shiftStarts,
    shift(-1, 22, 30),
    eights(1),
    6,
  ],
  ['a day that overlaps another', federal, shift(0, 9, 17), [shift(0, 8, 18), ...tens.slice(1)], 0],
])('%s', (_, policy, planned, others, hours) => {
  expect(overtimeAhead(planned, others, { policy, zone })).toBe(hours * 60);
});

test('days that are over count as they were worked: what was planned of them says nothing any more', () => {
  const punches = [0, 1, 2, 3].flatMap((day) => [
    { kind: 'clock_in' as const, punchedAt: shift(day, 8, 19).startsAt },
    { kind: 'clock_out' as const, punchedAt: shift(day, 8, 19).endsAt },
  ]);
  const until = shift(4, 7, 8).startsAt;
  const paid = { policy: federal, zone, worked: { punches, until } };
  const others = eights(0).slice(0, 4);
  expect(overtimeAhead(shift(4, 8, 16), others, paid)).toBe(8 * 60);
  expect(overtimeAhead(shift(3, 8, 16), [...others.slice(0, 3), shift(4, 8, 16)], paid)).toBe(0);
  expect(overtimeAhead(shift(4, 8, 16), others, { policy: federal, zone })).toBe(0);
  const nothing = { ...paid, worked: { punches: [], until } };
  expect(overtimeAhead(shift(5, 8, 16), [...tens, shift(4, 8, 16)], nothing)).toBe(0);
});
