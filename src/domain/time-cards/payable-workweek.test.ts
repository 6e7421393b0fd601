import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLedger } from '../../../tests/world/punches.ts';
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
import { californiaMealRest } from '../pay-rules/california.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { payableWeek } from '../pay-rules/payable-week.ts';
import { presets } from '../pay-rules/presets.ts';
import { settlingSpan } from '../pay-rules/workweek-transition.ts';
import { effectivePunches, type Punch } from '../time-clock/punch.ts';
import { payableWorkweek } from './payable-workweek.ts';
import { timeCard } from './time-card.ts';
import { weekCard } from './week-card.ts';

const zone = parseZone('America/Chicago') as Zone;
const first = parsePlainDate('2026-11-02') as PlainDate;
const second = addDays(first, 7);
const eighty: PayPolicy = {
  ...presets['federal-hospital'],
  overtime: { ...presets['federal-hospital'].overtime, periodStartsOn: first },
};
const until = startOfDate(addDays(first, 40), zone);
const pay = { rates: [{ from: addDays(first, -30), ratePerHour: '20.00' }] };
const question = { zone, policy: eighty, until };

/** Shifts of that many hours from six in the morning on, one a day from the first day of the period on. */
const worked = (...hours: readonly number[]): Punch[] =>
  hours.flatMap((each, day) => {
    if (each === 0) return [];
    const from = instantAt(addDays(first, day), { hour: 6, minute: 0 }, zone);
    return [
      { id: `in${day}`, kind: 'clock_in' as const, punchedAt: from, sequence: 2 * day + 1 },
      {
        id: `out${day}`,
        kind: 'clock_out' as const,
        punchedAt: addMilliseconds(from, each * 3_600_000),
        sequence: 2 * day + 2,
      },
    ];
  });

const sixDaysTwice = worked(8, 8, 8, 8, 8, 8, 0, 8, 8, 8, 8, 8, 8);

