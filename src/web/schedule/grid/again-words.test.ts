import { expect, test } from 'vitest';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { parseInstant } from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { sayPlannedAgain, sayPlannedBack } from './again-words.ts';

const schedule = {
  location: { id: 'office', name: 'Office', zone: 'America/New_York' },
  people: [{ employeeId: 'eli', name: 'Eli Reyes' }],
} as unknown as TeamSchedule;
const words = {
  say: (key: string, values: object = {}) => [key.split('.').at(-1), ...Object.values(values)].join(' '),
  formats: { date: () => 'Sat', timeRange: () => '9–5' },
} as unknown as Parameters<typeof sayPlannedAgain>[3];
const plan = {
  employeeId: 'eli',
  startsAt: parseInstant('2026-11-21T14:00:00Z'),
  endsAt: parseInstant('2026-11-21T22:00:00Z'),
} as unknown as ShiftPlan;

test('whoever copies a week learns whose shift was left out, and when it was', () => {
  const outcome = { plans: [plan], opened: 0, refused: [plan], busy: [], known: 0 };
  expect(sayPlannedAgain(outcome, 'schedule.copiedWeek', schedule, words)).toBe(
    'copiedWeek 1 leftOut 1 Eli Reyes · on Sat 9–5',
  );
  const many = { ...outcome, plans: [], refused: Array.from({ length: 7 }, () => plan) };
  const told = sayPlannedAgain(many, 'schedule.copiedWeek', schedule, words);
  expect(told).toMatch(/^leftOut 7 /);
  expect(told.split('; ')).toHaveLength(6);
});

test('whoever copies a week learns who works then already, of how many, and no word of what was copied where nothing was', () => {
  const outcome = { plans: [plan], opened: 0, refused: [], busy: [plan], known: 1 };
  expect(sayPlannedAgain(outcome, 'schedule.copiedWeek', schedule, words)).toBe(
    'copiedWeek 1 copyKnown 1 leftBusy 1 3 Eli Reyes · on Sat 9–5',
  );
  expect(sayPlannedAgain({ ...outcome, plans: [], known: 0 }, 'schedule.copiedWeek', schedule, words)).toMatch(
    /^leftBusy 1 1 /,
  );
});

test('whoever plans a week as it was learns what is open, left out and left elsewhere; where all of it is, no word of a week as it was', () => {
  const step = { shiftId: 'a', before: undefined, after: plan };
  expect(sayPlannedBack({ steps: [step], opened: 1, stillOpen: 1, refused: [plan] }, 2, schedule, words)).toBe(
    'restored 1 opened 1 restoreOpen 1 leftOut 1 Eli Reyes · on Sat 9–5 restoreLeft 2',
  );
  expect(sayPlannedBack({ steps: [], opened: 0, stillOpen: 0, refused: [plan] }, 0, schedule, words)).toMatch(
    /^leftOut 1/,
  );
  expect(sayPlannedBack({ steps: [], opened: 0, stillOpen: 0, refused: [] }, 0, schedule, words)).toBe('restored 0');
});
