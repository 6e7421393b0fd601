import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, parsePlainDate, weekdays, weekOf, type PlainDate, type Weekday } from '../kernel/time.ts';
import { weeksBetween, weeksOf } from '../time-cards/card-period.ts';
import { currentPeriod, periodsBeside } from './current-period.ts';
import { payFrequencies, type PayPeriodRule } from './pay-periods.ts';
import type { PayPolicy } from './pay-policy.ts';
import { periodOn } from './period-on.ts';
import { federal } from './presets.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const after5 = { daysAfterEnd: 5, businessDay: true };
const weeks: PayPolicy = { ...federal, payPeriod: { frequency: 'weekly', payDate: after5 } };
const paying = (payPeriod: PayPeriodRule): PayPolicy => ({ ...federal, payPeriod });
const twoWeeks = (anchor: string) => paying({ frequency: 'biweekly', anchor: on(anchor), payDate: after5 });
const months = paying({ frequency: 'monthly', payDate: { daysOfMonth: [5], businessDay: false } });
const sundays: PayPolicy = { ...federal, workweek: { ...federal.workweek, weekday: 'sunday' } };

/** Versions, each in force from its date on. */
const inForce =
  (first: PayPolicy, ...later: readonly (readonly [from: PlainDate, policy: PayPolicy])[]) =>
  (date: PlainDate): PayPolicy =>
    later.findLast(([from]) => from <= date)?.[1] ?? first;

describe('where another pay period comes into force', () => {
  test.each<[string, (date: PlainDate) => PayPolicy, string[], first?: string]>([
    [
      'two weeks that had begun before are what is left of them',
      inForce(weeks, [on('2026-11-30'), twoWeeks('2026-11-23')]),
      ['11-16 – 11-22, 11-27', '11-23 – 11-29, 12-04', '11-30 – 12-06, 12-11', '12-07 – 12-20, 12-25'],
    ],
    [
      'two weeks that were under way end on the eve, and are paid on their day',
      inForce(twoWeeks('2026-11-16'), [on('2026-11-23'), weeks]),
      ['11-16 – 11-22, 12-04', '11-23 – 11-29, 12-04', '11-30 – 12-06, 12-11'],
    ],
    [
      'months follow weeks, and end as ever',
      inForce(weeks, [on('2026-11-23'), months]),
      ['11-16 – 11-22, 11-27', '11-23 – 11-30, 12-05', '12-01 – 12-31, 01-05'],
    ],
    [
      'one that is in force within a longer one leaves what is before and after it',
      inForce(months, [on('2026-11-16'), weeks], [on('2026-11-23'), months]),
      ['11-01 – 11-15, 12-05', '11-16 – 11-22, 11-27', '11-23 – 11-30, 12-05', '12-01 – 12-31, 01-05'],
      '2026-11-15',
    ],
    [
      'a version with the same one cuts nothing',
      inForce(twoWeeks('2026-11-16'), [on('2026-11-23'), { ...twoWeeks('2026-11-16'), adjustableDays: 7 }]),
      ['11-16 – 11-29, 12-04', '11-30 – 12-13, 12-18'],
    ],
    [
      'another pay day alone cuts nothing, and is that of the period that ends by it',
      inForce(twoWeeks('2026-11-16'), [on('2026-11-23'), paying({ frequency: 'biweekly', anchor: on('2026-11-16') })]),
      ['11-16 – 11-29, none', '11-30 – 12-13, none'],
    ],
    [
      'where workweeks begin on another day, the last old one is paid whole',
      inForce(federal, [on('2026-11-22'), sundays]),
      ['11-16 – 11-22, none', '11-23 – 11-28, none', '11-29 – 12-05, none'],
    ],
    [
      'whoever moves within a week to where another is in force has that from the next week on',
      inForce(weeks, [on('2026-11-25'), twoWeeks('2026-11-23')]),
      ['11-16 – 11-22, 11-27', '11-23 – 11-29, 12-04', '11-30 – 12-06, 12-11'],
    ],
  ])('%s', (_, policyOn, expected, first = '2026-11-16') => {
    const told: string[] = [];
    for (let date = periodOn(policyOn, on(first)).start; told.length < expected.length;) {
      const { start, end, pay } = periodOn(policyOn, date);
      told.push(`${start.slice(5)} – ${end.slice(5)}, ${pay?.slice(5) ?? 'none'}`);
      date = addDays(end, 1);
    }
    expect(told).toEqual(expected);
  });
});