describe('a week of a hospital that pays by 8 and 80', () => {
  test('has overtime past 80 hours of the fortnight, which only its second week can reach', () => {
    const split = (startsOn: PlainDate) =>
      Object.fromEntries(payableWorkweek(sixDaysTwice, { ...question, startsOn }).byMultiplier);
    expect([split(first), split(second)]).toEqual([{ 1: 2_880 }, { 1: 1_920, 1.5: 960 }]);
  });

  test('is paid its part of the fortnight, line by line', () => {
    const { pay: paid } = payableWorkweek(sixDaysTwice, { ...question, startsOn: second, pay });
    expect(paid?.lines).toMatchObject([
      { kind: 'straight-time', minutes: 2_880, cents: 960_00 },
      { kind: 'overtime-premium', multiplier: '1.5', minutes: 960, cents: 160_00 },
    ]);
    expect(paid?.grossCents).toBe(1_120_00);
    const { pay: ofFirst } = payableWorkweek(sixDaysTwice, { ...question, startsOn: first, pay });
    expect(ofFirst?.lines.map(({ kind }) => kind)).toEqual(['straight-time']);
    // Nothing is credited, and nothing told of a credit.
    expect(paid?.lines.filter((line) => 'creditedCents' in line)).toEqual([]);
  });

  test('is paid as it is where it is no part of a longer period, also what comes to nothing', () => {
    const asked = { ...question, policy: presets.federal, startsOn: first, pay };
    expect(payableWorkweek([], asked).pay?.lines).toMatchObject([{ kind: 'straight-time', minutes: 0, cents: 0 }]);
  });

  test('is paid what a day of it is owed: its minutes where it has some, and none of another week', () => {
    const early = { start: { hour: 6, minute: 0 }, end: { hour: 8, minute: 0 } };
    const policy: PayPolicy = {
      ...eighty,
      minimumShift: { minutes: 240, gapMinutes: 480 },
      premiums: [{ code: 'early', windows: [early], partial: true, addPerHour: '1.00' }],
    };
    const punches = worked(2, 0, 0, 0, 0, 0, 0, 3, 8);
    const linesOf = (startsOn: PlainDate) =>
      payableWorkweek(punches, { ...question, policy, startsOn, pay }).pay?.lines.map(
        ({ kind, minutes, date, cents }) => [kind, minutes, date, cents],
      );
    expect(linesOf(first)).toEqual([
      ['straight-time', 120, undefined, 40_00],
      ['earning', undefined, undefined, 2_00],
      ['minimum-shift', 120, first, 40_00],
    ]);
    expect(linesOf(second)).toEqual([
      ['straight-time', 660, undefined, 220_00],
      ['earning', undefined, undefined, 4_00],
      ['minimum-shift', 60, second, 20_00],
    ]);
  });

  test('tells the regular rate of the fortnight by its own days: 29 CFR 778.601(d)', () => {
    const { reasons, pay: paid } = payableWorkweek(sixDaysTwice, { ...question, startsOn: second, pay });
    expect(reasons().find(({ rule }) => rule === 'regular-rate')?.parameters).toMatchObject({
      workedMinutes: 5_760,
      straightTime: '1920.0000',
      periodDays: 14,
      periodStartsOn: first,
    });
    expect(paid?.workedMinutes).toBe(5_760);
    const weekly = { ...question, policy: presets.federal, startsOn: second, pay };
    const ofWeek = payableWorkweek(sixDaysTwice, weekly).reasons();
    expect(ofWeek.find(({ rule }) => rule === 'regular-rate')?.parameters).not.toHaveProperty('periodDays');
  });

  test('tells overtime of which a credit leaves nothing', () => {
    const midnight = { hour: 0, minute: 0 };
    const policy: PayPolicy = {
      ...eighty,
      premiums: [
        {
          code: 'weekend',
          windows: [{ start: midnight, end: midnight, weekdays: ['saturday'] }],
          partial: true,
          multiplier: '1.5',
        },
      ],
    };
    const { pay: paid } = payableWorkweek(sixDaysTwice, { ...question, policy, startsOn: second, pay });
    expect(paid?.lines.find(({ kind }) => kind === 'overtime-premium')).toMatchObject({
      minutes: 960,
      cents: 0,
      creditedCents: 160_00,
    });
  });

  test('gives the same figures on the employee’s card and on the manager’s', () => {
    const rows = sixDaysTwice.map((punch) => ({ ...punch, voidsId: null, offline: false, skewMilliseconds: null }));
    const asked = { ...question, startsOn: second };
    const { figures, card } = weekCard(rows, [], asked);
    expect(figures).toMatchObject({ workedMinutes: 2_880, overtimeMinutes: 960 });
    expect(card).toEqual(timeCard(effectivePunches(rows), asked));
  });

  test('settles only when the fortnight is over, and changes with what is recorded in its second week', () => {
    const rows = sixDaysTwice.map((punch) => ({ ...punch, voidsId: null, offline: false, skewMilliseconds: null }));
    const week = (days: number, startsOn: PlainDate) => {
      const asked = { ...question, startsOn, until: startOfDate(addDays(first, days), zone) };
      const { isOver, isSettled, hasChangedAfter } = weekCard(rows, [], asked);
      return { isOver, isSettled, hasChanged: hasChangedAfter(12) };
    };
    expect(week(7, first)).toEqual({ isOver: true, isSettled: false, hasChanged: true });
    expect(week(14, first)).toEqual({ isOver: true, isSettled: true, hasChanged: true });
    expect(week(14, second)).toEqual({ isOver: true, isSettled: true, hasChanged: true });
  });

  test('explains its own days alone, and says nothing of what is odd in the other', () => {
    const { days, reasons } = payableWorkweek(sixDaysTwice, { ...question, startsOn: second, pay });
    expect(days.map(({ date }) => date)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(second, day)));
    expect(payableWorkweek(sixDaysTwice, { ...question, startsOn: second }).entries).toHaveLength(6);
    expect(payableWorkweek(worked(8), { ...question, startsOn: second }).entries).toEqual([]);
    expect(reasons().every(({ date }) => date === undefined || date >= second)).toBe(true);
    const fed: PayPolicy = { ...eighty, mealRest: californiaMealRest };
    const { exceptions } = payableWorkweek(worked(8), { ...question, policy: fed, startsOn: second });
    expect(exceptions).toEqual([]);
    const ofBoth = payableWorkweek(worked(8, 0, 0, 0, 0, 0, 0, 8), { ...question, policy: fed, startsOn: second });
    expect(ofBoth.exceptions).toEqual([{ kind: 'missed_meal', date: second }]);
    expect(ofBoth.reasons().filter(({ date }) => date !== second)).toEqual([]);
    expect(ofBoth.reasons().map(({ rule }) => rule)).toContain('meal-missed');
    const runsOn = worked(8).slice(0, 1);
    const { exceptions: odd } = payableWorkweek(runsOn, { ...question, startsOn: second });
    expect(odd).toMatchObject([{ kind: 'open_entry' }]);
  });
});

