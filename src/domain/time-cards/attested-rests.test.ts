import { expect, test } from 'vitest';
import { ask, ledger, monday } from '../../../tests/world/payable-weeks.ts';
import { addDays } from '../kernel/time.ts';
import { payableWeek } from '../pay-rules/payable-week.ts';
import { presets } from '../pay-rules/presets.ts';
import { attestedRests, decideRests, isSameRests, restsDue } from './attested-rests.ts';
import type { CardStepKind } from './card-step.ts';

const tuesday = addDays(monday, 1);
const due = [
  { date: monday, due: 2 },
  { date: tuesday, due: 1 },
];

test('rests are due where the policy asks for them, on days that are long enough', () => {
  const punches = ledger('0 8:00 12:00-12:30 16:30', '1 8:00 11:30', '2 8:00 11:29');
  expect(restsDue(payableWeek(punches, ask(presets.california)))).toEqual(due);
  expect(restsDue(payableWeek(punches, ask(presets.federal)))).toEqual([]);
});

test.each([
  [[0, 1], 'yes'],
  [[2, 0], 'yes'],
  [[3, 0], 'rests_not_attested'],
  [[-1, 0], 'rests_not_attested'],
  [[0], 'rests_not_attested'],
  [[0, 0, 0], 'rests_not_attested'],
] as const)('of two days, missed %j: %s', (missed, expected) => {
  const said = missed.map((count, day) => ({ date: addDays(monday, day), missed: count }));
  const decided = decideRests(due, said);
  expect(decided.ok ? 'yes' : decided.refusal).toBe(expected);
});

test('what is said is kept with what was due', () => {
  const said = [
    { date: tuesday, missed: 1 },
    { date: monday, missed: 0 },
  ];
  expect(decideRests(due, said)).toEqual({
    ok: true,
    value: [
      { date: monday, due: 2, missed: 0 },
      { date: tuesday, due: 1, missed: 1 },
    ],
  });
});

test('a day is told once, none that is not asked for, and nothing where none is due', () => {
  const twice = [monday, monday].map((date) => ({ date, missed: 0 }));
  expect(decideRests(due, twice)).toMatchObject({ refusal: 'rests_not_attested' });
  expect(decideRests([], [{ date: monday, missed: 0 }])).toMatchObject({ refusal: 'rests_not_attested' });
  expect(decideRests([], [])).toMatchObject({ ok: true, value: null });
});

test('the same was missed where it was as much on the same days, in whatever order they are told', () => {
  const said = (...missed: readonly [typeof monday, number][]) =>
    missed.map(([date, count]) => ({ date, due: 2, missed: count }));
  const both = said([monday, 1], [tuesday, 0]);
  expect(isSameRests(both, said([tuesday, 0], [monday, 1]))).toBe(true);
  expect(isSameRests(both, said([monday, 0], [tuesday, 1]))).toBe(false);
  expect(isSameRests(both, said([monday, 1]))).toBe(false);
  expect(isSameRests(said([monday, 1]), both)).toBe(false);
  expect(isSameRests([], [])).toBe(true);
});

test('what was said last counts, also while the week stands open again', () => {
  const step = (sequence: number, kind: CardStepKind, missed?: number) => ({
    sequence,
    step: kind,
    rests: missed === undefined ? null : [{ date: monday, due: 2, missed }],
  });
  const missedIn = (...steps: ReturnType<typeof step>[]) => attestedRests(steps).map(({ missed }) => missed);
  expect(missedIn()).toEqual([]);
  expect(missedIn(step(1, 'signed', 1), step(2, 'approved'), step(3, 'reopened'))).toEqual([1]);
  expect(missedIn(step(4, 'signed', 0), step(1, 'signed', 1), step(3, 'reopened'))).toEqual([0]);
  // Signed again when the rules asked for none any more.
  expect(missedIn(step(1, 'signed', 1), step(2, 'signed'))).toEqual([]);
});
