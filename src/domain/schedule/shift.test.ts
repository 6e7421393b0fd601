import { describe, expect, test } from 'vitest';
import { instant, millisecondsPerHour, millisecondsPerMinute, parseInstant, type Instant } from '../kernel/time.ts';
import { faultOfShift, isSamePlan, isSameWork, minutesBesideBreak, planOf, type ShiftPlan } from './shift.ts';

const nine = parseInstant('2026-11-20T14:00:00Z') as Instant;
const later = (minutes: number): Instant => instant(nine + minutes * millisecondsPerMinute);

const plan = (minutes: number, breakMinutes = 0): ShiftPlan => ({
  locationId: 'pier',
  employeeId: 'ana',
  positionId: null,
  startsAt: nine,
  endsAt: later(minutes),
  breakMinutes,
  note: null,
});

describe('the times of a shift', () => {
  test.each([
    ['a minute', plan(1), undefined],
    ['half a minute', { ...plan(60), endsAt: (plan(60).endsAt + 30_000) as Instant }, 'shift_not_on_minute'],
    ['nothing', plan(0), 'shift_without_length'],
    ['backwards', plan(-60), 'shift_without_length'],
    ['a whole day', plan(24 * 60), undefined],
    ['a minute more than a day', plan(24 * 60 + 1), 'shift_too_long'],
    ['half an hour with 29 minutes of break', plan(30, 29), undefined],
    ['half an hour with a break as long', plan(30, 30), 'break_too_long'],
  ])('%s', (_, one, fault) => {
    expect(faultOfShift(one)).toBe(fault);
  });
});

test('the night on which the clocks are set back counts the hour twice', () => {
  const startsAt = parseInstant('2026-11-01T02:00:00Z') as Instant;
  // 10 in the evening to 6 in the morning of the wall clock in New York.
  const endsAt = instant(startsAt + 9 * millisecondsPerHour);
  expect(minutesBesideBreak({ startsAt, endsAt, breakMinutes: 30 })).toBe(510);
});

test('two plans are the same where every field is, whatever else they carry', () => {
  const one = { ...plan(480, 30), revision: 3 };
  expect(isSamePlan(one, plan(480, 30))).toBe(true);
  expect(isSamePlan(one, { ...plan(480, 30), note: 'Bring the keys' })).toBe(false);
  expect(isSamePlan(one, { ...plan(480, 30), employeeId: null })).toBe(false);
  expect(planOf(one)).toEqual(plan(480, 30));
});

test.each([
  ['of another person, with another note', { employeeId: 'ben', note: 'Bring the keys' }, true],
  ['at another place', { locationId: 'kiosk' }, false],
  ['in another position', { positionId: 'bar' }, false],
  ['with a longer break', { breakMinutes: 60 }, false],
  ['that begins later', { startsAt: later(15) }, false],
])('a shift %s is the same work, or is not', (_, other, isSame) => {
  expect(isSameWork(plan(480, 30), { ...plan(480, 30), ...other })).toBe(isSame);
});
