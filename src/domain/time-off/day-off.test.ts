import { expect, test } from 'vitest';
import { parsePlainDate, parseZone, type PlainDate, type Zone } from '../kernel/time.ts';
import { spanOfDayOff } from './day-off.ts';
import type { LeavePart } from './time-off-type.ts';

const zone = parseZone('America/New_York') as Zone;
const hours = (
  part: LeavePart,
  date = '2026-11-16',
  fromMinute: number | null = null,
  toMinute: number | null = null,
) => {
  const { from, to } = spanOfDayOff({ date: parsePlainDate(date) as PlainDate, part, fromMinute, toMinute }, zone);
  return [new Date(from).toISOString().slice(0, 16), (to - from) / 3_600_000];
};

test('a whole day, a half, or hours of it', () => {
  expect(hours('whole')).toEqual(['2026-11-16T05:00', 24]);
  expect(hours('morning')).toEqual(['2026-11-16T05:00', 12]);
  expect(hours('afternoon')).toEqual(['2026-11-16T17:00', 12]);
  expect(hours('hours', '2026-11-16', 540, 690)).toEqual(['2026-11-16T14:00', 2.5]);
  expect(hours('hours', '2026-11-16', 1_380, 1_440)).toEqual(['2026-11-17T04:00', 1]);
});

test('the day on which the clocks go back has 25 hours', () => {
  expect(hours('whole', '2026-11-01')).toEqual(['2026-11-01T04:00', 25]);
});
