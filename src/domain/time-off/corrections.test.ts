import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { correctionsOf } from './corrections.ts';
import { dueEntries, type AccrualFacts } from './due-entries.ts';
import type { EntryKind } from './entry-kind.ts';
import type { YearBegin } from './grant-days.ts';
import { byDay } from './taken-by-day.ts';
import type { TimeOffRules } from './time-off-rules.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const dates = (from: string, to: string): PlainDate[] => {
  const all: PlainDate[] = [];
  for (let date = on(from); date <= on(to); date = addDays(date, 1)) {
    if (![0, 6].includes(new Date(date).getUTCDay())) all.push(date);
  }
  return all;
};

interface Row {
  readonly on: PlainDate;
  readonly minutes: number;
  readonly kind: EntryKind;
  readonly period: string | null;
  readonly requestId: string | null;
}
const opening: Row = { on: on('2026-10-01'), minutes: 4_800, kind: 'opening', period: null, requestId: null };

/** So much was worked in each week, where that earns anything. */
const weeks = Array.from({ length: 70 }, (_, index) => ({
  startsOn: addDays(on('2026-08-31'), index * 7),
  minutes: 2_400,
}));

/** Somebody's ledger, written as the product writes it: rules each time that they run, and requests by what is decided of them. */
function aLedger(versions: AccrualFacts['versions'], first: readonly Row[] = [opening]) {
  let rows = [...first];
  const taken = new Map<string, readonly { readonly date: PlainDate; readonly minutes: number }[]>();
  const counted = () =>
    byDay(
      rows,
      [...taken].flatMap(([requestId, days]) => days.map((day) => ({ requestId, ...day }))),
    );
  const facts = (today: PlainDate): AccrualFacts => ({
    hiredOn: on('2025-01-06'),
    versions,
    posted: counted(),
    worked: weeks.filter(({ startsOn }) => addDays(startsOn, 7) <= today),
    until: today,
    askedOn: today,
  });
  const written = (due: ReturnType<typeof dueEntries>) => due.map((row): Row => ({ ...row, requestId: null }));
  const ledger = {
    run: (today: PlainDate) => {
      rows = [...rows, ...written(dueEntries(facts(today)))];
      return ledger;
    },
    approve: (requestId: string, days: readonly PlainDate[], today: PlainDate) => {
      const [startsOn] = days;
      if (startsOn === undefined) return ledger;
      const before = facts(today);
      rows.push({ on: startsOn, minutes: -480 * days.length, kind: 'used', period: null, requestId });
      taken.set(
        requestId,
        days.map((date) => ({ date, minutes: 480 })),
      );
      rows = [...rows, ...written(correctionsOf(before, counted(), `by ${requestId}`))];
      return ledger;
    },
    cancel: (requestId: string, today: PlainDate) => {
      const use = rows.find((row) => row.requestId === requestId);
      if (use === undefined) return ledger;
      const before = facts(today);
      rows.push({ ...use, kind: 'revoked', minutes: -use.minutes });
      taken.delete(requestId);
      rows = [...rows, ...written(correctionsOf(before, counted(), `without ${requestId}`))];
      return ledger;
    },
    adjust: (id: string, date: PlainDate, minutes: number, today: PlainDate) => {
      const before = facts(today);
      rows.push({ on: date, minutes, kind: 'adjusted', period: null, requestId: null });
      rows = [...rows, ...written(correctionsOf(before, counted(), `adjusted ${id}`))];
      return ledger;
    },
    balance: () => rows.reduce((sum, { minutes }) => sum + minutes, 0),
    rows: () => rows,
  };
  return ledger;
}

const year = (yearBegins: YearBegin, carryOverCapMinutes: number, more: Partial<TimeOffRules> = {}) => [
  {
    from: on('2026-09-01'),
    rules: {
      accrual: {
        by: 'calendar',
        frequency: { every: 'year', ...yearBegins },
        yearBegins,
        milestones: [{ afterYears: 0, minutesPerYear: 4_800, carryOverCapMinutes }],
      },
      waitingDays: 0,
      usableAfterDays: 0,
      ...more,
    } satisfies TimeOffRules,
  },
];

