import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, atRate, clock, monday, straight } from '../../../tests/world/payable-weeks.ts';
import { addDays, instant } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';

describe('whatever was punched', () => {
  const shiftOf = (lastDay: number, earliest: number, latest: number) =>
    fc.record({
      day: fc.integer({ min: 0, max: lastDay }),
      from: fc.integer({ min: earliest * 60, max: latest * 60 }),
      length: fc.integer({ min: 1, max: 11 * 60 }),
    });
  const weekOf = (shift: ReturnType<typeof shiftOf>) =>
    fc.uniqueArray(shift, { selector: (each) => each.day, maxLength: 7 });
  const byDay = weekOf(shiftOf(6, 0, 12));
  // Up to seven in the morning after, within the week.
  const week = fc.oneof(byDay, weekOf(shiftOf(5, 8, 20)));
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
      fc.property(byDay, byDay, (first, second) => {
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
