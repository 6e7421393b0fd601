import { expect, test } from 'vitest';
import { answer } from './answer.ts';

const at = (time: string) => `2026-01-05T${time}`;
const fortyFive = (code: string, flatSum?: boolean) => ({
  segments: [{ minutes: 2700, rate: '20.00' }],
  earnings: [{ code, amount: '100.00', ...(flatSum === undefined ? {} : { flatSum }) }],
});
const newYork = { timezone: 'America/New_York', policy: {} };

/** What no published case of ours says: nothing worked, nothing paid, nothing named, and the edges of a day. */
test.each<[kind: string, input: Record<string, unknown>, expected: Record<string, unknown>]>([
  ['week-pay', { segments: [{ minutes: 0, rate: '20' }] }, { regularRate: '0.00', grossCents: 0 }],
  ['week-pay', { segments: [{ minutes: 2700, rate: '0' }] }, { overtimeMinutes: 300, grossCents: 0 }],
  ['week-pay', { segments: [], earnings: [{ code: 'bonus', amount: '100' }] }, { grossCents: 100_00 }],
  ['week-pay', { segments: [{ minutes: 2400 }], salary: { amount: '800' } }, { regularRate: '20.00' }],
  // Alvarado v. Dart Container: 45 × 20.00 + 100.00 + 5 × 10.00, and 100.00 ÷ 40 × 1.5 × 5.
  [
    'week-pay',
    { ...fortyFive('attendance_bonus'), jurisdiction: 'US-CA' },
    { regularRate: '22.50', grossCents: 106875 },
  ],
  ['week-pay', { ...fortyFive('flat_sum'), jurisdiction: 'US-CA' }, { overtimePayCents: 16875, grossCents: 106875 }],
  [
    'week-pay',
    { ...fortyFive('Attendance bonus'), overtimeMethod: 'rate-times-hours', jurisdiction: 'US-CA' },
    { grossCents: 106875 },
  ],
  ['week-pay', { ...fortyFive('production_bonus'), jurisdiction: 'US-CA' }, { grossCents: 105556 }],
  ['week-pay', { ...fortyFive('inflation_adjustment'), jurisdiction: 'US-CA' }, { grossCents: 105556 }],
  ['week-pay', { ...fortyFive('bonus', true), jurisdiction: 'US-CA' }, { grossCents: 106875 }],
  ['week-pay', fortyFive('attendance_bonus', true), { regularRate: '22.22', grossCents: 105556 }],
  // Half a day within a leave, and half of a day on which nobody works.
  ['leave-days', { start: '2026-03-02', end: '2026-03-06', halfDayOn: '2026-03-04' }, { days: 4.5 }],
  [
    'leave-days',
    {
      start: '2026-03-06',
      end: '2026-03-09',
      nonWorkingWeekdays: ['saturday', 'sunday'],
      halfDays: ['2026-03-07', '2026-03-09'],
    },
    { days: 1.5 },
  ],
  [
    'leave-overlap',
    {
      existing: { start: '2015-04-09', end: '2015-04-10', startPart: 'pm' },
      request: { start: '2015-04-08', end: '2015-04-09', endPart: 'am' },
    },
    { clash: false },
  ],
  [
    'leave-overlap',
    {
      existing: { start: '2015-04-09', end: '2015-04-10', startPart: 'pm' },
      request: { start: '2015-04-08', end: '2015-04-09', endPart: 'pm' },
    },
    { clash: true },
  ],
  ['overtime-split', { days: [] }, { byMultiplier: {}, perDay: [] }],
  ['overtime-split', { days: [{ minutes: 3000 }], overtime: {} }, { byMultiplier: { 1: 3000 } }],
  ['overtime-split', { jurisdiction: 'US-WA', days: [{ minutes: 2460 }] }, { byMultiplier: { 1: 2400, 1.5: 60 } }],
  ['overtime-split', { jurisdiction: 'US-TX', days: [{ minutes: 2460 }] }, { byMultiplier: { 1: 2400, 1.5: 60 } }],
  // Ten hours a day are the rule of manufacturing (ORS 652.020); elsewhere in Oregon there is the week alone (ORS 653.261).
  ['overtime-split', { jurisdiction: 'US-OR', days: [{ minutes: 720 }] }, { byMultiplier: { 1: 720 } }],
  ['overtime-split', { jurisdiction: 'US-OR', days: [{ minutes: 2460 }] }, { byMultiplier: { 1: 2400, 1.5: 60 } }],
  ['overtime-split', { jurisdiction: 'US-CA', days: [{ minutes: 720 }] }, { byMultiplier: { 1: 480, 1.5: 240 } }],
  ['overtime-split', { jurisdiction: 'US-CA', days: [{ minutes: 721 }] }, { byMultiplier: { 1: 480, 1.5: 240, 2: 1 } }],
  ['time-card', { ...newYork, segments: [] }, { workedMinutes: 0, perDate: {} }],
  ['time-card', { ...newYork, segments: [{ in: at('22:00'), out: at('06:00') }] }, { rejectedSegments: 1 }],
  ['time-card', { ...newYork, segments: [{ in: at('08:00'), out: at('08:00') }] }, { rejectedSegments: 1 }],
  [
    'time-card',
    {
      ...newYork,
      segments: [
        { in: at('11:59'), out: at('13:00') },
        { in: at('08:00'), out: at('12:00') },
        { in: at('12:00'), out: at('14:00') },
      ],
    },
    { workedMinutes: 360, rejectedSegments: 1 },
  ],
  [
    'time-card',
    { ...newYork, segments: [{ in: '2026-03-08T02:30', out: '2026-03-08T10:00' }] },
    { workedMinutes: 390, punches: [['03:30:00', '10:00:00']] },
  ],
  [
    'time-card',
    { ...newYork, segments: [{ in: '2026-10-31T22:00', out: '2026-11-01T06:00' }] },
    { workedMinutes: 540 },
  ],
  ['punch-rounding', { time: '23:58', intervalMinutes: 15, mode: 'nearest' }, { rounded: '00:00:00' }],
  ['punch-rounding', { time: '08:07:59', intervalMinutes: 15, mode: 'nearest-whole-minute' }, { rounded: '08:00:00' }],
  ['reporting-time', { scheduledMinutes: 0, workedMinutes: 0 }, { paidMinutes: 0 }],
  ['reporting-time', { scheduledMinutes: 480, workedMinutes: 0 }, { reportingMinutes: 240 }],
  ['bonus-allocation', { bonus: '100', method: 'US-CA-flat-sum', overtimeMinutes: 300 }, { premiumCents: 0 }],
  ['eight-eighty-pay', { days: [600, 480], straightEarnings: '180' }, { overtimeMinutes: 120, grossCents: 190_00 }],
  ['tip-credit', { minimumWage: '7.25', cashWage: '8.00' }, { maxTipCredit: '0.00', overtimeCashWage: '12.00' }],
  ['deduction-limit', { rate: '7.00', minutes: 600, minimumWage: '7.25' }, { maxDeductionCents: 0 }],
  ['checkin-hours', { method: 'first-last', logs: [] }, { workedMinutes: 0 }],
  ['money-rounding', { value: '-1.005' }, { value: '-1.01' }],
  ['allocation', { amountCents: 100, parts: 3 }, { sharesCents: [34, 33, 33] }],
  ['minutes-to-hours', { minutes: -20 }, { hours: '-0.33' }],
  ['duration-parse', { text: '17', format: 'fortnights' }, { error: true }],
  [
    'checkin-hours',
    {
      method: 'valid-pairs',
      logs: [
        { at: -390, log_type: 'IN' },
        { at: -300, kind: 'out', note: 'lunch' },
      ],
    },
    { workedMinutes: 90 },
  ],
  [
    'salary-proration',
    {
      salary: '1000.00',
      periodStart: '2026-08-01',
      periodEnd: '2026-08-10',
      hireDate: '2026-08-02',
      terminationDate: '2026-08-08',
      wageEffective: '2026-07-01',
      prevWageEffective: '2026-08-05',
    },
    { amountCents: 300_00 },
  ],
  ['week-pay', { segments: [{ minutes: 60, rate: null }], earnings: null }, { grossCents: 0 }],
  [
    'split-shift',
    {
      segments: [
        ['08:00', '11:00', 'meal'],
        ['13:00', '16:00'],
      ],
      rate: '15.00',
      minimumWage: '13.00',
    },
    { splitShift: false, premiumCents: 0 },
  ],
  ['entry-validation', { start: 480, end: 540, hours: 1 }, { valid: true }],
  ['entry-validation', { start: 480, end: 540, hours: 1.5 }, { valid: false }],
  ['entry-validation', { start: '10:00', end: '12:00', unitAmountMinutes: 300 }, { valid: false }],
  ['entry-validation', { start: '10:00', end: '12:00', maxShiftMinutes: 90 }, { valid: false }],
  ['entry-validation', { start: '10:00', end: '12:00', unitAmount: 2, date: '2026-01-12' }, { valid: true }],
  ['duration-parse', { text: 1.5, format: 'decimal' }, { seconds: 5400 }],
  ['duration-parse', { text: 1111, format: 'natural' }, { error: true }],
  ['punch-rounding', { time: '08:00', intervalMinutes: 15, mode: 'down', graceMinutes: -1 }, { rounded: '07:45:00' }],
  ['punch-rounding', { time: '08:00', intervalMinutes: 15, mode: 'up', graceMinutes: -1 }, { rounded: '08:15:00' }],
  ['amount-limit', { amount: -50, limit: 0 }, { amount: -50, difference: 50 }],
  ['rate-conversion', { convert: 'blended-overtime-rate', amount: '1000', hours: 0 }, { rate: '0.00' }],
  ['carry-over', { balanceDays: 20, carryOverCapDays: null, thenGrant: 1 }, { days: '21.0' }],
  ['meal-rest', { workedMinutes: 360, waivers: 1 }, { premiumHours: 0 }],
  ['meal-rest', { workedMinutes: 360, mealsWaived: 0 }, { premiumHours: 1 }],
  ['meal-rest', { workedMinutes: 700, mealStartsAtWorkedMinute: [240], waived: ['second'] }, { premiumHours: 0 }],
  ['meal-rest', { workedMinutes: 700, mealStartsAtWorkedMinute: [240], waived: ['first'] }, { premiumHours: 1 }],
  ['schedule-overtime', { schedule: [['08:00', '17:00']], worked: [['07:55', '17:05']] }, { overtimeMinutes: 10 }],
  [
    'schedule-overtime',
    { schedule: [['08:00', '17:00']], worked: [['07:55', '17:05']], thresholdMinutes: 10 },
    { overtimeMinutes: 0 },
  ],
  [
    'pay-periods',
    { frequency: 'annually', from: '2015-01-01' },
    { periods: [{ start: '2015-01-01', end: '2015-12-31' }] },
  ],
  ['accrual-rate', { formula: 'biweekly', annualHours: 80 }, { hours: '3.077' }],
  ['accrual-rate', { formula: 'per-hour-worked', annualHours: 80 }, { hours: '0.0385' }],
  // RFC 5545, section 3.3.10: a start that is a date alone has no hours, minutes and seconds to choose from.
  [
    'recurrence',
    { rrule: 'FREQ=DAILY;INTERVAL=2;COUNT=3;BYHOUR=7,9;BYMINUTE=1,2,3,4;BYSECOND=0,30', dtstart: '20241018' },
    { instances: ['20241018', '20241020', '20241022'] },
  ],
])('%s of %j', (kind, input, expected) => {
  expect(answer({ id: 'edge', kind, input, expected })).toMatchObject({ actual: expected });
});

