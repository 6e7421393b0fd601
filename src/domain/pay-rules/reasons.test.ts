import { describe, expect, test } from 'vitest';
import { ask, atRate, everyDay, ledger, monday, straight } from '../../../tests/world/payable-weeks.ts';
import { addDays, addMilliseconds } from '../kernel/time.ts';
import { payableWorkweek } from '../time-cards/payable-workweek.ts';
import type { Punch } from '../time-clock/punch.ts';
import { californiaSchedule } from './california.ts';
import { ownSource } from './citation.ts';
import type { PayPolicy } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';
import type { WeekQuestion } from './week-question.ts';

describe('why', () => {
  const weekOf = () => payableWeek(everyDay('8:00 10:00-10:15 18:00'), ask(presets.california, atRate('20.00')));

  test('the reasons of a day add up to its minutes, in what was worked and in what is paid', () => {
    const week = weekOf();
    const reasons = week.reasons();
    for (const day of week.days) {
      const ofDay = reasons.filter((each) => each.date === day.date);
      const counted = ofDay.filter((each) => ['worked', 'short-rest'].includes(each.rule));
      const paid = ofDay.filter((each) => !counted.includes(each));
      for (const part of [counted, paid]) {
        expect(part.reduce((sum, each) => sum + (each.minutes ?? 0), 0)).toBe(day.workedMinutes);
      }
    }
  });

  test('each names the punches, the figures of its rule and where they stand', () => {
    expect(weekOf().reasons()).toContainEqual({
      rule: 'daily-overtime',
      date: monday,
      minutes: 120,
      punchIds: ['punch-0', 'punch-1', 'punch-2', 'punch-3'],
      parameters: { multiplier: '1.5', afterMinutes: 480, startsAtMinute: 480 },
      citation: { source: 'Labor Code 510(a)', since: '2000-01-01', asOf: '2026-11-21' },
    });
  });

  // 29 CFR 778.110 knows the half alone.
  test('a premium of twice the rate stands in the law that asks for it', () => {
    const long = payableWeek(everyDay('6:00 19:00'), ask(presets.california, atRate('20.00'))).reasons();
    const premiums = long.filter(({ rule }) => rule === 'overtime-premium');
    expect(premiums.map(({ parameters, citation }) => [parameters['multiplier'], citation?.source])).toEqual([
      ['1.5', 'Labor Code 510(a)'],
      ['2', 'Labor Code 510(a)'],
    ]);
    const ofTwice = Object.values<PayPolicy>(presets).filter(({ overtime }) =>
      JSON.stringify(overtime).includes('"2"'),
    );
    expect(ofTwice.length).toBeGreaterThan(0);
    expect(ofTwice.filter(({ citations }) => citations?.['overtime-premium']?.source.includes('29 CFR'))).toEqual([]);
  });

  test('the lines of pay add up to the gross', () => {
    const week = weekOf();
    const sum = week.reasons().reduce((total, each) => total + (each.cents ?? 0), 0);
    expect(sum).toBe(week.pay?.grossCents);
  });
});

describe('of several premiums', () => {
  const from = (hour: number, minute: number) => ({ start: { hour, minute }, end: { hour: 24 - hour, minute: 15 } });
  const policy: PayPolicy = {
    ...straight,
    premiums: [
      { code: 'late', windows: [from(18, 30)], partial: true, addPerHour: '2.00' },
      { code: 'evening', windows: [from(19, 0)], partial: true, multiplier: '1.5' },
      { code: 'twice', windows: [from(20, 0), from(22, 0)], partial: true, addPerHour: '1.00' },
    ],
    citations: { premium: { source: ownSource, asOf: '2026-11-28' } },
  };
  const told = () => payableWeek(ledger('0 18:00 22:00'), ask(policy, atRate('20.00'))).reasons();

  test('each says its own hours, and none that are several', () => {
    const windows = told()
      .filter(({ rule }) => rule === 'premium-window')
      .map(({ parameters }) => parameters);
    expect(windows).toEqual([
      { code: 'late', windowFromMinute: 1110, windowToMinute: 375 },
      { code: 'evening', windowFromMinute: 1140, windowToMinute: 315 },
      { code: 'twice' },
    ]);
  });

  test('each says what it adds itself, and where it stands', () => {
    const earned = told().filter(({ rule }) => rule === 'earning');
    expect(earned.map(({ parameters }) => parameters)).toStrictEqual([
      { code: 'late', withinMinutes: 210, addPerHour: '2.00' },
      { code: 'evening', withinMinutes: 180, times: '1.5' },
      { code: 'twice', withinMinutes: 120, addPerHour: '1.00' },
    ]);
    expect(earned.map(({ citation }) => citation?.source)).toEqual([ownSource, ownSource, ownSource]);
  });
});

