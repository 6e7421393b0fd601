import { expect, test } from 'vitest';
import { parseInstant, type Instant } from '../kernel/time.ts';
import { isTakenAtKiosk, type KioskPresser } from './kiosk-press.ts';

const at = (time: string) => parseInstant(`2026-11-20T${time}:00Z`) as Instant;
const works: KioskPresser = { worksHere: true, workedHere: true, suspendedAt: null };
const moved: KioskPresser = { worksHere: false, workedHere: true, suspendedAt: null };
const stranger: KioskPresser = { worksHere: false, workedHere: false, suspendedAt: null };
const suspended: KioskPresser = { worksHere: false, workedHere: true, suspendedAt: at('12:00') };

test.each([
  [works, 'clock_out', '12:01', false, true],
  [moved, 'clock_in', '12:01', true, true],
  [moved, 'clock_in', '12:01', false, false],
  [stranger, 'clock_in', '12:01', true, false],
  [stranger, 'clock_out', '12:01', true, false],
  [stranger, 'clock_in', '12:01', false, false],
  [suspended, 'clock_in', '11:59', true, true],
  [suspended, 'clock_in', '12:00', true, false],
  [suspended, 'break_start', '13:00', true, true],
  [suspended, 'clock_out', '17:00', true, true],
  [suspended, 'clock_out', '17:00', false, false],
] as const)('%o who presses %s at %s (offline: %s) is heard: %s', (who, kind, time, offline, isTaken) => {
  expect(isTakenAtKiosk(who, { kind, offline, pressedAt: at(time) })).toBe(isTaken);
});