// The Virgin Islands shorten the day and have rules for the sixth and seventh day; none of that is known here.
test.each(['US-XX', 'US-VI', 'CA-BC', 'california', ''])('the overtime of %j is not guessed at', (jurisdiction) => {
  const days = [{ minutes: 2_460 }];
  const asked = answer({ id: 'edge', kind: 'overtime-split', input: { jurisdiction, days } });
  expect(asked).toMatchObject({ actual: 'unsupported', matches: false });
  const overtime = { weekly: [{ afterMinutes: 2_400, multiplier: '1.5' }] };
  const told = answer({ id: 'edge', kind: 'overtime-split', input: { jurisdiction, overtime, days } });
  expect(told).toMatchObject({ actual: { byMultiplier: { 1: 2_400, 1.5: 60 } } });
});

test.each(['fortnight', 'sometimes'])('grants that come every %s are not taken for monthly ones', (every) => {
  const input = {
    hireDate: '2001-03-05',
    asOf: '2003-12-31',
    frequency: { every },
    milestones: [{ minutesPerYear: 2_400 }],
  };
  expect(answer({ id: 'edge', kind: 'accrual-calendar', input })).toMatchObject({ actual: 'unsupported' });
});

test.each<[kind: string, input: Record<string, unknown>, key: string]>([
  ['week-pay', { segments: [{ minutes: 60, rate: '10' }], overtimeMethod: 'nonsense' }, 'overtimeMethod'],
  ['week-pay', { segments: [{ minutes: 60, rate: '10' }], overtimeMinutes: 120 }, 'overtimeMinutes'],
  ['bonus-allocation', { bonus: '100', method: 'nonsense' }, 'method'],
  ['eight-eighty-pay', { days: [480], straightEarnings: '80', method: 'nonsense' }, 'method'],
  ['money-rounding', { value: '1.005', mode: 'nonsense' }, 'mode'],
  ['money-rounding', { value: '1.005', places: 1e9 }, 'places'],
  ['allocation', { amountCents: 100, parts: 1e9 }, 'parts'],
  ['punch-rounding', { time: '25:00', intervalMinutes: 15, mode: 'down' }, 'time'],
  ['punch-rounding', { time: '08:99', intervalMinutes: 15, mode: 'down' }, 'time'],
  [
    'overtime-split',
    { days: [{ minutes: 60 }], overtime: { daily: [{ afterMinutes: 0, multiplier: '-1' }] } },
    'multiplier',
  ],
  ['time-card', { ...newYork, policy: { meal: { type: 'autodeduct' } }, segments: [] }, 'policy.meal'],
  ['ach-control', { entries: [{ code: '22', rdfi: '7777-777', amountCents: 1 }] }, 'rdfi'],
  ['fmla-entitlement', { weeklyHours: [] }, 'weeklyHours'],
  ['pay-periods', { frequency: 'semimonthly', from: '2004-02-01', startDays: [] }, 'startDays'],
  ['checkin-hours', { method: 'first-last', logs: [{ at: 'noon' }] }, 'logs.0.at'],
])('%s refuses what it does not know in %j and names %s', (kind, input, key) => {
  expect(() => answer({ id: 'unknown', kind, input })).toThrow(key);
});

test.each([
  ['1000', 'bi-weekly', '500.00'],
  ['4000', 'four-weekly', '1000.00'],
])('a salary of %s is paid %s: %s a week', (amount, period, weekly) => {
  const input = { convert: 'salary-to-weekly', amount, period };
  expect(answer({ id: 'salary', kind: 'rate-conversion', input, expected: { weekly } }).matches).toBe(true);
});

test('a figure is the same as text and as a number, and a case may expect nothing', () => {
  const asked = { id: 'leave', kind: 'fmla-entitlement', input: { weeklyHours: 30, workedHours: 20 } };
  expect(answer({ ...asked, expected: { weekFraction: 0.333, entitlementHours: '360.0' } }).matches).toBe(true);
  expect(answer({ ...asked, expected: { weekFraction: 0.334 } }).matches).toBe(false);
  expect(answer({ ...asked, expected: null }).matches).toBe(null);
});
