import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMilliseconds,
  instantAt,
  parsePlainDate,
  parseZone,
  startOfDate,
  type PlainDate,
  type Zone,
} from '../kernel/time.ts';
import { payableWorkweek, type WorkweekQuestion } from '../time-cards/payable-workweek.ts';
import type { Punch } from '../time-clock/punch.ts';
import type { PayPolicy, Workweek } from './pay-policy.ts';
import { presets } from './presets.ts';
import type { RulesEdition } from './rules-edition.ts';
import { settlingSpan, transitionAt, weekReading, weeksSettledWith, weeksThatCount } from './workweek-transition.ts';

const zone = parseZone('America/Chicago') as Zone;
const on = (text: string) => parsePlainDate(text) as PlainDate;
const midnight = { hour: 0, minute: 0 };
const monday = on('2026-11-16');
const sunday = on('2026-11-22');
const from = (workweek: Partial<Workweek>, more: Partial<PayPolicy['overtime']> = {}): PayPolicy => ({
  ...presets.federal,
  workweek: { ...presets.federal.workweek, ...workweek },
  overtime: { ...presets.federal.overtime, ...more },
});
const mondays = from({});
const sundays = from({ weekday: 'sunday' });
const changing = (date: PlainDate): PayPolicy => (date < sunday ? mondays : sundays);
const inAll = { old: { startsOn: monday, policy: mondays }, fresh: { startsOn: sunday, policy: sundays } };

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

/** So many hours from six in the morning on, one shift a day. */
const worked = (hours: Readonly<Record<string, number>>): Punch[] =>
  Object.entries(hours).flatMap(([date, each], index) => {
    const punchedAt = instantAt(on(date), { hour: 6, minute: 0 }, zone);
    return [
      { id: `in ${date}`, kind: 'clock_in' as const, punchedAt, sequence: 2 * index + 1 },
      {
        id: `out ${date}`,
        kind: 'clock_out' as const,
        punchedAt: addMilliseconds(punchedAt, each * 3_600_000),
        sequence: 2 * index + 2,
      },
    ];
  });

const figures = (punches: readonly Punch[], startsOn: PlainDate) => {
  const week = payableWorkweek(punches, {
    policy: changing(startsOn),
    zone,
    startsOn,
    until: startOfDate(addDays(sunday, 30), zone),
    transition: transitionAt(changing, startsOn),
  });
  return Object.fromEntries([...week.byMultiplier].map(([multiplier, minutes]) => [multiplier, minutes / 60]));
};

describe('hours that lie in both weeks count once, where they pay more (29 CFR 778.302)', () => {
  const fortyBefore = { '2026-11-16': 8, '2026-11-17': 8, '2026-11-18': 8, '2026-11-19': 8, '2026-11-20': 8 };
  const thirtyFiveAfter = { '2026-11-23': 7, '2026-11-24': 7, '2026-11-25': 7, '2026-11-26': 7, '2026-11-27': 7 };

  test('in the old week, where that makes for more overtime', () => {
    const punches = worked({ ...fortyBefore, '2026-11-22': 5, ...thirtyFiveAfter });
    expect([figures(punches, monday), figures(punches, sunday)]).toEqual([{ 1: 40, 1.5: 5 }, { 1: 35 }]);
  });

  test('in the new week, where that does', () => {
    const fortyAfter = { '2026-11-23': 8, '2026-11-24': 8, '2026-11-25': 8, '2026-11-26': 8, '2026-11-27': 8 };
    const punches = worked({ '2026-11-16': 8, '2026-11-17': 8, '2026-11-22': 5, ...fortyAfter });
    expect([figures(punches, monday), figures(punches, sunday)]).toEqual([{ 1: 16 }, { 1: 40, 1.5: 5 }]);
  });

  test('in the new week, where the old one would have a little overtime and the new one much', () => {
    const fortyAfter = { '2026-11-23': 8, '2026-11-24': 8, '2026-11-25': 8, '2026-11-26': 8, '2026-11-27': 8 };
    const thirtyOneBefore = { '2026-11-16': 8, '2026-11-17': 8, '2026-11-18': 8, '2026-11-19': 7 };
    const punches = worked({ ...thirtyOneBefore, '2026-11-22': 10, ...fortyAfter });
    expect([figures(punches, monday), figures(punches, sunday)]).toEqual([{ 1: 31 }, { 1: 40, 1.5: 10 }]);
  });

  test('in the old week, where it is all the same', () => {
    const punches = worked({ '2026-11-16': 8, '2026-11-22': 5, '2026-11-23': 8 });
    expect([figures(punches, monday), figures(punches, sunday)]).toEqual([{ 1: 13 }, { 1: 8 }]);
  });
});

