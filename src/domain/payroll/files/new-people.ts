import type { FileFormat } from './file-setup.ts';

/** A file for a payroll system that was made of a pay period. */
export interface MadeFile {
  readonly format: FileFormat;
  /** The ids of whoever is in it. */
  readonly people: readonly string[];
}

/** Who is in no file of a payroll system that was made of the period: their hours were not imported there yet. */
export function newPeople<Person extends { readonly employeeId: string }>(
  format: FileFormat,
  made: readonly MadeFile[],
  people: readonly Person[],
): Person[] {
  const known = new Set(made.filter((file) => file.format === format).flatMap((file) => file.people));
  return people.filter(({ employeeId }) => !known.has(employeeId));
}
