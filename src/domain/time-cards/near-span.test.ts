import { expect, test } from 'vitest';
import { instant, spanOfDate, type PlainDate, type Zone } from '../kernel/time.ts';
import type { PunchKind } from '../time-clock/punch.ts';
import { nearSpan } from './near-span.ts';

const zone = 'UTC' as Zone;
const tuesday = spanOfDate('2026-11-17' as PlainDate, zone);
const pressed = (kind: PunchKind, at: string) => ({ kind, punchedAt: instant(Date.parse(`${at}Z`)) });
const nearTuesday = (punches: readonly ReturnType<typeof pressed>[]) =>
  punches.filter(nearSpan(punches, tuesday)).map(({ punchedAt }) => new Date(punchedAt).toISOString().slice(8, 16));

test('a span is worked out from its own punches, and from the last entry that began before it', () => {
  const punches = [
    pressed('clock_in', '2026-11-15T09:00'),
    pressed('clock_out', '2026-11-15T17:00'),
    pressed('clock_in', '2026-11-16T22:00'),
    pressed('break_start', '2026-11-16T23:30'),
    pressed('break_end', '2026-11-17T00:15'),
    pressed('clock_out', '2026-11-17T06:00'),
    pressed('clock_in', '2026-11-18T00:00'),
  ];
  expect(nearTuesday(punches)).toEqual(['16T22:00', '16T23:30', '17T00:15', '17T06:00']);
});

test('whoever clocks in as it begins is read from there', () => {
  const punches = [pressed('clock_in', '2026-11-16T09:00'), pressed('clock_in', '2026-11-17T00:00')];
  expect(nearTuesday(punches)).toEqual(['17T00:00']);
});

test('of a ledger that begins without a clock-in everything before its end is near', () => {
  const punches = [pressed('clock_out', '2026-11-16T17:00'), pressed('clock_in', '2026-11-17T23:59')];
  expect(nearTuesday(punches)).toEqual(['16T17:00', '17T23:59']);
});