describe('leave over the day on which a year begins', () => {
  const versions = year({ month: 10, dayOfMonth: 19 }, 1_200);

  test('leaves as much in one request as in two', () => {
    const one = aLedger(versions).approve('one', dates('2026-10-13', '2026-10-23'), on('2026-10-05'));
    const two = aLedger(versions)
      .approve('one', dates('2026-10-13', '2026-10-18'), on('2026-10-05'))
      .approve('two', dates('2026-10-19', '2026-10-23'), on('2026-10-05'));
    for (const ledger of [one, two]) expect(ledger.run(on('2026-10-30')).balance()).toBe(3_600);
  });

  test('leaves as much over the day on which what was carried lapses', () => {
    const lapsing = year({ month: 10, dayOfMonth: 2 }, 4_800, { carriedLapsesAfterMonths: 1 });
    const one = aLedger(lapsing).approve('one', dates('2026-10-26', '2026-11-06'), on('2026-10-05'));
    const two = aLedger(lapsing)
      .approve('one', dates('2026-10-26', '2026-11-01'), on('2026-10-05'))
      .approve('two', dates('2026-11-02', '2026-11-06'), on('2026-10-05'));
    const balances = [one, two].map((ledger) => ledger.run(on('2026-11-28')).balance());
    expect(balances[0]).toBe(balances[1]);
    expect(one.rows().some(({ kind }) => kind === 'expired')).toBe(true);
  });
});

describe('leave of before a year began', () => {
  const versions = year({ month: 11, dayOfMonth: 20 }, 2_400);
  const days = dates('2026-11-16', '2026-11-18');
  const ben = () => aLedger(versions).approve('r', days, on('2026-11-10')).run(on('2026-11-21'));

  test('approved after it began comes to what it comes to before, and says by which row', () => {
    const maya = aLedger(versions).run(on('2026-11-21')).approve('r', days, on('2026-11-23'));
    expect(maya.balance()).toBe(ben().balance());
    expect(maya.balance()).toBe(7_200);
    expect(maya.rows().at(-1)).toMatchObject({
      kind: 'accrued',
      on: '2026-11-20',
      minutes: 1_440,
      period: 'anniversary 2026-11-20 by r',
    });
    expect(maya.run(on('2026-11-28')).balance()).toBe(7_200);
  });

  test('cancelled after it began leaves no more than may be carried', () => {
    const cancelled = ben().cancel('r', on('2026-11-24')).run(on('2026-11-28'));
    expect(cancelled.rows().find(({ period }) => period === 'anniversary 2026-11-20 without r')?.minutes).toBe(-1_440);
    expect(cancelled.balance()).toBe(2_400 + 4_800);
  });

  test('approved after it, and cancelled again, is as if it had never been', () => {
    const never = aLedger(versions).run(on('2026-11-28'));
    const both = aLedger(versions)
      .run(on('2026-11-21'))
      .approve('r', days, on('2026-11-23'))
      .cancel('r', on('2026-11-24'))
      .run(on('2026-11-28'));
    expect(both.balance()).toBe(never.balance());
  });

  test('leaves a row alone that other rules wrote', () => {
    const rows = aLedger(versions).run(on('2026-11-21')).rows();
    const uncapped = year({ month: 11, dayOfMonth: 20 }, 600_000);
    const later = aLedger(uncapped, rows).approve('r', days, on('2026-11-23'));
    expect(later.rows().filter(({ period }) => period?.includes('by r'))).toEqual([]);
  });

  test('of a day on or after it moves nothing', () => {
    const after = aLedger(versions)
      .run(on('2026-11-21'))
      .approve('r', dates('2026-11-20', '2026-11-24'), on('2026-11-25'));
    expect(after.rows().filter(({ period }) => period?.includes('by r'))).toEqual([]);
  });
});

