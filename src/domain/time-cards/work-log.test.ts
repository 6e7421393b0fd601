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
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { payableWeek } from '../pay-rules/payable-week.ts';
import { federal, presets } from '../pay-rules/presets.ts';
import type { DatedRate } from '../pay-rules/week-question.ts';
import type { Punch } from '../time-clock/punch.ts';
import { timeEntries } from '../time-clock/time-entry.ts';
import { cardOfWeek } from './time-card.ts';
import { emptiedLog, workLogs } from './work-log.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const zone = parseZone('America/New_York') as Zone;
const until = startOfDate(addDays(monday, 30), zone);

/** Hours of each day from eight in the morning on, without a break. */
const worked = (...hours: readonly number[]): Punch[] =>
  hours.flatMap((each, day) => {
    const from = instantAt(addDays(monday, day), { hour: 8, minute: 0 }, zone);
    const to = addMilliseconds(from, each * 3_600_000);
    return [
      { id: `in${day}`, kind: 'clock_in' as const, punchedAt: from, sequence: 2 * day + 1 },
      { id: `out${day}`, kind: 'clock_out' as const, punchedAt: to, sequence: 2 * day + 2 },
    ];
  });

function logsOf(punches: readonly Punch[], policy: PayPolicy, rates: readonly DatedRate[]) {
  const pay = { rates };
  const question = { zone, startsOn: monday, policy, until, pay };
  const week = payableWeek(punches, question);
  return { week, logs: workLogs(cardOfWeek(timeEntries(punches), week, question), week, pay) };
}

const at20 = [{ from: addDays(monday, -30), ratePerHour: '20.00' }];

describe('the days of a week', () => {
  test('of 45 hours at 20.00: the last five hours carry the premium for overtime', () => {
    const { logs, week } = logsOf(worked(10, 10, 10, 10, 5), federal, at20);
    expect(logs.map(({ pay }) => pay?.cents)).toEqual([20_000, 20_000, 20_000, 20_000, 15_000]);
    expect(logs[4]).toMatchObject({ workedMinutes: 300, byMultiplier: { '1.5': 300 } });
    expect(week.pay?.grossCents).toBe(95_000);
  });

  test('with a rate that changes on Wednesday: each day is paid at its own', () => {
    const rates = [...at20, { from: addDays(monday, 2), ratePerHour: '21.37' }];
    const { logs } = logsOf(worked(8, 8, 8, 8), federal, rates);
    expect(logs.map(({ pay }) => pay?.cents)).toEqual([16_000, 16_000, 17_096, 17_096]);
  });

  test('before the first rate begins are paid nothing yet, and take nothing from those that have one', () => {
    const { logs, week } = logsOf(worked(10, 10, 10, 10, 10), federal, [
      { from: addDays(monday, 3), ratePerHour: '20.00' },
    ]);
    // 20 h at 20.00, and the half for the ten hours past 40.
    expect(week.pay?.grossCents).toBe(50_000);
    expect(logs.map(({ pay }) => pay?.cents ?? null)).toEqual([null, null, null, 20_000, 30_000]);
  });

  test('a day that owes for a missed meal carries that pay alone', () => {
    const { logs } = logsOf(worked(8, 4), presets.california, at20);
    expect(logs[0]?.pay?.lines.at(-1)).toStrictEqual({ kind: 'meal-premium', cents: 2_000 });
    expect(logs[1]?.pay?.lines).toStrictEqual([{ kind: 'straight-time', cents: 8_000, minutes: 240, rate: '20' }]);
  });

  test('with a premium of the policy say which one, and of how much', () => {
    const window = { start: { hour: 14, minute: 0 }, end: { hour: 22, minute: 0 } };
    const policy: PayPolicy = {
      ...federal,
      premiums: [{ code: 'late', windows: [window], partial: true, addPerHour: '2.00' }],
    };
    const { logs } = logsOf(worked(8, 4), policy, at20);
    expect(logs.map(({ pay }) => pay?.lines.slice(1))).toStrictEqual([
      [{ kind: 'earning', code: 'late', cents: 400 }],
      [],
    ]);
  });

  test('that somebody came for and left at once is one of them where it is paid', () => {
    const facts = new Map([[monday, { scheduledMinutes: 480 }]]);
    const pay = { rates: at20 };
    const question = { zone, startsOn: monday, policy: presets.california, until, facts, pay };
    const punches = worked(1 / 240);
    const week = payableWeek(punches, question);
    expect(workLogs(cardOfWeek(timeEntries(punches), week, question), week, pay)).toMatchObject([
      { date: monday, workedMinutes: 0, pay: { cents: 8_000 } },
    ]);
  });

  test('say of each line of hours how many the day has of it, and the exact rate at which they are paid', () => {
    const rates = [...at20, { from: addDays(monday, 4), ratePerHour: '21.37' }];
    const { logs } = logsOf(worked(10, 10, 10, 10, 5), federal, rates);
    // 40 h at 20.00 and 5 h at 21.37 are 906.85 for 45 h: 20 137/900 an hour.
    expect(logs[0]?.pay?.lines).toEqual([{ kind: 'straight-time', cents: 20_000, minutes: 600, rate: '20' }]);
    expect(logs[4]?.pay?.lines).toEqual([
      { kind: 'straight-time', cents: 10_685, minutes: 300, rate: '2137/100' },
      { kind: 'overtime-premium', multiplier: '1.5', cents: 5_038, minutes: 300, rate: '18137/1800' },
    ]);
  });

  test('have no more hours at a rate than it pays, where overtime is paid apart from it', () => {
    const policy = {
      ...federal,
      regularRate: { ...federal.regularRate, overtimeMethod: 'job-rate-regular-average-overtime' as const },
    };
    const { logs, week } = logsOf(worked(10, 10, 10, 10, 10), policy, at20);
    const minutesOf = (kind: string) =>
      logs
        .flatMap(({ pay }) => pay?.lines ?? [])
        .reduce((sum, line) => sum + (line.kind === kind ? (line.minutes ?? 0) : 0), 0);
    expect([minutesOf('straight-time'), minutesOf('overtime-hours')]).toEqual([2_400, 600]);
    expect(week.pay?.lines.map(({ minutes }) => minutes)).toEqual([2_400, 600]);
  });

  test('without a rate are payable days all the same, with nothing said of pay', () => {
    const question = { zone, startsOn: monday, policy: federal, until };
    const punches = worked(8);
    const week = payableWeek(punches, question);
    const logs = workLogs(cardOfWeek(timeEntries(punches), week, question), week, undefined);
    expect(logs).toMatchObject([{ date: monday, workedMinutes: 480, breakMinutes: 0, pay: null }]);
  });

  test('of paid time off without a rate are told with its minutes, also where nobody worked', () => {
    const facts = new Map([[addDays(monday, 1), { paidAbsenceMinutes: 480 }]]);
    const question = { zone, startsOn: monday, policy: federal, until, facts };
    const punches = worked(8);
    const week = payableWeek(punches, question);
    expect(workLogs(cardOfWeek(timeEntries(punches), week, question), week, undefined)).toMatchObject([
      { date: monday, workedMinutes: 480, leaveMinutes: 0, pay: null },
      { date: addDays(monday, 1), workedMinutes: 0, leaveMinutes: 480, pay: null },
    ]);
  });

  test('begin and end with the work on them, at midnight where it ran through', () => {
    const from = instantAt(monday, { hour: 22, minute: 0 }, zone);
    const to = instantAt(addDays(monday, 1), { hour: 6, minute: 0 }, zone);
    const night: Punch[] = [
      { id: 'a', kind: 'clock_in', punchedAt: from, sequence: 1 },
      { id: 'b', kind: 'clock_out', punchedAt: to, sequence: 2 },
    ];
    const midnight = startOfDate(addDays(monday, 1), zone);
    expect(logsOf(night, federal, at20).logs).toMatchObject([
      { date: monday, startedAt: from, finishedAt: midnight, workedMinutes: 120 },
      { date: addDays(monday, 1), startedAt: midnight, finishedAt: to, workedMinutes: 360 },
    ]);
  });
});

