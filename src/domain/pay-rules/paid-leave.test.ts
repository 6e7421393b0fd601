import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, atRate, ledger, monday, straight } from '../../../tests/world/payable-weeks.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import { ownSource } from './citation.ts';
import { splitOvertime } from './overtime-split.ts';
import { hasPaidLeave, withLeaveRate } from './paid-leave.ts';
import type { PayPolicy } from './pay-policy.ts';
import { payableWeek, type PayableWeek } from './payable-week.ts';
import { presets } from './presets.ts';
import { grossOfLines, paysLeave } from './week-pay.ts';
import type { DayFacts, PayFacts } from './week-question.ts';

const friday = addDays(monday, 4);
const vacation: DayFacts = { paidAbsenceMinutes: 480, paidAbsenceTypes: ['vacation'] };
const onFriday = new Map([[friday, vacation]]);
const fourDays = ledger('0 8:00 16:00', '1 8:00 16:00', '2 8:00 16:00', '3 8:00 16:00');
const counting: PayPolicy = {
  ...presets.federal,
  overtime: { ...presets.federal.overtime, countsPaidAbsence: true },
};
const leaveOf = ({ pay }: PayableWeek) =>
  pay?.lines.filter(paysLeave).map(({ date, minutes, cents }) => [date, minutes, cents]);

test.each<[string, PayPolicy, PayFacts, number]>([
  ['federal', presets.federal, atRate('20.00').pay, 80_000],
  ['a policy that counts it as hours pays it once', counting, atRate('20.00').pay, 80_000],
  ['no rules', straight, atRate('20.00').pay, 80_000],
  [
    'the rate of its own date',
    presets.federal,
    {
      rates: [
        { from: monday, ratePerHour: '20.00' },
        { from: friday, ratePerHour: '21.00' },
      ],
    },
    80_800,
  ],
  [
    'a salary covers it',
    presets.federal,
    { rates: [], salary: { amount: '900', period: 'weekly', covers: 'all-hours' } },
    90_000,
  ],
  [
    'a salary covers it, whatever rates there were before',
    presets.federal,
    { ...atRate('20.00').pay, salary: { amount: '900', period: 'weekly', covers: 'all-hours' } },
    90_000,
  ],
  [
    'no rate an hour, and a commission',
    presets.federal,
    { rates: [], earnings: [{ code: 'commission', amount: '500.00', inRegularRate: true }] },
    50_000,
  ],
  ['no rate yet', presets.federal, { rates: [{ from: addDays(friday, 1), ratePerHour: '20.00' }] }, 0],
])('four days of work and one of vacation: %s', (_, policy, pay, gross) => {
  expect(payableWeek(fourDays, ask(policy, { pay, facts: onFriday })).pay?.grossCents).toBe(gross);
});

test('a week without work is paid its time off, a line for each date', () => {
  const facts = new Map([0, 1].map((day) => [addDays(monday, day), vacation] as const));
  const week = payableWeek([], ask(presets.federal, { ...atRate('20.00'), facts }));
  expect(leaveOf(week)).toEqual([
    [monday, 480, 16_000],
    [addDays(monday, 1), 480, 16_000],
  ]);
  expect(week).toMatchObject({ workedMinutes: 0, pay: { grossCents: 32_000, workedMinutes: 0, overtimeMinutes: 0 } });
});

test('a day off before the first rate pays nothing, and the work after it what it pays', () => {
  const pay: PayFacts = { rates: [{ from: addDays(monday, 1), ratePerHour: '20.00' }] };
  const week = payableWeek(ledger('1 8:00 16:00'), ask(presets.federal, { pay, facts: new Map([[monday, vacation]]) }));
  expect(leaveOf(week)).toEqual([]);
  expect(week.pay?.grossCents).toBe(16_000);
});

test.each<[string, ReadonlyMap<PlainDate, DayFacts>, boolean]>([
  ['with a day of vacation has some, be its rate known or not', onFriday, true],
  ['of work alone has none', new Map(), false],
])('a week %s', (_, facts, expected) => {
  expect(hasPaidLeave(payableWeek(fourDays, ask(presets.federal, { facts })))).toBe(expected);
});

test('a date that is counted in the week beside is paid there', () => {
  const week = payableWeek(
    fourDays,
    ask(presets.federal, { ...atRate('20.00'), facts: onFriday, elsewhere: new Set([friday]) }),
  );
  expect(leaveOf(week)).toEqual([]);
});

