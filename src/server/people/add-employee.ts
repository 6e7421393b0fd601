import { accept, type Result } from '../../domain/kernel/result.ts';
import type { Context } from '../kernel/context.ts';
import { addEmployees, type AddedPerson, type NewPerson } from './add-employees.ts';

export interface EmployeeWish extends NewPerson {
  readonly organizationId: string;
}

/** Adds a person to an organization with a sign-in of their own; refuses an e-mail that has one. */
export async function addEmployee(
  ctx: Context,
  { organizationId, ...person }: EmployeeWish,
): Promise<Result<AddedPerson, 'email_taken'>> {
  const added = await addEmployees(ctx, organizationId, [person]);
  if (!added.ok) return added;
  const [one] = added.value;
  if (one === undefined) throw new Error('somebody was added, and nobody was told of');
  return accept(one);
}
