import { expect, test } from 'vitest';
import { parseInstant, type Instant, type Zone } from '../domain/kernel/time.ts';
import type { ShiftPlan } from '../domain/schedule/shift.ts';
import { formatsOf } from './formats.ts';
import { sayShiftChange, type NamesOfShifts } from './shift-change.ts';
import { speakers } from './speakers.ts';

const before: ShiftPlan = {
  locationId: 'pier',
  employeeId: 'ana',
  positionId: 'bar',
  startsAt: parseInstant('2026-11-20T14:00:00Z') as Instant,
  endsAt: parseInstant('2026-11-20T22:00:00Z') as Instant,
  breakMinutes: 30,
  note: null,
};
const { say } = speakers.en;
const formats = formatsOf(speakers.en, 'h12');
const newYork = 'America/New_York' as Zone;
const names: NamesOfShifts = {
  zone: newYork,
  places: new Map([
    ['pier', { name: 'Pier', zone: newYork }],
    ['mill', { name: 'Mill', zone: 'America/Chicago' as Zone }],
  ]),
  positions: new Map([
    ['bar', { name: 'Bar' }],
    ['kitchen', { name: 'Kitchen' }],
  ]),
};
const told = (changed: Partial<ShiftPlan>, from: Partial<ShiftPlan> = {}): string =>
  sayShiftChange(
    say,
    formats,
    { kind: 'changed', shiftId: 'a', before: { ...before, ...from }, after: { ...before, ...changed } },
    names,
  )
    .replaceAll(/[\u202F\u00A0\u2009]/g, ' ')
    .replaceAll(/[\u2066-\u2069]/g, '');

test.each([
  [{ positionId: 'kitchen' }, 'Changed: Fri Nov 20, 9:00 AM – 5:00 PM · as Kitchen, before as Bar'],
  [{ positionId: null }, 'Changed: Fri Nov 20, 9:00 AM – 5:00 PM · no longer as Bar'],
  [{ breakMinutes: 45 }, 'Changed: Fri Nov 20, 9:00 AM – 5:00 PM · break of 45 minutes'],
  [{ note: 'Bring the keys' }, 'Changed: Fri Nov 20, 9:00 AM – 5:00 PM · note: Bring the keys'],
  [{ locationId: 'gone' }, 'Changed: Fri Nov 20, 9:00 AM – 5:00 PM · at another location'],
])('whoever is told that %j of their shift changed reads what it is, and not the same hours twice', (changed, text) => {
  expect(told(changed)).toBe(text);
});

test('a shift that got a position is told as what it is worked', () => {
  expect(told({}, { positionId: null })).toBe('Changed: Fri Nov 20, 9:00 AM – 5:00 PM · as Bar');
});

test('a shift that went to another place is told by both clocks and both names', () => {
  expect(told({ locationId: 'mill', breakMinutes: 0 })).toBe(
    'Changed: Fri Nov 20, 9:00 AM – 5:00 PM, now Fri Nov 20, 8:00 AM – 4:00 PM · at Mill, before at Pier · no break',
  );
});

test('other hours are told with what else changed', () => {
  const endsAt = parseInstant('2026-11-20T23:00:00Z') as Instant;
  expect(told({ endsAt, note: 'Late' })).toMatch(/^Changed: .*5:00.*, now .*6:00.*note: .*Late/);
});