test('a day of which nothing is left says so, and that nothing is paid for it', () => {
  expect(emptiedLog(monday)).toEqual({
    date: monday,
    startedAt: null,
    finishedAt: null,
    breakMinutes: 0,
    workedMinutes: 0,
    byMultiplier: {},
    leaveMinutes: 0,
    pay: { lines: [], cents: 0 },
  });
});

describe('whatever was punched, and by whichever rules', () => {
  const cents = fc.integer({ min: 1, max: 99_999 }).map((each) => (each / 100).toFixed(2));
  const rates = fc
    .array(fc.tuple(fc.integer({ min: -7, max: 6 }), cents), { minLength: 1, maxLength: 3 })
    .map((all) => all.map(([day, ratePerHour]) => ({ from: addDays(monday, day), ratePerHour })));
  const all: readonly PayPolicy[] = Object.values(presets);
  const policy = fc.constantFrom(...all);
  /** Of a longer period a week has only its part. */
  const ofAWeek = fc.constantFrom(...all.filter(({ overtime }) => overtime.periodDays === undefined));

  test('the cents of the days add up to the gross of the week', () => {
    fc.assert(
      fc.property(aLedger(startOfDate(monday, zone)), ofAWeek, rates, (punches, rules, paid) => {
        const { week, logs } = logsOf(punches, rules, paid);
        const sum = logs.reduce((total, { pay }) => total + (pay?.cents ?? 0), 0);
        expect(sum).toBe(week.pay?.grossCents);
      }),
    );
  });

  test('the minutes of a day by multiplier add up to those worked', () => {
    fc.assert(
      fc.property(aLedger(startOfDate(monday, zone)), policy, (punches, rules) => {
        for (const { byMultiplier, workedMinutes } of logsOf(punches, rules, at20).logs) {
          expect(Object.values(byMultiplier).reduce((sum, each) => sum + each, 0)).toBe(workedMinutes);
        }
      }),
    );
  });
});
