import { expect, test } from 'vitest';
import type { PlainDate } from '../kernel/time.ts';
import { takeInTurn, takeOnTop } from './in-turn.ts';
import { usualLevels } from './planning-rules.ts';

interface Hours {
  readonly plan: { readonly employeeId: string | null };
  readonly hours: number;
}

/** Which of the hours are left out, where a week may have so many. */
function leftOf(most: number, wishes: readonly Hours[]): readonly number[] {
  const levels = { ...usualLevels, over_target: 'block' as const };
  const { taken, left } = takeInTurn(wishes, levels, ({ hours }, beside) => {
    const sum = beside.reduce((total, one) => total + one.hours, hours);
    return sum > most ? [{ kind: 'over_target', minutes: sum * 60 }] : [];
  });
  expect(taken.length + left.length).toBe(wishes.length);
  return left.map(({ hours }) => hours);
}

const of = (employeeId: string | null, ...hours: number[]): readonly Hours[] =>
  hours.map((count) => ({ plan: { employeeId }, hours: count }));

test.each([
  [18, [3, 3, 3, 3, 8], [8]],
  [8, [6, 3, 2], [3]],
  [8, [4, 4], []],
  [8, [4, 5], [5]],
])('of a week of at most %i hours, planned as %j, %j is left out', (most, hours, left) => {
  expect(leftOf(most, of('eli', ...hours))).toEqual(left);
});

test('what is too much for one person takes nothing from another, and open shifts are nobody’s', () => {
  expect(leftOf(8, [...of('eli', 8, 8), ...of('ana', 8), ...of(null, 8, 8)])).toEqual([8]);
});

test('two shifts at once can be planned, since two people may exchange theirs', () => {
  const wishes = of('ana', 8, 8);
  const { left } = takeInTurn(wishes, usualLevels, (_, beside) =>
    beside.length === 0 ? [] : [{ kind: 'double_booking', locationId: 'pier' }],
  );
  expect(left).toEqual([]);
});

test.each([
  ['another of theirs stands there', [8], true],
  ['one of the same go does', [8, 8], false],
])('onto a plan, nobody is taken who works then already: %s', (_, hours, isStanding) => {
  // Whether two are at once is only said: a whole week is put there all the same without them.
  const levels = { ...usualLevels, double_booking: 'warn' as const };
  const wishes = [...of('ana', ...hours), ...of('ben', 8), ...of(null, 8, 8)];
  const { taken, left, busy } = takeOnTop(wishes, levels, ({ plan: { employeeId } }, beside) =>
    (employeeId === 'ana' && isStanding) || beside.length > 0 ? [{ kind: 'double_booking', locationId: 'pier' }] : [],
  );
  expect(busy).toEqual(of('ana', 8));
  expect(left).toEqual([]);
  expect(taken.length).toBe(wishes.length - 1);
});

test('of whoever is busy and may not have it either, that they are busy is said, and once', () => {
  const levels = { ...usualLevels, time_off: 'block' as const };
  const off = { date: '2026-11-16' as PlainDate, from: 0, to: 1_440 };
  const { left, busy } = takeOnTop([...of('ana', 8), ...of('ben', 8)], levels, ({ plan: { employeeId } }) => [
    ...(employeeId === 'ana' ? [{ kind: 'double_booking' as const, locationId: 'pier' }] : []),
    { kind: 'time_off' as const, part: off },
  ]);
  expect({ left, busy }).toEqual({ left: of('ben', 8), busy: of('ana', 8) });
});
