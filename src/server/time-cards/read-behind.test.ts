import { expect, test } from 'vitest';
import { addDays, parsePlainDate, parseZone, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { presets } from '../../domain/pay-rules/presets.ts';
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
