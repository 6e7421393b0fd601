import { describe, expect, test } from 'vitest';
import { ask, atRate, clock, ledger, monday, straight } from '../../../tests/world/payable-weeks.ts';
import { addDays, addMilliseconds, type Span } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import type { PayPolicy, Premium } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';
import type { DayFacts, PayFacts, WeekQuestion } from './week-question.ts';

const { california } = presets;
const lines = (punches: readonly Punch[], more: Partial<WeekQuestion> = {}, policy: PayPolicy = california) =>
  payableWeek(punches, ask(policy, { ...atRate('20.00'), ...more }))
    .pay?.lines.filter(({ kind }) => kind !== 'straight-time')
    .map((line) => [line.kind, line.cents, line.date].filter((each) => each !== undefined));

/** The press that is named by its place, some seconds sooner. */
const sooner = (punches: readonly Punch[], place: number, seconds: number) =>
  punches.map((punch, index) =>
    index === place ? { ...punch, punchedAt: addMilliseconds(punch.punchedAt, -seconds * 1_000) } : punch,
  );

describe('the place of a meal is measured by the hours worked', () => {
  const owed = (day: string) => lines(ledger(day))?.filter(([kind]) => kind === 'meal-premium');

  // Labor Code 512(a), Brinker 2012: before the end of the fifth hour of work; a rest of up to 20 minutes is work, 29 CFR 785.18.
  test.each([
    ['after 5:00, of which a rest of fifteen', '0 8:00 10:00-10:15 13:00-13:30 16:40', []],
    ['after 5:01, of which a rest of fifteen', '0 8:00 10:00-10:15 13:01-13:31 16:40', [['meal-premium', 2_000]]],
    ['after 5:00 and a pause of 21 minutes, which is no work', '0 8:00 10:00-10:21 13:21-13:51 16:40', []],
    ['the second after 10:00', '0 6:00 10:00-10:15 11:00-11:30 16:30-17:00 18:00', []],
    ['the second after 10:01', '0 6:00 10:00-10:15 11:00-11:30 16:31-17:01 18:00', [['meal-premium', 2_000]]],
  ])('%s', (_, day, expected) => {
    expect(owed(day)).toEqual(expected);
  });
});

describe('a meal is held against the punches as they were made', () => {
  const tens: PayPolicy = {
    ...california,
    workTime: {
      ...california.workTime,
      punchRounding: [{ targets: ['both'], intervalMinutes: 10, mode: 'nearest', graceMinutes: 0 }],
    },
  };
  const owed = (day: string) => lines(ledger(day), {}, tens)?.filter(([kind]) => kind === 'meal-premium');

  // Donohue v. AMN 2021: meal punches are not rounded.
  test.each([
    ['23 minutes that would count as thirty', '0 7:00 11:02-11:25 15:00', [['meal-premium', 2_000]]],
    ['begun after 5:06 that would count as 5:00', '0 6:58 12:04-12:40 15:00', [['meal-premium', 2_000]]],
    ['thirty minutes that would count as twenty', '0 7:00 11:04-11:34 15:00', []],
    ['begun after 4:56 that would count as 5:10', '0 7:09 12:05-12:45 15:00', []],
    ['none in 4:59 that would count as 5:10', '0 7:05 12:04', []],
    ['none in 5:01 that would count as 5:00', '0 7:00 12:01', [['meal-premium', 2_000]]],
    ['after a rest that rounding left nothing of', '0 7:00 9:01-9:04 12:01-12:31 15:00', [['meal-premium', 2_000]]],
    ['after a rest of fifteen minutes', '0 7:01 9:01-9:16 12:02-12:32 15:00', [['meal-premium', 2_000]]],
  ])('%s', (_, day, expected) => {
    expect(owed(day)).toEqual(expected);
  });
});

describe('a shift begins on one day', () => {
  const facts = new Map([0, 1].map((day) => [addDays(monday, day), { scheduledMinutes: 480 }]));

  test('a shift from twenty seconds before midnight owes one meal', () => {
    const punches = sooner(ledger('0 24:00 30:30'), 0, 20);
    expect(lines(punches)).toEqual([['meal-premium', 2_000]]);
  });

  test('a shift from twenty seconds before midnight does not stand in for the one of the day', () => {
    const night = sooner(ledger('0 24:00 28:00', '1 14:00 15:00'), 0, 20);
    expect(lines(night, { facts })?.filter(([kind]) => kind === 'reporting-time')).toEqual([
      ['reporting-time', 6_000, addDays(monday, 1)],
    ]);
  });
});

