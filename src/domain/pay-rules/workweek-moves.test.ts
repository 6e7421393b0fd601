import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMilliseconds,
  instantAt,
  parsePlainDate,
  parseZone,
  startOfDate,
  weekdayOf,
  weekOf,
  type PlainDate,
  type Zone,
} from '../kernel/time.ts';
import { weeksBetween } from '../time-cards/card-period.ts';
import { payableWorkweek } from '../time-cards/payable-workweek.ts';
import type { Punch } from '../time-clock/punch.ts';
import type { PolicyVersion } from './assigned-policy.ts';
import type { PayPolicy } from './pay-policy.ts';
import { presets } from './presets.ts';
import { settledWeek } from './settled-week.ts';
import { meetingMoves, newMeeting } from './workweek-moves.ts';

const zone = parseZone('America/Chicago') as Zone;
const on = (text: string) => parsePlainDate(text) as PlainDate;
const first = on('2026-11-30');
const dates = Array.from({ length: 36 }, (_, day) => addDays(first, day - 1));

/** Federal rules whose workweeks begin on the weekday of their first date. */
const beginning = (startsOn: PlainDate, hour = 0, more: Partial<PayPolicy['overtime']> = {}): PayPolicy => ({
  ...presets.federal,
  workweek: { weekday: weekdayOf(startsOn), time: { hour, minute: 0 } },
  overtime: { ...presets.federal.overtime, ...more },
});

type Version = readonly [startsOn: PlainDate, policy: PayPolicy];
const by =
  (...versions: readonly Version[]) =>
  (date: PlainDate): PayPolicy =>
    versions.findLast(([startsOn]) => startsOn <= date)?.[1] ?? presets.federal;

const from = (text: string, hour = 0): Version => [on(text), beginning(on(text), hour)];

describe('moves of the workweek', () => {
  test.each([
    ['Saturday, and Sunday on the next day', [from('2026-12-05'), from('2026-12-06')], ['2026-12-05 2026-12-06']],
    ['back to Monday six days later', [from('2026-12-01'), from('2026-12-07')], ['2026-12-01 2026-12-07']],
    [
      'a later hour, and another day within its week',
      [from('2026-11-30', 12), from('2026-12-02')],
      ['2026-11-30 2026-12-02'],
    ],
    ['a week apart', [from('2026-12-05'), from('2026-12-12', 12)], []],
    ['eight days apart', [from('2026-12-05'), from('2026-12-13')], []],
    ['other rules of weeks that begin alike', [from('2026-12-05'), from('2026-12-05')], []],
  ])('%s', (_, versions, expected) => {
    expect(meetingMoves(by(...versions), dates).map(({ earlier, later }) => `${earlier} ${later}`)).toEqual(expected);
  });

  test('that met before a version was wished are not held against it', () => {
    const version = ([startsOn, rules]: Version): PolicyVersion => ({
      startsOn,
      rules,
      locationId: null,
      employeeId: null,
    });
    const stored = [from('2026-12-01'), from('2026-12-02')].map(version);
    expect(newMeeting(stored, version(from('2026-12-16', 6)), [])).toBeUndefined();
    expect(newMeeting(stored, version(from('2026-12-17')), [])).toBeUndefined();
    expect(newMeeting(stored.slice(0, 1), version(from('2026-12-02')), [])).toEqual({
      earlier: '2026-12-01',
      later: '2026-12-02',
    });
  });
});

/** So many hours from six in the morning on, each day. */
const worked = (hours: readonly number[]): Punch[] =>
  hours.flatMap((each, index): Punch[] => {
    if (each === 0) return [];
    const date = addDays(first, index);
    const punchedAt = instantAt(date, { hour: 6, minute: 0 }, zone);
    const end = addMilliseconds(punchedAt, each * 3_600_000);
    return [
      { id: `in ${date}`, kind: 'clock_in', punchedAt, sequence: 2 * index + 1 },
      { id: `out ${date}`, kind: 'clock_out', punchedAt: end, sequence: 2 * index + 2 },
    ];
  });

const last = addDays(first, 35);

/** The weeks that dates are put in, by the policy of each. */
const weeksOfDates = (policyOn: (date: PlainDate) => PayPolicy): PlainDate[] => {
  const days = Array.from({ length: 36 }, (_, day) => addDays(first, day));
  return [...new Set(days.map((date) => weekOf(date, policyOn(date).workweek.weekday)))].toSorted();
};

/** Minutes of all these weeks, as their cards count them. */
function countedMinutes(hours: readonly number[], policyOn: (date: PlainDate) => PayPolicy): number {
  const until = startOfDate(addDays(first, 60), zone);
  const cards = weeksOfDates(policyOn).map((startsOn) =>
    payableWorkweek(worked(hours), { ...settledWeek(startsOn, policyOn, { past: [], home: zone }), until }),
  );
  return cards.reduce((sum, { byMultiplier }) => byMultiplier.values().reduce((all, minutes) => all + minutes, sum), 0);
}

test('moves that do not meet leave each hour to one week that a list shows', () => {
  const version = fc.record({ hour: fc.constantFrom(0, 5, 12, 23), daily: fc.constantFrom(undefined, 300, 480) });
  const rules = ({ hour, daily }: { hour: number; daily: number | undefined }, startsOn: PlainDate): Version => [
    startsOn,
    beginning(startsOn, hour, daily === undefined ? {} : { daily: [{ afterMinutes: daily, multiplier: '1.5' }] }),
  ];
  const days = fc.array(fc.constantFrom(0, 4, 8, 11), { minLength: 32, maxLength: 32 });
  const [after, apart] = [fc.integer({ min: 3, max: 9 }), fc.integer({ min: 7, max: 16 })];
  fc.assert(
    fc.property(days, after, apart, version, version, (hours, one, between, a, b) => {
      const [earlier, later] = [addDays(first, one), addDays(first, one + between)];
      const policyOn = by(rules(a, earlier), rules(b, later));
      expect(meetingMoves(policyOn, dates)).toEqual([]);
      expect(weeksBetween(first, last, policyOn, last)).toEqual(weeksOfDates(policyOn));
      expect(countedMinutes(hours, policyOn)).toBe(hours.reduce<number>((sum, each) => sum + each * 60, 0));
    }),
    { numRuns: 25 },
  );
});

test('moves that meet count days twice: so it was with Saturday, and with Sunday on the next day', () => {
  const policyOn = by(from('2026-12-05'), from('2026-12-06'));
  const twoWeeks = [8, 8, 8, 8, 8, 0, 0, 8, 8, 8, 8, 8, 8, 0];
  expect(countedMinutes(twoWeeks, policyOn)).toBeGreaterThan(88 * 60);
});
