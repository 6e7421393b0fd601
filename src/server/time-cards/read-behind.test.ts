import { expect, test } from 'vitest';
import {
  addDays,
  addMilliseconds,
  atMinute,
  millisecondsPerHour,
  parsePlainDate,
  parseZone,
  type PlainDate,
  type Zone,
} from '../../domain/kernel/time.ts';
import { presets } from '../../domain/pay-rules/presets.ts';
import type { RulesEdition } from '../../domain/pay-rules/rules-edition.ts';
import { settledWeek } from '../../domain/pay-rules/settled-week.ts';
import { nothingKnown } from '../../domain/time-cards/known-of-days.ts';
import { sealBehind } from './read-behind.ts';

const first = parsePlainDate('2026-11-02') as PlainDate;
const sunday = addDays(first, 13);
const hospital = presets['federal-hospital'];
const eighty = { ...hospital, overtime: { ...hospital.overtime, periodStartsOn: first, countsPaidAbsence: true } };
const sundays = { ...presets.federal, workweek: { ...presets.federal.workweek, weekday: 'sunday' as const } };
const zones = { past: [], home: parseZone('America/New_York') as Zone };

/** The seal of a week with a day of paid leave. */
const sealWith = (startsOn: PlainDate, leaveOn: PlainDate): string =>
  sealBehind({
    ...settledWeek(startsOn, (date) => (date < sunday ? eighty : sundays), zones),
    standing: { approval: undefined },
    pay: undefined,
    shifts: [],
    known: { ...nothingKnown, away: [{ date: leaveOn, minutes: 480, type: { isPaid: true } }] },
  });

test.each([
  ['of the fourteen days that the new week shares a day with', true, sunday, addDays(first, 1)],
  ['of the new week that shares a day with the fourteen', true, addDays(first, 7), addDays(sunday, 3)],
  ['beyond both', false, sunday, addDays(sunday, 7)],
  ['before both', false, addDays(first, 7), addDays(first, -1)],
])('where workweeks move, leave %s counts in the seal: %s', (_, isPart, startsOn, leaveOn) => {
  const without = sealWith(startsOn, addDays(first, -20));
  expect(sealWith(startsOn, leaveOn) !== without).toBe(isPart);
});

/** The seal of a week with reporting time, and a night from 22:00 on one of its days. */
const sealOfNight = (nightOn: PlainDate, leaveOn: PlainDate | undefined, edition?: RulesEdition): string => {
  const startsAt = atMinute(nightOn, 22 * 60, zones.home);
  const figures = { workedMinutes: 0, breakMinutes: 0, overtimeMinutes: 0, byMultiplier: {}, days: [] };
  const approval = edition && { figures: { ...figures, edition } };
  return sealBehind({
    ...settledWeek(first, () => presets.california, zones),
    standing: { approval },
    pay: undefined,
    shifts: [
      { startsAt, endsAt: addMilliseconds(startsAt, 8 * millisecondsPerHour), breakMinutes: 0, zone: zones.home },
    ],
    known: {
      ...nothingKnown,
      away: leaveOn === undefined ? [] : [{ date: leaveOn, minutes: 480, type: { isPaid: false } }],
    },
  });
};

test('the night before a day off is sealed whole, and where it was approved before, as it was then', () => {
  const [tuesday, wednesday] = [addDays(first, 1), addDays(first, 2)];
  expect(sealOfNight(tuesday, wednesday)).toBe(sealOfNight(tuesday, undefined));
  expect(sealOfNight(tuesday, wednesday, 3)).toBe(sealOfNight(tuesday, wednesday));
  expect(sealOfNight(tuesday, wednesday, 2)).not.toBe(sealOfNight(tuesday, wednesday));
});

test('time off that was read for another week of theirs makes no other seal', () => {
  const after = addDays(first, 8);
  expect(sealOfNight(after, after)).toBe(sealOfNight(after, undefined));
  // The night of the Sunday before runs into the week.
  expect(sealOfNight(addDays(first, -1), addDays(first, -1))).not.toBe(sealOfNight(addDays(first, -1), undefined));
});