describe('an adjustment of before a year began', () => {
  const versions = year({ month: 1, dayOfMonth: 1 }, 2_400);
  const [late, early] = [on('2026-12-20'), on('2026-12-21')];
  const entered = (minutes: number, today: PlainDate) => {
    const ledger = aLedger(versions);
    if (today <= on('2027-01-01')) ledger.adjust('a', late, minutes, today).run(on('2027-01-02'));
    else ledger.run(on('2027-01-02')).adjust('a', late, minutes, today);
    return ledger;
  };

  test.each([
    { minutes: 480, right: -480, balance: 2_400 + 4_800 },
    { minutes: -480, right: 480, balance: 2_400 + 4_800 },
    { minutes: -3_000, right: 2_400, balance: 1_800 + 4_800 },
  ])('entered after it, of $minutes, changes what lapsed by $right', ({ minutes, right, balance }) => {
    const ledger = entered(minutes, on('2027-01-05'));
    expect(ledger.rows().at(-1)).toEqual({
      kind: right > 0 ? 'accrued' : 'expired',
      on: on('2027-01-01'),
      minutes: right,
      period: 'anniversary 2027-01-01 adjusted a',
      requestId: null,
    });
    expect(ledger.balance()).toBe(balance);
    expect(ledger.balance()).toBe(entered(minutes, early).balance());
  });

  test('that is entered where nothing had lapsed has lapse what is too much with the next run', () => {
    const little: readonly Row[] = [{ ...opening, minutes: 2_000 }];
    const ledger = aLedger(versions, little).run(on('2027-01-02')).adjust('a', late, 480, on('2027-01-05'));
    expect(ledger.rows().filter(({ on: date }) => date === on('2027-01-01'))).toHaveLength(1);
    expect(ledger.run(on('2027-01-06')).balance()).toBe(2_400 + 4_800);
  });

  test('and entered for the day on which it began, counts after it and moves nothing', () => {
    const ledger = aLedger(versions).run(on('2027-01-02')).adjust('a', on('2027-01-01'), 480, on('2027-01-05'));
    expect(ledger.rows().at(-1)?.kind).toBe('adjusted');
    expect(ledger.run(on('2027-01-06')).balance()).toBe(2_400 + 4_800 + 480);
  });
});

