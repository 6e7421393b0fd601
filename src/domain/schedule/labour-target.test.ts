import { expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import { againstTarget, noLabourTarget } from './labour-target.ts';
import type { LabourSum } from './labour.ts';

const week = (minutes: number, sum: number | null, known = sum ?? 0): LabourSum => ({
  minutes,
  overtimeMinutes: 0,
  cents: sum === null ? null : cents(sum),
  knownCents: cents(known),
});

const target = (weeklyMinutes: number | null, weeklyCents: number | null) => ({
  weeklyMinutes,
  weeklyCents: weeklyCents === null ? null : cents(weeklyCents),
});

test.each([
  ['nothing planned', week(0, 0), target(14_400, 800_00), 0, 0],
  ['exactly its hours', week(14_400, 799_99), target(14_400, 800_00), 0, 0],
  ['a minute more', week(14_401, 800_00), target(14_400, 800_00), 1, 0],
  ['a cent more', week(14_400, 800_01), target(14_400, 800_00), 0, 1],
  ['both', week(15_000, 820_00), target(14_400, 800_00), 600, 20_00],
] as const)('of a week of %s it is said by how much it is over', (_case, planned, meant, minutes, sum) => {
  const against = againstTarget(planned, meant);
  expect([against.minutes?.over, against.cents?.over]).toEqual([minutes, sum]);
});

test('what nobody set a target for is held against none, however much it is', () => {
  const free = againstTarget(week(1_000_000, 9_999_999_00), noLabourTarget);
  expect(free).toEqual({ minutes: undefined, cents: undefined });
  expect(againstTarget(week(2_400, 820_00), target(null, 800_00)).minutes).toBeUndefined();
});

test('a cost that is not known, or not to be seen, is held against nothing, and the hours are all the same', () => {
  const against = againstTarget(week(2_400, null), target(1_800, 1));
  expect(against).toEqual({ minutes: { planned: 2_400, target: 1_800, over: 600, isPart: false }, cents: undefined });
});

test.each([
  ['below the target', 540_00, 0],
  ['exactly the target', 800_00, 0],
  ['over it by itself', 820_00, 20_00],
])('a cost that is known in part is never said to be the whole: a part %s', (_case, known, over) => {
  const { cents: sum } = againstTarget(week(2_400, null, known), target(null, 800_00));
  expect(sum).toEqual({ planned: known, target: 800_00, over, isPart: true });
});
