import { describe, expect, test } from 'vitest';
import { ask, atRate, clock, ledger, monday, straight } from '../../../tests/world/payable-weeks.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import type { PayPolicy } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';
import type { DayFacts, WeekQuestion } from './week-question.ts';

const { california } = presets;
const tuesday = addDays(monday, 1);
const lines = (days: readonly string[], more: Partial<WeekQuestion> = {}, policy: PayPolicy = california) =>
  payableWeek(ledger(...days), ask(policy, { ...atRate('20.00'), ...more }))
    .pay?.lines.filter(({ kind }) => kind !== 'straight-time')
    .map((line) => [line.kind, line.cents, line.date].filter((each) => each !== undefined));

/** What was published of Monday: hours past 24 are of the next day. */
const published = (...shifts: readonly (readonly [string, string])[]): ReadonlyMap<PlainDate, DayFacts> => {
  const scheduledDuring = shifts.map(([from, to]) => ({ from: clock(0, from), to: clock(0, to) }));
  const scheduledMinutes = scheduledDuring.reduce((sum, { from, to }) => sum + (to - from) / 60_000, 0);
  return new Map([[monday, { scheduledMinutes, scheduledDuring }]]);
};

describe('who comes a second time on a day', () => {
  // IWC orders, section 5(B): two hours at least for a second report.
  test('for another published shift is paid two hours at least', () => {
    const facts = published(['8:00', '12:00'], ['17:00', '21:00']);
    const paid = lines(['0 8:00 12:00', '0 17:00 18:00'], { facts });
    // Beside it, (5 + 1) × 16.90 − 100.00 for the day in two halves.
    expect(paid).toEqual([
      ['reporting-time', 2_000, monday],
      ['split-shift', 140, monday],
    ]);
  });

  test('for the rest of the same published shift was not called again', () => {
    expect(lines(['0 8:00 13:00-13:30 13:31', '0 18:00 19:00'], { facts: published(['8:00', '19:00']) })).toEqual([]);
  });

  test('for the rest of the second of two published shifts was not called a third time', () => {
    const facts = published(['6:00', '10:00'], ['14:00', '23:00']);
    expect(
      lines(
        ['0 6:00 10:00', '0 14:00 16:00', '0 20:00 21:00'],
        { facts },
        { ...california, splitShift: { gapOverMinutes: 600 } },
      ),
    ).toEqual([]);
  });
});

test('who comes after midnight, late for a shift of the evening, came for that one', () => {
  // Half of eight hours, less an hour and a half.
  expect(lines(['1 0:30 2:00'], { facts: published(['20:00', '28:00']) })).toEqual([['reporting-time', 5_000, monday]]);
});

test('hours that a short shift adds to one day are not taken from what another was promised', () => {
  const policy: PayPolicy = {
    ...straight,
    minimumShift: { minutes: 240, gapMinutes: 480 },
    reportingTime: { fraction: '0.5', minMinutes: 120, maxMinutes: 300, secondReportMinutes: 120 },
  };
  const facts = new Map([[monday, { scheduledMinutes: 600 }]]);
  expect(lines(['0 8:00 9:00', '1 8:00 9:00'], { facts }, policy)).toEqual([
    ['reporting-time', 2_000, monday],
    ['minimum-shift', 6_000, monday],
    ['minimum-shift', 6_000, tuesday],
  ]);
});

