import { expect, test } from 'vitest';
import { instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import { fewestDuring } from './coverage.ts';

const newYork = 'America/New_York' as Zone;
const at = (hour: number, minute = 0) => instantAt('2026-11-16' as PlainDate, { hour, minute }, newYork);
const shift = (from: readonly [number, number], to: readonly [number, number]) => ({
  startsAt: at(...from),
  endsAt: at(...to),
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
