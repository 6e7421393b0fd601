import { expect, test } from 'vitest';
import { instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import { faultOfShift, type ShiftPlan } from './shift.ts';
import { isAllBreak, planOfTemplate, templateShiftOf } from './template.ts';

const zone = 'America/New_York' as Zone;
const pier = { id: 'pier', zone };
const october26 = '2026-10-26' as PlainDate;
const november2 = '2026-11-02' as PlainDate;

const plan = (from: [string, number], to: [string, number]): ShiftPlan => ({
  locationId: 'pier',
  employeeId: 'ana',
  positionId: 'bar',
  startsAt: instantAt(from[0] as PlainDate, { hour: from[1], minute: 15 }, zone),
  endsAt: instantAt(to[0] as PlainDate, { hour: to[1], minute: 45 }, zone),
  breakMinutes: 30,
  note: 'Keys',
});

test('a shift of one week is the same shift by the clock on the wall in another, across a change of the clocks', () => {
  const kept = templateShiftOf(plan(['2026-10-28', 9], ['2026-10-28', 17]), october26, zone);
  expect(kept).toMatchObject({ day: 2, fromMinute: 555, toMinute: 1_065, employeeId: 'ana', note: 'Keys' });
  expect(planOfTemplate(kept, november2, pier)).toEqual(plan(['2026-11-04', 9], ['2026-11-04', 17]));
});

test('a shift through midnight ends on the next day, also the one that ends the week', () => {
  const kept = templateShiftOf(plan(['2026-10-25', 22], ['2026-10-26', 6]), '2026-10-19' as PlainDate, zone);
  expect(kept).toMatchObject({ day: 6, fromMinute: 1_335, toMinute: 405 });
  expect(planOfTemplate(kept, november2, pier)).toEqual(plan(['2026-11-08', 22], ['2026-11-09', 6]));
});

test('a shift of a whole day stays one', () => {
  const day = {
    day: 0,
    fromMinute: 480,
    toMinute: 480,
    breakMinutes: 0,
    positionId: null,
    employeeId: null,
    note: null,
  };
  const { startsAt, endsAt } = planOfTemplate(day, november2, pier);
  expect(endsAt - startsAt).toBe(24 * 3_600_000);
});

/** A shift without a break on the Sunday that ends a week, by minutes of the wall clock. */
const onSunday = (fromMinute: number, toMinute: number) => ({
  day: 6,
  fromMinute,
  toMinute,
  breakMinutes: 0,
  positionId: null,
  employeeId: null,
  note: null,
});
const at = (date: string, hour: number, minute = 0) => instantAt(date as PlainDate, { hour, minute }, zone);

test.each([
  [
    '2:15 to 3 where the clock jumps from 2 to 3',
    '2027-03-08',
    [135, 180],
    at('2027-03-14', 3, 15),
    at('2027-03-14', 4),
  ],
  ['2:15 to 10 there', '2027-03-08', [135, 600], at('2027-03-14', 3, 15), at('2027-03-14', 10)],
  ['midnight to midnight where it goes back', '2026-10-26', [0, 0], at('2026-11-01', 0), at('2026-11-01', 23)],
] as const)(
  'a template is planned also on the night the clocks change: %s',
  (_, startsOn, [from, to], startsAt, endsAt) => {
    const planned = planOfTemplate(onSunday(from, to), startsOn as PlainDate, pier);
    expect(planned).toMatchObject({ startsAt, endsAt });
    expect(faultOfShift(planned)).toBeUndefined();
  },
);

test.each([
  [540, 1_020, 479, false],
  [540, 1_020, 480, true],
  [1_320, 360, 479, false],
  [1_320, 360, 480, true],
  [540, 540, 480, false],
])('of a shift from minute %d to %d a break of %d leaves nothing: %s', (fromMinute, toMinute, breakMinutes, is) => {
  const rest = { day: 0, positionId: null, employeeId: null, note: null };
  expect(isAllBreak({ ...rest, fromMinute, toMinute, breakMinutes })).toBe(is);
});