// Labor Code 246(l)(1).
test.each<[PayPolicy, number]>([
  [presets.california, 16_800],
  [presets.federal, 16_000],
  // It is a parameter, wherever its figures are from.
  [{ ...presets.california, citations: {} }, 16_800],
  [{ ...presets.federal, leaveAt: 'regular-rate' }, 16_800],
  [{ ...presets.california, leaveAt: 'rate-in-force' }, 16_000],
])('the regular rate of the week is paid where it is more and the policy says so', (policy, cents) => {
  const pay = { ...atRate('20.00').pay, earnings: [{ code: 'bonus', amount: '32.00', inRegularRate: true }] };
  const week = payableWeek(fourDays, ask(policy, { pay, facts: onFriday }));
  expect(leaveOf(week)).toEqual([[friday, 480, cents]]);
  const why = week.reasons().find(({ rule }) => rule === 'paid-leave');
  expect(why?.parameters['rateInForce']).toBe(cents === 16_800 ? '20.0000' : undefined);
});

test('its reason tells of which types it is, its rate, and where that stands, and of no punches', () => {
  const facts = new Map([[friday, { paidAbsenceMinutes: 480, paidAbsenceTypes: ['sick', 'Moving house'] }]]);
  const fiveDays = ledger('0 8:00 16:00', '1 8:00 16:00', '2 8:00 16:00', '3 8:00 16:00', '4 8:00 10:00');
  const told = (policy: PayPolicy) =>
    payableWeek(fiveDays, ask(policy, { ...atRate('20.00'), facts }))
      .reasons()
      .find(({ rule }) => rule === 'paid-leave');
  expect(told(presets.federal)).toMatchObject({
    date: friday,
    minutes: 480,
    cents: 16_000,
    punchIds: [],
    parameters: { rate: '20.0000', types: 'sick\nMoving house' },
    citation: { source: '29 CFR 778.218, 778.219', asOf: '2026-11-24' },
  });
  expect(told(presets.california)?.citation?.source).toBe('Labor Code 246(l)(1); 29 CFR 778.218, 778.219');
  const own = { source: ownSource, asOf: '2026-11-27' };
  const chosen = { ...presets.federal, leaveAt: 'regular-rate', citations: { 'paid-leave': own } } as const;
  expect(told(chosen)?.citation).toEqual(own);
});

test('a version from before it was a parameter is paid as it was, and one that says it by what it says', () => {
  const {
    leaveAt: _,
    citations: { 'paid-leave': __, ...citations } = {},
    ...california
  }: PayPolicy = presets.california;
  const before: PayPolicy = { ...california, citations };
  expect(withLeaveRate(before)).toEqual({ ...presets.california });
  expect(withLeaveRate({ ...before, leaveAt: 'rate-in-force' }).leaveAt).toBe('rate-in-force');
  for (const policy of [presets.federal, straight, presets.california]) expect(withLeaveRate(policy)).toBe(policy);
});

const policies = ['federal', 'california', 'alaska', 'nevada'] as const;

test('time off changes no hours, no overtime and no other line, and the gross by its own cents alone', () => {
  const minutes = fc.integer({ min: 1, max: 1_440 });
  fc.assert(
    fc.property(
      fc.constantFrom(...policies),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), minutes), { maxLength: 5 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
      fc.integer({ min: 1, max: 14 }),
      (name, leave, days, long) => {
        const punches = ledger(...days.toSorted((a, b) => a - b).map((day) => `${day} 6:00 ${6 + long}:00`));
        const facts = new Map<PlainDate, DayFacts>(
          leave.map(([day, paidAbsenceMinutes]) => [addDays(monday, day), { paidAbsenceMinutes }]),
        );
        const without = payableWeek(punches, ask(presets[name], atRate('19.37')));
        const week = payableWeek(punches, ask(presets[name], { ...atRate('19.37'), facts }));
        expect(week.byMultiplier).toEqual(without.byMultiplier);
        expect(week.workedMinutes).toBe(without.workedMinutes);
        expect(week.pay?.rates.regular).toEqual(without.pay?.rates.regular);
        expect(week.pay?.lines.filter((line) => !paysLeave(line))).toEqual(without.pay?.lines);
        expect(week.pay?.grossCents).toBe(
          (without.pay?.grossCents ?? 0) + grossOfLines(week.pay?.lines.filter(paysLeave) ?? []),
        );
      },
    ),
    { numRuns: 100 },
  );
});

test('what counts of it makes no overtime of its day, asked of punches or of sums of days', () => {
  const daily = presets['federal-daily'];
  const policy: PayPolicy = { ...daily, overtime: { ...daily.overtime, countsPaidAbsence: true } };
  const facts = new Map([[monday, { paidAbsenceMinutes: 240 }]]);
  const sixHours = new Map([['1', 360]]);
  expect(payableWeek(ledger('0 8:00 14:00'), ask(policy, { facts })).byMultiplier).toEqual(sixHours);
  expect(splitOvertime([{ minutes: 360, paidAbsenceMinutes: 240 }], policy.overtime)).toEqual([sixHours]);
});
