import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, atRate, clock, ledger, monday, newYork, straight } from '../../../tests/world/payable-weeks.ts';
import { addDays, instant, type PlainDate } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import { dayAttributions, type DayAttribution } from './day-attribution.ts';
import type { PayPolicy } from './pay-policy.ts';
import type { PayableDay } from './payable-day.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';
import { roundPunches, type RoundTarget } from './punch-rounding.ts';
import { roundModes } from './rounding.ts';
import type { RulesEdition } from './rules-edition.ts';
import type { WorkSegment } from './work-segment.ts';
import { weekReading } from './workweek-transition.ts';

describe('whatever was punched', () => {
  // Shifts of a week in order, as many a day as there is time for, through midnight too, with an unpaid meal or without. Minutes from the first midnight on.
  const shift = fc.record({
    after: fc.integer({ min: 61, max: 20 * 60 }),
    before: fc.integer({ min: 1, max: 6 * 60 }),
    meal: fc.option(
      fc.record({ length: fc.integer({ min: 30, max: 90 }), after: fc.integer({ min: 1, max: 5 * 60 }) }),
    ),
  });
  interface Stint {
    readonly from: number;
    readonly meal?: readonly [from: number, to: number];
    readonly to: number;
  }
  const week = fc.array(shift, { maxLength: 14 }).map((all) => {
    const stints: Stint[] = [];
    let from = -60;
    for (const { after, before, meal } of all) {
      from += after;
      const paused = from + before;
      const to = meal === null ? paused : paused + meal.length + meal.after;
      // Some hours are left for the one that works longer, and so that no shift goes on in the week after.
      if (to > 7 * 1_440 - 5 * 60) break;
      stints.push(meal === null ? { from, to } : { from, to, meal: [paused, paused + meal.length] });
      from = to;
    }
    return stints;
  });
  const workedOf = ({ from, to, meal: [out, back] = [0, 0] }: Stint) => to - from - (back - out);
  const minutesOf = (stints: readonly Stint[]) => stints.reduce((sum, each) => sum + workedOf(each), 0);
  const punchesOf = (stints: readonly Stint[], firstDay = 0) => {
    const punches: Punch[] = [];
    const press = (kind: Punch['kind'], minute: number) => {
      const sequence = punches.length + 1;
      const punchedAt = instant(clock(firstDay, '0:00') + minute * 60_000);
      punches.push({ id: `${firstDay}-${sequence}`, kind, punchedAt, sequence });
    };
    for (const { from, meal, to } of stints) {
      press('clock_in', from);
      if (meal !== undefined) {
        press('break_start', meal[0]);
        press('break_end', meal[1]);
      }
      press('clock_out', to);
    }
    return punches;
  };
  const guarantees = fc.record(
    {
      reportingTime: fc.record({
        fraction: fc.constantFrom('0.5', '0.3333', '1'),
        minMinutes: fc.constant(0),
        maxMinutes: fc.integer({ min: 180, max: 480 }),
        secondReportMinutes: fc.constant(120),
      }),
      minimumShift: fc.record({
        minutes: fc.integer({ min: 0, max: 300 }),
        gapMinutes: fc.integer({ min: 0, max: 600 }),
      }),
      splitShift: fc.record({ gapOverMinutes: fc.integer({ min: 30, max: 180 }) }),
      minimumWages: fc.constant([{ amount: '18.00', from: '2020-01-01' }]),
    },
    { requiredKeys: [] },
  );
  const policyBy = (...attributions: readonly DayAttribution[]) =>
    fc
      .record({
        preset: fc.constantFrom(...Object.values(presets)),
        more: guarantees,
        dayAttribution: fc.constantFrom(...attributions),
      })
      .map(({ preset, more, dayAttribution }): PayPolicy =>
        Object.assign({}, preset, more, { workTime: { ...preset.workTime, dayAttribution } }),
      );
  const policy = policyBy(...dayAttributions);
  // Of a shorter day the two hours that California promises are more than half, and end once half of it was worked: there more work does pay less.
  const scheduled = fc
    .array(fc.oneof(fc.constant(0), fc.integer({ min: 240, max: 720 })), { minLength: 7, maxLength: 7 })
    .map((days) => new Map(days.map((minutes, day) => [addDays(monday, day), { scheduledMinutes: minutes }])));
  const total = (split: ReadonlyMap<string, number>) => [...split.values()].reduce((sum, each) => sum + each, 0);

  test('every minute worked is paid once', () => {
    fc.assert(
      fc.property(week, policy, (stints, rules) => {
        const { workedMinutes, byMultiplier } = payableWeek(punchesOf(stints), ask(rules));
        expect(workedMinutes).toBe(minutesOf(stints));
        expect(total(byMultiplier)).toBe(workedMinutes);
      }),
    );
  });

  // An hour for a split day is owed less what is earned above the minimum wage, so that it shrinks while another guarantee stays. And no policy here
  // takes meals or breaks off by itself: the minute that brings one pays less, by what is taken, as a test below says.
  const steadyBy = (...attributions: readonly DayAttribution[]) =>
    policyBy(...attributions).map(({ splitShift: _split, ...rules }): PayPolicy => rules);
  const twelve = atRate('12.00');

  test('an hour more never pays less, where it does not take the shift to another day', () => {
    const steady = steadyBy('split-midnight', 'shift-start');
    fc.assert(
      fc.property(week, steady, scheduled, fc.integer({ min: 1, max: 60 }), (stints, rules, facts, more) => {
        const last = stints.at(-1);
        fc.pre(last !== undefined);
        const longer = [...stints.slice(0, -1), { ...last, to: last.to + more }];
        const gross = (some: readonly Stint[]) =>
          payableWeek(punchesOf(some), { ...ask(rules, twelve), facts }).pay?.grossCents ?? 0;
        expect(gross(longer)).toBeGreaterThanOrEqual(gross(stints));
      }),
    );
  });

  test('work added anywhere in the week never pays less', () => {
    // Not by Nevada's days of 24 hours, which begin with work (NRS 608.0126): a minute before a shift moves where they are cut, and what was the ninth
    // hour of one is the first of the next (docs/rules/overtime.md, "Nevada's day"). Nor with a least length of shifts: of two that become one by the
    // work between them, one is made up instead of both. For the same reason no shift joins another here that was none of it: two reports would become
    // one, and what was between them a meal.
    const steady = steadyBy('split-midnight')
      .filter(({ overtime }) => overtime.dailyFrom === undefined)
      .map(({ minimumShift: _least, ...rules }): PayPolicy => rules);
    const length = fc.integer({ min: 1, max: 120 });
    const alone = fc.record({ from: fc.integer({ min: 0, max: 7 * 1_440 - 121 }), length });
    const longer = fc.record({ shift: fc.nat({ max: 13 }), length });
    const withMore = (stints: readonly Stint[], more: { shift?: number; from?: number; length: number }) => {
      if (more.from !== undefined)
        return [...stints, { from: more.from, to: more.from + more.length }].toSorted(byTime);
      return stints.map((each, index) => (index === more.shift ? { ...each, to: each.to + more.length } : each));
    };
    const byTime = (one: Stint, other: Stint) => one.from - other.from;
    /** How many shifts there are, a pause being one that is shorter than what makes another shift; none, where some overlap. */
    const shiftsOf = (stints: readonly Stint[], { workTime: { newShiftGapMinutes = 60 } = {} }: PayPolicy) => {
      const gaps = stints.slice(1).map(({ from }, index) => from - (stints[index]?.to ?? 0));
      return gaps.some((gap) => gap <= 60) ? 0 : 1 + gaps.filter((gap) => gap >= newShiftGapMinutes).length;
    };
    fc.assert(
      fc.property(week, steady, scheduled, fc.oneof(alone, longer), (stints, rules, facts, added) => {
        const more = withMore(stints, added);
        fc.pre(stints.length > 0 && shiftsOf(more, rules) === shiftsOf(stints, rules) + Number('from' in added));
        const gross = (some: readonly Stint[]) =>
          payableWeek(punchesOf(some), { ...ask(rules, twelve), facts }).pay?.grossCents ?? 0;
        expect(gross(more)).toBeGreaterThanOrEqual(gross(stints));
      }),
      { numRuns: 500 },
    );
  });

  test('an hour more never pays less by more than the meal that it brings', () => {
    const longer = fc.record({
      length: fc.integer({ min: 1, max: 600 }),
      more: fc.integer({ min: 1, max: 60 }),
      meal: fc.integer({ min: 10, max: 60 }),
      after: fc.integer({ min: 61, max: 480 }),
    });
    fc.assert(
      fc.property(longer, fc.boolean(), ({ length, more, meal, after }, countPunched) => {
        const { federal } = presets;
        const meals = [{ kind: 'auto-deduct' as const, afterWorkedMinutes: after, minutes: meal, countPunched }];
        const rules: PayPolicy = { ...federal, workTime: { ...federal.workTime, meals } };
        const paid = (minutes: number) =>
          payableWeek(punchesOf([{ from: 0, to: minutes }]), ask(rules, atRate('60.00'))).pay?.grossCents ?? 0;
        const isBrought = length < after && length + more >= after;
        expect(paid(length + more) - paid(length)).toBe(100 * (more - (isBrought ? meal : 0)));
      }),
    );
  });

  test('lines of pay add up to the gross, and nobody gets less than the hours at the plain rate', () => {
    fc.assert(
      fc.property(week, policy, scheduled, (stints, rules, facts) => {
        const { pay } = payableWeek(punchesOf(stints), { ...ask(rules, atRate('60.00')), facts });
        expect(pay?.grossCents).toBe(pay?.lines.reduce((sum, line) => sum + line.cents, 0));
        expect(pay?.grossCents ?? 0).toBeGreaterThanOrEqual(minutesOf(stints) * 100);
      }),
    );
  });

  test('the order in which rows are read makes no difference', () => {
    fc.assert(
      fc.property(week, policy, scheduled, fc.infiniteStream(fc.nat()), (stints, rules, facts, dice) => {
        const punches = punchesOf(stints);
        const shuffled = punches
          .map((punch) => ({ punch, at: dice.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ punch }) => punch);
        const figures = (some: readonly Punch[]) => {
          const { reasons, ...others } = payableWeek(some, { ...ask(rules, atRate('20.00')), facts });
          const { rates: _, ...pay } = others.pay ?? {};
          return { ...others, pay, why: reasons() };
        };
        expect(figures(shuffled)).toEqual(figures(punches));
      }),
    );
  });

  test('weeks asked for one by one are those of the whole range', () => {
    fc.assert(
      fc.property(week, week, policy, (first, second, rules) => {
        // What is counted over more than a week is not that of one, and a day of 24 hours may begin before it.
        const { periodDays, consecutiveDay, dailyFrom } = rules.overtime;
        fc.pre(periodDays === undefined && consecutiveDay?.scope !== 'rolling' && dailyFrom === undefined);
        const [before, after] = [punchesOf(first), punchesOf(second, 7)];
        const both = [...before, ...after.map((punch) => ({ ...punch, sequence: before.length + punch.sequence }))];
        for (const [weekNumber, stints] of [first, second].entries()) {
          const startsOn = addDays(monday, weekNumber * 7);
          const question = ask(rules, { startsOn });
          const alone = payableWeek(weekNumber === 0 ? before : after, question);
          expect(payableWeek(both, question).byMultiplier).toEqual(alone.byMultiplier);
          expect(payableWeek(both, question).workedMinutes).toBe(minutesOf(stints));
        }
      }),
    );
  });

  describe('days of 24 hours from the start of work', () => {
    const { nevada } = presets;
    const dailyAlone: PayPolicy = { ...nevada, overtime: { ...nevada.overtime, weekly: [] } };

    test('come to the same overtime, whichever day weeks begin on', () => {
      const overtimeFrom = (punches: readonly Punch[], startsOn: PlainDate) =>
        payableWeek(punches, ask(dailyAlone, { startsOn })).byMultiplier.get('1.5') ?? 0;
      fc.assert(
        fc.property(week, fc.integer({ min: 1, max: 6 }), (stints, day) => {
          const punches = punchesOf(stints);
          const [before, after] = [addDays(monday, day - 7), addDays(monday, day)];
          expect(overtimeFrom(punches, before) + overtimeFrom(punches, after)).toBe(overtimeFrom(punches, monday));
        }),
      );
    });

    test('pay less for a minute more, where it moves the beginning of the day: what was one day of sixteen hours is parts of two', () => {
      const grossOf = (...days: string[]) => payableWeek(ledger(...days), ask(nevada, twelve)).pay?.grossCents;
      const night = ['0 20:00 28:00', '1 6:00 14:00'];
      expect(grossOf(...night)).toBe(240_00);
      expect(grossOf('0 7:00 7:01', ...night)).toBe(198_30);
    });

    test('of a week are the same, however far back its punches were read', () => {
      fc.assert(
        fc.property(week, week, week, (first, second, third) => {
          const far = [first, second, third].flatMap((stints, index) => punchesOf(stints, 7 * index - 21));
          const { from } = weekReading({ startsOn: monday, policy: nevada, zone: newYork });
          const inside = [first, second, third].flatMap((stints, index) =>
            punchesOf(
              stints.filter(({ to }) => clock(7 * index - 21, '0:00') + to * 60_000 >= from),
              7 * index - 21,
            ),
          );
          const split = (some: readonly Punch[]) =>
            payableWeek(
              [...some, ...punchesOf([{ from: 300, to: 1_200 }])].map((punch, sequence) =>
                Object.assign({}, punch, { sequence }),
              ),
              ask(nevada),
            ).byMultiplier;
          expect(split(inside)).toEqual(split(far));
        }),
      );
    });
  });

  const inSeconds = (from: number, to: number) =>
    (
      [
        ['clock_in', from],
        ['clock_out', to],
      ] as const
    ).map(([kind, second], index) => ({
      id: kind,
      kind,
      punchedAt: instant(clock(0, '0:00') + second * 1_000),
      sequence: index + 1,
    }));
  const begins = fc.integer({ min: 0, max: 6 * 86_400 });
  const lasts = fc.integer({ min: 0, max: 14 * 3_600 });

  test('by the first edition the days of a shift add up to it; since, each is the nearest minute of its own work', () => {
    fc.assert(
      fc.property(begins, lasts, policy, fc.constantFrom<RulesEdition>(1, 2), (from, length, rules, edition) => {
        const { days, workedMinutes } = payableWeek(inSeconds(from, from + length), ask(rules, { edition }));
        if (edition === 1) expect(workedMinutes).toBe(Math.floor(length / 60));
        for (const day of days) {
          expect(sumOfShifts(day)).toBe(day.workedMinutes);
          if (edition === 2) expect(day.workedMinutes).toBe(Math.round(day.punchedMilliseconds / 60_000));
        }
      }),
    );
  });

  test('seconds more before or after never take a minute of any day, nor pay less', () => {
    const rules: PayPolicy = {
      ...presets.federal,
      overtime: { ...presets.federal.overtime, daily: [{ afterMinutes: 480, multiplier: '1.5' }] },
    };
    const seconds = fc.integer({ min: 1, max: 120 });
    fc.assert(
      fc.property(begins, lasts, seconds, fc.boolean(), (from, length, more, isBefore) => {
        fc.pre(!isBefore || from >= more);
        const worked = (start: number, end: number) => payableWeek(inSeconds(start, end), ask(rules, atRate('20.37')));
        const [shorter, longer] = [
          worked(from, from + length),
          worked(from - (isBefore ? more : 0), from + length + (isBefore ? 0 : more)),
        ];
        const minutes = new Map(shorter.days.map((day) => [day.date, day.workedMinutes]));
        for (const { date, workedMinutes } of longer.days) {
          expect(workedMinutes).toBeGreaterThanOrEqual(minutes.get(date) ?? 0);
        }
        expect(longer.pay?.grossCents ?? 0).toBeGreaterThanOrEqual(shorter.pay?.grossCents ?? 0);
      }),
    );
  });

  const sumOfShifts = ({ shifts }: PayableDay) => shifts.reduce((sum, { minutes }) => sum + minutes, 0);

  test('an automatic meal leaves as much off the clock as it has minutes, however long the pause was', () => {
    const paused = fc.record({ pause: fc.integer({ min: 0, max: 120 }), meal: fc.integer({ min: 10, max: 90 }) });
    fc.assert(
      fc.property(paused, ({ pause, meal }) => {
        const { workTime } = presets.federal;
        const meals = [{ kind: 'auto-deduct' as const, afterWorkedMinutes: 360, minutes: meal, countPunched: true }];
        const stint: Stint = { from: 480, meal: [720, 720 + pause], to: 720 + pause + 300 };
        const rules: PayPolicy = { ...presets.federal, workTime: { ...workTime, meals } };
        const { workedMinutes } = payableWeek(punchesOf([stint]), ask(rules));
        const isWorked = pause <= (workTime?.paidUpToMinutes ?? 0);
        expect(workedMinutes).toBe(540 + pause - (isWorked ? meal : Math.max(pause, meal)));
      }),
    );
  });

  test('rounding never pays a moment twice', () => {
    const rule = fc.record({
      intervalMinutes: fc.constantFrom(5, 6, 15, 30),
      mode: fc.constantFrom(...roundModes),
      targets: fc.constantFrom<RoundTarget[]>(['both'], ['in'], ['out'], ['break-start'], ['break-end']),
    });
    const pauses = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 40 })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(pauses, fc.array(rule, { minLength: 1, maxLength: 3 }), (worked, punchRounding) => {
        let end = 480;
        const segments = worked.map(([length, pause]): WorkSegment => {
          const from = end + pause;
          end = from + length;
          const at = (minute: number) => instant(clock(0, '0:00') + minute * 60_000);
          return { span: { from: at(from), to: at(end) }, endsWith: 'break' };
        });
        const rounded = roundPunches(segments, punchRounding, false, () => newYork);
        for (const [index, { span }] of rounded.slice(1).entries()) {
          expect(span.from).toBeGreaterThanOrEqual(rounded[index]?.span.to ?? 0);
        }
      }),
    );
  });

  test('a policy without rules pays straight time', () => {
    fc.assert(
      fc.property(week, (stints) => {
        const { byMultiplier, workedMinutes, pay } = payableWeek(punchesOf(stints), ask(straight, atRate('60.00')));
        expect(byMultiplier.get('1') ?? 0).toBe(workedMinutes);
        expect(pay?.grossCents ?? 0).toBe(workedMinutes * 100);
      }),
    );
  });
});
