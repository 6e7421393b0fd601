import { expect, test } from 'vitest';
import { instantAt, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import { mondayMidnight } from '../../../domain/pay-rules/pay-policy.ts';
import type { PunchKind } from '../../../domain/time-clock/punch.ts';
import { beyondWord } from './day-words.ts';
import { progressOf } from './progress.ts';
import { beyondOf, presentWeek, todayOf, weekOfReply, shownDays, type PresentWeek, type WeekPunch } from './week.ts';

const zone = 'America/New_York' as Zone;
const monday = '2026-11-16' as PlainDate;
const friday = '2026-11-20' as PlainDate;
const at = (date: PlainDate, time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantAt(date, { hour, minute }, zone);
};
let sequence = 0;
const punch = (date: PlainDate, kind: PunchKind, time: string, how: Partial<WeekPunch> = {}): WeekPunch => {
  sequence += 1;
  return { id: `p${sequence}`, kind, punchedAt: at(date, time), sequence, offline: false, waiting: false, ...how };
};
const ask = (punches: WeekPunch[]): PresentWeek => ({
  punches,
  zone,
  policy: {
    workweek: mondayMidnight,
    overtime: {
      weekly: [{ afterMinutes: 2_400, multiplier: '1.5' }],
      daily: [{ afterMinutes: 480, multiplier: '1.5' }],
    },
  },
  weeklyTargetMinutes: 3_000,
});
/** A day with a break and overtime. */
const sampleDay = (date: PlainDate) => [
  punch(date, 'clock_in', '8:30'),
  punch(date, 'break_start', '12:30'),
  punch(date, 'break_end', '13:30'),
  punch(date, 'clock_out', '18:00'),
];

test('the sample day shows 8.5 hours worked, 1 hour of break and half an hour of overtime', () => {
  const week = presentWeek(ask(sampleDay(friday)), at(friday, '18:30'));
  expect(todayOf(week, at(friday, '18:30'))).toMatchObject({
    workedMinutes: 510,
    breakMinutes: 60,
    overtimeMinutes: 30,
  });
  expect(week).toMatchObject({ startsOn: monday, endsOn: '2026-11-22', workedMinutes: 510 });
  expect(shownDays(week)).toHaveLength(1);
});

test('the overtime of the present week is that of its file and of past weeks: what is paid twice stands apart', () => {
  const asked = ask([...sampleDay(monday), punch(friday, 'clock_in', '6:00'), punch(friday, 'clock_out', '20:00')]);
  const double = { afterMinutes: 720, multiplier: '2' };
  const overtime = { ...asked.policy.overtime, daily: [...asked.policy.overtime.daily, double] };
  const week = presentWeek({ ...asked, policy: { ...asked.policy, overtime } }, at(friday, '20:30'));
  expect(beyondOf(week)).toEqual({ overtimeMinutes: 30 + 240, doubleMinutes: 120 });
  expect(week.sources).toEqual([{ rule: 'daily-overtime', afterMinutes: 480 }]);
  expect([week.days[0], week.days[4], undefined].map(beyondWord)).toEqual([
    'timeCards.overtime',
    'timeCards.overtimeAndDouble',
    'timeCards.overtime',
  ]);
});

test('a meal that was worked through is not taken off the present week either', () => {
  const meals = [
    {
      kind: 'auto-deduct' as const,
      afterWorkedMinutes: 360,
      minutes: 30,
      countPunched: false,
      employeeMayCancel: true,
    },
  ];
  const asked = ask(sampleDay(friday));
  const taking = { ...asked, policy: { ...asked.policy, workTime: { meals } } };
  const now = at(friday, '18:30');
  expect(presentWeek(taking, now).workedMinutes).toBe(480);
  expect(presentWeek({ ...taking, workedMeals: [{ date: friday, meals: [1] }] }, now).workedMinutes).toBe(510);
});

test('an open entry grows with the time, and its day knows what waits and what came offline', () => {
  const punches = [
    punch(friday, 'clock_in', '9:00', { offline: true }),
    punch(friday, 'break_start', '10:00', { waiting: true }),
  ];
  const today = todayOf(presentWeek(ask(punches), at(friday, '10:20')), at(friday, '10:20'));
  expect(today).toMatchObject({ workedMinutes: 60, breakMinutes: 20, open: true, offline: true, waiting: true });
});

test('a night through midnight gives each day its own part', () => {
  const thursday = '2026-11-19' as PlainDate;
  const week = presentWeek(
    ask([punch(thursday, 'clock_in', '22:00'), punch(friday, 'clock_out', '6:00')]),
    at(friday, '7:00'),
  );
  expect(shownDays(week).map(({ date, workedMinutes }) => [date, workedMinutes])).toEqual([
    [thursday, 120],
    [friday, 360],
  ]);
});

test('an offline punch marks the day that it lies on, not the other day of its night', () => {
  const thursday = '2026-11-19' as PlainDate;
  const week = presentWeek(
    ask([punch(thursday, 'clock_in', '22:00'), punch(friday, 'clock_out', '6:00', { offline: true })]),
    at(friday, '7:00'),
  );
  expect(shownDays(week).map(({ date, offline }) => [date, offline])).toEqual([
    [thursday, false],
    [friday, true],
  ]);
});

test('the server’s card and the one worked out here are drawn alike', () => {
  const here = presentWeek(ask(sampleDay(friday)), at(friday, '18:30'));
  const reply = {
    ...here,
    overtime: { weekly: [], daily: [] },
    serverNow: at(friday, '18:30'),
    days: here.days.map(({ ribbon, premiums, ...day }) => ({
      ...day,
      premiums: [...premiums],
      ribbon: ribbon.map(({ kind, span }) => ({ kind, ...span })),
    })),
  };
  const there = weekOfReply(reply);
  expect(there.days[4]).toMatchObject({ during: here.days[4]?.during, ribbon: here.days[4]?.ribbon });
});

test('paid time off counts before hours where the policy says so, and of itself it is none', () => {
  const asked = ask(sampleDay(friday));
  const { overtime } = asked.policy;
  const counting = { ...asked.policy, overtime: { ...overtime, countsPaidAbsence: true } };
  const paidAbsence = [{ date: monday, minutes: 2_400 }];
  const figures = (wish: PresentWeek) => {
    const { workedMinutes, overtimeMinutes } = presentWeek(wish, at(friday, '18:30'));
    return [workedMinutes, overtimeMinutes];
  };
  expect(figures({ ...asked, paidAbsence })).toEqual([510, 30]);
  expect(figures({ ...asked, policy: counting, paidAbsence })).toEqual([510, 510]);
});

test('a holiday and the minutes of a premium are shown while the week is under way', () => {
  const asked = ask(sampleDay(friday));
  const policy = {
    ...asked.policy,
    overtime: { weekly: [], daily: [], holiday: { tiers: [{ afterMinutes: 0, multiplier: '1.5' }] } },
    holidays: [{ code: 'founders', on: { month: 11, day: 20 }, observed: 'none' as const }],
    premiums: [
      {
        code: 'late',
        windows: [{ start: { hour: 17, minute: 0 }, end: { hour: 20, minute: 0 } }],
        partial: true,
        addPerHour: '1',
      },
    ],
  };
  expect(todayOf(presentWeek({ ...asked, policy }, at(friday, '18:30')), at(friday, '18:30'))).toMatchObject({
    isHoliday: true,
    overtimeMinutes: 510,
    premiums: [{ code: 'late', minutes: 60 }],
  });
});

test('the way to the target has a piece for each day, overtime apart', () => {
  const week = presentWeek(ask([...sampleDay(monday), ...sampleDay(friday)]), at(friday, '18:30'));
  const progress = progressOf(week, friday);
  expect(progress.parts).toEqual([
    { date: monday, kind: 'worked', percent: 16, today: false },
    { date: monday, kind: 'overtime', percent: 1, today: false },
    { date: friday, kind: 'worked', percent: 16, today: true },
    { date: friday, kind: 'overtime', percent: 1, today: true },
  ]);
  expect(progress.labels.map(({ date, minutes }) => [date, minutes])).toEqual([
    [monday, 510],
    [friday, 510],
  ]);
});

test('today has its label before it has hours, and a week beyond its target fills the bar', () => {
  const week = presentWeek(ask([]), at(friday, '8:00'));
  expect(progressOf(week, friday)).toMatchObject({ parts: [], labels: [{ date: friday, minutes: 0, today: true }] });
  const over = progressOf(
    { ...presentWeek(ask(sampleDay(friday)), at(friday, '18:30')), weeklyTargetMinutes: 255 },
    friday,
  );
  expect(over.parts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
});