describe('hours that a short shift adds are not guaranteed a second time', () => {
  const shortShift = { minimumShift: { minutes: 240, gapMinutes: 480 } };
  const policy: PayPolicy = { ...california, ...shortShift };
  const publishedOn = (day: number, from: string, to: string): ReadonlyMap<PlainDate, DayFacts> => {
    const span = { from: clock(day, from), to: clock(day, to) };
    return new Map([
      [addDays(monday, day), { scheduledMinutes: (span.to - span.from) / 60_000, scheduledDuring: [span] }],
    ]);
  };

  test('where it began before the midnight at which it was due', () => {
    const facts = publishedOn(1, '0:00', '8:00');
    expect(lines(['0 23:55 25:00'], { facts }, policy)).toEqual([['minimum-shift', 5_833, monday]]);
  });

  test('where it began in the week before, which pays them', () => {
    const facts = publishedOn(0, '0:00', '8:00');
    expect(lines(['-1 23:55 25:00'], { facts }, policy)).toEqual([]);
    const before = { facts, startsOn: addDays(monday, -7) };
    expect(lines(['-1 23:55 25:00'], before, policy)).toEqual([['minimum-shift', 5_833, addDays(monday, -1)]]);
  });

  test('but are of another day, where another shift began that came for the next one', () => {
    // Of Monday's ten hours half are promised, and four were worked. What is added to the shift of midnight is of Tuesday, whose promise it keeps.
    const facts = new Map([...publishedOn(0, '8:00', '18:00'), ...publishedOn(1, '0:00', '8:00')]);
    const reportingTime = { fraction: '0.5', minMinutes: 120, maxMinutes: 300, secondReportMinutes: 120 };
    expect(lines(['0 8:00 12:00', '0 23:55 25:00'], { facts }, { ...straight, ...shortShift, reportingTime })).toEqual([
      ['reporting-time', 2_000, monday],
      ['minimum-shift', 5_833, monday],
    ]);
  });
});

describe('a day in two halves', () => {
  const split = (days: readonly string[], policy: PayPolicy = california) =>
    lines(days, atRate('16.90'), policy)?.filter(([kind]) => kind === 'split-shift');

  test('is one also where the halves are so far apart that they are two shifts', () => {
    expect(split(['0 6:00 10:00', '0 15:00 19:00'])).toEqual([['split-shift', 1_690, monday]]);
  });

  test('is one also after midnight, within a night', () => {
    expect(split(['0 22:00 26:00', '1 4:00 6:00'])).toEqual([['split-shift', 1_690, tuesday]]);
  });

  test('earns what is credited against overtime once', () => {
    const saturday = addDays(monday, 5);
    const windows = [
      {
        start: { hour: 8, minute: 0 },
        end: { hour: 9, minute: 0 },
        weekdays: ['saturday' as const, 'sunday' as const],
      },
    ];
    const policy = { ...california, premiums: [{ code: 'weekend', windows, partial: true, multiplier: '1.5' }] };
    // An hour at 16.90 less half of one.
    expect(split(['5 8:00 12:00', '5 14:00 18:00'], policy)).toEqual([['split-shift', 845, saturday]]);
  });

  test('owes nothing where no minimum wage is known', () => {
    const { minimumWages: _, ...unknown } = california;
    expect(split(['0 8:00 12:00', '0 14:00 18:00'], unknown)).toEqual([]);
  });
});

test('a premium of weekends and of nights is part of the rate, since not all of it is for weekends', () => {
  const day = { start: { hour: 0, minute: 0 }, end: { hour: 0, minute: 0 }, weekdays: ['saturday' as const] };
  const night = { start: { hour: 22, minute: 0 }, end: { hour: 6, minute: 0 } };
  const premiums = [{ code: 'odd', windows: [day, night], partial: true, multiplier: '1.5' }];
  const sixDays = ledger(...[0, 1, 2, 3, 4, 5].map((each) => `${each} 8:00 16:00`));
  const week = payableWeek(sixDays, ask({ ...presets.federal, premiums }, atRate('20.00')));
  // 960.00 and 80.00, and (1,040.00 ÷ 48 ÷ 2) × 8.
  expect(week.pay?.grossCents).toBe(112_667);
});

test('a day that is counted in another week owes nothing in this one', () => {
  const facts = new Map([[monday, { scheduledMinutes: 480 }]]);
  expect(lines(['0 8:00 9:00'], { facts })).toEqual([['reporting-time', 6_000, monday]]);
  expect(lines(['0 8:00 9:00'], { facts, elsewhere: new Set([monday]) })).toEqual([]);
});