describe('they count where they are paid more, whatever the minutes (29 CFR 778.302)', () => {
  const first = on('2026-11-30');
  const moved = on('2026-12-06');
  const policyOn = (date: PlainDate): PayPolicy => (date < moved ? mondays : sundays);
  const rates = [
    { from: on('2026-01-01'), ratePerHour: '10.00' },
    { from: moved, ratePerHour: '30.00' },
  ];
  const workdaysFrom = (date: string, hours: number) =>
    [0, 1, 2, 3, 4].map((day): [string, number] => [addDays(on(date), day), hours]);
  const forty = Object.fromEntries([
    ...workdaysFrom('2026-11-30', 8),
    ['2026-12-06', 5],
    ...workdaysFrom('2026-12-07', 8),
  ]);

  const bothWeeks = (
    hours: Readonly<Record<string, number>>,
    more: Pick<WorkweekQuestion, 'pay' | 'weighedBy'>,
    rules: (date: PlainDate) => PayPolicy = policyOn,
  ) =>
    [first, moved].map((startsOn) => {
      const week = payableWorkweek(worked(hours), {
        policy: rules(startsOn),
        zone,
        startsOn,
        until: startOfDate(addDays(moved, 30), zone),
        transition: transitionAt(rules, startsOn),
        ...more,
      });
      return [week.byMultiplier.get('1.5') ?? 0, week.pay?.grossCents];
    });
  const onSunday = { '2026-12-06': 6 };
  const flat = { pay: { rates: rates.slice(0, 1) } };
  /** The same, with more to be said of the weeks that begin anew. */
  const anewWith =
    (more: Partial<PayPolicy>) =>
    (date: PlainDate): PayPolicy =>
      date < moved ? mondays : { ...sundays, ...more };

  test('five hours of overtime in either week are paid at the rate that they earn more at', () => {
    // In the old week 45 hours come to 550.00 and five halves of 12.2222, in the new one to 1,350.00 and five halves of 30.00.
    expect(bothWeeks(forty, { pay: { rates } })).toEqual([
      [0, 400_00],
      [300, 1_350_00 + 75_00],
    ]);
  });

  test('and whoever sees hours alone sees them there', () => {
    expect(bothWeeks(forty, { weighedBy: { rates } })).toEqual([
      [0, undefined],
      [300, undefined],
    ]);
  });

  test('less overtime may be more pay', () => {
    // 45 and 37 hours: five halves of 15.56 are 38.89; 40 and 42 hours: two halves of 60.00.
    const hours = { ...forty, '2026-12-11': 5 };
    const cheaper = {
      rates: [
        { from: on('2026-01-01'), ratePerHour: '10.00' },
        { from: moved, ratePerHour: '60.00' },
      ],
    };
    expect(bothWeeks(hours, { pay: cheaper })).toEqual([
      [0, 400_00],
      [120, 42 * 60_00 + 60_00],
    ]);
  });

  test('and in the old week, where that pays more', () => {
    // 42 and 40 hours: two halves of (37 × 60 + 5 × 10) / 42, 54.05; 37 and 45 hours: five halves of 10.00.
    const hours = { ...forty, '2026-11-30': 5 };
    const dearer = {
      rates: [
        { from: on('2026-01-01'), ratePerHour: '60.00' },
        { from: moved, ratePerHour: '10.00' },
      ],
    };
    expect(bothWeeks(hours, { pay: dearer })).toEqual([
      [120, 37 * 60_00 + 5 * 10_00 + 54_05],
      [0, 400_00],
    ]);
  });

  test('a premium that the new rules pay for hours of the day is pay for them', () => {
    const windows = [{ start: midnight, end: { hour: 23, minute: 59 } }];
    const pays = anewWith({ premiums: [{ code: 'sunday', addPerHour: '2.00', partial: true, windows }] });
    expect(bothWeeks(onSunday, flat, pays)).toEqual([
      [0, 0],
      [0, 6 * 12_00],
    ]);
  });

  test('a meal that only the new rules pay for as missed decides nothing: it is pay for no hour', () => {
    const { mealRest } = presets.california;
    expect(bothWeeks(onSunday, flat, anewWith(mealRest ? { mealRest } : {}))).toEqual([
      [0, 60_00],
      [0, 0],
    ]);
  });

  test('from the first date on from which pay is weighed', () => {
    const anew = on('2026-11-30');
    const rules = (date: PlainDate): PayPolicy => (date < anew ? sundays : mondays);
    const startsOn = on('2026-11-29');
    // 48 hours in either week, eight of them overtime: at 10.00 in the old one, at 13.33 in the new one, whose last day is paid 30.00.
    const hours = Object.fromEntries([['2026-11-29', 8], ...workdaysFrom('2026-11-30', 8), ['2026-12-06', 8]]);
    const old = payableWorkweek(worked(hours), {
      policy: sundays,
      zone,
      startsOn,
      until: startOfDate(addDays(moved, 30), zone),
      transition: transitionAt(rules, startsOn),
      pay: { rates },
    });
    expect([old.byMultiplier.get('1.5'), old.pay?.grossCents]).toEqual([undefined, 80_00]);
  });

  test('at one rate they count in the old week where it is the same', () => {
    const pay = { rates: rates.slice(0, 1) };
    expect(bothWeeks(forty, { pay })).toEqual([
      [300, 475_00],
      [0, 400_00],
    ]);
  });

  test('a rate that begins after the old week did tells nothing: minutes are weighed', () => {
    const pay = { rates: rates.slice(1) };
    expect(bothWeeks(forty, { pay }).map(([overtime]) => overtime)).toEqual([300, 0]);
  });
});

