import { expect, test } from 'vitest';
import { instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import { coverageOf, demandOn, fewestDuring, minutesOf, worstOf, type Need } from './coverage.ts';

const newYork = 'America/New_York' as Zone;
const monday = '2026-11-16' as PlainDate;
const at = (hour: number, minute = 0) => instantAt(monday, { hour, minute }, newYork);
const shift = (from: readonly [number, number], to: readonly [number, number]) => ({
  startsAt: at(...from),
  endsAt: at(...to),
  positionId: null as string | null,
});

const late = [shift([9, 0], [17, 0]), shift([9, 30], [17, 0])];
const relieved = [shift([6, 0], [9, 30]), shift([9, 30], [14, 0])];
const gap = [shift([6, 0], [9, 30]), shift([9, 45], [14, 0])];

test.each([
  ['one comes late', late, 9, 1],
  ['both are there', late, 10, 2],
  ['one relieves the other', relieved, 9, 1],
  ['a quarter of an hour nobody is there', gap, 9, 0],
  ['nobody at all', [], 9, 0],
  ['what ends as it begins', late, 17, 0],
] as const)('as many are there as at the emptiest moment: %s', (_, shifts, hour, fewest) => {
  expect(fewestDuring({ from: at(hour), to: at(hour + 1) }, shifts)).toBe(fewest);
});

const as = (positionId: string, from: number, to: number) => ({ ...shift([from, 0], [to, 0]), positionId });
const need = (positionId: string | null, people: number, from = 9, to = 17): Need => ({
  weekday: 'monday',
  positionId,
  people,
  fromMinute: from * 60,
  toMinute: to * 60,
});
const noon = { from: at(12), to: at(13) };
const three = (positionId: string) => [as(positionId, 9, 17), as(positionId, 9, 17), as(positionId, 9, 17)];

test.each([
  ['two bartenders do not replace a cook', [need('bar', 2)], three('kitchen'), 0, 2],
  ['more than are needed do not count', [need('bar', 2)], three('bar'), 2, 2],
  ['everybody counts where it does not matter', [need(null, 3), need('bar', 1)], three('kitchen').slice(1), 2, 3],
  ['who is needed as something counts once', [need(null, 2), need('bar', 2)], three('bar'), 2, 2],
  ['nobody is needed', [need('bar', 2, 6, 9)], three('bar'), 0, 0],
  ['another weekday', [{ ...need('bar', 2), weekday: 'tuesday' as const }], three('bar'), 0, 0],
] as const)('what is needed is covered by whoever works as that: %s', (_, needs, shifts, filled, needed) => {
  expect(worstOf(coverageOf(noon, demandOn(monday, needs, newYork), shifts))).toMatchObject({ filled, needed });
});

test('an hour is as badly covered as its worst moment, and a day by all its minutes', () => {
  const demands = demandOn(monday, [need('bar', 2)], newYork);
  const shifts = [as('bar', 9, 17), { ...as('bar', 10, 17), startsAt: at(9, 15) }];
  const [early, later] = [9, 10].map((hour) =>
    worstOf(coverageOf({ from: at(hour), to: at(hour + 1) }, demands, shifts)),
  );
  expect([early, later]).toMatchObject([
    { filled: 1, needed: 2 },
    { filled: 2, needed: 2 },
  ]);
  expect(minutesOf(coverageOf({ from: at(0), to: at(23) }, demands, shifts))).toEqual({ needed: 960, filled: 945 });
});

test('where the clock goes back, an hour more is needed between the same two hours of the wall clock', () => {
  const sunday = '2026-11-01' as PlainDate;
  const [demand] = demandOn(sunday, [{ ...need(null, 1, 0, 6), weekday: 'sunday' }], newYork);
  expect(((demand?.to ?? 0) - (demand?.from ?? 0)) / 3_600_000).toBe(7);
});