describe('work is held against the shift that was published, whichever side of midnight it begins on', () => {
  const during = (from: [number, string], to: [number, string]): Span => ({ from: clock(...from), to: clock(...to) });
  const tuesday = addDays(monday, 1);
  const published = new Map<typeof monday, DayFacts>([
    [tuesday, { scheduledMinutes: 480, scheduledDuring: [during([1, '0:00'], [1, '8:00'])] }],
  ]);
  const owed = (...days: string[]) =>
    lines(ledger(...days), { facts: published })?.filter(([kind]) => kind === 'reporting-time');

  // IWC orders, section 5(A): less than half of the scheduled work pays half of it.
  test.each([
    ['at midnight, sent home at one', ['1 0:00 1:00'], [['reporting-time', 6_000, tuesday]]],
    ['five minutes before, sent home at one', ['0 23:55 25:00'], [['reporting-time', 5_833, tuesday]]],
    ['five minutes before, and half of it worked', ['0 23:55 27:55'], []],
    ['five minutes before, sent home, and back at five for the rest', ['0 23:55 24:35', '1 5:00 8:20'], []],
    ['on Monday evening for something else', ['0 18:00 20:00'], []],
  ])('%s', (_, days, expected) => {
    expect(owed(...days)).toEqual(expected);
  });

  test('who comes before the week for its first shift is paid for it by the week of that shift', () => {
    const facts = new Map<typeof monday, DayFacts>([
      [monday, { scheduledMinutes: 480, scheduledDuring: [during([0, '0:00'], [0, '8:00'])] }],
    ]);
    const punches = ledger('-1 23:55 25:00');
    expect(lines(punches, { facts })).toEqual([['reporting-time', 5_833, monday]]);
    expect(lines(punches, { facts, startsOn: addDays(monday, -7) })).toEqual([]);
  });
});

describe('reporting time is paid at the regular rate', () => {
  const facts = new Map([[monday, { scheduledMinutes: 480 }]]);
  const owed = (ratePerHour: string, days: string[], policy: PayPolicy) =>
    lines(ledger(...days), { ...atRate(ratePerHour), facts }, policy)?.filter(([kind]) => kind === 'reporting-time');
  const windows = [{ start: { hour: 22, minute: 0 }, end: { hour: 6, minute: 0 } }];
  const night: PayPolicy = { ...california, premiums: [{ code: 'night', windows, partial: true, addPerHour: '2.00' }] };

  // IWC orders, section 5(A): "at the employee's regular rate of pay"; three hours beyond the one that was worked.
  test.each([
    ['an hour of the night at 22.00', ['0 22:00 23:00'], 6_600],
    ['an hour by day and one by night, 21.00 on the average', ['0 22:00 23:00', '1 9:00 10:00'], 6_300],
    ['an hour by day', ['0 9:00 10:00'], 6_000],
  ])('%s', (_, days, cents) => {
    expect(owed('20.00', days, night)).toEqual([['reporting-time', cents, monday]]);
  });

  test('and at no less than the rate of its day', () => {
    const rates = [
      { from: monday, ratePerHour: '20.00' },
      { from: addDays(monday, 1), ratePerHour: '10.00' },
    ];
    const paid = lines(ledger('0 9:00 10:00', '1 9:00 10:00'), { pay: { rates }, facts });
    expect(paid?.filter(([kind]) => kind === 'reporting-time')).toEqual([['reporting-time', 6_000, monday]]);
  });
});

