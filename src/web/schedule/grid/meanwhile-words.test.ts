import { expect, test } from 'vitest';
import type { ManagedShift } from '../../../contract/schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { parseInstant } from '../../../domain/kernel/time.ts';
import { sayMeanwhile } from './meanwhile-words.ts';

const schedule = {
  location: { id: 'office', name: 'Office', zone: 'America/New_York' },
  locations: [{ id: 'store', name: 'Store' }],
  people: [{ employeeId: 'ana', name: 'Ana Reyes' }],
} as unknown as TeamSchedule;
const words = {
  say: (key: string, values: object = {}) => [key.split('.').at(-1), ...Object.values(values)].join(' '),
  formats: { date: () => 'Fri', timeRange: () => '9–5' },
} as unknown as Parameters<typeof sayMeanwhile>[2];
const shift = (planned: object | null) =>
  ({
    planned: planned && {
      locationId: 'office',
      employeeId: 'ana',
      startsAt: parseInstant('2026-11-20T14:00:00Z'),
      endsAt: parseInstant('2026-11-20T22:00:00Z'),
      ...planned,
    },
  }) as unknown as ManagedShift;

test.each([
  ['whose it is now', shift({}), 'Elena', 'planned Elena on Fri 9–5 · Ana Reyes'],
  ['that nobody has it', shift({ employeeId: null }), 'Elena', 'planned Elena on Fri 9–5 · openShift'],
  ['where it went', shift({ locationId: 'store' }), 'Elena', 'moved Elena Store'],
  ['that it is cancelled', shift(null), null, 'cancelled somebody'],
  ['that it went where the reader plans nothing', shift({ locationId: 'far' }), 'Elena', 'gone'],
  ['that it is of this week no longer', undefined, null, 'gone'],
])('the later of two learns %s', (_, now, by, said) => {
  expect(sayMeanwhile({ shift: now, by }, schedule, words)).toBe(said);
});
