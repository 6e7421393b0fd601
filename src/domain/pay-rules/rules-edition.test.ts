import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, atRate, clock, straight } from '../../../tests/world/payable-weeks.ts';
import { instant, millisecondsPerMinute } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import type { PayPolicy } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';
import { editionNow, minutesBy, type RulesEdition } from './rules-edition.ts';

/** Shifts of the week in seconds from its first midnight on. */
const punchesOf = (shifts: readonly (readonly [from: number, to: number])[]): Punch[] =>
  shifts.flat().map((second, index) => ({
    id: `punch-${index}`,
    kind: index % 2 === 0 ? 'clock_in' : 'clock_out',
    punchedAt: instant(clock(0, '0:00') + second * 1_000),
    sequence: index + 1,
  }));

/** From 8:00 of each day on, that many seconds. */
const eachDay = (...lengths: readonly number[]) =>
  punchesOf(lengths.map((length, day) => [day * 86_400 + 28_800, day * 86_400 + 28_800 + length] as const));

const minutesOf = (punches: readonly Punch[], policy: PayPolicy, edition?: RulesEdition) =>
  payableWeek(punches, ask(policy, { edition })).days.map((day) => day.workedMinutes);

describe('the seconds of a day', () => {
  test.each<[RulesEdition, number[]]>([
    [1, [480, 480, 480, 480]],
    [2, [480, 480, 481, 481]],
  ])('by edition %d', (edition, minutes) => {
    const punches = eachDay(28_800, 28_829, 28_830, 28_859);
    expect(minutesOf(punches, presets.federal, edition).slice(0, 4)).toEqual(minutes);
  });

  test('are rounded by the present edition where none is named', () => {
    const punches = eachDay(28_829, 28_830);
    expect(minutesOf(punches, presets.federal)).toEqual(minutesOf(punches, presets.federal, editionNow));
  });

  test('take nothing from those who work, over all that there are', () => {
    const seconds = Array.from({ length: 60 }, (_, second) => 28_800 + second);
    const kept = (edition: RulesEdition) =>
      seconds.reduce((sum, worked) => sum + minutesBy(edition, worked * 1_000) * 60 - worked, 0) / seconds.length;
    expect([kept(1), kept(2)]).toEqual([-29.5, 0.5]);
  });

  test('are told where the total is another than the work', () => {
    const told = (edition: RulesEdition) =>
      payableWeek(eachDay(28_820, 28_840), ask(straight, { edition }))
        .reasons()
        .filter(({ rule }) => rule === 'day-rounded')
        .map(({ minutes = 0, parameters }) => [Math.round(minutes * 60), parameters]);
    const down = { intervalMinutes: 1, mode: 'down', toMinutes: 480 };
    expect(told(1)).toEqual([
      [-20, down],
      [-40, down],
    ]);
    expect(told(2)).toEqual([
      [-20, { intervalMinutes: 1, mode: 'nearest', toMinutes: 480 }],
      [20, { intervalMinutes: 1, mode: 'nearest', toMinutes: 481 }],
    ]);
  });

  test('of a night are rounded on each of its days', () => {
    // From 22:00:20 to 6:00:40: 119:40 before midnight, and 360:40 after it.
    const night = payableWeek(punchesOf([[79_220, 108_040]]), ask(straight));
    expect(night.days.slice(0, 2).map((day) => day.workedMinutes)).toEqual([120, 361]);
    const told = night.reasons().filter(({ rule }) => rule === 'day-rounded');
    expect(told.map(({ minutes = 0, parameters }) => [Math.round(minutes * 60), parameters])).toEqual([
      [20, { intervalMinutes: 1, mode: 'nearest', toMinutes: 120 }],
      [20, { intervalMinutes: 1, mode: 'nearest', toMinutes: 361 }],
    ]);
  });

  test('of a night were rounded with all of it by the first edition, which tells no rule of what midnight leaves', () => {
    // From 22:00:20 to 6:00:40, as it was kept.
    const night = payableWeek(punchesOf([[79_220, 108_040]]), ask(straight, { edition: 1 }));
    expect(night.days.slice(0, 2).map((day) => day.workedMinutes)).toEqual([119, 361]);
    const told = night.reasons().filter(({ rule }) => rule === 'day-rounded');
    expect(told.map(({ minutes = 0, parameters }) => [Math.round(minutes * 60), parameters])).toEqual([
      [-40, { intervalMinutes: 1, mode: 'down', toMinutes: 119 }],
      [20, { toMinutes: 361 }],
    ]);
  });

  test('are counted by the nearest where the rounding of the day does not reach it', () => {
    const dayTotalRounding = {
      intervalMinutes: 15,
      mode: 'nearest',
      within: { ofMinutes: 480, minutes: 5 },
    } as const;
    const policy = { ...straight, workTime: { dayTotalRounding } };
    expect(minutesOf(eachDay(28_920, 25_240), policy).slice(0, 2)).toEqual([480, 421]);
    expect(minutesOf(eachDay(28_920, 25_240), policy, 1).slice(0, 2)).toEqual([480, 420]);
  });

  test('of a window count like those of the day', () => {
    const windows = [{ start: { hour: 0, minute: 0 }, end: { hour: 0, minute: 0 } }];
    const premiums = [{ code: 'all', addPerHour: '1.00', windows, partial: true }];
    const [day] = payableWeek(eachDay(28_840), ask({ ...straight, premiums }, atRate('10.00'))).days;
    expect([day?.workedMinutes, day?.premiumMinutes.get('all')]).toEqual([481, 481]);
  });
});

