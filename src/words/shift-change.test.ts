import { expect, test } from 'vitest';
import { parseInstant, type Instant, type Zone } from '../domain/kernel/time.ts';
import type { ShiftPlan } from '../domain/schedule/shift.ts';
import { formatsOf } from './formats.ts';
import { sayShiftChange } from './shift-change.ts';
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
const told = (changed: Partial<ShiftPlan>): string =>
  sayShiftChange(
    say,
    formats,
    { kind: 'changed', shiftId: 'a', before, after: { ...before, ...changed } },
    'America/New_York' as Zone,
  );

test.each([
  [{ positionId: 'kitchen' }, 'Changed: Fri Nov 20, 9:00 AM – 5:00 PM · as another position'],
  [{ breakMinutes: 45 }, 'Changed: Fri Nov 20, 9:00 AM – 5:00 PM · break of 45 minutes'],
  [{ note: 'Bring the keys' }, 'Changed: Fri Nov 20, 9:00 AM – 5:00 PM · note: Bring the keys'],
  [{ locationId: 'mill', breakMinutes: 0 }, 'Changed: Fri Nov 20, 9:00 AM – 5:00 PM · at another location · no break'],
])('whoever is told that %j of their shift changed reads what it is, and not the same hours twice', (changed, text) => {
  expect(
    told(changed)
      .replaceAll(/[\u202F\u00A0\u2009]/g, ' ')
      .replaceAll(/[\u2066-\u2069]/g, ''),
  ).toBe(text);
});

test('other hours are told with what else changed', () => {
  const endsAt = parseInstant('2026-11-20T23:00:00Z') as Instant;
  expect(told({ endsAt, note: 'Late' })).toMatch(/^Changed: .*5:00.*, now .*6:00.*note: .*Late/);
});
