import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMilliseconds,
  millisecondsPerHour,
  parseInstant,
  parsePlainDate,
  type Instant,
} from '../kernel/time.ts';
import type { PlainDate, Zone } from '../kernel/time.ts';
import { federalWithDailyOvertime } from '../pay-rules/presets.ts';
import { conflictsOf, type Planned } from './conflict.ts';
import { isDuringLeave } from './leave-shifts.ts';
import { movedTo } from './move.ts';
import type { ShiftPlan } from './shift.ts';

const monday = parseInstant('2026-11-16T14:00:00Z') as Instant;

/** A shift of eight hours from some hours after nine on Monday in New York. */
const shift = (hoursLater: number, locationId = 'pier'): ShiftPlan => ({
  locationId,
  employeeId: 'ana',
  positionId: null,
  startsAt: addMilliseconds(monday, hoursLater * millisecondsPerHour),
  endsAt: addMilliseconds(monday, (hoursLater + 8) * millisecondsPerHour),
  breakMinutes: 0,
  note: null,
});

const empty = { minutes: 0, targetMinutes: 2_400 };
const newYork = 'America/New_York' as Zone;
const free: Planned = {
  isHere: true,
  away: [],
  unavailable: [],
  young: null,
  skills: [],
  lastDay: null,
  paid: undefined,
};
type Asked = Parameters<typeof conflictsOf>;
const kinds = (one: Asked[0], others: Asked[1], week: Asked[2], person: Partial<Planned> = {}, needed: string[] = []) =>
  conflictsOf(one, others, week, { ...free, ...person }, needed, newYork).map(({ kind }) => kind);

describe('what speaks against a shift', () => {
  test.each([
    ['another that begins as it ends', shift(8), []],
    ['another that begins an hour before it ends, elsewhere', shift(7, 'kiosk'), ['double_booking']],
    ['another after ten hours of rest', shift(18), []],
    ['another after nine hours and 59 minutes', shift(17.99), ['short_rest']],
    ['another that ended nine hours before', shift(-17), ['short_rest']],
  ])('%s', (_, other, expected) => {
    expect(kinds(shift(0), [other], empty)).toEqual(expected);
  });

  test.each([
    ['2026-11-15', ['employment_ended']],
    ['2026-11-16', []],
    [null, []],
  ])('a last day of employment before it, as %s is', (lastDay, expected) => {
    expect(kinds(shift(0), [], empty, { lastDay: lastDay as PlainDate | null })).toEqual(expected);
  });

  test('a week that has more than the target with it', () => {
    expect(kinds(shift(0), [], { minutes: 2_400, targetMinutes: 2_400 })).toEqual([]);
    expect(kinds(shift(0), [], { minutes: 2_401, targetMinutes: 2_400 })).toEqual(['over_target']);
  });
});

describe('what is known of whoever would work it', () => {
  const date = parsePlainDate('2026-11-16') as PlainDate;
  const morning = { date, from: 0, to: 720 };

  test.each([
    ['time off that touches it', { away: [morning] }, ['time_off']],
    ['time off that ends as it begins', { away: [{ ...morning, to: 540 }] }, []],
    ['hours at which they cannot work', { unavailable: [morning] }, ['unavailable']],
    ['their age, where eight hours are too many on a day of school', { young: 'under_16' as const }, ['minor']],
    ['both', { away: [morning], unavailable: [morning] }, ['time_off', 'unavailable']],
  ])('%s', (_, person, expected) => {
    expect(kinds(shift(0), [], empty, person)).toEqual(expected);
  });

  // Eight hours from 22:00 on, and from 2:00 on.
  const [night, small] = [shift(13), shift(-7)];
  test.each([
    ['whole day off, of the shift that begins on it', shift(0), { date, from: 0, to: 1_440 }, true],
    ['whole day off, of the night that begins on it', night, { date, from: 0, to: 1_440 }, true],
    [
      'whole day off, of the night before, which is worked',
      night,
      { date: addDays(date, 1), from: 0, to: 1_440 },
      false,
    ],
    ['whole day off, of what begins in its small hours', small, { date, from: 0, to: 1_440 }, true],
    ['morning off, of the night that ends in it', night, { date: addDays(date, 1), from: 0, to: 720 }, true],
    ['afternoon off, of the night before', night, { date: addDays(date, 1), from: 720, to: 1_440 }, false],
  ])('%s', (_, one, part, isAway) => {
    expect(kinds(one, [], empty, { away: [part] })).toEqual(isAway ? ['time_off'] : []);
    // By whichever way it is asked, a shift stands or not.
    const leave = {
      startsOn: part.date,
      endsOn: part.date,
      ...(part.to - part.from === 1_440
        ? { part: 'whole' as const, fromMinute: null, toMinute: null }
        : { part: 'hours' as const, fromMinute: part.from, toMinute: part.to }),
    };
    expect(isDuringLeave(one, newYork, leave)).toBe(isAway);
  });

  test('a day on which they said they cannot work, of the night before: they said it of every hour', () => {
    const sayNo = { date: addDays(date, 1), from: 0, to: 1_440 };
    expect(kinds(night, [], empty, { unavailable: [sayNo] })).toEqual(['unavailable']);
  });

  test('a card that its position asks for, on each date that the shift touches', () => {
    const card = { skillId: 'card', startsOn: parsePlainDate('2025-11-17') as PlainDate, endsOn: date };
    const against = (hoursLater: number, skills: Planned['skills']) =>
      kinds(shift(hoursLater), [], empty, { skills }, ['card']);
    expect(against(0, [card])).toEqual([]);
    // It runs over midnight, and the card ends at midnight.
    expect(against(12, [card])).toEqual(['skill']);
    expect(against(24, [card])).toEqual(['skill']);
    expect(against(24, [card, { ...card, startsOn: date, endsOn: null }])).toEqual([]);
    expect(against(0, [])).toEqual(['skill']);
    expect(kinds(shift(0), [], empty, { skills: [] }, [])).toEqual([]);
  });

  test('overtime by the rules that they are paid by', () => {
    const paid = { policy: federalWithDailyOvertime, zone: newYork };
    expect(kinds(shift(0), [shift(24)], empty, { paid })).toEqual([]);
    expect(kinds(shift(0), [shift(8)], empty, { paid })).toEqual(['overtime']);
  });
});

test('a shift that is moved over the night the clocks change begins and ends by the same clock on the wall', () => {
  const saturday = { ...shift(0), startsAt: parseInstant('2026-10-31T13:00:00Z') as Instant };
  const evening = { ...saturday, endsAt: parseInstant('2026-10-31T21:00:00Z') as Instant };
  const sunday = movedTo(evening, parsePlainDate('2026-11-01') as PlainDate, newYork);
  expect(sunday).toEqual({
    ...evening,
    startsAt: parseInstant('2026-11-01T14:00:00Z'),
    endsAt: parseInstant('2026-11-01T22:00:00Z'),
  });
  expect(movedTo(sunday, parsePlainDate('2026-10-31') as PlainDate, newYork)).toEqual(evening);
});
