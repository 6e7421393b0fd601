import { describe, expect, test } from 'vitest';
import { ask, atRate, everyDay, ledger, monday, straight, clock } from '../../../tests/world/payable-weeks.ts';
import { addDays, addMilliseconds, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import type { PayPolicy } from './pay-policy.ts';
import { isHoliday } from './payable-day.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';

const hours = (split: ReadonlyMap<string, number>) =>
  Object.fromEntries([...split].map(([key, minutes]) => [key, minutes / 60]));

describe('from punches to minutes by multiplier', () => {
  test.each([
    ['federal', presets.federal, everyDay('8:00 18:00'), { 1: 40, 1.5: 10 }],
    ['no rules: all of it is straight time', straight, everyDay('8:00 18:00'), { 1: 50 }],
    ['federal, an hour for lunch', presets.federal, everyDay('8:00 12:00-13:00 17:00'), { 1: 40 }],
    ['federal, a rest of 20 minutes is worked', presets.federal, ledger('0 8:00 10:00-10:20 12:00'), { 1: 4 }],
    ['federal, a pause of 21 minutes is not', presets.federal, ledger('0 8:00 10:00-10:21 12:00'), { 1: 3.65 }],
    [
      'California, 13 hours',
      presets.california,
      ledger('0 6:00 11:00-11:30 15:00-15:30 20:00'),
      { 1: 8, 1.5: 4, 2: 1 },
    ],
    ['California, seven days of nine hours', presets.california, everyDay('8:00 17:00', 7), { 1: 40, 1.5: 22, 2: 1 }],
    ['Alaska, four days of ten', presets.alaska, everyDay('8:00 18:00', 4), { 1: 32, 1.5: 8 }],
    ['Colorado, 13 hours in a row through midnight', presets.colorado, ledger('0 18:00 31:00'), { 1: 12, 1.5: 1 }],
    ['Colorado, twelve of them', presets.colorado, ledger('0 18:00 30:00'), { 1: 12 }],
    [
      'Oregon, 12 hours a day for two days',
      presets['oregon-manufacturing'],
      everyDay('6:00 18:00', 2),
      { 1: 20, 1.5: 4 },
    ],
    ['Kentucky, seven days of five', presets.kentucky, everyDay('8:00 13:00', 7), { 1: 35 }],
    ['Kentucky, seven days of six', presets.kentucky, everyDay('8:00 14:00', 7), { 1: 36, 1.5: 6 }],
    ['Puerto Rico, nine hours', presets['puerto-rico'], ledger('0 8:00 17:00'), { 1: 8, 1.5: 1 }],
    ['Puerto Rico, seven days of five', presets['puerto-rico'], everyDay('8:00 13:00', 7), { 1: 30, 1.5: 5 }],
  ] as const)('%s', (_, policy, punches, expected) => {
    expect(hours(payableWeek(punches, ask(policy)).byMultiplier)).toEqual(expected);
  });

  test('a hospital counts eight a day and eighty in fourteen days', () => {
    const fortnight = everyDay('8:00 16:00', 14);
    expect(hours(payableWeek(fortnight, ask(presets['federal-hospital'])).byMultiplier)).toEqual({ 1: 80, 1.5: 32 });
  });

  test('Nevada asks for the rate before it counts the day', () => {
    const tenHours = ledger('0 8:00 18:00');
    expect(hours(payableWeek(tenHours, ask(presets.nevada, atRate('17.99'))).byMultiplier)).toEqual({ 1: 8, 1.5: 2 });
    expect(hours(payableWeek(tenHours, ask(presets.nevada, atRate('18.00'))).byMultiplier)).toEqual({ 1: 10 });
  });

  test('a lunch of five minutes less than a meal has only these taken off', () => {
    const { workTime } = presets.federal;
    const meals = [{ kind: 'auto-deduct' as const, afterWorkedMinutes: 360, minutes: 30, countPunched: true }];
    const policy: PayPolicy = { ...presets.federal, workTime: { ...workTime, meals } };
    const worked = ['12:20', '12:25', '12:30', '12:45'].map(
      (back) => payableWeek(ledger(`0 8:00 12:00-${back} 16:30`), ask(policy)).workedMinutes,
    );
    expect(worked).toEqual([480, 480, 480, 465]);
  });

  test('seconds are not lost at midnight: each date of a night is its own nearest minute', () => {
    const night = ledger('0 22:00 30:00').map((punch) =>
      Object.assign(punch, { punchedAt: addMilliseconds(punch.punchedAt, 30_000) }),
    );
    const { days, workedMinutes } = payableWeek(night, ask(presets.federal));
    expect(workedMinutes).toBe(481);
    expect(days.slice(0, 2).map((day) => day.workedMinutes)).toEqual([120, 361]);
  });

  test("New Year's Eve on a Sunday is kept in the year after", () => {
    const holiday = { code: 'eve', on: { month: 12, day: 31 }, observed: 'after' } as const;
    const kept = (date: string) =>
      isHoliday(parsePlainDate(date) as PlainDate, { ...straight, holidays: [holiday] }, {});
    expect(['2028-12-31', '2029-01-01', '2029-12-31'].map(kept)).toEqual([false, true, true]);
  });

  test('a run of days that goes on through weeks remembers the week before', () => {
    const rolling: PayPolicy = {
      ...straight,
      overtime: {
        ...straight.overtime,
        consecutiveDay: { nth: 3, scope: 'rolling', tiers: [{ afterMinutes: 0, multiplier: '1.5' }] },
      },
    };
    const punches = ledger('-2 8:00 9:00', '-1 8:00 9:00', '0 8:00 9:00', '1 8:00 9:00');
    expect(hours(payableWeek(punches, ask(rolling)).byMultiplier)).toEqual({ 1.5: 1, 1: 1 });
  });

  test('a holiday of the policy pays by its own tiers', () => {
    const policy: PayPolicy = {
      ...straight,
      overtime: { ...straight.overtime, holiday: { tiers: [{ afterMinutes: 0, multiplier: '2' }] } },
      holidays: [{ code: 'king', on: { month: 1, weekday: 'monday', nth: 2 }, observed: 'none' }],
    };
    expect(hours(payableWeek(everyDay('8:00 16:00', 2), ask(policy)).byMultiplier)).toEqual({ 2: 8, 1: 8 });
  });
});

describe('from minutes to pay', () => {
  const lines = (week: ReturnType<typeof payableWeek>) =>
    week.pay?.lines.map((line) => [line.code ?? line.kind, line.cents]);

  test('overtime is a premium on top of straight time', () => {
    const week = payableWeek(everyDay('8:00 18:00'), ask(presets.federal, atRate('20.00')));
    expect(lines(week)).toEqual([
      ['straight-time', 100_000],
      ['overtime-premium', 10_000],
    ]);
    expect(week.pay?.grossCents).toBe(110_000);
  });

  test('a rate that changes in mid-week makes an average for the overtime', () => {
    const rates = [
      { from: addDays(monday, -30), ratePerHour: '20.00' },
      { from: addDays(monday, 2), ratePerHour: '22.00' },
    ];
    const week = payableWeek(everyDay('8:00 18:00'), ask(presets.federal, { pay: { rates } }));
    // 20 h at 20.00, 30 h at 22.00: 1,060.00 / 50 = 21.20, and half of it for ten hours.
    expect(lines(week)).toEqual([
      ['straight-time', 40_000],
      ['straight-time', 66_000],
      ['overtime-premium', 10_600],
    ]);
  });

  test('a night differential raises the regular rate', () => {
    const policy: PayPolicy = {
      ...presets.federal,
      premiums: [
        {
          code: 'night',
          windows: [{ start: { hour: 16, minute: 0 }, end: { hour: 6, minute: 0 } }],
          partial: true,
          addPerHour: '1.00',
        },
      ],
    };
    const week = payableWeek(everyDay('8:00 18:00'), ask(policy, atRate('20.00')));
    // (1,000.00 + 10.00) / 50 = 20.20, half of it for ten hours.
    expect(lines(week)).toEqual([
      ['straight-time', 100_000],
      ['overtime-premium', 10_100],
      ['night', 1_000],
    ]);
  });

  test('California owes an hour for a meal that came too late, and says so', () => {
    const week = payableWeek(ledger('0 8:00 13:01-13:31 16:30'), ask(presets.california, atRate('20.00')));
    expect(lines(week)).toEqual([
      ['straight-time', 16_000],
      ['meal-premium', 2_000],
    ]);
    expect(week.exceptions).toEqual([{ kind: 'missed_meal', date: monday }]);
    expect(lines(payableWeek(ledger('0 8:00 13:00-13:30 16:30'), ask(presets.california, atRate('20.00'))))).toEqual([
      ['straight-time', 16_000],
    ]);
  });

  test('California owes an hour for rests that were not given, and says so', () => {
    const facts = new Map([[monday, { restsProvided: 0 }]]);
    const punches = ledger('0 8:00 12:00-12:30 16:30', '1 8:00 12:00-12:30 16:30');
    const week = payableWeek(punches, ask(presets.california, { ...atRate('20.00'), facts }));
    expect(lines(week)).toEqual([
      ['straight-time', 32_000],
      ['rest-premium', 2_000],
    ]);
    expect(week.exceptions).toEqual([{ kind: 'missed_rest', date: monday }]);
  });

  test('a shift longer than the policy believes is no hours, and says so', () => {
    const policy: PayPolicy = { ...presets.federal, workTime: { maxShiftMinutes: 960 } };
    const week = payableWeek(ledger('0 1:00 17:01'), ask(policy, atRate('20.00')));
    expect(week.exceptions).toEqual([{ kind: 'impossible_shift', at: clock(0, '1:00') }]);
    expect(week.pay?.grossCents).toBe(0);
  });

  test('a run of days that goes on through weeks is counted from the week before', () => {
    const seventh = { nth: 7, scope: 'rolling' as const, tiers: [{ afterMinutes: 0, multiplier: '1.5' }] };
    const policy: PayPolicy = { ...presets.federal, overtime: { weekly: [], daily: [], consecutiveDay: seventh } };
    const days = ['-6', '-5', '-4', '-3', '-2', '-1', '0'].map((day) => `${day} 8:00 12:00`);
    const paid = (worked: readonly string[]) =>
      Object.fromEntries(payableWeek(ledger(...worked), ask(policy)).byMultiplier);
    expect(paid(days)).toEqual({ 1.5: 240 });
    expect(paid(days.toSpliced(5, 1))).toEqual({ 1: 240 });
  });

  test('a salary pays the hours that it covers, whatever rate an hour is known', () => {
    const salary = { amount: '1000.00', period: 'weekly' as const, covers: 2_400 };
    const { pay } = atRate('20.00');
    const week = payableWeek(everyDay('8:00 16:00'), ask(presets.federal, { pay: { ...pay, salary } }));
    expect(lines(week)).toEqual([
      ['salary', 100_000],
      ['hours-beyond-salary', 0],
    ]);
  });

  const sundayTimes = (multiplier: string): PayPolicy => ({
    ...presets.federal,
    premiums: [
      {
        code: 'sunday',
        windows: [{ start: { hour: 6, minute: 0 }, end: { hour: 22, minute: 0 }, weekdays: ['sunday'] }],
        partial: true,
        multiplier,
      },
    ],
  });

  test.each([
    // 8 h of overtime are due 80.00, and Sunday has paid them (29 USC 207(h)(2)).
    ['1.5', 96_000 + 8_000],
    // Less than half on top is pay like any other: (960.00 + 64.00) / 48 = 21.33…, half of it for 8 h is 85.33.
    ['1.4', 96_000 + 6_400 + 8_533],
  ])('Sundays at %s times the rate are credited from half on top', (multiplier, grossCents) => {
    const punches = ledger(...[0, 1, 2, 3, 4, 6].map((day) => `${day} 8:00 16:00`));
    expect(payableWeek(punches, ask(sundayTimes(multiplier), atRate('20.00'))).pay?.grossCents).toBe(grossCents);
  });

  test('California pays an hour for a day in two halves, unless what lies between was a meal', () => {
    const paid = (...days: string[]) => {
      const week = payableWeek(ledger(...days), ask(presets.california, atRate('16.90')));
      return lines(week)?.filter(([name]) => name === 'split-shift');
    };
    expect(paid('0 8:00 12:00', '0 14:00 18:00')).toEqual([['split-shift', 1_690]]);
    expect(paid('0 8:00 12:00', '0 13:00 17:00')).toEqual([]);
    expect(paid('0 8:00 12:00-13:00 17:00')).toEqual([]);
    expect(paid('0 8:00 12:00-14:00 18:00')).toEqual([['split-shift', 1_690]]);
    expect(paid('0 8:00 12:00', '1 14:00 18:00')).toEqual([]);
  });

  test('a shift of at least four hours is paid where that was promised', () => {
    const policy: PayPolicy = { ...presets.federal, minimumShift: { minutes: 240, gapMinutes: 480 } };
    const week = payableWeek(ledger('0 6:00 8:00', '1 6:00 10:00', '2 23:00 25:30'), ask(policy, atRate('20.00')));
    expect(lines(week)).toEqual([
      ['straight-time', 17_000],
      ['minimum-shift', 4_000],
      ['minimum-shift', 3_000],
    ]);
  });

  test('a shift soon after the last one of the week before is no new one', () => {
    const minimumShift = { minutes: 240, gapMinutes: 480 };
    const policy: PayPolicy = { ...straight, minimumShift };
    const added = (...days: string[]) =>
      payableWeek(ledger(...days), ask(policy, atRate('20.00'))).pay?.lines.filter(
        ({ kind }) => kind === 'minimum-shift',
      );
    expect(added('-1 20:00 23:30', '0 5:00 6:00')).toEqual([]);
    expect(added('-1 18:00 21:00', '0 5:00 6:00')).toMatchObject([{ minutes: 180, date: monday }]);
  });

  test('California pays half a schedule to who was sent home', () => {
    const facts = new Map([[monday, { scheduledMinutes: 480 }]]);
    const week = payableWeek(ledger('0 8:00 9:00'), ask(presets.california, { ...atRate('20.00'), facts }));
    expect(lines(week)).toEqual([
      ['straight-time', 2_000],
      ['reporting-time', 6_000],
    ]);
  });

  test('a shift through midnight is one shift: as long as it promises, it is paid nothing on top', () => {
    const policy: PayPolicy = { ...straight, minimumShift: { minutes: 240, gapMinutes: 480 } };
    const paid = (...days: string[]) => lines(payableWeek(ledger(...days), ask(policy, atRate('20.00'))));
    expect(paid('0 22:00 30:00')).toEqual([['straight-time', 16_000]]);
    expect(paid('0 22:00 25:00')).toEqual([
      ['straight-time', 6_000],
      ['minimum-shift', 2_000],
    ]);
    // It began on the Sunday before, and is that week's to top up.
    expect(paid('-1 23:00 25:00')).toEqual([['straight-time', 2_000]]);
    // Five hours after the night shift is too soon for a minimum of its own, though another day.
    expect(paid('0 22:00 30:00', '1 11:00 12:00')).toEqual([['straight-time', 18_000]]);
  });

  test('California holds a night shift against its schedule whole, and finds no split shift between two of them', () => {
    const scheduledMinutes = 450;
    const facts = new Map([0, 1].map((day) => [addDays(monday, day), { scheduledMinutes }]));
    const owed = (...days: string[]) => {
      const week = payableWeek(ledger(...days), ask(presets.california, { ...atRate('16.90'), facts }));
      return lines(week)?.filter(([name]) => name === 'reporting-time' || name === 'split-shift');
    };
    const half = scheduledMinutes / 2;
    expect(owed('0 22:00 26:00-26:30 30:00', '1 22:00 26:00-26:30 30:00')).toEqual([]);
    // Sent home at midnight: two hours of three and three quarters.
    expect(owed('0 22:00 24:00')).toEqual([['reporting-time', Math.round(((half - 120) * 1_690) / 60)]]);
    // What came through midnight does not stand in for the shift of the day, of which one hour was worked.
    expect(owed('0 22:00 30:00', '1 14:00 15:00')).toEqual([
      ['reporting-time', Math.round(((half - 60) * 1_690) / 60)],
    ]);
    // Whoever never came to the second shift is owed nothing for coming.
    expect(owed('0 22:00 30:00')).toEqual([]);
    expect(owed('0 22:00 28:00', '1 10:00 12:00', '1 14:00 16:00')).toEqual([['split-shift', 1_690]]);
  });

  test('a shift is as long as it was worked, and hours that it adds are not guaranteed again for the day', () => {
    const minimumShift = { minutes: 240, gapMinutes: 480 };
    const paid = (policy: PayPolicy, day: string) =>
      lines(payableWeek(ledger(day), ask(policy, { ...atRate('20.00'), facts })));
    const facts = new Map([[monday, { scheduledMinutes: 600 }]]);
    expect(paid({ ...straight, minimumShift }, '0 8:00 9:00-9:30 11:00')).toEqual([
      ['straight-time', 5_000],
      ['minimum-shift', 3_000],
    ]);
    const reportingTime = { fraction: '0.5', minMinutes: 120, maxMinutes: 300, secondReportMinutes: 120 };
    const both = { ...straight, minimumShift, reportingTime };
    expect(paid(both, '0 8:00 9:00')).toEqual([
      ['straight-time', 2_000],
      ['reporting-time', 2_000],
      ['minimum-shift', 6_000],
    ]);
  });

  test('work that is cut at midnight is in a window whole or not at all, where parts do not count', () => {
    const until = (end: number) => ({ start: { hour: 18, minute: 0 }, end: { hour: end, minute: 0 } });
    const policy = (end: number): PayPolicy => ({
      ...straight,
      premiums: [{ code: 'night', windows: [until(end)], partial: false, addPerHour: '1.00' }],
    });
    const night = (end: number) => lines(payableWeek(ledger('0 22:00 26:00'), ask(policy(end), atRate('20.00'))));
    expect(night(0)).toEqual([['straight-time', 8_000]]);
    expect(night(2)).toEqual([
      ['straight-time', 8_000],
      ['night', 400],
    ]);
  });

  test('California pays an hour at the minimum wage for a split day near it', () => {
    const week = payableWeek(ledger('0 8:00 11:00', '0 14:00 17:00'), ask(presets.california, atRate('17.00')));
    // 7 × 16.90 − 6 × 17.00
    expect(lines(week)).toContainEqual(['split-shift', 1_630]);
  });

  test('a salary for all hours pays half of the rate for overtime', () => {
    const salary = { amount: '600.00', period: 'weekly', covers: 'all-hours' } as const;
    const week = payableWeek(everyDay('8:00 18:00'), ask(presets.federal, { pay: { rates: [], salary } }));
    expect(lines(week)).toEqual([
      ['salary', 60_000],
      ['overtime-premium', 6_000],
    ]);
  });
});
