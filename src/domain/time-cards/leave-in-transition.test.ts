import { expect, test } from 'vitest';
import { addDays, addMilliseconds, instantAt, parsePlainDate, parseZone, startOfDate } from '../kernel/time.ts';
import type { PlainDate, Weekday, Zone } from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { presets } from '../pay-rules/presets.ts';
import { transitionAt, transitionOf } from '../pay-rules/workweek-transition.ts';
import type { Punch } from '../time-clock/punch.ts';
import { datesAway, factsOfDays, nothingKnown } from './known-of-days.ts';
import { payableWorkweek } from './payable-workweek.ts';

const zone = parseZone('America/New_York') as Zone;
const monday = parsePlainDate('2026-11-16') as PlainDate;
const sunday = addDays(monday, 6);
const until = startOfDate(addDays(monday, 40), zone);

const beginning = (weekday: Weekday, countsPaidAbsence: boolean): PayPolicy => ({
  ...presets.federal,
  workweek: { ...presets.federal.workweek, weekday },
  overtime: { ...presets.federal.overtime, countsPaidAbsence },
});

/** A shift of that many hours on each of some days, counted from Monday. */
const worked = (hoursByDay: Readonly<Record<number, number>>): Punch[] =>
  Object.entries(hoursByDay).flatMap(([day, hours], index) => {
    const from = instantAt(addDays(monday, Number(day)), { hour: 5, minute: 0 }, zone);
    const to = addMilliseconds(from, hours * 3_600_000);
    return [
      { id: `in${day}`, kind: 'clock_in' as const, punchedAt: from, sequence: 2 * index + 1 },
      { id: `out${day}`, kind: 'clock_out' as const, punchedAt: to, sequence: 2 * index + 2 },
    ];
  });

// Sunday lies in both weeks; in the one with sixteen hours of leave it makes for more overtime, if the leave counts there.
const leaveAfter = { punches: worked({ 0: 9, 1: 9, 2: 9, 3: 9, 6: 8, 9: 9, 10: 9, 11: 10 }), on: addDays(sunday, 2) };
const leaveBefore = { punches: worked({ 0: 7, 1: 7, 2: 7, 3: 7, 6: 8, 9: 9, 10: 9, 11: 18 }), on: addDays(monday, 4) };

test.each<[boolean, boolean, typeof leaveAfter, PlainDate]>([
  [false, true, leaveAfter, sunday],
  [true, true, leaveAfter, sunday],
  [false, false, leaveAfter, monday],
  [true, false, leaveBefore, monday],
])(
  'where weeks move and paid leave counts before it %s, after it %s, the day in both is paid once',
  (before, after, { punches, on }, paidIn) => {
    const policyOn = (date: PlainDate): PayPolicy => (date < sunday ? ruled.old : ruled.fresh);
    const ruled = { old: beginning('monday', before), fresh: beginning('sunday', after) };
    const away = [{ date: on, minutes: 960, type: { isPaid: true } }];
    const minutesOfSunday = (startsOn: PlainDate): number => {
      const transition = transitionAt(policyOn, startsOn);
      const asked = { policy: policyOn(startsOn), zone, startsOn, until, transition };
      const facts = factsOfDays(asked, { ...nothingKnown, away });
      const { days } = payableWorkweek(punches, { ...asked, facts });
      return days.find(({ date }) => date === sunday)?.workedMinutes ?? 0;
    };
    expect({ [monday]: minutesOfSunday(monday), [sunday]: minutesOfSunday(sunday) }).toEqual({
      [monday]: 0,
      [sunday]: 0,
      [paidIn]: 480,
    });
  },
);

test('leave at the beginning of fourteen days is known to the week that shares their last day', () => {
  const first = addDays(monday, -14);
  const moved = addDays(first, 13);
  const hospital = presets['federal-hospital'];
  const eighty = { ...hospital, overtime: { ...hospital.overtime, periodStartsOn: first, countsPaidAbsence: true } };
  const policyOn = (date: PlainDate): PayPolicy => (date < moved ? eighty : beginning('sunday', false));
  // Seventy-two hours and eight of leave: Sunday is overtime of the fourteen days, and would be 44 hours of the new week.
  const beforeSunday = { '-14': 8, '-12': 8, '-11': 8, '-10': 8, '-7': 8, '-6': 8, '-5': 8, '-4': 8, '-3': 8 };
  const punches = worked({ ...beforeSunday, '-1': 8, 0: 8, 1: 8, 2: 8, 3: 8, 4: 4 });
  const leave = { date: addDays(first, 1), minutes: 480, type: { isPaid: true } };
  const minutesOfSunday = (startsOn: PlainDate): number => {
    const asked = { policy: policyOn(startsOn), zone, startsOn, until, transition: transitionOf(policyOn, startsOn) };
    const dates = datesAway([asked]);
    const away = dates !== undefined && dates.from <= leave.date && leave.date <= dates.to ? [leave] : [];
    const { days } = payableWorkweek(punches, { ...asked, facts: factsOfDays(asked, { ...nothingKnown, away }) });
    return days.find(({ date }) => date === moved)?.workedMinutes ?? 0;
  };
  expect([addDays(first, 7), moved].map(minutesOfSunday)).toEqual([480, 0]);
});
