import { describe, expect, test } from 'vitest';
import { ask, clock, ledger, monday, straight } from '../../../tests/world/payable-weeks.ts';
import { addDays } from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { payableWeek } from '../pay-rules/payable-week.ts';
import { presets } from '../pay-rules/presets.ts';
import type { CardState } from './card-step.ts';
import { timeCard } from './time-card.ts';
import {
  asksForWorkedMeals,
  decideWorkedMeal,
  mealsTakenOff,
  mealsWorkedOn,
  type WorkedMealStatement,
} from './worked-meal.ts';

const tuesday = addDays(monday, 1);
const meal = (afterWorkedMinutes: number, employeeMayCancel?: boolean) => ({
  kind: 'auto-deduct' as const,
  afterWorkedMinutes,
  minutes: 30,
  countPunched: true,
  ...(employeeMayCancel === undefined ? {} : { employeeMayCancel }),
});
const taking = (...meals: ReturnType<typeof meal>[]): PayPolicy => ({ ...presets.federal, workTime: { meals } });
const both = taking(meal(360, true), meal(600, true));

function open(words: readonly string[], policy: PayPolicy, worked: readonly number[] = [], until = clock(8, '12:00')) {
  const question = { ...ask(policy), until, facts: new Map([[monday, { mealsWorked: worked }]]) };
  const punches = ledger(...words);
  const week = payableWeek(punches, question);
  return { week, meals: mealsTakenOff(week, timeCard(punches, question)) };
}

describe('a meal that is taken off', () => {
  test.each([
    // said of Monday, of 12 hours from 7:00, leaves
    [[], 660],
    [[1], 690],
    [[2], 690],
    [[1, 2], 720],
    [[3], 660],
  ] as const)('is work where it was worked through: %j of two', (worked, minutes) => {
    expect(open(['0 7:00 19:00'], both, worked).week.workedMinutes).toBe(minutes);
  });

  test('is taken off whatever is said, where the policy does not let it be said', () => {
    for (const policy of [taking(meal(360)), taking(meal(360, false))]) {
      const { week, meals } = open(['0 8:00 17:00'], policy, [1]);
      expect([week.workedMinutes, meals]).toEqual([510, []]);
    }
  });

  test('keeps its place when another of the day was punched after all', () => {
    // The first was taken at noon: it is the second that was worked through.
    const { meals } = open(['0 7:00 12:00-12:30 19:30'], both, [2]);
    expect(meals).toEqual([{ date: monday, meal: 2, minutes: 30, isWorked: true }]);
  });

  test('has a place of its own in each shift of a day', () => {
    const { week, meals } = open(['0 0:00 7:00', '0 13:00 20:00'], taking(meal(360, true)), [2]);
    expect(meals).toEqual([
      { date: monday, meal: 1, minutes: 30, isWorked: false },
      { date: monday, meal: 2, minutes: 30, isWorked: true },
    ]);
    expect(week.workedMinutes).toBe(13 * 60 + 30);
  });

  test('gives back what it would have taken, and no more: what was punched stays off', () => {
    const { week, meals } = open(['0 8:00 12:00-12:22 17:00'], both, [1]);
    expect(meals).toEqual([{ date: monday, meal: 1, minutes: 8, isWorked: true }]);
    expect(week.workedMinutes).toBe(9 * 60 - 22);
  });

  test('is told with its rule and the law, and the reasons of the day still add up to it', () => {
    const reasons = open(['0 8:00 17:00'], both, [1]).week.reasons();
    expect(reasons.find(({ rule }) => rule === 'meal-worked')).toEqual({
      rule: 'meal-worked',
      date: monday,
      minutes: 0,
      punchIds: expect.anything(),
      parameters: { afterMinutes: 360, pauseMinutes: 30, countsPunched: 'yes', mealMinutes: 30 },
      citation: { source: '29 CFR 785.19(a)', asOf: '2026-11-28' },
    });
    expect(reasons.some(({ rule }) => rule === 'meal-deducted')).toBe(false);
  });
});

test('while work runs nothing is said of its meal; what was said is there to be taken back', () => {
  const running = (worked: readonly number[]) => open(['0 8:00'], both, worked, clock(0, '16:00')).meals;
  expect(running([])).toEqual([]);
  expect(running([1])).toEqual([{ date: monday, meal: 1, minutes: 30, isWorked: true }]);
  // Nor of that of a shift which ended on the same day.
  expect(open(['0 0:00 7:00', '0 13:00'], both, [], clock(0, '20:00')).meals).toEqual([]);
});

test('of each meal what was said last counts', () => {
  const said = (workedOn: typeof monday, place: number, kind: WorkedMealStatement['kind']) => ({
    workedOn,
    meal: place,
    kind,
  });
  const statements = [said(monday, 2, 'worked'), said(monday, 1, 'worked'), said(tuesday, 1, 'worked')];
  expect([...mealsWorkedOn(statements)]).toEqual([
    [monday, [1, 2]],
    [tuesday, [1]],
  ]);
  expect([...mealsWorkedOn([...statements, said(tuesday, 1, 'taken_back'), said(monday, 2, 'taken_back')])]).toEqual([
    [monday, [1]],
  ]);
});

test.each<[CardState, { meal: number; isWorked: boolean }, string]>([
  ['open', { meal: 1, isWorked: true }, 'new'],
  ['signed', { meal: 1, isWorked: true }, 'new'],
  ['open', { meal: 1, isWorked: false }, 'so already'],
  ['open', { meal: 2, isWorked: false }, 'new'],
  ['open', { meal: 2, isWorked: true }, 'so already'],
  ['open', { meal: 3, isWorked: true }, 'meal_not_taken_off'],
  ['approved', { meal: 1, isWorked: true }, 'week_is_approved'],
  ['locked', { meal: 2, isWorked: false }, 'week_is_locked'],
])('of a week that is %s, %j: %s', (state, wish, expected) => {
  const meals = [
    { date: monday, meal: 1, minutes: 30, isWorked: false },
    { date: monday, meal: 2, minutes: 30, isWorked: true },
    { date: tuesday, meal: 3, minutes: 30, isWorked: false },
  ];
  const decided = decideWorkedMeal({ standing: { state }, meals }, { date: monday, ...wish });
  expect(decided.ok ? (decided.value.isNew ? 'new' : 'so already') : decided.refusal).toBe(expected);
});

test('it is asked for where a policy lets it be said: of the week, or of the one beside it where workweeks move', () => {
  const closed = taking(meal(360));
  const beside = (policy: PayPolicy) => ({ policy, startsOn: monday });
  const asked = (policy: PayPolicy, old: PayPolicy, fresh: PayPolicy) =>
    asksForWorkedMeals({ policy, transition: { old: beside(old), fresh: beside(fresh) } });
  expect([asksForWorkedMeals({ policy: both }), asksForWorkedMeals({ policy: closed })]).toEqual([true, false]);
  for (const policy of [presets.federal, straight, taking()]) expect(asksForWorkedMeals({ policy })).toBe(false);
  // One of its meals is enough.
  expect(asksForWorkedMeals({ policy: taking(meal(360), meal(600, true)) })).toBe(true);
  expect([asked(closed, both, closed), asked(closed, closed, both), asked(closed, closed, closed)]).toEqual([
    true,
    true,
    false,
  ]);
});
