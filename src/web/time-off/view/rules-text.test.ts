import { expect, test } from 'vitest';
import { policyPresets } from '../../../domain/time-off/policy-presets.ts';
import type { AccrualRule, TimeOffRules } from '../../../domain/time-off/time-off-rules.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { rulesIn } from './rules-text.ts';

const inLanguage = (language: 'en' | 'es' | 'ar') => ({
  say: speakers[language].say,
  formats: formatsOf(speakers[language], 'h12', ' ', 2026),
});
const said = (rules: TimeOffRules, language: 'en' | 'es' | 'ar' = 'en') =>
  rulesIn(inLanguage(language), rules).replace(/[⁨⁩]/g, '');
const { california_sick: sick, monthly, up_front: upFront, nothing } = policyPresets;

test('a policy is told by its own figures', () => {
  expect(said(monthly)).toBe(
    'Granted every month, on day 1: 80 hrs a year, at most 120 hrs at a time. After 5 years of service: 120 hrs a year, at most 180 hrs at a time.',
  );
  expect(said(upFront)).toBe(
    'Granted once a year, on Jan 1: 80 hrs a year, at most 40 hrs carried into a new year. Whoever starts in between has at once what is left until the next grant. A new year begins on Jan 1.',
  );
  expect(said(nothing)).toBe('Balances change by hand alone.');
  const fewer = { ...monthly, accrual: { ...monthly.accrual, milestones: [{ afterYears: 0, minutesPerYear: 2_430 }] } };
  expect(said({ ...fewer, waitingDays: 1, usableAfterDays: 30 })).toBe(
    'Granted every month, on day 1: 40:30 hrs a year. Nothing is earned on the first day of employment. Nothing may be taken in the first 30 days of employment.',
  );
});

test('California’s sick leave is named only while nothing of it was changed', () => {
  const figures =
    'One hour for 30 hours worked, at most 80 hrs or 10 days at a time (whichever is more). Nothing may be taken in the first 89 days of employment. At most 40 hrs or 5 days may be taken in a year, whichever is more. A new year begins on the day of being hired.';
  expect(said(sick)).toBe(`California sick leave. ${figures}`);
  const changed: TimeOffRules = {
    ...sick,
    accrual: { ...sick.accrual, workedPerMinute: 20, yearBegins: { month: 7, dayOfMonth: 1 } },
  };
  expect(said(changed)).toBe(figures.replace('for 30', 'for 20').replace('on the day of being hired', 'on Jul 1'));
  expect(said(changed, 'es')).toMatch(
    /^Una hora por cada 20 horas trabajadas, como máximo 80 horas o 10 días a la vez \(lo que sea más\)\./,
  );
  expect(said(changed, 'ar')).toMatch(
    /^ساعة عن كل 20 ساعة عمل، 80 ساعة أو 10 أيام على الأكثر في الرصيد \(أيهما أكثر\)\./,
  );
});

test.each<[Partial<Extract<AccrualRule, { by: 'calendar' }>>, string]>([
  [{ frequency: { every: 'pay-period' } }, 'Granted every pay period, as each person is paid: 80 hrs a year'],
  [{ frequency: { every: 'week', weekday: 'friday' } }, 'Granted every week, on Friday: 80 hrs a year'],
  [
    { frequency: { every: 'quarter', monthOfQuarter: 2, dayOfMonth: 15 } },
    'Granted every quarter, on day 15 of its second month: 80 hrs a year',
  ],
  [
    { frequency: { every: 'half-year', month: 9, dayOfMonth: 1 } },
    'Granted twice a year (Mar 1, Sep 1): 80 hrs a year',
  ],
  [
    { milestones: [{ afterYears: 0, minutesPerYear: 4_800, annualCapMinutes: 4_200, carryOverCapMinutes: 0 }] },
    'Granted every month, on day 1: 80 hrs a year, at most 70 hrs earned in a year, nothing carried into a new year. A new year begins on the day of being hired',
  ],
])('time off that the calendar gives says when, and within which limits: %j', (change, text) => {
  const accrual = { ...monthly.accrual, milestones: [{ afterYears: 0, minutesPerYear: 4_800 }], ...change };
  expect(said({ accrual, waitingDays: 0, usableAfterDays: 0 })).toBe(`${text}.`);
});

test('what one year may use is said in hours, in days or in whichever is more, and what is carried when it lapses', () => {
  expect(said({ ...nothing, yearlyUse: { minutes: 1_440, days: 0 } })).toContain(
    'At most 24 hrs may be taken in a year.',
  );
  expect(said({ ...nothing, yearlyUse: { minutes: 0, days: 3 } })).toContain('At most 3 days may be taken in a year.');
  expect(said({ ...upFront, carriedLapsesAfterMonths: 3 })).toContain('What is carried lapses 3 months into the year.');
});

test('what work earns says its cap in days alone, what is carried, and when that lapses', () => {
  const accrual = { by: 'work', workedPerMinute: 30, balanceCapDays: 10, carryOverCapMinutes: 2_400 } as const;
  expect(said({ ...nothing, accrual })).toBe(
    'One hour for 30 hours worked, at most 10 days at a time, at most 40 hrs carried into a new year. A new year begins on the day of being hired.',
  );
  expect(said({ ...nothing, accrual, carriedLapsesAfterMonths: 3 })).toContain('What is carried lapses 3 months');
});