const monday = on('2026-01-05');
const rule: fc.Arbitrary<PayPeriodRule | undefined> = fc.option(
  fc.record({
    frequency: fc.constantFrom(...payFrequencies),
    anchor: fc.integer({ min: 0, max: 40 }).map((days) => addDays(monday, days)),
    payDate: fc.integer({ min: 0, max: 9 }).map((daysAfterEnd) => ({ daysAfterEnd, businessDay: true })),
  }),
  { nil: undefined },
);
const weekFrom = (weekday: Weekday, payPeriod: PayPeriodRule | undefined): PayPolicy => {
  const workweek = { ...federal.workweek, weekday };
  return payPeriod === undefined ? { ...federal, workweek } : { ...federal, workweek, payPeriod };
};
const policy = fc.tuple(fc.constantFrom(...weekdays), rule).map(([weekday, payPeriod]) => weekFrom(weekday, payPeriod));
/** Each begins with a workweek of its own, two weeks or more after the one before: as versions do. */
const versions = fc
  .tuple(policy, fc.array(fc.tuple(fc.integer({ min: 2, max: 12 }), policy), { maxLength: 3 }))
  .map(([first, later]) => {
    let from = monday;
    return inForce(
      first,
      ...later.map(([apart, next]) => {
        from = weekOf(addDays(from, apart * 7), next.workweek.weekday);
        return [from, next] as const;
      }),
    );
  });
const someDate = fc.integer({ min: 0, max: 300 }).map((days) => addDays(monday, days));

describe('whatever comes into force when', () => {
  test('each date of a period lies in that one, and the date after it in the next', () => {
    fc.assert(
      fc.property(versions, someDate, (policyOn, date) => {
        const period = periodOn(policyOn, date);
        expect(period.start <= date && date <= period.end).toBe(true);
        for (let day = period.start; day <= period.end; day = addDays(day, 1))
          expect(periodOn(policyOn, day)).toEqual(period);
      }),
    );
  });

  test('the period before and the one after lead back to it, and none is passed over', () => {
    fc.assert(
      fc.property(versions, someDate, (policyOn, date) => {
        const period = periodOn(policyOn, date);
        const { previous, next } = periodsBeside(period, on('2030-01-01'));
        const before = periodOn(policyOn, previous as PlainDate);
        const after = periodOn(policyOn, next as PlainDate);
        expect([addDays(before.end, 1), after.start]).toEqual([period.start, addDays(period.end, 1)]);
        expect(periodsBeside(before, on('2030-01-01')).next).toBe(period.start);
        expect(periodsBeside(after, on('2030-01-01')).previous).toBe(period.end);
      }),
    );
  });

  test('each workweek is paid with one period', () => {
    fc.assert(
      fc.property(versions, (policyOn) => {
        const [today, last] = [on('2030-01-01'), addDays(monday, 300)];
        const paid: PlainDate[] = [];
        let period = periodOn(policyOn, monday);
        const first = period.start;
        for (; period.start <= last; period = periodOn(policyOn, addDays(period.end, 1)))
          paid.push(...weeksOf(period, policyOn, today));
        const ended = addDays(period.start, -1);
        const isOver = (week: PlainDate) => first <= addDays(week, 6) && addDays(week, 6) <= ended;
        expect(paid).toEqual(weeksBetween(first, ended, policyOn, today).filter(isOver));
      }),
    );
  });

  test('with one policy alone it is the period of that policy', () => {
    fc.assert(
      fc.property(policy, someDate, (one, date) => {
        expect(periodOn(() => one, date)).toEqual(currentPeriod(one, date));
      }),
    );
  });
});
