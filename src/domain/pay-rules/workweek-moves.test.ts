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
import type { Assignee } from '../people/assigned-version.ts';
import { weeksBetween } from '../time-cards/card-period.ts';
import { payableWorkweek } from '../time-cards/payable-workweek.ts';
import type { Punch } from '../time-clock/punch.ts';
import type { PolicyVersion } from './assigned-policy.ts';
import { assignedTo } from './assigned-to.ts';
import type { PayPolicy } from './pay-policy.ts';
import { presets } from './presets.ts';
import { settledWeek } from './settled-week.ts';
import { firstFarEnough, meetingMoves, newMeeting } from './workweek-moves.ts';

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

describe('what a version brings too near', () => {
  const version = ([startsOn, rules]: Version): PolicyVersion => ({
    startsOn,
    rules,
    locationId: null,
    employeeId: null,
  });

  test('are not moves that met already, and that it leaves as they are', () => {
    const stored = [from('2026-12-20'), from('2026-12-22')].map(version);
    expect(newMeeting(stored, version([on('2026-12-07'), presets.california]), [])).toBeUndefined();
  });

  test('are also moves of later versions, however much later they begin', () => {
    // Weeks began on Monday anyway, until the version from December made a move of it.
    const stored = [from('2027-04-05'), from('2027-04-10')].map(version);
    expect(newMeeting(stored, version(from('2026-12-05')), [])).toEqual({
      earlier: '2027-04-05',
      later: '2027-04-10',
    });
  });

  test.each<[string, Version[], string]>([
    ['a week later', [from('2026-12-05')], '2026-12-13'],
    ['past a later one, by more than a week', [from('2026-12-16')], '2026-12-27'],
    [
      'past all of them, where they follow one another',
      Array.from({ length: 15 }, (_, week) => from(addDays(on('2027-03-10'), -7 * week), week % 2 === 0 ? 0 : 12)),
      '2027-03-21',
    ],
  ])('it could begin far enough: %s', (_, stored, expected) => {
    const wish = version(from('2026-12-06'));
    expect(firstFarEnough(stored.map(version), wish, [])).toBe(expected);
    expect(newMeeting(stored.map(version), version(from(expected)), [])).toBeUndefined();
  });
});

