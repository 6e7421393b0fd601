import { expect, test } from 'vitest';
import { monday, week } from '../../../../tests/world/team-schedule.ts';
import type { Conflict } from '../../../domain/schedule/conflict.ts';
import { wholeDay } from '../../../domain/time-off/leave-overlap.ts';
import { sayConflicts } from './conflict-words.ts';

const words = { say: (key: string) => key.split('.').at(-1) } as unknown as Parameters<typeof sayConflicts>[2];
const doubled: Conflict = { kind: 'double_booking', locationId: 'wharf' };
const unskilled: Conflict = { kind: 'skill', skillId: 'forklift', endedOn: null };
const young: Conflict = { kind: 'minor', limit: { limit: 'age' } };

test.each([
  ['two at once that are refused', [doubled], 'block', ['doubled', 'onlyOne']],
  ['two at once, before what else there is', [doubled, unskilled], 'block', ['doubled', 'onlyOne', 'missing']],
  ['two at once that are only warned of', [doubled], 'warn', ['doubled']],
  ['what a rule refuses whatever else is', [doubled, young], 'block', ['doubled', 'age', 'refused']],
] as const)(
  'what becomes of a shift is said behind what makes it so, and no more than is certain: %s',
  (_, conflicts, level, said) => {
    const where = week([]);
    expect(
      sayConflicts(conflicts, { ...where, levels: { ...where.levels, skill: 'warn', double_booking: level } }, words),
    ).toEqual(said);
  },
);

test.each([
  ['all of the day', wholeDay, 'unavailableThen'],
  ['some hours of it', { from: 540, to: 720 }, 'unavailable 9–12'],
] as const)('a date that stands beside what speaks against a shift is not said again: %s', (_, part, said) => {
  const spoken = {
    say: (key: string, { when = '' } = {}) => [key.split('.').at(-1), when].filter(Boolean).join(' '),
    formats: { date: (date: string) => date, wallRange: () => '9–12' },
  } as unknown as Parameters<typeof sayConflicts>[2];
  const conflict: Conflict = { kind: 'unavailable', part: { date: monday, ...part } };
  expect(sayConflicts([conflict], week([]), spoken, monday)).toEqual([said]);
  expect(sayConflicts([conflict], week([]), spoken)[0]).not.toBe(said);
});