describe('to the second', () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 14 * 3_600 }), { minLength: 1, maxLength: 7 });
  const policy = fc.constantFrom(...Object.values(presets));
  const editions = fc.constantFrom<RulesEdition>(1, 2);

  test('what is worked is paid, each day by itself, and no day is further from its work than the rule says', () => {
    fc.assert(
      fc.property(lengths, policy, editions, (worked, rules, edition) => {
        const week = payableWeek(eachDay(...worked), ask(rules, { edition }));
        const paid = [...week.byMultiplier.values()].reduce((sum, minutes) => sum + minutes, 0);
        expect(paid).toBe(week.workedMinutes);
        for (const [day, length] of worked.entries()) {
          const apart = (week.days[day]?.workedMinutes ?? 0) * 60 - length;
          expect(apart).toBeGreaterThan(edition === 1 ? -60 : -30);
          expect(apart).toBeLessThanOrEqual(edition === 1 ? 0 : 30);
        }
      }),
    );
  });

  test('more work never pays less', () => {
    fc.assert(
      fc.property(lengths, policy, fc.nat(120), fc.nat(6), (worked, rules, more, which) => {
        const longer = worked.map((length, day) => (day === which % worked.length ? length + more : length));
        const gross = (some: readonly number[]) =>
          payableWeek(eachDay(...some), ask(rules, atRate('21.37'))).pay?.grossCents ?? 0;
        expect(gross(longer)).toBeGreaterThanOrEqual(gross(worked));
      }),
    );
  });

  test('the reasons of a day add up to its minutes', () => {
    const shifts = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 30_000 })), { maxLength: 12 })
      .map((all) => {
        let at = 0;
        return all.flatMap(([gap, length]): (readonly [number, number])[] => {
          const from = at + gap;
          at = from + length;
          return at > 6 * 86_400 ? [] : [[from, at]];
        });
      });
    const measures = new Set(['worked', 'short-rest', 'day-rounded', 'punches-rounded']);
    fc.assert(
      fc.property(shifts, editions, (worked, edition) => {
        const week = payableWeek(punchesOf(worked), ask(presets.federal, { edition }));
        for (const { date, workedMinutes } of week.days) {
          const told = week
            .reasons()
            .filter((reason) => reason.date === date && measures.has(reason.rule))
            .reduce((sum, { minutes = 0 }) => sum + Math.round(minutes * millisecondsPerMinute), 0);
          expect(told).toBe(workedMinutes * millisecondsPerMinute);
        }
      }),
    );
  });
});