describe('whatever the policy', () => {
  const day = fc.integer({ min: 0, max: 420 }).map((later) => addDays(on('2026-10-01'), later));
  const cap = fc.option(fc.integer({ min: 0, max: 7_200 }), { nil: undefined });
  const policy = fc
    .record({
      frequency: fc.constantFrom(
        { every: 'month', dayOfMonth: 1 } as const,
        { every: 'week', weekday: 'friday' } as const,
        { every: 'year', month: 1, dayOfMonth: 1 } as const,
        { every: 'year', month: 11, dayOfMonth: 20 } as const,
      ),
      yearBegins: fc.constantFrom(
        { month: 1, dayOfMonth: 1 },
        { month: 11, dayOfMonth: 20 },
        { month: 7, dayOfMonth: 1 },
      ),
      carry: cap,
      balance: cap,
      annual: cap,
      months: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    })
    .map(({ frequency, yearBegins, carry, balance, annual, months }): AccrualFacts['versions'] => [
      {
        from: on('2026-09-01'),
        rules: {
          accrual: {
            by: 'calendar',
            frequency,
            yearBegins,
            milestones: [
              {
                afterYears: 0,
                minutesPerYear: 4_800,
                ...(carry !== undefined && { carryOverCapMinutes: carry }),
                ...(balance !== undefined && { balanceCapMinutes: balance }),
                ...(annual !== undefined && { annualCapMinutes: annual }),
              },
            ],
          },
          waitingDays: 0,
          usableAfterDays: 0,
          ...(months !== undefined && { carriedLapsesAfterMonths: months }),
        },
      },
    ]);
  const leave = fc.record({ from: day, length: fc.integer({ min: 2, max: 12 }), answered: day });
  const leaves = fc.array(leave, { minLength: 1, maxLength: 3 });
  const span = ({ from, length }: { readonly from: PlainDate; readonly length: number }) =>
    Array.from({ length }, (_, index) => addDays(from, index));
  const end = on('2027-12-01');

  /** Rules run each week, each request is answered on its day, or on the last, and each adjustment is entered on its own. */
  const told = (
    versions: AccrualFacts['versions'],
    asked: readonly { readonly days: readonly PlainDate[]; readonly answered: PlainDate }[],
    adjustments: readonly { readonly date: PlainDate; readonly minutes: number; readonly entered: PlainDate }[] = [],
  ) => {
    const ledger = aLedger(versions);
    for (let today = on('2026-10-01'); today <= end; today = addDays(today, 7)) {
      const isOfWeek = (date: PlainDate) => addDays(today, -7) < date && date <= today;
      ledger.run(today);
      asked.forEach(({ days, answered }, index) => {
        if (isOfWeek(answered)) ledger.approve(String(index), days, today);
      });
      adjustments.forEach(({ date, minutes, entered }, index) => {
        if (isOfWeek(entered)) ledger.adjust(String(index), date, minutes, today);
      });
    }
    return ledger.run(end);
  };

  test('the same days come to the same balance in one request and in two', () => {
    fc.assert(
      fc.property(policy, leave, fc.integer({ min: 1, max: 11 }), (versions, one, cut) => {
        const days = span(one);
        const whole = told(versions, [{ days, answered: one.answered }]);
        const parts = [days.slice(0, cut), days.slice(cut)].map((part) => ({ days: part, answered: one.answered }));
        expect(told(versions, parts).balance()).toBe(whole.balance());
      }),
      { numRuns: 60 },
    );
  });

  test('whenever and in whatever order requests are answered, they come to the same balance', () => {
    fc.assert(
      fc.property(policy, leaves, (versions, all) => {
        const asked = all.map((one) => ({ days: span(one), answered: one.answered }));
        const early = asked.map(({ days }) => ({ days, answered: on('2026-10-01') }));
        expect(told(versions, asked).balance()).toBe(told(versions, early).balance());
      }),
      { numRuns: 100 },
    );
  });

  test('what is approved and taken back, whenever, comes to nothing', () => {
    fc.assert(
      fc.property(policy, leave, day, (versions, one, cancelled) => {
        const ledger = told(versions, []);
        const both = aLedger(versions);
        const [first, second] = one.answered < cancelled ? [one.answered, cancelled] : [cancelled, one.answered];
        both.run(first).approve('r', span(one), first).run(second).cancel('r', second).run(end);
        expect(both.balance()).toBe(ledger.balance());
      }),
      { numRuns: 100 },
    );
  });

  test('whenever and in whatever order adjustments are entered and requests answered, they come to the same balance', () => {
    const earned = fc
      .record({ balance: cap, annual: cap, carry: cap })
      .map(({ balance, annual, carry }): AccrualFacts['versions'] => [
        {
          from: on('2026-09-01'),
          rules: {
            accrual: {
              by: 'work',
              workedPerMinute: 30,
              ...(carry !== undefined && { carryOverCapMinutes: carry }),
              ...(balance !== undefined && { balanceCapMinutes: balance }),
              ...(annual !== undefined && { annualCapMinutes: annual }),
            },
            waitingDays: 0,
            usableAfterDays: 0,
          },
        },
      ]);
    const adjustments = fc.array(
      fc.record({
        date: day,
        minutes: fc.integer({ min: -3_000, max: 3_000 }).filter((minutes) => minutes !== 0),
        entered: day,
      }),
      { minLength: 1, maxLength: 4 },
    );
    const first = on('2026-10-01');
    fc.assert(
      fc.property(fc.oneof(policy, earned), adjustments, fc.array(leave, { maxLength: 2 }), (versions, all, taken) => {
        const asked = taken.map((one) => ({ days: span(one), answered: one.answered }));
        const late = told(versions, asked, all);
        const early = told(
          versions,
          asked.map(({ days }) => ({ days, answered: first })),
          all.map((one) => Object.assign({}, one, { entered: first })),
        );
        expect(late.balance()).toBe(early.balance());
      }),
      { numRuns: 200 },
    );
  });
});
