import { describe, expect, test } from 'vitest';
import { instant, millisecondsPerMinute, type Instant } from '../kernel/time.ts';
import { pausesOf, type AutomaticPause, type PauseRules } from './breaks.ts';
import type { Pause, WorkSegment } from './work-segment.ts';

const at = (minutes: number): Instant => instant(minutes * millisecondsPerMinute);
/** A shift in minutes of its day: work from and to, and what ended it. */
const shift = (...parts: [from: number, to: number, endsWith?: Pause][]): WorkSegment[] =>
  parts.map(([from, to, endsWith]) => {
    const span = { from: at(from), to: at(to) };
    return endsWith === undefined ? { span } : { span, endsWith };
  });

/** What is added, in minutes, with its reason. */
const told = (worked: readonly WorkSegment[], rules: PauseRules) => {
  const { paid, unplaced } = pausesOf(worked, rules);
  return [
    ...paid.map(({ span, reason }) => [reason, span.from / millisecondsPerMinute, span.to / millisecondsPerMinute]),
    ...unplaced.map(({ milliseconds, reason }) => [reason, milliseconds / millisecondsPerMinute]),
  ];
};

const deduct = (minutes: number, more: Partial<AutomaticPause> = {}): AutomaticPause => ({
  kind: 'auto-deduct',
  afterWorkedMinutes: 360,
  minutes,
  countPunched: false,
  ...more,
});
const add = (minutes: number, more: Partial<AutomaticPause> = {}) => deduct(minutes, { kind: 'auto-add', ...more });

const wholeDay = shift([480, 1020]);
const withMeal = (minutes: number) => shift([480, 720, 'meal'], [720 + minutes, 1020]);
const withBreak = (minutes: number) => shift([480, 720, 'break'], [720 + minutes, 1020]);

test('a shift without rules is what was punched', () => {
  expect(told(withMeal(60), {})).toEqual([]);
});

describe('an automatic pause', () => {
  test('waits until a shift was worked for as long as it says', () => {
    expect(told(shift([0, 359]), { meals: [deduct(30)] })).toEqual([]);
    expect(told(shift([0, 360]), { meals: [deduct(30)] })).toEqual([['meal-deducted', -30]]);
    expect(told(shift([0, 360]), { automaticBreaks: [deduct(15)] })).toEqual([['break-deducted', -15]]);
  });

  test('takes only what is missing where what was punched counts, and nothing where enough was', () => {
    const meals = [deduct(60, { countPunched: true })];
    expect(told(withMeal(20), { meals })).toEqual([['meal-deducted', -40]]);
    expect(told(withMeal(60), { meals })).toEqual([]);
    expect(told(withMeal(75), { meals })).toEqual([]);
    expect(told(withMeal(20), { meals: [deduct(60)] })).toEqual([['meal-deducted', -60]]);
  });

  test('counts meals for meals and breaks for breaks', () => {
    const counting = deduct(30, { countPunched: true });
    expect(told(withBreak(30), { meals: [counting] })).toEqual([['meal-deducted', -30]]);
    expect(told(withMeal(30), { automaticBreaks: [counting] })).toEqual([['break-deducted', -30]]);
    expect(told(withBreak(30), { automaticBreaks: [counting] })).toEqual([]);
  });

  test('of a meal counts a clocking out and in again within the shift: no time is off the clock twice', () => {
    const counting = deduct(30, { countPunched: true });
    const out = (minutes: number) => shift([480, 720], [720 + minutes, 1020]);
    expect(told(out(30), { meals: [counting] })).toEqual([]);
    expect(told(out(20), { meals: [counting] })).toEqual([['meal-deducted', -10]]);
    expect(told(out(20), { meals: [counting], paidUpToMinutes: 20 }).at(-1)).toEqual(['meal-deducted', -30]);
    expect(told(out(30), { meals: [deduct(30)] })).toEqual([['meal-deducted', -30]]);
    expect(told(out(30), { meals: [add(30, { countPunched: true })] })).toEqual([]);
    expect(told(out(30), { automaticBreaks: [counting] })).toEqual([['break-deducted', -30]]);
  });

  test('of a meal counts a clocking out for what no punched meal counts for, and no minute of it twice', () => {
    const counting = deduct(30, { countPunched: true });
    const mealAndOut = shift([480, 720, 'meal'], [740, 840], [860, 1020]);
    expect(told(mealAndOut, { meals: [counting] })).toEqual([]);
    expect(told(mealAndOut, { meals: [counting, counting] })).toEqual([['meal-deducted', -20]]);
  });

  test('of a meal counts a pause that only its length calls a rest, less what is paid of it; it pays none on top', () => {
    const meals = [deduct(30, { countPunched: true })];
    const early = withBreak(25).map((part): WorkSegment =>
      part.endsWith ? Object.assign(part, { byLength: true as const }) : part,
    );
    expect(told(early, { meals })).toEqual([['meal-deducted', -5]]);
    expect(told(early, { meals: [deduct(30)] })).toEqual([['meal-deducted', -30]]);
    expect(told(early, { meals, paidUpToMinutes: 25 }).at(-1)).toEqual(['meal-deducted', -30]);
    const paidBreaks = { allowances: [{ afterWorkedMinutes: 60, minutes: 10 }], pooled: false };
    expect(told(early, { meals, paidBreaks }).at(-1)).toEqual(['meal-deducted', -15]);
    expect(told(early, { meals, automaticBreaks: [deduct(15, { countPunched: true })] })).toEqual([
      ['meal-deducted', -30],
    ]);
    expect(told(early, { meals: [add(30, { countPunched: true })] })).toEqual([]);
  });

  test('beside others has what was punched first', () => {
    const first = deduct(30, { countPunched: true });
    const second = deduct(30, { countPunched: true, afterWorkedMinutes: 420 });
    expect(told(withMeal(45), { meals: [first, second] })).toEqual([['meal-deducted', -15]]);
    expect(told(withMeal(20), { meals: [deduct(30), second] })).toEqual([
      ['meal-deducted', -30],
      ['meal-deducted', -10],
    ]);
  });

  test('is paid on top: whole, or no more than was taken', () => {
    expect(told(wholeDay, { meals: [add(60)] })).toEqual([['meal-added', 60]]);
    expect(told(wholeDay, { meals: [add(60, { countPunched: true })] })).toEqual([]);
    expect(told(withMeal(40), { meals: [add(60, { countPunched: true })] })).toEqual([['meal-added', 40]]);
    expect(told(withBreak(40), { automaticBreaks: [add(10, { countPunched: true })] })).toEqual([['break-added', 10]]);
  });

  test('never takes more than was worked', () => {
    expect(told(shift([0, 20]), { meals: [deduct(30, { afterWorkedMinutes: 0 })] })).toEqual([['meal-deducted', -20]]);
  });

  test('does not count a pause that is working time', () => {
    const meals = [deduct(30, { countPunched: true })];
    expect(told(withMeal(20), { meals, paidUpToMinutes: 20 })).toEqual([
      ['short-rest', 720, 740],
      ['meal-deducted', -30],
    ]);
    expect(told(withMeal(21), { meals, paidUpToMinutes: 20 })).toEqual([['meal-deducted', -9]]);
  });
});

