import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths } from '../kernel/months.ts';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { dueEntries, type AccrualFacts, type DueEntry, type PostedEntry } from './due-entries.ts';
import type { PayDay } from './grant-days.ts';
import type { AccrualRule, TimeOffRules } from './time-off-rules.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const monthly: AccrualRule = {
  by: 'calendar',
  frequency: { every: 'month', dayOfMonth: 1 },
  milestones: [{ afterYears: 0, minutesPerYear: 2_400 }],
};
const sick = { by: 'work', workedPerMinute: 30, balanceCapMinutes: 4_800 } as const satisfies AccrualRule;
const yearly = { ...sick, annualCapMinutes: 1_000, yearBegins: { month: 7, dayOfMonth: 1 } } as const;
const carrying = { ...yearly, carryOverCapMinutes: 300 } as const;
const rules = (accrual: AccrualRule, more: Partial<TimeOffRules> = {}): TimeOffRules => ({
  accrual,
  waitingDays: 0,
  usableAfterDays: 0,
  ...more,
});

describe('whatever the rules and the ledger', () => {
  const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays(on('2024-01-01'), days));
  const frequency = fc.constantFrom(
    { every: 'pay-period' } as const,
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
      year: fc.constantFrom(
        {},
        { yearBegins: { month: 1, dayOfMonth: 1 } },
        { yearBegins: { month: 7, dayOfMonth: 1 } },
      ),
    })
    .map(({ frequency: every, minutesPerYear, cap: balanceCapMinutes, carry, first, year }): AccrualRule =>
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
        year,
      ),
    );
  const byPeople = fc.array(
    fc.record({
      on: day,
      minutes: fc.integer({ min: -2_000, max: 500 }).filter((minutes) => minutes !== 0),
      period: fc.constant(null),
    }),
    { maxLength: 8 },
  );
  // What rules wrote that are corrected since: some of it for periods that there are by the rules of today too.
  const byFormerRules = fc
    .array(
      fc.record({
        date: fc.oneof(
          day,
          fc.integer({ min: 0, max: 29 }).map((later) => addMonths(on('2024-01-01'), later)),
        ),
        kind: fc.constantFrom('grant', 'ahead', 'anniversary', 'lapse', 'work'),
        minutes: fc.integer({ min: 1, max: 2_000 }),
      }),
      { maxLength: 6 },
    )
    .map((rows) => {
      const once = new Map(rows.map((row) => [`${row.kind} ${row.date}`, row]));
      return [...once].map(([period, { date, kind, minutes }]) => ({
        on: date,
        minutes: kind === 'anniversary' || kind === 'lapse' ? -minutes : minutes,
        period,
      }));
    });
  const posted = fc.tuple(byPeople, byFormerRules).map((rows): PostedEntry[] => rows.flat());
  const worked = fc
    .array(fc.integer({ min: 0, max: 3_600 }), { maxLength: 60 })
    .map((weeks) => weeks.map((minutes, index) => ({ startsOn: addDays(on('2024-01-01'), index * 7), minutes })));
  // Every two weeks until some day, and by half months from then on.
  const payDays = day.map((changed): readonly PayDay[] => {
    const days: PayDay[] = [];
    for (let date = on('2022-12-26'); date < changed; date = addDays(date, 14)) {
      days.push({ on: date, perYear: 26, forDays: 14, ofDays: 14 });
    }
    const halves = Array.from({ length: 120 }, (_, index) =>
      addDays(addMonths(on('2023-01-01'), Math.floor(index / 2)), index % 2 === 0 ? 0 : 15),
    ).filter((date) => changed < date);
    return [...days, ...halves.map((date) => ({ on: date, perYear: 24, forDays: 15, ofDays: 15 }))];
  });
  const months = fc.option(fc.integer({ min: 1, max: 11 }), { nil: undefined });
  const version = fc
    .record({
      accrual: fc.oneof(calendar, fc.constantFrom(sick, yearly, carrying)),
      from: day,
      months,
      waitingDays: fc.constantFrom(0, 30, 90),
    })
    .map(({ accrual, from, months: lapse, waitingDays }) => ({
      from,
      rules: rules(accrual, { waitingDays, ...(lapse === undefined ? {} : { carriedLapsesAfterMonths: lapse }) }),
    }));
  const factsWith = (most: number) =>
    fc
      .record({
        versions: fc.uniqueArray(version, { minLength: 1, maxLength: most, selector: ({ from }) => from }),
        hiredOn: day,
        posted,
        worked,
        payDays,
        until: day,
        lastDay: fc.option(day),
        suspensions: fc
          .array(fc.tuple(day, day), { maxLength: 2 })
          .map((spans) => spans.map(([from, back]) => ({ from, back }))),
      })
      .map((all): AccrualFacts => all);
  const anything = factsWith(2);
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

  const first = fc.integer({ min: 0, max: 24 }).map((later) => addMonths(on('2024-01-01'), later));
  // All begin on the first of a month, the first version before the first day at work: their lapses and first grants fall together.
  const meeting = fc
    .record({ all: factsWith(2), hiredOn: first, later: fc.integer({ min: 1, max: 12 }), isAhead: fc.boolean() })
    .map(({ all, hiredOn, later, isAhead }): AccrualFacts =>
      Object.assign({}, all, {
        hiredOn,
        until: addMonths(hiredOn, 24),
        lastDay: null,
        suspensions: [],
        versions: all.versions.map(({ rules: { accrual, ...more } }, index) => ({
          from: addMonths(hiredOn, index * later - 1),
          rules: rules(isAhead && accrual.by === 'calendar' ? { ...accrual, prorateFirst: 'ahead' } : accrual, more),
        })),
      }),
    );

  test('where days of versions meet, a period is due once, and what was written is not due again', () => {
    fc.assert(
      fc.property(meeting, (all) => {
        const due = dueEntries(all);
        expect(new Set(due.map(({ period }) => period)).size).toBe(due.length);
        expect(dueEntries({ ...all, posted: [...all.posted, ...known(due)] })).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('what a version that is over let people carry is not taken once rules have written of a later day', () => {
    fc.assert(
      fc.property(meeting, calendar, (all, accrual) => {
        const [former, later] = all.versions;
        if (former === undefined || later === undefined) return;
        const facts = { ...all, versions: [former, { from: later.from, rules: rules(accrual) }] };
        const rows = known(dueEntries(facts)).filter(({ period }) => period?.startsWith('lapse') !== true);
        const newest =
          rows
            .map((one) => one.on)
            .toSorted()
            .at(-1) ?? all.hiredOn;
        const taken = dueEntries({ ...facts, posted: [...all.posted, ...rows] }).filter(
          ({ on: date, period }) => period.startsWith('lapse') && later.from <= date,
        );
        for (const { on: date } of taken) expect(date >= newest).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('a first day of work that is corrected gives no more than one of the two would have', () => {
    const upFront: AccrualRule = {
      by: 'calendar',
      frequency: { every: 'year', month: 1, dayOfMonth: 1 },
      milestones: [{ afterYears: 0, minutesPerYear: 4_800 }],
      prorateFirst: 'ahead',
    };
    fc.assert(
      fc.property(day, day, day, day, (entered, corrected, seen, later) => {
        const facts = (hiredOn: PlainDate, until: PlainDate, rows: readonly PostedEntry[] = []): AccrualFacts => ({
          hiredOn,
          versions: [{ from: on('2024-01-01'), rules: rules(upFront) }],
          posted: rows,
          worked: [],
          until,
        });
        const until = seen < later ? later : seen;
        const sum = (rows: readonly { readonly minutes: number }[]) =>
          rows.reduce((all, { minutes }) => all + minutes, 0);
        const before = known(dueEntries(facts(entered, seen < later ? seen : later)));
        const after = dueEntries(facts(corrected, until, before));
        const most = Math.max(sum(dueEntries(facts(entered, until))), sum(dueEntries(facts(corrected, until))));
        expect(sum([...before, ...after])).toBeLessThanOrEqual(most);
      }),
      { numRuns: 300 },
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
      fc.property(factsWith(1), (all) => {
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
