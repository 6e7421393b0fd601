import { earnedBy, earnings, noneEarned, type Earned, type PayrollPerson } from './earnings.ts';
import type { FileFormat } from './file-setup.ts';
import type { MadeFile } from './new-people.ts';

/** A file for a payroll system, with what it said of each person by their id; null where that was not kept. */
export interface ToldFile extends MadeFile {
  readonly earned: Readonly<Record<string, Omit<Earned, 'leave'> & Partial<Earned>>> | null;
}

/**
 * Of whom a payroll system was told something else than what is approved by now, and by how much: compared with the latest file that held them,
 * since one that is made again is imported in the place of the former.
 *
 * | in their file   | approved by now | changed                   |
 * | 40:00           | 41:30           | 1:30                      |
 * | 40:00           | 39:00, 1:00 overtime | −1:00, 1:00 overtime |
 * | 8:00            | nothing         | −8:00                     |
 *
 * @param made the latest first
 */
export function changedPeople<Person extends Pick<PayrollPerson, 'days'> & { readonly employeeId: string }>(
  format: FileFormat,
  made: readonly ToldFile[],
  people: readonly Person[],
): { readonly person: Person; readonly difference: Earned }[] {
  const own = made.filter((file) => file.format === format);
  return people.flatMap((person) => {
    const { employeeId } = person;
    const told = own.find((file) => file.people.includes(employeeId))?.earned?.[employeeId];
    if (told === undefined) return [];
    // What a file from before it told of some earning holds none of it.
    const difference = differenceOf(earnedBy(person), { ...noneEarned, ...told });
    return earnings.some((earning) => difference[earning] !== 0) ? [{ person, difference }] : [];
  });
}

const differenceOf = (now: Earned, told: Earned): Earned => ({
  regular: now.regular - told.regular,
  overtime: now.overtime - told.overtime,
  double: now.double - told.double,
  leave: now.leave - told.leave,
  mealRest: now.mealRest - told.mealRest,
  premium: now.premium - told.premium,
});