describe('breaks that are paid', () => {
  const four = shift([0, 60, 'break'], [75, 180, 'break'], [210, 400, 'meal'], [430, 500, 'break'], [520, 600]);
  const allowances = [
    { afterWorkedMinutes: 60, minutes: 15 },
    { afterWorkedMinutes: 120, minutes: 20 },
    { afterWorkedMinutes: 10_000, minutes: 15 },
  ];

  test('each have their own allowance, from their beginning, once it is earned', () => {
    expect(told(four, { paidBreaks: { allowances, pooled: false } })).toEqual([
      ['paid-break', 60, 75],
      ['paid-break', 180, 200],
    ]);
  });

  test('share what is earned where it is pooled, until it is used up', () => {
    expect(told(four, { paidBreaks: { allowances, pooled: true } })).toEqual([
      ['paid-break', 60, 75],
      ['paid-break', 180, 200],
    ]);
    const more = [...allowances.slice(0, 2), { afterWorkedMinutes: 505, minutes: 20 }];
    expect(told(four, { paidBreaks: { allowances: more, pooled: true } })).toEqual([
      ['paid-break', 60, 75],
      ['paid-break', 180, 210],
      ['paid-break', 500, 510],
    ]);
  });

  test('are not paid twice where they are short, though each is the break that it is', () => {
    expect(told(four, { paidUpToMinutes: 15, paidBreaks: { allowances, pooled: false } })).toEqual([
      ['short-rest', 60, 75],
      ['paid-break', 180, 200],
    ]);
    const pool = { allowances: [{ afterWorkedMinutes: 60, minutes: 25 }], pooled: true };
    expect(told(four, { paidUpToMinutes: 15, paidBreaks: pool })).toEqual([
      ['short-rest', 60, 75],
      ['paid-break', 180, 205],
    ]);
  });

  test('are earned to the minute', () => {
    const rule = (afterWorkedMinutes: number) => ({ allowances: [{ afterWorkedMinutes, minutes: 10 }], pooled: true });
    const worked = 60 + 105 + 190 + 70 + 80;
    expect(told(four, { paidBreaks: rule(worked) })).toEqual([['paid-break', 60, 70]]);
    expect(told(four, { paidBreaks: rule(worked + 1) })).toEqual([]);
  });
});

describe('the meals of a shift', () => {
  const rounding = { intervalMinutes: 15, mode: 'nearest' } as const;

  test('are rounded together; less of a meal is more of work', () => {
    expect(told(withMeal(66), { mealTotalRounding: rounding })).toEqual([['meal-rounded', 6]]);
    expect(told(withMeal(55), { mealTotalRounding: rounding })).toEqual([['meal-rounded', -5]]);
    const two = shift([0, 100, 'meal'], [122, 300, 'meal'], [322, 600]);
    expect(told(two, { mealTotalRounding: rounding })).toEqual([['meal-rounded', -1]]);
  });

  test('are left alone where they are round, or none was taken', () => {
    expect(told(withMeal(60), { mealTotalRounding: rounding })).toEqual([]);
    expect(told(wholeDay, { mealTotalRounding: { ...rounding, mode: 'up', graceMinutes: -15 } })).toEqual([]);
    expect(told(withBreak(50), { mealTotalRounding: rounding })).toEqual([]);
  });
});