describe('a second report of a day', () => {
  // IWC orders, section 5(B): two hours at least, where less was to do.
  test.each([
    ['an hour', ['0 8:00 12:00', '0 17:00 18:00'], [['reporting-time', 2_000, monday]]],
    ['two hours', ['0 8:00 12:00', '0 17:00 19:00'], []],
    ['an hour of another day', ['0 8:00 12:00', '1 17:00 18:00'], []],
    ['an hour after a pause, which is no second report', ['0 8:00 12:00', '0 13:00 14:00'], []],
    ['an hour after a night that came through midnight', ['-1 22:00 28:00', '0 17:00 18:00'], []],
  ])('of %s', (_, days, expected) => {
    const paid = lines(ledger(...days));
    expect(paid?.filter(([kind]) => kind === 'reporting-time')).toEqual(expected);
  });

  test('is promised nothing as long as it runs', () => {
    const punches = ledger('0 8:00 12:00', '0 17:00').slice(0, 3);
    const paid = lines(punches, { until: clock(0, '17:30') });
    expect(paid?.filter(([kind]) => kind === 'reporting-time')).toEqual([]);
  });

  test('is met by what the schedule promises, and both by a minimum shift', () => {
    const facts = new Map([[monday, { scheduledMinutes: 480 }]]);
    const punches = ledger('0 8:00 9:00', '0 17:00 18:00');
    const { reportingTime } = california;
    const policy: PayPolicy = { ...straight, ...(reportingTime && { reportingTime }) };
    expect(lines(punches, { facts }, policy)).toEqual([['reporting-time', 4_000, monday]]);
    const minimumShift = { minutes: 120, gapMinutes: 240 };
    expect(lines(punches, { facts }, { ...policy, minimumShift })).toEqual([
      ['minimum-shift', 2_000, monday],
      ['minimum-shift', 2_000, monday],
    ]);
  });
});

describe('a split day owes what its wages leave of the promise', () => {
  const split = (days: string[], ratePerHour: string, policy: PayPolicy = california) =>
    lines(ledger(...days), atRate(ratePerHour), policy)?.filter(([kind]) => kind === 'split-shift');

  // IWC orders, section 4(C); Aleman v. AirTouch 2012: all wages of the day, overtime among them.
  test('overtime of the day counts', () => {
    // 11 × 16.90 = 185.90; ten hours at 18.00 and two halves of it are 198.00.
    expect(split(['0 6:00 11:00', '0 13:00 18:00'], '18.00')).toEqual([]);
    // 185.90 less 16.90 × 11.
    expect(split(['0 6:00 11:00', '0 13:00 18:00'], '16.90')).toEqual([]);
    // 10 × 16.90 = 169.00; nine hours at 16.90 and a half are 160.55.
    expect(split(['0 6:00 10:30', '0 13:00 17:30'], '16.90')).toEqual([['split-shift', 845, monday]]);
  });

  // DLSE opinion letter 2002.12.11: what is longer than an hour is no bona fide meal period, however it was pressed.
  test.each([
    ['a break of four hours', ['0 8:00 11:00-15:00 18:00'], 1_690],
    ['clocking out for four hours', ['0 8:00 11:00', '0 15:00 18:00'], 1_690],
    ['a break of 1:01', ['0 8:00 11:00-12:01 15:01'], 1_690],
    ['a break of an hour', ['0 8:00 11:00-12:00 15:00'], undefined],
  ])('%s', (_, days, cents) => {
    expect(split(days, '16.90')).toEqual(cents === undefined ? [] : [['split-shift', cents, monday]]);
  });

  test('a break of an hour and a second is longer than an hour', () => {
    const punches = sooner(ledger('0 8:00 11:00-12:00 15:00'), 1, 1);
    expect(lines(punches, atRate('16.90'))?.filter(([kind]) => kind === 'split-shift')).toHaveLength(1);
  });

  test('what is paid of a long break is no gap', () => {
    const paidBreaks = { allowances: [{ afterWorkedMinutes: 0, minutes: 30 }], pooled: false };
    const policy: PayPolicy = { ...california, workTime: { ...california.workTime, mealFromMinutes: 120, paidBreaks } };
    expect(split(['0 8:00 11:00-12:30 15:00'], '16.90', policy)).toEqual([]);
    expect(split(['0 8:00 11:00-12:31 15:00'], '16.90', policy)).toEqual([['split-shift', 1_690, monday]]);
  });

  test('its reason tells the longest time between, whatever night or break lies before it', () => {
    const gap = (...days: string[]) =>
      payableWeek(ledger(...days), ask(california, atRate('16.90')))
        .reasons()
        .find(({ rule, date }) => rule === 'split-shift' && date === monday)?.parameters['gapMinutes'];
    expect(gap('0 8:00 10:00-10:30 12:00', '0 14:00 18:00')).toBe(120);
    expect(gap('-1 22:00 28:00', '0 10:00 12:00', '0 14:00 16:00')).toBe(120);
  });

  test('a premium for its hours counts', () => {
    const night: PayPolicy = {
      ...california,
      premiums: [
        {
          code: 'evening',
          windows: [{ start: { hour: 14, minute: 0 }, end: { hour: 22, minute: 0 } }],
          partial: true,
          addPerHour: '2.00',
        },
      ],
    };
    // An hour at 16.90 less four at 2.00.
    expect(split(['0 8:00 12:00', '0 14:00 18:00'], '16.90', night)).toEqual([['split-shift', 890, monday]]);
  });
});

