import { describe, expect, test } from 'vitest';
import {
  changing,
  from,
  inAll,
  midnight,
  monday,
  mondays,
  on,
  sunday,
  zone,
} from '../../../tests/world/moving-workweeks.ts';
import { addDays, startOfDate, type PlainDate } from '../kernel/time.ts';
import type { PayPolicy } from './pay-policy.ts';
import { presets } from './presets.ts';
import { settlingSpan, transitionAt, weekReading, weeksSettledWith, weeksThatCount } from './workweek-transition.ts';

describe('workweeks that begin on another day', () => {
  test.each<[string, PlainDate, unknown]>([
    ['the week before it is as ever', on('2026-11-09'), undefined],
    ['the last as before', monday, inAll],
    ['the first anew', sunday, inAll],
    ['the week after it is as ever', on('2026-11-29'), undefined],
  ])('%s', (_, startsOn, expected) => {
    expect(transitionAt(changing, startsOn)).toEqual(expected);
  });

  test('other rules from the same day and hour on are no transition', () => {
    const rules = (date: PlainDate) => (date < on('2026-11-23') ? mondays : presets.california);
    expect([monday, on('2026-11-23')].map((date) => transitionAt(rules, date))).toEqual([undefined, undefined]);
  });

  test.each([
    [7, 0],
    [0, 30],
  ])('the same day at %i:%i is one', (hour, minute) => {
    const later = from({ time: { hour, minute } });
    const rules = (date: PlainDate) => (date < on('2026-11-23') ? mondays : later);
    expect(transitionAt(rules, monday)?.fresh.startsOn).toBe('2026-11-23');
    expect(transitionAt(rules, on('2026-11-23'))?.old.startsOn).toBe(monday);
  });
});

test('both weeks are read, and settle when both are over', () => {
  const { old, fresh } = inAll;
  const spans = [old, fresh].map((week) => settlingSpan({ ...week, zone, transition: inAll }));
  expect(spans[0]).toEqual(spans[1]);
  expect(spans[0]).toEqual({ from: startOfDate(monday, zone), to: startOfDate(addDays(sunday, 7), zone) });
  const [before, after] = [old, fresh].map((week) => weekReading({ ...week, zone, transition: inAll }));
  expect(before).toEqual(after);
});

test('a day of both weeks counts in both, any other in its own, and both are settled together', () => {
  const weeks = (week: PlainDate, date: PlainDate) => weeksThatCount(changing, week, date);
  expect(weeks(monday, addDays(sunday, -1))).toEqual([monday]);
  expect(weeks(sunday, sunday)).toEqual([monday, sunday]);
  expect(weeks(sunday, addDays(sunday, 1))).toEqual([sunday]);
  expect(weeks(addDays(monday, -7), addDays(monday, -7))).toEqual([addDays(monday, -7)]);
  expect([monday, sunday].map((week) => weeksSettledWith(changing, week))).toEqual([
    [monday, sunday],
    [monday, sunday],
  ]);
  expect(weeksSettledWith(changing, addDays(sunday, 7))).toEqual([addDays(sunday, 7)]);
});

test('weeks of 14 days settle together', () => {
  const eighty = from({ time: midnight }, { periodDays: 14, periodStartsOn: on('2026-11-09') });
  const whole = { from: startOfDate(on('2026-11-09'), zone), to: startOfDate(on('2026-11-23'), zone) };
  expect(settlingSpan({ startsOn: on('2026-11-09'), policy: eighty, zone })).toEqual(whole);
  expect(settlingSpan({ startsOn: monday, policy: eighty, zone })).toEqual(whole);
});

describe('how far back the punches of a week are read', () => {
  const minimumShift = { minutes: 240, gapMinutes: 480 };
  const seventh = { nth: 7, scope: 'rolling' as const, tiers: [{ afterMinutes: 0, multiplier: '1.5' }] };

  // A day more than what the rules ask for, on either side, for a night through midnight.
  test.each<[string, PayPolicy, number]>([
    ['the week alone', mondays, 1],
    ['and the shift before it, where shifts have a least length', { ...mondays, minimumShift }, 2],
    ['and two weeks of days of 24 hours, in Nevada', { ...presets.nevada, workweek: mondays.workweek }, 15],
    ['and a run of seven days, where runs go on through weeks', from({}, { consecutiveDay: seventh }), 8],
  ])('%s', (_, policy, days) => {
    const reading = weekReading({ startsOn: monday, policy, zone });
    expect(reading).toEqual({
      from: startOfDate(addDays(monday, -days), zone),
      to: startOfDate(addDays(monday, 9), zone),
    });
  });

  test('as far as either of two weeks asks for, where workweeks move', () => {
    const rolling = { ...inAll.fresh, policy: from({ weekday: 'sunday' }, { consecutiveDay: seventh }) };
    const transition = { ...inAll, fresh: rolling };
    expect(weekReading({ ...inAll.old, zone, transition }).from).toBe(startOfDate(addDays(monday, -8), zone));
  });
});