describe('hours that are paid more say what their rule was held against', () => {
  /** Of the hours paid by a rule: after how many minutes, and what else it names. */
  const told = (rule: string, punches: readonly Punch[], policy: PayPolicy, more: Partial<WeekQuestion> = {}) =>
    payableWorkweek(punches, ask(policy, more))
      .reasons()
      .filter((each) => each.rule === rule && each.cents === undefined)
      .map(({ minutes, parameters }) => {
        const { afterMinutes, multiplier, startsAtMinute: _, ...others } = parameters;
        return [minutes, afterMinutes, multiplier, others];
      });
  const tiers = [
    { afterMinutes: 0, multiplier: '1.5' },
    { afterMinutes: 480, multiplier: '2' },
  ];
  const withOvertime = (overtime: Partial<PayPolicy['overtime']>): PayPolicy => ({
    ...straight,
    overtime: { ...straight.overtime, ...overtime },
  });

  test('which day in a row it is, and of the workweek', () => {
    const nth = { nthDay: 7, scope: 'workweek' };
    expect(told('consecutive-day', everyDay('8:00 17:00', 7), presets.california)).toEqual([
      [480, 0, '1.5', nth],
      [60, 480, '2', nth],
    ]);
  });

  test('and over how many hours of the week it holds, in Kentucky', () => {
    expect(told('consecutive-day', everyDay('8:00 15:00', 7), presets.kentucky)).toEqual([
      [420, 0, '1.5', { nthDay: 7, scope: 'workweek', periodOverMinutes: 2_400 }],
    ]);
  });

  test('which day of a run that goes on through weeks, also in the second week of a period', () => {
    const consecutiveDay = { nth: 6, scope: 'rolling', andAfter: true, tiers } as const;
    const policy = withOvertime({ consecutiveDay, periodDays: 14, periodStartsOn: monday });
    const run = everyDay('8:00 9:00', 9);
    const nth = (nthDay: number) => [60, 0, '1.5', { nthDay, scope: 'rolling' }];
    expect(told('consecutive-day', run, policy)).toEqual([nth(6), nth(7)]);
    expect(told('consecutive-day', run, policy, { startsOn: addDays(monday, 7) })).toEqual([nth(8), nth(9)]);
  });

  test('which worked day of the week it is, with or without a gap', () => {
    const policy = withOvertime({ nthWorkedDay: { nth: 2, tiers } });
    const days = ledger('0 8:00 9:00', '2 8:00 9:00', '4 8:00 9:00');
    expect(told('nth-worked-day', days, policy)).toEqual([
      [60, 0, '1.5', { nthDay: 2 }],
      [60, 0, '1.5', { nthDay: 3 }],
    ]);
  });

  test('which holiday it is, where the policy names it', () => {
    const own = { code: 'Founders', on: { month: 1, day: 12 }, observed: 'none' } as const;
    const policy = { ...withOvertime({ holiday: { tiers } }), holidays: [own] };
    const facts = new Map([[addDays(monday, 1), { holiday: true }]]);
    expect(told('holiday', everyDay('8:00 9:00', 2), policy, { facts })).toEqual([
      [60, 0, '1.5', { holiday: 'Founders' }],
      [60, 0, '1.5', {}],
    ]);
  });

  test('what was scheduled for the day by an alternative schedule, of which double time is another step', () => {
    const scheduledMinutesByDay = [0, 600, 0, 0, 0, 0, 0];
    const policy = withOvertime({ alternativeWorkweek: { ...californiaSchedule, scheduledMinutesByDay } });
    expect(told('alternative-schedule', ledger('1 6:00 19:00'), policy)).toEqual([
      [120, 600, '1.5', { scheduledMinutes: 600 }],
      [60, 720, '2', { scheduledMinutes: 600 }],
    ]);
    expect(told('unscheduled-day', ledger('2 6:00 15:00'), policy)).toEqual([
      [480, 0, '1.5', {}],
      [60, 480, '2', {}],
    ]);
  });

  test('how much time was made up', () => {
    const facts = new Map([[monday, { makeupMinutes: 60 }]]);
    expect(told('makeup-time', ledger('0 8:00 18:00'), presets.california, { facts })).toEqual([
      [60, 540, '1.5', { makeupMinutes: 60 }],
    ]);
  });

  test('that a day begins with the work of it, in Nevada', () => {
    expect(told('daily-overtime', ledger('0 8:00 17:00'), presets.nevada)).toEqual([
      [60, 480, '1.5', { countedFrom: 'shift-start' }],
    ]);
    expect(told('daily-overtime', ledger('0 8:00 17:00'), presets.alaska)).toEqual([[60, 480, '1.5', {}]]);
  });

  test('over which days hours are counted, where these are more than a week', () => {
    const policy = withOvertime({ weekly: [{ afterMinutes: 60, multiplier: '1.5' }], periodDays: 14 });
    const ofPeriod = { ...policy, overtime: { ...policy.overtime, periodStartsOn: monday } };
    const startsOn = addDays(monday, 7);
    expect(told('weekly-overtime', ledger('0 8:00 9:00', '7 8:00 9:00'), ofPeriod, { startsOn })).toEqual([
      [60, 60, '1.5', { periodDays: 14, periodStartsOn: monday }],
    ]);
    expect(told('weekly-overtime', everyDay('8:00 17:00'), presets.federal)).toEqual([[300, 2_400, '1.5', {}]]);
  });
});