test('whatever was punched, the weeks of a period add up to it, minutes and cents', () => {
  const lengths = fc.constantFrom(14 as const, 28 as const);
  fc.assert(
    fc.property(aLedger(startOfDate(first, zone)), lengths, (punches, periodDays) => {
      const policy: PayPolicy = { ...eighty, overtime: { ...eighty.overtime, periodDays } };
      const asked = { ...question, policy, pay };
      const whole = payableWeek(punches, { ...asked, startsOn: first });
      const starts = Array.from({ length: periodDays / 7 }, (_, week) => addDays(first, 7 * week));
      const weeks = starts.map((startsOn) => payableWorkweek(punches, { ...asked, startsOn }));
      const sum = (of: (week: (typeof weeks)[number]) => number) => weeks.reduce((total, week) => total + of(week), 0);
      expect(sum((week) => week.workedMinutes)).toBe(whole.workedMinutes);
      expect(sum((week) => week.byMultiplier.get('1.5') ?? 0)).toBe(whole.byMultiplier.get('1.5') ?? 0);
      expect(sum((week) => week.pay?.grossCents ?? 0)).toBe(whole.pay?.grossCents);
    }),
  );
});

describe('a card looks as far back as its rules do', () => {
  const startsOn = second;
  const card = (policy: PayPolicy, punches: readonly Punch[]) =>
    weekCard(
      punches.map((punch) => ({ ...punch, offline: false, skewMilliseconds: null })),
      [],
      { zone, policy, startsOn, until, pay },
    ).week;
  const { overtime } = presets.federal;
  const rules = {
    'a run of days through weeks': {
      ...presets.federal,
      overtime: {
        ...overtime,
        consecutiveDay: { nth: 7, scope: 'rolling', andAfter: true, tiers: [{ afterMinutes: 0, multiplier: '1.5' }] },
      },
    },
    'only the seventh of such a run': {
      ...presets.federal,
      overtime: {
        ...overtime,
        consecutiveDay: { nth: 7, scope: 'rolling', tiers: [{ afterMinutes: 0, multiplier: '1.5' }] },
      },
    },
    'days of 24 hours': presets.nevada,
    'the gap before a shift': { ...presets.federal, minimumShift: { minutes: 600, gapMinutes: 1_440 } },
  } satisfies Record<string, PayPolicy>;

  test.each<[string, PayPolicy]>(Object.entries(rules))('%s', (_, policy) => {
    const whole = worked(3, 3, 3, 3, 3, 3, 3, 9, 3, 3);
    const { byMultiplier, pay: paid } = payableWorkweek(whole, { zone, policy, startsOn, until, pay });
    expect(card(policy, whole).byMultiplier).toEqual(byMultiplier);
    expect(card(policy, whole).pay?.grossCents).toBe(paid?.grossCents);
  });

  test('and what changes there changes what was approved', () => {
    const policy = rules['a run of days through weeks'];
    const back = (days: number) =>
      settlingSpan({ startsOn, policy, zone }).from === startOfDate(addDays(startsOn, -days), zone);
    expect([back(7), back(0)]).toEqual([true, false]);
  });
});
