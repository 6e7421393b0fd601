import { expect, test } from 'vitest';
import { parseInstant, type Instant } from '../../../domain/kernel/time.ts';
import { overriddenIn } from './overridden.ts';

const startsAt = parseInstant('2026-11-23T14:00:00Z') as Instant;
const endsAt = parseInstant('2026-11-23T22:00:00Z') as Instant;
const shiftOf = (employeeId: string) => {
  const after = { locationId: 'pier', employeeId, positionId: null, startsAt, endsAt, breakMinutes: 30, note: null };
  return { shiftId: `of ${employeeId}`, before: null, after, hidden: null };
};
const people = [
  { employeeId: 'ana', name: 'Ana Diaz', photoUrl: null },
  { employeeId: 'ben', name: 'Ben Ode', photoUrl: null },
];
const week = { changed: [shiftOf('ana'), shiftOf('ben')], people };
const why = { reason: 'Both asked for it', by: 'Elena Ruiz' };

test('one reason for several shifts is said once, with each shift and the rules that asked of it', () => {
  const overridden = [
    { ...why, shiftId: 'of ana', rule: 'short_rest' as const },
    { ...why, shiftId: 'of ana', rule: 'unavailable' as const },
    { ...why, shiftId: 'of ben', rule: 'time_off' as const },
  ];
  expect(overriddenIn({ ...week, overridden })).toEqual([
    {
      ...why,
      shifts: [
        { shiftId: 'of ana', name: 'Ana Diaz', startsAt, rules: ['short_rest', 'unavailable'] },
        { shiftId: 'of ben', name: 'Ben Ode', startsAt, rules: ['time_off'] },
      ],
    },
  ]);
});

test('of an exchange each has the reason that they gave, also where both say the same', () => {
  const overridden = ['Ana Diaz', 'Ben Ode'].map((by, index) => ({
    by,
    reason: 'We agreed',
    shiftId: index === 0 ? 'of ana' : 'of ben',
    rule: 'short_rest' as const,
  }));
  expect(overriddenIn({ ...week, overridden }).map(({ by, shifts }) => [by, shifts.length])).toEqual([
    ['Ana Diaz', 1],
    ['Ben Ode', 1],
  ]);
});
