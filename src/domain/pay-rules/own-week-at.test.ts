import { expect, test } from 'vitest';
import { parseInstant, parsePlainDate, parseZone } from '../kernel/time.ts';
import type { ZonesOfWeeks } from '../people/past-zones.ts';
import { ownWeekAt } from './own-week-at.ts';
import type { Workweek } from './pay-policy.ts';

const date = (text: string) => parsePlainDate(text) ?? expect.fail(text);
const zone = (name: string) => parseZone(name) ?? expect.fail(name);
const moved: ZonesOfWeeks = {
  past: [{ untilOn: date('2026-11-23'), zone: zone('America/New_York') }],
  home: zone('America/Chicago'),
};
const monday = (hour: number) => ({ workweek: { weekday: 'monday', time: { hour, minute: 0 } } satisfies Workweek });

test.each([
  // the instant, the hour at which workdays begin, the week, the zone that draws it
  ['2026-11-23T05:30:00.000Z', 0, '2026-11-16', 'America/New_York'],
  ['2026-11-23T06:30:00.000Z', 0, '2026-11-23', 'America/Chicago'],
  ['2026-11-16T04:59:59.000Z', 0, '2026-11-09', 'America/New_York'],
  ['2026-11-16T05:00:00.000Z', 0, '2026-11-16', 'America/New_York'],
  ['2026-11-16T08:59:00.000Z', 4, '2026-11-09', 'America/New_York'],
] as const)('%s, where workdays begin at %i, lies in the week of %s of %s', (at, hour, startsOn, by) => {
  expect(ownWeekAt(parseInstant(at) ?? expect.fail(at), () => monday(hour), moved)).toEqual({ startsOn, zone: by });
});
