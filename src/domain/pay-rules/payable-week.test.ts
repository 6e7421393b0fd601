import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, instant, instantAt, parsePlainDate, parseZone, type PlainDate, type Zone } from '../kernel/time.ts';
import type { Punch, PunchKind } from '../time-clock/punch.ts';
import { mondayMidnight, type PayPolicy } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';
import type { WeekQuestion } from './week-question.ts';

const monday = parsePlainDate('2026-01-12') as PlainDate;
const zone = parseZone('America/New_York') as Zone;
const straight: PayPolicy = { workweek: mondayMidnight, overtime: { weekly: [], daily: [] } };
const farAhead = instant(Date.UTC(2027, 0, 1));

function clock(day: number, time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantAt(addDays(monday, day + Math.floor(hour / 24)), { hour: hour % 24, minute }, zone);
}

/** `0 8:00 12:00-13:00 17:00` is Monday, in, a break, out; hours past 24 are of the next day. */
function ledger(...days: string[]): Punch[] {
  const presses = days.flatMap((words) => {
    const [day = '0', ...times] = words.split(' ');
    return times.flatMap((time, index): [PunchKind, string, number][] => {
      const [start = '', end] = time.split('-');
      if (end !== undefined)
        return [
          ['break_start', start, Number(day)],
          ['break_end', end, Number(day)],
        ];
      return [[index === 0 ? 'clock_in' : 'clock_out', start, Number(day)]];
    });
  });
  return presses.map(([kind, time, day], index) => ({
    id: `punch-${index}`,
    kind,
    punchedAt: clock(day, time),
    sequence: index + 1,
  }));
}

const ask = (policy: PayPolicy, more: Partial<WeekQuestion> = {}): WeekQuestion => ({
  policy,
  zone,
  startsOn: monday,
  until: farAhead,
  ...more,
});
const atRate = (ratePerHour: string) => ({ pay: { rates: [{ from: addDays(monday, -365), ratePerHour }] } });

const hours = (split: ReadonlyMap<string, number>) =>
  Object.fromEntries([...split].map(([key, minutes]) => [key, minutes / 60]));
const everyDay = (times: string, days = 5) => ledger(...Array.from({ length: days }, (_, day) => `${day} ${times}`));

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

  test('California pays half a schedule to who was sent home', () => {
    const facts = new Map([[monday, { scheduledMinutes: 480 }]]);
    const week = payableWeek(ledger('0 8:00 9:00'), ask(presets.california, { ...atRate('20.00'), facts }));
    expect(lines(week)).toEqual([
      ['straight-time', 2_000],
      ['reporting-time', 6_000],
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

describe('why', () => {
  const week = payableWeek(everyDay('8:00 10:00-10:15 18:00'), ask(presets.california, atRate('20.00')));
  const reasons = week.reasons();

  test('the reasons of a day add up to its minutes, in what was worked and in what is paid', () => {
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
    expect(reasons).toContainEqual({
      rule: 'daily-overtime',
      date: monday,
      minutes: 120,
      punchIds: ['punch-0', 'punch-1', 'punch-2', 'punch-3'],
      parameters: { multiplier: '1.5', afterMinutes: 480, startsAtMinute: 480 },
      citation: { source: 'Labor Code 510(a)', since: '2000-01-01', asOf: '2026-11-21' },
    });
  });

  test('the lines of pay add up to the gross', () => {
    const sum = reasons.reduce((total, each) => total + (each.cents ?? 0), 0);
    expect(sum).toBe(week.pay?.grossCents);
  });
});

describe('whatever was punched', () => {
  const shift = fc.record({
    day: fc.integer({ min: 0, max: 6 }),
    from: fc.integer({ min: 0, max: 12 * 60 }),
    length: fc.integer({ min: 1, max: 11 * 60 }),
  });
  const week = fc.uniqueArray(shift, { selector: (each) => each.day, maxLength: 7 });
  const punchesOf = (shifts: readonly { day: number; from: number; length: number }[]) =>
    shifts
      .toSorted((a, b) => a.day - b.day)
      .flatMap(({ day, from, length }, index): Punch[] => {
        const start = clock(day, '0:00') + from * 60_000;
        return [
          { id: `in-${index}`, kind: 'clock_in', punchedAt: instant(start), sequence: 2 * index + 1 },
          {
            id: `out-${index}`,
            kind: 'clock_out',
            punchedAt: instant(start + length * 60_000),
            sequence: 2 * index + 2,
          },
        ];
      });
  const policy = fc.constantFrom(...Object.values(presets));
  const total = (split: ReadonlyMap<string, number>) => [...split.values()].reduce((sum, each) => sum + each, 0);

  test('every minute worked is paid once', () => {
    fc.assert(
      fc.property(week, policy, (shifts, rules) => {
        const { workedMinutes, byMultiplier } = payableWeek(punchesOf(shifts), ask(rules));
        expect(workedMinutes).toBe(shifts.reduce((sum, each) => sum + each.length, 0));
        expect(total(byMultiplier)).toBe(workedMinutes);
      }),
    );
  });

  test('an hour more never pays less', () => {
    fc.assert(
      fc.property(week, policy, fc.integer({ min: 1, max: 60 }), (shifts, rules, more) => {
        const last = shifts.at(-1);
        fc.pre(last !== undefined);
        const longer = [...shifts.slice(0, -1), { ...last, length: last.length + more }];
        const gross = (some: typeof shifts) =>
          payableWeek(punchesOf(some), ask(rules, atRate('20.00'))).pay?.grossCents ?? 0;
        expect(gross(longer)).toBeGreaterThanOrEqual(gross(shifts));
      }),
    );
  });

  test('the order in which rows are read makes no difference', () => {
    fc.assert(
      fc.property(week, policy, fc.infiniteStream(fc.nat()), (shifts, rules, dice) => {
        const punches = punchesOf(shifts);
        const shuffled = punches
          .map((punch) => ({ punch, at: dice.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ punch }) => punch);
        const figures = (some: readonly Punch[]) => {
          const { reasons, ...others } = payableWeek(some, ask(rules, atRate('20.00')));
          const { rates: _, ...pay } = others.pay ?? {};
          return { ...others, pay, why: reasons() };
        };
        expect(figures(shuffled)).toEqual(figures(punches));
      }),
    );
  });

  test('weeks asked for one by one are those of the whole range', () => {
    fc.assert(
      fc.property(week, week, (first, second) => {
        const both = punchesOf([...first, ...second.map((each) => ({ ...each, day: each.day + 7 }))]);
        for (const [weekNumber, shifts] of [first, second].entries()) {
          const startsOn = addDays(monday, weekNumber * 7);
          const alone = both.filter((_, index) => index < first.length * 2 === (weekNumber === 0));
          const question = ask(presets.california, { startsOn });
          expect(payableWeek(both, question).byMultiplier).toEqual(payableWeek(alone, question).byMultiplier);
          expect(payableWeek(both, question).workedMinutes).toBe(shifts.reduce((sum, each) => sum + each.length, 0));
        }
      }),
    );
  });

  test('a policy without rules pays straight time', () => {
    fc.assert(
      fc.property(week, (shifts) => {
        const { byMultiplier, workedMinutes, pay } = payableWeek(punchesOf(shifts), ask(straight, atRate('60.00')));
        expect(byMultiplier.get('1') ?? 0).toBe(workedMinutes);
        expect(pay?.grossCents ?? 0).toBe(workedMinutes * 100);
      }),
    );
  });
});
