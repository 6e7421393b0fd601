import { describe, expect, test } from 'vitest';
import type { CardReason } from '../../../contract/time-cards/card-reasons.ts';
import type { Cents } from '../../../domain/kernel/money.ts';
import { addDays, instantAt, type Instant, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import { breaksByDay, reasonsAbout, toTheSecond } from './view.ts';

const [thursday, friday] = ['2026-11-19', '2026-11-20'] as [PlainDate, PlainDate];
const reason = (rule: CardReason['rule'], told: Partial<CardReason> = {}): CardReason => ({
  rule,
  date: null,
  minutes: null,
  cents: null,
  punchIds: [],
  parameters: {},
  citation: null,
  ...told,
});
const worked = reason('worked', { date: friday, minutes: 540 });
const meal = reason('meal-deducted', { date: friday, minutes: -30 });
const plain = reason('straight-time', { date: friday, minutes: 480, parameters: { multiplier: '1' } });
const extra = reason('daily-overtime', { date: friday, minutes: 30, parameters: { multiplier: '1.5' } });
const twice = reason('consecutive-day', { date: friday, minutes: 60, parameters: { multiplier: '2' } });
const before = reason('worked', { date: thursday, minutes: 480 });
const rate = reason('regular-rate');
const line = reason('overtime-premium', { cents: 500 as Cents, parameters: { multiplier: '1.5' } });
const straight = reason('straight-time', { cents: 16_000 as Cents, parameters: { rate: '20.00' } });
const rests = reason('rest-premium', { cents: 2_000 as Cents });
const missed = reason('rest-missed', { date: friday, parameters: { missed: 1, due: 2 } });
const waived = reason('meal-waived', { date: friday });
const all = [rate, straight, line, rests, worked, meal, plain, extra, twice, before];

test.each([
  // asked, reasons by day
  [{ topic: 'worked' }, [[before], [worked, meal]]],
  [{ topic: 'worked', date: friday }, [[worked, meal]]],
  [{ topic: 'regular' }, [[plain]]],
  [{ topic: 'overtime' }, [[extra]]],
  [{ topic: 'double' }, [[twice]]],
  [{ topic: 'premiums' }, [[rests]]],
  [{ topic: 'overtime', date: thursday }, []],
  [{ topic: 'pay' }, [[rate, straight, line, rests]]],
  [
    { topic: 'pay', line: { kind: 'overtime-premium', multiplier: '1.5', code: null, cents: 500 as Cents } },
    [[rate, line]],
  ],
  [
    { topic: 'pay', line: { kind: 'straight-time', multiplier: null, code: null, cents: 16_000 as Cents } },
    [[straight]],
  ],
  // Of a payment for some days of the week: whatever the line pays for all of them, and no other line.
  [{ topic: 'pay', line: { kind: 'straight-time', multiplier: null, code: null } }, [[straight]]],
  // On a pay stub: the line, and the hours and punches behind it.
  [
    { topic: 'all', line: { kind: 'straight-time', multiplier: null, code: null } },
    [[before], [worked, meal, plain, extra, twice], [straight]],
  ],
  [{ topic: 'all' }, [[before], [worked, meal, plain, extra, twice], [rate, straight, line, rests]]],
] as const)('%o gives the reasons of that figure, by day, and last those of the week', (asked, days) => {
  expect(reasonsAbout(all, asked).map(({ reasons }) => reasons)).toEqual(days);
});

test('what was said of rests stands behind what they pay, by day, and behind the hours', () => {
  const asked = { kind: 'rest-premium', multiplier: null, code: null, cents: 2_000 as Cents } as const;
  const told = (ask: Parameters<typeof reasonsAbout>[1]) =>
    reasonsAbout([worked, missed, waived, rate, straight, rests], ask).map(({ reasons }) => reasons);
  expect(told({ topic: 'pay', line: asked })).toEqual([[missed], [rate, rests]]);
  expect(told({ topic: 'worked' })).toEqual([[worked, missed, waived]]);
});

test('which meals were missed stands behind what they pay, on their day', () => {
  const late = reason('meal-missed', { date: friday, parameters: { mealMinutes: 30, byMinute: 300 } });
  const meals = reason('meal-premium', { cents: 2_000 as Cents });
  const paid = { kind: 'meal-premium', multiplier: null, code: null, cents: 2_000 as Cents } as const;
  const told = reasonsAbout([worked, missed, late, rate, straight, meals], { topic: 'pay', line: paid });
  expect(told.map(({ reasons }) => reasons)).toEqual([[late], [rate, meals]]);
});

test('time off rests on no hours, unless it is paid the regular rate of its week', () => {
  const asked = { topic: 'all', line: { kind: 'paid-leave', multiplier: null, code: null } } as const;
  const told = (leave: CardReason) =>
    reasonsAbout([worked, rate, straight, leave], asked).map(({ reasons }) => reasons);
  const plainly = reason('paid-leave', { date: thursday, cents: 16_000 as Cents, parameters: { rate: '20.0000' } });
  const more = { ...plainly, parameters: { rate: '21.0000', rateInForce: '20.00' } };
  expect(told(plainly)).toEqual([[plainly]]);
  expect(told(more)).toEqual([[more], [worked], [rate]]);
});

test('breaks are told by the day on which they begin, and what runs is left out', () => {
  const zone = 'America/New_York' as Zone;
  const at = (date: PlainDate, hour: number) => instantAt(date, { hour, minute: 0 }, zone);
  const punches = [
    { id: '4', kind: 'break_start' as const, punchedAt: at(friday, 15) },
    { id: '1', kind: 'clock_in' as const, punchedAt: at(friday, 9) },
    { id: '3', kind: 'break_end' as const, punchedAt: at(friday, 13) },
    { id: '2', kind: 'break_start' as const, punchedAt: at(friday, 12) },
    { id: '5', kind: 'break_start' as const, punchedAt: at(thursday, 12) },
    { id: '6', kind: 'break_end' as const, punchedAt: at(thursday, 13) },
  ];
  const week = { zone, punches, during: { from: at(thursday, 0), to: at(addDays(friday, 1), 0) } };
  const of = (date: PlainDate) => [{ from: at(date, 12), to: at(date, 13) }];
  expect([...breaksByDay(week)]).toEqual([
    [thursday, of(thursday)],
    [friday, of(friday)],
  ]);
  expect([...breaksByDay(week, friday).keys()]).toEqual([friday]);
});

test('of a night through the edge of the week the breaks are told as far as they lie in it', () => {
  const zone = 'America/New_York' as Zone;
  const at = (date: PlainDate, hour: number) => instantAt(date, { hour, minute: 0 }, zone);
  const midnight = at(friday, 0);
  const punches = [
    { id: '1', kind: 'clock_in' as const, punchedAt: at(thursday, 18) },
    { id: '2', kind: 'break_start' as const, punchedAt: at(thursday, 20) },
    { id: '3', kind: 'break_end' as const, punchedAt: at(thursday, 21) },
    { id: '4', kind: 'break_start' as const, punchedAt: at(thursday, 23) },
    { id: '5', kind: 'break_end' as const, punchedAt: at(friday, 1) },
    { id: '6', kind: 'clock_out' as const, punchedAt: at(friday, 4) },
  ];
  const told = (from: Instant, to: Instant) => [...breaksByDay({ zone, punches, during: { from, to } })];
  expect(told(midnight, at(friday, 23))).toEqual([[friday, [{ from: midnight, to: at(friday, 1) }]]]);
  expect(told(at(thursday, 0), midnight)).toEqual([
    [
      thursday,
      [
        { from: at(thursday, 20), to: at(thursday, 21) },
        { from: at(thursday, 23), to: midnight },
      ],
    ],
  ]);
});

describe('the work of a day to the second adds up to its minutes', () => {
  const seconds = (figures: readonly number[]) =>
    toTheSecond(
      figures.map((of, index) =>
        reason(index === 0 ? 'worked' : index === figures.length - 1 ? 'day-rounded' : 'short-rest', {
          date: friday,
          minutes: of / 60,
        }),
      ),
    ).map(({ rule, minutes }) => [rule, Math.round((minutes ?? 0) * 60)]);
  test.each([
    // seconds as they are, seconds as they are told
    [
      '3:27:34 and 26 are 3:28',
      [12_454.6, 25.4],
      [
        ['worked', 12_454],
        ['day-rounded', 26],
      ],
    ],
    [
      '3:02:59 and 1 are 3:03',
      [10_979.7, 0.3],
      [
        ['worked', 10_979],
        ['day-rounded', 1],
      ],
    ],
    ['a part of a second over makes no row', [10_980.3, -0.3], [['worked', 10_980]]],
    [
      'what is left out is told as it is',
      [28_829.4, -29.4],
      [
        ['worked', 28_829],
        ['day-rounded', -29],
      ],
    ],
    [
      'a rest between them is told to the second too',
      [10_830.5, 949.8, -20.3],
      [
        ['worked', 10_830],
        ['short-rest', 950],
        ['day-rounded', -20],
      ],
    ],
  ])('%s', (_, figures, told) => {
    expect(seconds(figures)).toEqual(told);
    expect(told.reduce((sum, [, of]) => sum + Number(of), 0) % 60).toBe(0);
  });

  test('each day by itself, and nothing of what is paid', () => {
    const parts = [
      reason('worked', { date: thursday, minutes: 10.6 / 60 }),
      reason('worked', { date: friday, minutes: 10.6 / 60 }),
      plain,
      line,
    ];
    expect(toTheSecond(parts).map(({ minutes }) => minutes)).toEqual([10 / 60, 10 / 60, 480, null]);
  });
});
