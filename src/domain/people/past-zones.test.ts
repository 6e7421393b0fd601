import { expect, test } from 'vitest';
import { instantAt, parseInstant, parsePlainDate, parseZone, startOfDate } from '../kernel/time.ts';
import { zoneNow, zoneOfWeek, type ZonesOfWeeks } from './past-zones.ts';

const date = (text: string) => parsePlainDate(text) ?? expect.fail(text);
const zone = (name: string) => parseZone(name) ?? expect.fail(name);
const [newYork, chicago, london] = [zone('America/New_York'), zone('America/Chicago'), zone('Europe/London')];

const moved: ZonesOfWeeks = {
  past: [
    { untilOn: date('2026-10-05'), zone: london },
    { untilOn: date('2026-11-23'), zone: newYork },
  ],
  home: chicago,
};

test.each([
  ['2026-09-28', london],
  ['2026-10-05', newYork],
  ['2026-11-16', newYork],
  ['2026-11-23', chicago],
  ['2027-01-04', chicago],
] as const)('the week of %s goes by %s', (startsOn, expected) => {
  expect(zoneOfWeek(moved, date(startsOn))).toBe(expected);
});

test('who never moved goes by the zone of the home location', () => {
  expect(zoneOfWeek({ past: [], home: newYork }, date('2026-11-16'))).toBe(newYork);
});

test('the new zone takes over when its first week begins by its own clock, on both sides of the instant', () => {
  const midnight = instantAt(date('2026-11-23'), { hour: 0, minute: 0 }, chicago);
  expect(zoneNow(moved, midnight, 'monday', startOfDate)).toBe(chicago);
  const before = parseInstant('2026-11-23T05:59:59.999Z') ?? expect.fail('no instant');
  expect(before).toBe(midnight - 1);
  expect(zoneNow(moved, before, 'monday', startOfDate)).toBe(newYork);
});

test.each([
  // weeks from, week of, zone
  ['monday', '2026-11-16', newYork],
  ['monday', '2026-11-23', chicago],
  ['sunday', '2026-11-15', newYork],
  ['sunday', '2026-11-22', chicago],
  ['thursday', '2026-11-19', chicago],
] as const)(
  'who moves on a Wednesday keeps the zone of the week that is under way, where weeks begin on %s',
  (weekStart, startsOn, expected) => {
    const onWednesday: ZonesOfWeeks = { past: [{ untilOn: date('2026-11-19'), zone: newYork }], home: chicago };
    expect(zoneOfWeek(onWednesday, date(startsOn))).toBe(expected);
    const begins = startOfDate(date(startsOn), expected);
    expect(zoneNow(onWednesday, begins, weekStart, startOfDate)).toBe(expected);
  },
);

test('whose zone changes twice in a week never goes by the one between', () => {
  const twice: ZonesOfWeeks = {
    past: [
      { untilOn: date('2026-11-18'), zone: newYork },
      { untilOn: date('2026-11-20'), zone: london },
    ],
    home: chicago,
  };
  expect(['2026-11-16', '2026-11-23'].map((startsOn) => zoneOfWeek(twice, date(startsOn)))).toEqual([newYork, chicago]);
  const saturday = startOfDate(date('2026-11-21'), newYork);
  expect(zoneNow(twice, saturday, 'monday', startOfDate)).toBe(newYork);
});
