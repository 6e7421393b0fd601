import { describe, expect, test } from 'vitest';
import {
  changing,
  inAll,
  midnight,
  monday,
  mondays,
  on,
  sunday,
  sundays,
  zone,
} from '../../../tests/world/moving-workweeks.ts';
import { addDays, addMilliseconds, instantAt, startOfDate, type PlainDate } from '../kernel/time.ts';
import { payableWorkweek, type WorkweekQuestion } from '../time-cards/payable-workweek.ts';
import type { Punch } from '../time-clock/punch.ts';
import type { PayPolicy } from './pay-policy.ts';
import { presets } from './presets.ts';
import type { RulesEdition } from './rules-edition.ts';
import { transitionAt } from './workweek-transition.ts';

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
