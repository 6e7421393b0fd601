import { describe, expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { stubLines, stubPeriod, type StubDay } from './pay-stub.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const day = (later: number, more: Partial<StubDay> = {}): StubDay => ({
  date: addDays(monday, later),
  startsOn: addDays(monday, later < 7 ? 0 : 7),
  kind: 'paid',
  minutes: 540,
  cents: cents(190_00),
  byMultiplier: { '1': 480, '1.5': 60 },
  lines: [
    { kind: 'straight-time', cents: cents(180_00) },
    { kind: 'overtime-premium', multiplier: '1.5', cents: cents(10_00) },
  ],
  ...more,
});
const shown = (days: readonly StubDay[], total: number) =>
  stubLines(days, cents(total)).map(({ kind, minutes, cents: sum }) => [kind, minutes, sum]);

describe('the lines of a stub', () => {
  test('add up the days of a week, each with the hours that it pays for', () => {
    expect(shown([day(0), day(1)], 380_00)).toEqual([
      ['straight-time', 1_080, 360_00],
      ['overtime-premium', 120, 20_00],
    ]);
  });

  test('keep weeks, multipliers and codes apart', () => {
    const lines = [
      { kind: 'overtime-hours', multiplier: '2', cents: cents(10_00) },
      { kind: 'earning', code: 'night', cents: cents(5_00) },
      { kind: 'earning', code: 'weekend', cents: cents(6_00) },
      { kind: 'regular-hours', cents: cents(169_00) },
    ] as const;
    const told = stubLines([day(0), day(7), day(8, { lines })], cents(570_00));
    expect(told.map(({ startsOn, kind, code, minutes }) => [startsOn, kind, code, minutes])).toEqual([
      ['2026-11-16', 'straight-time', null, 540],
      ['2026-11-16', 'overtime-premium', null, 60],
      ['2026-11-23', 'straight-time', null, 540],
      ['2026-11-23', 'overtime-premium', null, 60],
      ['2026-11-23', 'overtime-hours', null, 0],
      ['2026-11-23', 'earning', 'night', null],
      ['2026-11-23', 'earning', 'weekend', null],
      ['2026-11-23', 'regular-hours', null, 480],
    ]);
  });

  test('keep hours at different rates apart, each with its hours and its rate', () => {
    const at = (rate: string, minutes: number, sum: number) => ({
      kind: 'straight-time' as const,
      cents: cents(sum),
      minutes,
      rate,
    });
    const told = stubLines(
      [
        day(0, { lines: [at('20', 540, 180_00)] }),
        day(1, { lines: [at('2137/100', 540, 192_33)] }),
        day(2, { lines: [at('20', 60, 20_00)] }),
      ],
      cents(392_33),
    );
    expect(told.map(({ kind, rate, minutes, cents: sum }) => [kind, rate, minutes, sum])).toEqual([
      ['straight-time', '20', 600, 200_00],
      ['straight-time', '2137/100', 540, 192_33],
    ]);
  });

  test('of work logs from before rates were kept stay as they were', () => {
    expect(stubLines([day(0), day(1)], cents(380_00)).map(({ kind, rate }) => [kind, rate])).toEqual([
      ['straight-time', null],
      ['overtime-premium', null],
    ]);
  });

  test('show a salary with the hours that it was for', () => {
    const lines = [{ kind: 'salary', cents: cents(900_00) }] as const;
    expect(shown([day(0, { lines }), day(1, { lines })], 1_800_00)).toEqual([['salary', 1_080, 1_800_00]]);
  });

  test('name what is different since a day was paid, and hours without a rate', () => {
    const changed = day(2, { kind: 'difference', minutes: 30, cents: cents(10_00) });
    expect(stubLines([changed], cents(10_00))).toMatchObject([
      { kind: 'difference', date: '2026-11-18', minutes: 30, cents: 10_00 },
    ]);
    expect(stubLines([{ ...changed, rate: '20' }], cents(10_00))).toMatchObject([{ kind: 'difference', rate: '20' }]);
    expect(stubLines([changed], cents(10_00))).toMatchObject([{ kind: 'difference', rate: null }]);
    expect(shown([day(0, { lines: null, cents: cents(0) })], 0)).toEqual([['hours', 540, 0]]);
  });

  test.each([
    ['more', 200_00, 10_00],
    ['less', 180_00, -10_00],
  ])('end with what was paid %s than the rules say', (_, total, beyond) => {
    expect(stubLines([day(0)], cents(total)).at(-1)).toMatchObject({ kind: 'agreed', startsOn: null, cents: beyond });
  });
});

describe('the period of a stub', () => {
  const week = (later: number, kind: StubDay['kind'] = 'paid') => ({ startsOn: addDays(monday, 7 * later), kind });
  test.each([
    ['of one week', [week(0)], '2026-11-22', '2026-11-16', '2026-11-22'],
    ['of two weeks', [week(1), week(0)], '2026-11-29', '2026-11-16', '2026-11-29'],
    [
      'with a difference of an earlier one',
      [week(-2, 'difference'), week(0)],
      '2026-11-22',
      '2026-11-16',
      '2026-11-22',
    ],
    ['with a difference of a later one', [week(0), week(1, 'difference')], '2026-11-29', '2026-11-16', '2026-11-22'],
    [
      'of differences alone',
      [week(-2, 'difference'), week(-1, 'difference')],
      '2026-11-15',
      '2026-11-09',
      '2026-11-15',
    ],
  ])('%s is that of what was worked', (_, days, weekEndsOn, startsOn, endsOn) => {
    expect(stubPeriod(days, weekEndsOn as PlainDate)).toEqual({ startsOn, endsOn });
  });
});
