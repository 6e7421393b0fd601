import { expect, test } from 'vitest';
import { highest, ladder, leavesToWeek, paysMore, plain, stepAt, toNextStep } from './ladder.ts';

const daily = [
  { afterMinutes: 720, multiplier: '2.0' },
  { afterMinutes: 480, multiplier: '1.50' },
];

test('tiers in any order are a ladder from the plain rate upwards, each spelled as short as it can be', () => {
  expect(ladder(daily, 'daily-overtime')).toEqual([
    { from: 0, multiplier: 1, spelled: '1', rule: 'straight-time' },
    { from: 480, multiplier: 1.5, spelled: '1.5', rule: 'daily-overtime' },
    { from: 720, multiplier: 2, spelled: '2', rule: 'daily-overtime' },
  ]);
  expect(plain).toEqual([{ from: 0, multiplier: 1, spelled: '1', rule: 'straight-time' }]);
});

test('the same tiers pay under the name of the rule that asks, and are made once for it', () => {
  const asDaily = ladder(daily, 'daily-overtime');
  expect(ladder(daily, 'daily-overtime')).toBe(asDaily);
  expect(ladder(daily, 'holiday').map(({ rule }) => rule)).toEqual(['straight-time', 'holiday', 'holiday']);
  expect(ladder(daily, 'daily-overtime').map(({ rule }) => rule)).toEqual([
    'straight-time',
    'daily-overtime',
    'daily-overtime',
  ]);
});

test('a multiplier that is no decimal is told', () => {
  expect(() => ladder([{ afterMinutes: 0, multiplier: 'twice' }], 'holiday')).toThrow(/twice/);
});

/** | minutes done | step in force from | to the next | */
test.each([
  [0, 0, 480],
  [479, 0, 1],
  [480, 480, 240],
  [719, 480, 1],
  [720, 720, Infinity],
])('after %i minutes the step from %i is in force, and the next one is %s further', (done, from, left) => {
  const steps = ladder(daily, 'daily-overtime');
  expect(stepAt(steps, done).from).toBe(from);
  expect(toNextStep(steps, done)).toBe(left);
});

test('of several rules that which pays most pays, the first of those alike, and another only where it pays more', () => {
  const overEight = ladder([{ afterMinutes: 480, multiplier: '1.5' }], 'daily-overtime');
  const onHoliday = ladder([{ afterMinutes: 0, multiplier: '1.5' }], 'holiday');
  const onSeventh = ladder([{ afterMinutes: 0, multiplier: '2' }], 'consecutive-day');
  const [ground] = plain;
  if (ground === undefined) throw new Error('a ladder has no ground');
  const ruleOf = (...ladders: (typeof plain)[]) => highest(ladders, 500, ground).rule;
  expect(ruleOf(overEight, onHoliday)).toBe('daily-overtime');
  expect(ruleOf(onHoliday, overEight)).toBe('holiday');
  expect(ruleOf(plain, onHoliday)).toBe('holiday');
  expect(ruleOf(onHoliday, plain)).toBe('holiday');
  expect(ruleOf(overEight, onSeventh, onHoliday)).toBe('consecutive-day');
  expect(highest([], 500, ground)).toBe(ground);
  expect(highest([overEight], 0, stepAt(onHoliday, 0)).rule).toBe('holiday');
  expect(highest([overEight], 500, stepAt(onHoliday, 500)).rule).toBe('daily-overtime');
  expect(highest([plain], 0, stepAt(ladder([{ afterMinutes: 0, multiplier: '0.5' }], 'holiday'), 0))).toBe(ground);
});

test('what pays the same pays no more, and only the plain rate is plain', () => {
  const [, half, double] = ladder(daily, 'daily-overtime');
  const [ground] = plain;
  if (half === undefined || double === undefined || ground === undefined) throw new Error('a step is missing');
  expect([paysMore(double, half), paysMore(half, half), paysMore(half, double)]).toEqual([true, false, false]);
  expect([leavesToWeek(ground), leavesToWeek(half)]).toEqual([true, false]);
});
