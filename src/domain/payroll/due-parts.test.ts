import { expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import { dueParts, partsOfLog, settledParts, type DayParts, type PartsTurn } from './due-parts.ts';

const parts = (overtimeMinutes: number, leave: number | null = 0): DayParts => ({
  overtimeMinutes,
  leaveCents: leave === null ? null : cents(leave),
});
const gave = (turn: number, of: DayParts): PartsTurn => ({ turn, voidedTurn: null, parts: of });
const tookBack = (turn: number, voidedTurn: number): PartsTurn => ({ turn, voidedTurn, parts: parts(999, 999) });

test.each<[string, readonly PartsTurn[], DayParts]>([
  ['nothing, where nothing was paid', [], parts(0)],
  ['what was paid', [gave(1, parts(30, 16_00))], parts(30, 16_00)],
  ['what the difference left, in whatever order they are read', [gave(2, parts(90)), gave(1, parts(30))], parts(90)],
  ['what was before a difference that is void', [gave(1, parts(30)), gave(2, parts(90)), tookBack(3, 2)], parts(30)],
  [
    'of two differences what the later changed, where the first is void',
    [gave(1, parts(30, 10_00)), gave(2, parts(90, 50_00)), gave(3, parts(100, 70_00)), tookBack(4, 2)],
    parts(40, 30_00),
  ],
  ['nothing, once all is void', [gave(1, parts(30, 16_00)), tookBack(2, 1)], parts(0)],
  ['no pay for time off that is known, where no rate was', [gave(1, parts(30, null))], parts(30, null)],
  ['it again, once a rate is', [gave(1, parts(30, null)), gave(2, parts(30, 16_00))], parts(30, 16_00)],
])('of a day is settled %s', (_, turns, settled) => {
  expect(settledParts(turns)).toEqual(settled);
});

test.each([
  ['paid', parts(90, 16_00), parts(30, 0), parts(90, 16_00)],
  ['difference', parts(90, 16_00), parts(30, 6_00), parts(60, 10_00)],
  ['difference', parts(0), parts(30, 6_00), parts(-30, -6_00)],
  ['difference', parts(90, 16_00), parts(30, null), parts(60, null)],
  ['difference', parts(90, null), parts(30, 6_00), parts(60, null)],
] as const)('of a day that is due as %s, what is %j now and was %j is %j', (kind, now, settled, due) => {
  expect(dueParts(kind, now, settled)).toEqual(due);
});

test('a work log tells the hours at more than the plain rate, and what its lines pay for time off', () => {
  const minutesByMultiplier = { '1': 480, '1.5': 90, '2': 30 };
  const payLines = [
    { kind: 'straight-time' as const, cents: cents(160_00) },
    { kind: 'paid-leave' as const, cents: cents(80_00) },
  ];
  expect(partsOfLog({ minutesByMultiplier, payLines })).toEqual(parts(120, 80_00));
  expect(partsOfLog({ minutesByMultiplier: {}, payLines: null })).toEqual(parts(0, null));
});
