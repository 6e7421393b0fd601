import { describe, expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { decidePayRate, rateOn, ratesDuring, ratesThatCount, type PayRate } from './pay-rate.ts';

const date = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (parsed === undefined) throw new TypeError(`Not a date: ${text}`);
  return parsed;
};

const rate = (id: string, startsOn: string, centsPerHour: number, supersedesId: string | null = null): PayRate => ({
  id,
  startsOn: date(startsOn),
  centsPerHour: cents(centsPerHour),
  supersedesId,
});

/** Hired at 18.00; raised in July, mistyped and corrected twice; a raise for the new year is set already. */
const history = [
  rate('hired', '2026-01-05', 18_00),
  rate('raise', '2026-07-01', 91_00),
  rate('new year', '2027-01-01', 21_00),
  rate('mended', '2026-07-01', 19_05, 'raise'),
  rate('mended again', '2026-07-01', 19_50, 'mended'),
];

describe('the rate in force', () => {
  test.each([
    ['the day before the first', '2026-01-04', undefined],
    ['on its first day', '2026-01-05', 18_00],
    ['on its last day', '2026-06-30', 18_00],
    ['on the first day of the next, as corrected last', '2026-07-01', 19_50],
    ['until the next begins', '2026-12-31', 19_50],
    ['from its own first day, not from the day it was set', '2027-01-01', 21_00],
    ['for ever after', '2199-12-31', 21_00],
  ])('%s, %s, is %s', (_, on, expected) => {
    expect(rateOn(history, date(on))?.centsPerHour).toBe(expected);
  });

  test('does not depend on the order in which rows were appended', () => {
    expect(ratesThatCount(history.toReversed()).map(({ id }) => id)).toEqual(['hired', 'mended again', 'new year']);
  });
});

describe('the rates of some dates', () => {
  test.each([
    ['2026-08-01', '2026-08-31', [19_50]],
    ['2026-06-30', '2026-07-01', [18_00, 19_50]],
    ['2026-01-01', '2026-01-04', []],
    ['2026-01-01', '2026-01-05', [18_00]],
    ['2026-07-01', '2026-12-31', [19_50]],
  ])('from %s to %s are those in force on any of them', (from, to, expected) => {
    expect(ratesDuring(history, { from: date(from), to: date(to) }).map((one) => one.centsPerHour)).toEqual(expected);
  });
});

describe('setting a rate', () => {
  const set = (startsOn: string, centsPerHour: number, reason?: string) =>
    decidePayRate(history, { startsOn: date(startsOn), centsPerHour: cents(centsPerHour), reason });

  test('on a date of its own needs no reason, and tells what was in force until then', () => {
    expect(set('2026-10-01', 20_00)).toMatchObject({
      ok: true,
      value: { supersedes: undefined, before: { id: 'mended again' } },
    });
    expect(set('2025-12-31', 17_00)).toEqual({ ok: true, value: { supersedes: undefined, before: undefined } });
  });

  test('on a date that has one corrects it, and must say why', () => {
    expect(set('2026-07-01', 20_00)).toMatchObject({ ok: false, refusal: 'pay_rate_reason_missing' });
    expect(set('2026-07-01', 20_00, 'As agreed in June')).toMatchObject({
      ok: true,
      value: { supersedes: { id: 'mended again' } },
    });
  });

  test('that is in force already is refused', () => {
    expect(set('2026-10-01', 19_50)).toMatchObject({ ok: false, refusal: 'pay_rate_unchanged' });
    expect(set('2026-07-01', 19_50, 'Again')).toMatchObject({ ok: false, refusal: 'pay_rate_unchanged' });
  });
});
