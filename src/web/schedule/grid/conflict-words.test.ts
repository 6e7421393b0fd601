import { expect, test } from 'vitest';
import { week } from '../../../../tests/world/team-schedule.ts';
import type { Conflict } from '../../../domain/schedule/conflict.ts';
import { sayConflicts } from './conflict-words.ts';

const words = { say: (key: string) => key.split('.').at(-1) } as unknown as Parameters<typeof sayConflicts>[2];
const doubled: Conflict = { kind: 'double_booking', locationId: 'wharf' };
const young: Conflict = { kind: 'minor', limit: { limit: 'age' } };

test.each([
  ['two at once that are refused', [doubled], 'block', ['doubled', 'onlyOne']],
  ['two at once that are only warned of', [doubled], 'warn', ['doubled']],
  ['what a rule refuses whatever else is', [doubled, young], 'block', ['doubled', 'age', 'refused']],
] as const)('what becomes of a shift is said at last, and no more than is certain: %s', (_, conflicts, level, said) => {
  const where = week([]);
  expect(sayConflicts(conflicts, { ...where, levels: { ...where.levels, double_booking: level } }, words)).toEqual(
    said,
  );
});
