import type { ShiftPlan } from './shift.ts';

/** What ended a swap tells of a shift, to those who knew it as it was. */
export type Became = 'removed' | 'opened' | 'given' | 'moved' | 'changed';

type Seen = Pick<ShiftPlan, 'employeeId' | 'locationId' | 'startsAt' | 'endsAt'>;

/**
 * What a shift that somebody put into a swap became by the next publication: whose it is before when it is, since the new times of a shift
 * that went to somebody else are nothing to them.
 *
 * | it is published no more           | removed |
 * | nobody has it                     | opened  |
 * | another has it                    | given   |
 * | other times, or another place     | moved   |
 * | a break, a note, another position | changed |
 */
export function becameOf(promised: Seen, next: Seen | null): Became {
  if (next === null) return 'removed';
  if (next.employeeId !== promised.employeeId) return next.employeeId === null ? 'opened' : 'given';
  const isSame = (['locationId', 'startsAt', 'endsAt'] as const).every((field) => next[field] === promised[field]);
  return isSame ? 'changed' : 'moved';
}
