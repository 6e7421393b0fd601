import { describe, expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { dueEntries, type AccrualFacts, type DueEntry, type PostedEntry } from './due-entries.ts';
import type { AccrualRule, TimeOffRules } from './time-off-rules.ts';
import { rulesOf, type TimeOffVersion } from './time-off-versions.ts';

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
const facts = (accrual: AccrualRule, until: string, more: Partial<AccrualFacts> = {}): AccrualFacts => ({
  hiredOn: on('2025-03-05'),
  versions: [{ from: on('2026-01-01'), rules: rules(accrual) }],
  posted: [],
  worked: [],
  until: on(until),
  ...more,
});
const told = (entries: readonly DueEntry[]) => entries.map(({ on: date, minutes }) => [date, minutes]);
const entry = (date: string, minutes: number): PostedEntry => ({ on: on(date), minutes, period: null });

describe('what a calendar grants is due', () => {
  test('on each grant day from the beginning of the policy on, the last one included', () => {
    expect(told(dueEntries(facts(monthly, '2026-03-01')))).toEqual([
      ['2026-01-01', 200],
      ['2026-02-01', 200],
      ['2026-03-01', 200],
    ]);
  });

  test('in whole minutes, of which none is lost over a year', () => {
    const weekly: AccrualRule = {
      ...monthly,
      frequency: { every: 'week', weekday: 'monday' },
      milestones: [{ afterYears: 0, minutesPerYear: 4_800 }],
    };
    const year = dueEntries(
      facts(weekly, '2027-03-05', {
        hiredOn: on('2026-03-05'),
        versions: [{ from: on('2026-03-05'), rules: rules(weekly) }],
      }),
    );
    expect(new Set(year.map(({ minutes }) => minutes))).toEqual(new Set([92, 93]));
    expect(year.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(4_800);
  });

  test('by the milestone of that day', () => {
    const tenure: AccrualRule = {
      ...monthly,
      milestones: [
        { afterYears: 0, minutesPerYear: 2_400 },
        { afterYears: 1, minutesPerYear: 4_800 },
      ],
    };
    expect(told(dueEntries(facts(tenure, '2026-04-01')))).toEqual([
      ['2026-01-01', 200],
      ['2026-02-01', 200],
      ['2026-03-01', 200],
      ['2026-04-01', 400],
    ]);
  });

  test('after the days of waiting, and not before the first day at work', () => {
    const versions = [{ from: on('2026-01-01'), rules: rules(monthly, { waitingDays: 30 }) }];
    expect(told(dueEntries(facts(monthly, '2026-06-01', { hiredOn: on('2026-04-02'), versions })))).toEqual([
      ['2026-06-01', 200],
    ]);
  });

  test('up to the cap, and the day after some was taken again', () => {
    const capped: AccrualRule = {
      ...monthly,
      milestones: [{ afterYears: 0, minutesPerYear: 2_400, balanceCapMinutes: 300 }],
    };
    const posted = [entry('2026-03-10', -240)];
    expect(told(dueEntries(facts(capped, '2026-04-01', { posted })))).toEqual([
      ['2026-01-01', 200],
      ['2026-02-01', 100],
      ['2026-04-01', 200],
    ]);
  });

  test('by the rules of its own date, where a version follows another', () => {
    const double: AccrualRule = { ...monthly, milestones: [{ afterYears: 0, minutesPerYear: 4_800 }] };
    const versions = [
      { from: on('2026-02-15'), rules: rules(double) },
      { from: on('2026-01-01'), rules: rules(monthly) },
    ];
    expect(told(dueEntries(facts(monthly, '2026-03-01', { versions })))).toEqual([
      ['2026-01-01', 200],
      ['2026-02-01', 200],
      ['2026-03-01', 400],
    ]);
  });
});

describe('who is employed no more, or was suspended', () => {
  test('is given nothing after the last day, and keeps what the week of it earned', () => {
    expect(told(dueEntries(facts(monthly, '2026-06-01', { lastDay: on('2026-02-01') })))).toEqual([
      ['2026-01-01', 200],
      ['2026-02-01', 200],
    ]);
    const worked = [{ startsOn: on('2026-11-02'), minutes: 2_400 }];
    expect(told(dueEntries(facts(sick, '2026-11-16', { worked, lastDay: on('2026-11-04') })))).toEqual([
      ['2026-11-09', 80],
    ]);
    expect(dueEntries(facts(sick, '2026-11-16', { worked, lastDay: on('2026-11-01') }))).toEqual([]);
  });

  test('is not given afterwards what the calendar has not written before they came back', () => {
    const january = { on: on('2026-01-01'), minutes: 200, period: 'grant 2026-01-01' };
    const back = { posted: [january], suspensions: [{ from: on('2026-01-02'), back: on('2026-07-15') }] };
    expect(told(dueEntries(facts(monthly, '2026-09-01', back)))).toEqual([
      ['2026-08-01', 200],
      ['2026-09-01', 200],
    ]);
  });

  test('is given what was worked before, once they came back', () => {
    const worked = [{ startsOn: on('2026-06-01'), minutes: 2_400 }];
    expect(
      told(
        dueEntries(
          facts(sick, '2026-09-01', { worked, suspensions: [{ from: on('2026-01-02'), back: on('2026-07-15') }] }),
        ),
      ),
    ).toEqual([['2026-06-08', 80]]);
  });
});

describe('up front', () => {
  const upFront: AccrualRule = {
    by: 'calendar',
    frequency: { every: 'year', month: 1, dayOfMonth: 1 },
    milestones: [{ afterYears: 0, minutesPerYear: 4_800 }],
    prorateFirst: 'ahead',
  };
  const hired = (hiredOn: string, more: Partial<TimeOffRules> = {}): Partial<AccrualFacts> => ({
    hiredOn: on(hiredOn),
    versions: [{ from: on('2026-01-01'), rules: rules(upFront, more) }],
  });

  test('the first day gives what is left of the year, and each year the whole', () => {
    expect(told(dueEntries(facts(upFront, '2027-12-31', hired('2026-10-01'))))).toEqual([
      ['2026-10-01', 1_210],
      ['2027-01-01', 4_800],
    ]);
    expect(told(dueEntries(facts(upFront, '2027-12-31', hired('2027-01-01'))))).toEqual([['2027-01-01', 4_800]]);
  });

  test('days of waiting come before the first grant, which is for what is left of the year then', () => {
    expect(told(dueEntries(facts(upFront, '2027-12-31', hired('2027-01-01', { waitingDays: 181 }))))).toEqual([
      ['2027-07-01', Math.round((4_800 * 184) / 365)],
    ]);
  });

  test('a first day of work that is corrected gives the year that is under way no second time', () => {
    const before = dueEntries(facts(upFront, '2026-11-20', hired('2026-10-01')));
    const posted = before.map(({ on: date, minutes, period }) => ({ on: date, minutes, period }));
    expect(dueEntries(facts(upFront, '2026-11-20', { ...hired('2026-10-15'), posted }))).toEqual([]);
  });

  test('who was here before the policy began gets the next whole year', () => {
    expect(told(dueEntries(facts(upFront, '2027-01-01', { ...hired('2020-07-01') })))).toEqual([
      ['2026-01-01', 4_800],
      ['2027-01-01', 4_800],
    ]);
  });
});

describe('on the anniversary', () => {
  const carrying = (months?: number): Partial<AccrualFacts> => ({
    versions: [
      {
        from: on('2026-01-01'),
        rules: rules(
          { ...monthly, milestones: [{ afterYears: 0, minutesPerYear: 2_400, carryOverCapMinutes: 480 }] },
          months === undefined ? {} : { carriedLapsesAfterMonths: months },
        ),
      },
    ],
    posted: [entry('2026-01-01', 1_000)],
  });

  test('what is more than may be carried expires', () => {
    expect(told(dueEntries(facts(monthly, '2026-03-05', carrying())))).toEqual([
      ['2026-01-01', 200],
      ['2026-02-01', 200],
      ['2026-03-01', 200],
      ['2026-03-05', -1_120],
    ]);
  });

  test('what was carried lapses months later, but for what was taken of it', () => {
    const { posted = [], ...rest } = carrying(3);
    const lapsed = dueEntries(
      facts(monthly, '2026-06-05', { ...rest, posted: [...posted, entry('2026-05-04', -400)] }),
    );
    expect(lapsed.at(-1)).toEqual({ kind: 'expired', on: '2026-06-05', minutes: -80, period: 'lapse 2026-06-05' });
  });

  test('what was carried lapses also where another version began in between', () => {
    const { versions = [], ...rest } = carrying(3);
    const [first] = versions;
    if (first === undefined) throw new Error('there is no version');
    const later = { ...first, from: on('2026-04-15') };
    const lapsed = dueEntries(facts(monthly, '2026-06-05', { ...rest, versions: [first, later] }));
    expect(lapsed.at(-1)).toMatchObject({ kind: 'expired', on: '2026-06-05', minutes: -480 });
  });

  test('a year after it what was carried lapses, and nothing of what is carried then', () => {
    const expired = dueEntries(facts(monthly, '2027-03-05', carrying(12))).filter(
      ({ on: date }) => date === '2027-03-05',
    );
    expect(expired.map(({ period, minutes }) => [period, minutes])).toEqual([
      ['lapse 2027-03-05', -480],
      ['anniversary 2027-03-05', -1_920],
    ]);
  });

  test('a use that was revoked took nothing of what was carried', () => {
    const { posted = [], ...rest } = carrying(3);
    const back = { on: on('2026-05-04'), minutes: 400, period: null, kind: 'revoked' } as const;
    const lapsed = dueEntries(
      facts(monthly, '2026-06-05', { ...rest, posted: [...posted, entry('2026-05-04', -400), back] }),
    );
    expect(lapsed.at(-1)).toMatchObject({ kind: 'expired', minutes: -480 });
  });

  test('a use that was revoked and counts again took what it takes', () => {
    const { posted = [], ...rest } = carrying(3);
    const revoked = { on: on('2026-05-04'), period: null, kind: 'revoked' } as const;
    const turned = [entry('2026-05-04', -400), { ...revoked, minutes: 400 }, { ...revoked, minutes: -400 }];
    const lapsed = dueEntries(facts(monthly, '2026-06-05', { ...rest, posted: [...posted, ...turned] }));
    expect(lapsed.at(-1)).toMatchObject({ kind: 'expired', minutes: -80 });
  });
});

describe('where years begin on January 1', () => {
  const accrual: AccrualRule = {
    by: 'calendar',
    frequency: { every: 'year', month: 1, dayOfMonth: 1 },
    milestones: [{ afterYears: 0, minutesPerYear: 4_800, carryOverCapMinutes: 2_400 }],
    prorateFirst: 'ahead',
    yearBegins: { month: 1, dayOfMonth: 1 },
  };
  const since2020 = (months?: number): Partial<AccrualFacts> => ({
    hiredOn: on('2020-07-01'),
    versions: [
      {
        from: on('2027-01-01'),
        rules: rules(accrual, months === undefined ? {} : { carriedLapsesAfterMonths: months }),
      },
    ],
  });

  test('what is more than may be carried expires on that day, and nothing on the day of being hired', () => {
    expect(told(dueEntries(facts(accrual, '2028-12-31', since2020())))).toEqual([
      ['2027-01-01', 4_800],
      ['2028-01-01', -2_400],
      ['2028-01-01', 4_800],
    ]);
  });

  test('what is carried lapses so many months into the calendar year', () => {
    expect(told(dueEntries(facts(accrual, '2028-12-31', since2020(3)))).slice(1)).toEqual([
      ['2028-01-01', -2_400],
      ['2028-01-01', 4_800],
      ['2028-04-01', -2_400],
    ]);
  });
});

describe('what work earns is due', () => {
  test('once a week is over, an hour for thirty, no part of a minute lost', () => {
    const worked = [
      { startsOn: on('2026-11-02'), minutes: 2_415 },
      { startsOn: on('2026-11-09'), minutes: 2_415 },
    ];
    expect(told(dueEntries(facts(sick, '2026-11-16', { worked })))).toEqual([
      ['2026-11-09', 80],
      ['2026-11-16', 81],
    ]);
    expect(dueEntries(facts(sick, '2026-11-15', { worked }))).toHaveLength(1);
  });

  test('up to the cap', () => {
    const worked = [{ startsOn: on('2026-11-02'), minutes: 3_000 }];
    expect(told(dueEntries(facts(sick, '2026-11-09', { worked, posted: [entry('2026-01-01', 4_750)] })))).toEqual([
      ['2026-11-09', 50],
    ]);
  });
});

describe('a week goes by the rules in force on its first day, and none is lost', () => {
  const weekOf = (date: string) => ({ startsOn: on(date), minutes: 2_400 });
  const worked = ['2026-03-08', '2026-03-15', '2026-03-22'].map(weekOf);
  const everyWeek = [
    ['2026-03-15', 80],
    ['2026-03-22', 80],
    ['2026-03-29', 80],
  ];

  test.each([
    ['within a week', '2026-03-17'],
    ['as one ends', '2026-03-22'],
    ['as one begins', '2026-03-15'],
  ])('where another version begins %s', (_, from) => {
    const versions = [
      { from: on('2026-01-01'), rules: rules(sick) },
      { from: on(from), rules: rules(sick, { usableAfterDays: 90 }) },
    ];
    expect(told(dueEntries(facts(sick, '2026-03-29', { versions, worked })))).toEqual(everyWeek);
    expect(dueEntries(facts(sick, '2026-03-21', { versions, worked }))).toHaveLength(1);
  });

  test('where somebody moves within it to a home with rules of its own', () => {
    const versionOf = (locationId: string, workedPerMinute: number): TimeOffVersion => ({
      typeId: 'sick',
      startsOn: on('2026-01-01'),
      locationId,
      employeeId: null,
      rules: rules({ ...sick, workedPerMinute }),
    });
    const homes = { past: [{ untilOn: on('2026-03-15'), locationId: 'oakland' }], now: 'fresno' };
    const told40 = (perMinute: number) => {
      const versions = rulesOf([versionOf('oakland', 30), versionOf('fresno', perMinute)], 'sick', {
        employeeId: 'ana',
        homes,
      });
      return told(dueEntries(facts(sick, '2026-03-29', { versions, worked })));
    };
    expect(told40(30)).toEqual(everyWeek);
    expect(told40(60).map(([, minutes]) => minutes)).toEqual([80, 80, 40]);
  });
});