test('weeks that moved before are weighed by minutes for ever, so that none of two approved weeks counts another’s day', () => {
  const week = [0, 1, 2, 3, 4].map((day) => addDays(monday, day));
  const next = [1, 2, 3, 4, 5].map((day) => addDays(sunday, day));
  const hours = Object.fromEntries([...[...week, ...next].map((date): [string, number] => [date, 8]), [sunday, 5]]);
  const rates = [
    { from: on('2026-01-01'), ratePerHour: '10.00' },
    { from: sunday, ratePerHour: '30.00' },
  ];
  const old = payableWorkweek(worked(hours), {
    policy: mondays,
    zone,
    startsOn: monday,
    until: startOfDate(addDays(sunday, 30), zone),
    transition: inAll,
    pay: { rates },
  });
  expect(old.byMultiplier.get('1.5')).toBe(300);
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

test('a week that was approved by an earlier edition of the rules and the one beside it agree on which of them has the day', () => {
  // Forty hours less 100 seconds before the day that both have, forty hours after it: only the first edition finds less than forty in the old week.
  const short = 8 - 20 / 3_600;
  const before = {
    '2026-11-16': short,
    '2026-11-17': short,
    '2026-11-18': short,
    '2026-11-19': short,
    '2026-11-20': short,
  };
  const after = { '2026-11-23': 8, '2026-11-24': 8, '2026-11-25': 8, '2026-11-26': 8, '2026-11-27': 8 };
  const punches = worked({ ...before, '2026-11-22': 5, ...after });
  const sundayIn = (startsOn: PlainDate, edition: RulesEdition) =>
    payableWorkweek(punches, {
      policy: changing(startsOn),
      zone,
      startsOn,
      until: startOfDate(on('2027-01-01'), zone),
      transition: inAll,
      edition,
    }).days.find(({ date }) => date === sunday)?.workedMinutes;
  const editions: RulesEdition[] = [1, 2];
  for (const old of editions)
    for (const fresh of editions) expect([sundayIn(monday, old), sundayIn(sunday, fresh)]).toEqual([0, 300]);
});