describe('moves that a version brings to those who changed their home', () => {
  const places = ['Oakland', 'Reno', 'Boise'];
  const version = (startsOn: PlainDate, locationId: string | null, employeeId: string | null = null) => ({
    startsOn,
    rules: beginning(startsOn),
    locationId,
    employeeId,
  });

  test('are asked for once, however many moved alike', () => {
    let asked = 0;
    const counted: PolicyVersion = {
      ...version(on('2026-11-02'), 'Oakland'),
      get startsOn() {
        asked += 1;
        return on('2026-11-02');
      },
    };
    const people = Array.from({ length: 1_000 }, (_, index) => ({
      employeeId: `${index}`,
      homes: { past: [{ locationId: 'Reno', untilOn: on('2026-11-18') }], now: 'Oakland' },
    }));
    const askedFor = (some: typeof people) => {
      asked = 0;
      expect(newMeeting([counted], version(on('2026-12-05'), null), some)).toBeUndefined();
      return asked;
    };
    expect(askedFor(people)).toBe(askedFor(people.slice(0, 1)));
    // As are those who moved long before, and between places that have no versions.
    const [longAgo, lately] = [on('2026-01-05'), on('2026-11-05')];
    const movedOn = (day: PlainDate, now: string) =>
      people.slice(0, 20).map(({ employeeId }, index) => ({
        employeeId,
        homes: { past: [{ locationId: 'Reno', untilOn: addDays(day, index) }], now },
      }));
    expect(askedFor(movedOn(longAgo, 'Oakland'))).toBe(askedFor([]));
    expect(askedFor(movedOn(lately, 'Boise'))).toBe(askedFor([]));
    expect(askedFor(movedOn(lately, 'Oakland'))).toBeGreaterThan(askedFor([]));
  });

  test('are asked for once for all who moved between places that have no versions', () => {
    let asked = 0;
    const everybody: PolicyVersion = {
      ...version(on('2026-11-02'), null),
      get startsOn() {
        asked += 1;
        return on('2026-11-02');
      },
    };
    const askedFor = (past: readonly string[]) => {
      asked = 0;
      const homes = { past: past.map((locationId) => ({ locationId, untilOn: on('2026-11-18') })), now: 'Boise' };
      expect(newMeeting([everybody], version(on('2026-12-05'), null), [{ employeeId: 'Cleo', homes }])).toBeUndefined();
      return asked;
    };
    expect(askedFor(['Reno'])).toBe(askedFor([]));
  });

  test('are found for who has versions of their own, and by none of another', () => {
    const stored = [version(on('2026-12-01'), null)];
    const ana = { employeeId: 'Ana', homes: { past: [], now: 'Oakland' } };
    const met = { earlier: '2026-12-01', later: '2026-12-02' };
    expect(newMeeting(stored, version(on('2026-12-02'), null, 'Ana'), [ana])).toEqual(met);
    expect(newMeeting(stored, version(on('2026-12-02'), null, 'Ben'), [ana])).toBeUndefined();
  });

  test('are found by the last of their moves, where those before it led to places without versions', () => {
    const mover = {
      employeeId: 'Cleo',
      homes: {
        past: [
          { locationId: 'Reno', untilOn: on('2026-11-10') },
          { locationId: 'Boise', untilOn: on('2026-12-10') },
        ],
        now: 'Oakland',
      },
    };
    const stored = [version(on('2026-11-07'), 'Oakland')];
    expect(newMeeting(stored, version(on('2026-12-06'), null), [mover])).toEqual({
      earlier: '2026-12-06',
      later: '2026-12-12',
    });
  });

  test('are found where somebody takes them from one place to another', () => {
    const mover = {
      employeeId: 'Cleo',
      homes: { past: [{ locationId: 'Reno', untilOn: on('2026-12-10') }], now: 'Oakland' },
    };
    const stored = [version(on('2026-11-07'), 'Oakland')];
    const wish = version(on('2026-12-06'), 'Reno');
    expect(newMeeting(stored, wish, [])).toBeUndefined();
    expect(newMeeting(stored, wish, [mover])).toEqual({ earlier: '2026-12-06', later: '2026-12-12' });
  });

  test('are found for each of them, as though each was asked for', () => {
    const date = fc.integer({ min: -120, max: 30 }).map((day) => addDays(first, day));
    const place = fc.constantFrom(...places);
    // Boise has no versions of its own.
    const versions = fc.array(
      fc
        .tuple(date, fc.constantFrom(null, null, 'Oakland', 'Reno'), fc.constantFrom(null, null, null, 'Ana'))
        .map(([startsOn, locationId, employeeId]) =>
          employeeId === null ? version(startsOn, locationId) : version(startsOn, null, employeeId),
        ),
      { maxLength: 4 },
    );
    const homes = fc
      .tuple(fc.uniqueArray(date, { maxLength: 3 }), fc.array(place, { minLength: 4, maxLength: 4 }))
      .map(([moves, at]) => ({
        past: moves.toSorted().map((untilOn, index) => ({ untilOn, locationId: at[index] ?? '' })),
        now: at[3] ?? '',
      }));
    const meets = (all: readonly PolicyVersion[], wish: PolicyVersion, one: Assignee) => {
      const others = all.filter(
        (each) =>
          each.startsOn !== wish.startsOn || each.locationId !== wish.locationId || each.employeeId !== wish.employeeId,
      );
      const days = Array.from({ length: 260 }, (_, day) => addDays(wish.startsOn, day - 7));
      const [before, then] = [assignedTo(all), assignedTo([...others, wish])].map((policyOf) =>
        meetingMoves((at) => policyOf(one, at), days).map(({ earlier, later }) => `${earlier} ${later}`),
      );
      return (then ?? []).some((met) => before?.includes(met) !== true);
    };
    fc.assert(
      fc.property(
        versions,
        fc.array(homes, { maxLength: 4 }),
        fc.integer({ min: 0, max: 20 }),
        place,
        (all, at, day, where) => {
          const startsOn = addDays(first, day);
          const people = at.map((each, index) => ({ employeeId: index === 0 ? 'Ana' : `${index}`, homes: each }));
          const stay = ['', ...places].map((now) => ({ employeeId: '', homes: { past: [], now } }));
          for (const wish of [version(startsOn, null), version(startsOn, where), version(startsOn, null, 'Ana')]) {
            const found = newMeeting(all, wish, people);
            expect(found !== undefined).toBe([...stay, ...people].some((one) => meets(all, wish, one)));
          }
        },
      ),
      { numRuns: 20 },
    );
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
