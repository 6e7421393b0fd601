import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { dueEntries, type AccrualFacts, type DueEntry, type PostedEntry } from './due-entries.ts';
import type { AccrualRule, TimeOffRules } from './time-off-rules.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const monthly: AccrualRule = {
  by: 'calendar',
  frequency: { every: 'month', dayOfMonth: 1 },
  milestones: [{ afterYears: 0, minutesPerYear: 2_400 }],
};
const sick = { by: 'work', workedPerMinute: 30, balanceCapMinutes: 4_800 } as const satisfies AccrualRule;
const rules = (accrual: AccrualRule, more: Partial<TimeOffRules> = {}): TimeOffRules => ({
  accrual,
  waitingDays: 0,
  usableAfterDays: 0,
  ...more,
});

describe('whatever the rules and the ledger', () => {
  const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays(on('2024-01-01'), days));
  const frequency = fc.constantFrom(
    { every: 'month', dayOfMonth: 31 } as const,
    { every: 'week', weekday: 'friday' } as const,
    { every: 'quarter', monthOfQuarter: 1, dayOfMonth: 1 } as const,
    { every: 'year', month: 1, dayOfMonth: 1 } as const,
  );
  const cap = fc.option(fc.integer({ min: 0, max: 6_000 }), { nil: undefined });
  const calendar = fc
    .record({
      frequency,
      minutesPerYear: fc.integer({ min: 0, max: 12_000 }),
      cap,
      carry: cap,
      first: fc.constantFrom(
        {},
        ...(['of-year', 'of-period', 'ahead'] as const).map((prorateFirst) => ({ prorateFirst })),
      ),
    })
    .map(({ frequency: every, minutesPerYear, cap: balanceCapMinutes, carry, first }): AccrualRule =>
      Object.assign(
        {
          by: 'calendar' as const,
          frequency: every,
          milestones: [
            {
              afterYears: 0,
              minutesPerYear,
              ...(balanceCapMinutes === undefined ? {} : { balanceCapMinutes }),
              ...(carry === undefined ? {} : { carryOverCapMinutes: carry }),
            },
          ],
        },
        first,
      ),
    );
  const posted = fc.array(
    fc.record({
      on: day,
      minutes: fc.integer({ min: -2_000, max: 500 }).filter((minutes) => minutes !== 0),
      period: fc.constant(null),
    }),
    { maxLength: 8 },
  );
  const worked = fc
    .array(fc.integer({ min: 0, max: 3_600 }), { maxLength: 60 })
    .map((weeks) => weeks.map((minutes, index) => ({ startsOn: addDays(on('2024-01-01'), index * 7), minutes })));
  const months = fc.option(fc.integer({ min: 1, max: 11 }), { nil: undefined });
  const anything = fc
    .record({
      accrual: fc.oneof(calendar, fc.constant(sick)),
      hiredOn: day,
      from: day,
      posted,
      worked,
      months,
      until: day,
      lastDay: fc.option(day),
      reinstatedOn: fc.option(day),
    })
    .map(({ accrual, from, months: lapse, ...rest }): AccrualFacts =>
      Object.assign(rest, {
        versions: [{ from, rules: rules(accrual, lapse === undefined ? {} : { carriedLapsesAfterMonths: lapse }) }],
      }),
    );
  const known = (entries: readonly DueEntry[]): PostedEntry[] =>
    entries.map(({ on: date, minutes, period }) => ({ on: date, minutes, period }));

  test('what was written is not due again', () => {
    fc.assert(
      fc.property(anything, (all) => {
        expect(dueEntries({ ...all, posted: [...all.posted, ...known(dueEntries(all))] })).toEqual([]);
      }),
    );
  });

  test('stopping on any day and going on later comes to the same rows', () => {
    fc.assert(
      fc.property(anything, day, (all, cut) => {
        const until = cut < all.until ? cut : all.until;
        const before = dueEntries({ ...all, until });
        const after = dueEntries({ ...all, posted: [...all.posted, ...known(before)] });
        expect([...before, ...after]).toEqual(dueEntries(all));
      }),
    );
  });

  test('the order of the ledger makes no difference', () => {
    fc.assert(
      fc.property(anything, (all) => {
        expect(dueEntries({ ...all, posted: all.posted.toReversed() })).toEqual(dueEntries(all));
      }),
    );
  });

  test('no grant takes a balance over its cap', () => {
    fc.assert(
      fc.property(anything, (all) => {
        const { accrual } = all.versions[0]?.rules ?? rules(monthly);
        const most =
          accrual.by === 'calendar'
            ? accrual.milestones[0]?.balanceCapMinutes
            : accrual.by === 'work'
              ? accrual.balanceCapMinutes
              : undefined;
        if (most === undefined) return;
        const due = dueEntries(all);
        const byHand = all.posted.filter(({ minutes }) => minutes > 0).reduce((sum, { minutes }) => sum + minutes, 0);
        for (const { on: date, kind } of due) {
          if (kind !== 'accrued') continue;
          const rows = [...all.posted, ...due].filter(
            (one) => one.on < date || ('period' in one && one.period !== null && one.on <= date),
          );
          expect(rows.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(Math.max(most, byHand));
        }
      }),
    );
  });

  test('what expires never leaves less than nothing', () => {
    fc.assert(
      fc.property(anything, (all) => {
        const due = dueEntries(all);
        for (const { on: date, kind } of due) {
          if (kind !== 'expired') continue;
          const rows = [...all.posted.filter((one) => one.on < date), ...due.filter((one) => one.on <= date)];
          expect(rows.reduce((sum, { minutes }) => sum + minutes, 0)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
