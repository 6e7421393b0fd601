import { expect, test } from 'vitest';
import { instant } from '../kernel/time.ts';
import { stintsOf } from './stints.ts';

const segment = (kind: 'worked' | 'break' | 'overtime', from: number, to: number) => ({
  kind,
  span: { from: instant(from), to: instant(to) },
});
const day = (ribbon: ReturnType<typeof segment>[], clockedInAt: number | null, clockedOutAt: number | null) => ({
  ribbon,
  clockedInAt: clockedInAt === null ? null : instant(clockedInAt),
  clockedOutAt: clockedOutAt === null ? null : instant(clockedOutAt),
});

test('a day with two entries shows each clock-in and each clock-out, and a break ends none of them', () => {
  const ribbon = [
    segment('worked', 1, 4),
    segment('break', 4, 5),
    segment('worked', 5, 8),
    segment('worked', 9, 10),
    segment('overtime', 10, 11),
  ];
  expect(stintsOf(day(ribbon, 1, null))).toEqual([
    { from: 1, to: 8 },
    { from: 9, to: null },
  ]);
});

test('a night begins on the day before, and a clock-in of this moment is there before it has a length', () => {
  expect(stintsOf(day([segment('worked', 0, 6)], null, 6))).toEqual([{ from: null, to: 6 }]);
  expect(stintsOf(day([], 7, null))).toEqual([{ from: 7, to: null }]);
});

test('a day without a punch has no stint, that nobody is said to have been there from one night to the next', () => {
  expect(stintsOf(day([], null, null))).toEqual([]);
});