test('the regular rate of who has a salary says how much that is', () => {
  const salary = { amount: '1000.00', period: 'weekly', covers: 2_400 } as const;
  const rate = payableWeek(everyDay('8:00 16:00'), ask(straight, { pay: { rates: [], salary } }))
    .reasons()
    .find(({ rule }) => rule === 'regular-rate');
  expect(rate?.parameters).toMatchObject({ rate: '25.0000', salary: '1000.0000' });
  // It is the week's, and rests on no punch of a day.
  expect(rate?.punchIds).toEqual([]);
});

describe('a day is told with the punches of the work on it', () => {
  test('also where that is no minute', () => {
    const [comes, goes] = ledger('0 8:00 8:00') as [Punch, Punch];
    const reasons = payableWeek(
      [comes, { ...goes, punchedAt: addMilliseconds(goes.punchedAt, 20_000) }],
      ask(straight),
    ).reasons();
    expect(reasons.map(({ rule, punchIds }) => [rule, punchIds])).toEqual([
      ['worked', ['punch-0', 'punch-1']],
      ['day-rounded', ['punch-0', 'punch-1']],
    ]);
  });

  const punchesOf = (words: readonly string[], day: number, policy: Partial<PayPolicy> = {}) =>
    payableWeek(ledger(...words), ask({ ...straight, ...policy }))
      .reasons()
      .find(({ rule, date }) => rule === 'worked' && date === addDays(monday, day))?.punchIds;

  test.each([
    [
      'of a night, on both its days',
      ['0 22:00 30:00'],
      [
        ['punch-0', 'punch-1'],
        ['punch-0', 'punch-1'],
      ],
    ],
    [
      'not those of work that ends as it begins',
      ['0 16:00 24:00', '1 0:00 8:00'],
      [
        ['punch-0', 'punch-1'],
        ['punch-2', 'punch-3'],
      ],
    ],
  ])('%s', (_, words, expected) => {
    expect([punchesOf(words, 0), punchesOf(words, 1)]).toEqual(expected);
  });

  test('also where they count as another moment', () => {
    const quarters = { targets: ['both'], intervalMinutes: 15, mode: 'nearest-whole-minute' } as const;
    const policy = { workTime: { punchRounding: [quarters] } };
    for (const words of ['0 8:03 16:00', '0 7:57 16:00'])
      expect(punchesOf([words], 0, policy)).toEqual(['punch-0', 'punch-1']);
  });

  test('of a night that nobody ended, up to its last punch', () => {
    const punches = ledger('0 22:00 25:00-26:00', '1 20:00 22:00').filter(({ kind }) => kind !== 'break_end');
    const told = payableWeek(punches, ask(straight)).reasons();
    expect(told.filter(({ rule }) => rule === 'worked').map(({ punchIds }) => punchIds)).toEqual([
      ['punch-0', 'punch-1'],
      ['punch-0', 'punch-1', 'punch-3', 'punch-4'],
    ]);
  });
});