describe('a multiple of the rate for certain hours', () => {
  const nightly = (multiplier: string, more: Partial<Premium> = {}): PayPolicy => {
    const windows = [{ start: { hour: 22, minute: 0 }, end: { hour: 6, minute: 0 } }];
    return { ...presets.federal, premiums: [{ code: 'night', windows, partial: true, multiplier, ...more }] };
  };
  const nights = ledger(...[0, 1, 2, 3, 4].map((day) => `${day} 22:00 32:00`));
  const due = (punches: readonly Punch[], policy: PayPolicy) =>
    payableWeek(punches, ask(policy, atRate('20.00'))).pay?.grossCents;

  // 29 CFR 778.207(b): a night differential is part of the rate. 1,000 + 400 + 10 × ½ × 28.00.
  test('is part of the regular rate at night', () => {
    expect(due(nights, nightly('1.5'))).toBe(154_000);
    expect(due(nights, nightly('1.49'))).toBe(153_120);
  });

  // 29 USC 207(e)(6) and (h): the 400.00 are more than the 100.00 of overtime.
  test('is credited against overtime where the policy says so, unless it is less than half on top', () => {
    expect(due(nights, nightly('1.5', { creditable: true }))).toBe(140_000);
    expect(due(nights, nightly('1.49', { creditable: true }))).toBe(153_120);
  });

  const weekend = (end: { hour: number; minute: number }, creditable?: boolean) =>
    nightly('1.5', {
      windows: [{ start: { hour: 0, minute: 0 }, end, weekdays: ['saturday', 'sunday'] }],
      ...(creditable === undefined ? {} : { creditable }),
    });
  const sixDays = ledger(...[0, 1, 2, 3, 4, 5].map((day) => `${day} 8:00 16:00`));

  // 48 hours, of which Saturday's eight earn 80.00 on top, which is all that eight hours of overtime earn.
  test('is credited for work on Saturdays and Sundays', () => {
    expect(due(sixDays, weekend({ hour: 0, minute: 0 }))).toBe(104_000);
    expect(due(sixDays, weekend({ hour: 23, minute: 59 }))).toBe(104_000);
    // (960.00 + 80.00) ÷ 48 ÷ 2 × 8 besides.
    expect(due(sixDays, weekend({ hour: 0, minute: 0 }, false))).toBe(112_667);
  });

  test('is not credited where a window of Sunday runs on into Monday', () => {
    const windows = [{ start: { hour: 8, minute: 0 }, end: { hour: 6, minute: 0 }, weekdays: ['saturday' as const] }];
    expect(due(sixDays, nightly('1.5', { windows }))).toBe(104_000);
    const runsOn = windows.map((window) =>
      Object.assign({}, window, { weekdays: ['saturday' as const, 'sunday' as const] }),
    );
    expect(due(sixDays, nightly('1.5', { windows: runsOn }))).toBe(112_667);
  });
});

describe('the hours of a premium', () => {
  const nightly = (more: Partial<Premium> = {}, policy: PayPolicy = presets.federal): PayPolicy => {
    const windows = [{ start: { hour: 22, minute: 0 }, end: { hour: 6, minute: 0 } }];
    return { ...policy, premiums: [{ code: 'night', windows, partial: true, addPerHour: '1.00', ...more }] };
  };
  const earned = (policy: PayPolicy, ...days: string[]) =>
    payableWeek(ledger(...days), ask(policy, atRate('20.00')))
      .pay?.lines.filter(({ code }) => code === 'night')
      .reduce((sum, { cents }) => sum + cents, 0);

  // 29 CFR 785.18: rests of up to 20 minutes are hours worked, in a premium's hours as in all others.
  test.each([
    ['a rest at midnight', ['0 22:00 24:00-24:15 30:00'], 800],
    ['a rest that midnight cuts', ['0 22:00 23:50-24:10 30:00'], 800],
    ['a rest that begins before the window', ['0 20:00 21:50-22:05 26:00'], 400],
    ['a pause that is longer than a rest', ['0 22:00 24:00-24:21 30:00'], 765],
    ['five nights of two rests', [0, 1, 2, 3, 4].map((day) => `${day} 22:00 24:00-24:15 27:00-27:15 30:00`), 4_000],
  ])('have %s in them', (_, days, cents) => {
    expect(earned(nightly(), ...days)).toBe(cents);
  });

  test('have the paid part of a longer break in them', () => {
    const paidBreaks = { allowances: [{ afterWorkedMinutes: 0, minutes: 10 }], pooled: false };
    const policy = nightly({}, { ...straight, workTime: { paidBreaks } });
    expect(earned(policy, '0 22:00 24:00-24:30 30:30')).toBe(767);
  });

  // A rest goes with the work before it, which counts whole or not at all.
  test.each([
    [['0 22:00 24:00-24:15 30:00'], 800],
    [['0 20:00 24:00-24:15 30:00'], 575],
    [['0 22:00 24:00-24:15 30:30'], 225],
    [['0 22:00 23:50-24:10 30:00'], 800],
  ])('of %j, where work counts whole or not at all, earn %d', (days, cents) => {
    expect(earned(nightly({ partial: false }), ...days)).toBe(cents);
  });

  test.each([
    ['at least four', { minMinutes: 240 }, ['0 20:00 25:00'], 400],
    ['at least four', { minMinutes: 240 }, ['0 20:00 28:00'], 600],
    ['at most four', { maxMinutes: 240 }, ['0 22:00 30:00'], 400],
    ['at most four', { maxMinutes: 240 }, ['0 22:00 30:00', '1 22:00 30:00'], 800],
    ['at least four, of two shifts that begin on a day', { minMinutes: 240 }, ['0 4:00 5:00', '0 21:00 23:00'], 400],
  ])('are %s of a night, whichever side of midnight they lie on', (_, limits, days, cents) => {
    expect(earned(nightly(limits), ...days)).toBe(cents);
    const byShift = {
      ...presets.federal,
      workTime: { ...presets.federal.workTime, dayAttribution: 'shift-start' as const },
    };
    expect(earned(nightly(limits, byShift), ...days)).toBe(cents);
  });

  test('of less than a minute earn no least, also where it lies before the end of a week', () => {
    const policy = nightly({ minMinutes: 240 });
    const of = (punches: ReturnType<typeof ledger>, startsOn: typeof monday) =>
      payableWeek(punches, ask(policy, { ...atRate('20.00'), startsOn })).pay?.lines.find(
        ({ code }) => code === 'night',
      )?.cents;
    const evening = sooner(ledger('0 14:00 22:01'), 1, 40);
    expect(of(evening, monday)).toBeUndefined();
    const sunday = sooner(ledger('6 24:00 25:00'), 0, 20);
    expect([of(sunday, monday), of(sunday, addDays(monday, 7))]).toEqual([undefined, 400]);
  });

  test('of a night through the end of a week are limited once for both weeks', () => {
    const policy = nightly({ minMinutes: 240 });
    const night = ledger('6 20:00 25:00');
    const of = (startsOn: typeof monday) =>
      payableWeek(night, ask(policy, { ...atRate('20.00'), startsOn })).pay?.lines.find(({ code }) => code === 'night')
        ?.cents;
    expect([of(monday), of(addDays(monday, 7))]).toEqual([300, 100]);
  });
});

describe('who has a salary and no rate an hour', () => {
  const pay: PayFacts = { rates: [], salary: { amount: '1000.00', period: 'weekly', covers: 'all-hours' } };
  const facts = new Map([[monday, { scheduledMinutes: 480 }]]);
  const night = { start: { hour: 22, minute: 0 }, end: { hour: 6, minute: 0 } };
  const { mealRest: _meals, ...withoutMeals } = california;
  const salary = ['salary', 100_000];

  test.each<[string, PayPolicy, Partial<Premium>]>([
    ['a multiple of a rate for the hours of a night', straight, { multiplier: '1.5' }],
    ['half of a schedule, or an hour for a day in halves', withoutMeals, {}],
    ['a least length of a shift', { ...straight, minimumShift: { minutes: 240, gapMinutes: 480 } }, {}],
  ])('is not owed %s', (_, policy, premium) => {
    const premiums = [{ code: 'night', windows: [night], partial: true, ...premium }];
    const days = ledger('0 8:00 9:00', '0 22:00 23:00');
    expect(lines(days, { pay, facts }, { ...policy, premiums })).toEqual([salary]);
  });

  test('is paid what a premium adds to each hour', () => {
    const premiums = [{ code: 'night', windows: [night], partial: true, addPerHour: '2.00' }];
    expect(lines(ledger('0 22:00 23:00'), { pay }, { ...straight, premiums })).toContainEqual(['earning', 200]);
  });
});
