import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import type { Role } from '../../domain/access/role.ts';
import type { Language } from '../../domain/kernel/language.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import type { Context } from '../kernel/context.ts';
import { takeEmployeeNumber } from '../organization/take-employee-number.ts';
import { insertEmployee } from './employees.repository.ts';
import { insertManagedLocation } from './managed-locations.repository.ts';
import { insertMembership, insertUser } from './users.repository.ts';

export interface EmployeeWish {
  readonly organizationId: string;
  readonly locationId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Undefined where they sign in otherwise. */
  readonly passwordHash: string | undefined;
  /** Whether they have shown, to us or to somebody whose word counts, that the address is theirs. */
  readonly emailIsVerified?: boolean;
  readonly language: Language;
  readonly role: Role;
  readonly status: EmployeeStatus;
  readonly managedLocationIds: readonly string[];
  /** Their password opens nothing until they have shown that, or somebody has decided on them. */
  readonly awaitsConfirmation?: boolean;
}

/** Adds a person to an organization with a sign-in of their own; refuses an e-mail that has one. */
export async function addEmployee(
  ctx: Context,
  wish: EmployeeWish,
): Promise<Result<{ readonly userId: string; readonly employeeId: string }, 'email_taken'>> {
  const { organizationId, email, language } = wish;
  const userId = ctx.newId();
  const employeeId = ctx.newId();
  const added = await insertUser(ctx.tx, {
    id: userId,
    email,
    passwordHash: wish.passwordHash ?? null,
    emailVerifiedAt: wish.emailIsVerified === true ? ctx.now : undefined,
    language,
    createdAt: ctx.now,
    awaitsConfirmation: wish.awaitsConfirmation ?? false,
  });
  if (!added) return refuse('email_taken');
  await insertEmployee(ctx.tx, {
    organizationId,
    id: employeeId,
    employeeNumber: await takeEmployeeNumber(ctx.tx, organizationId),
    firstName: wish.firstName,
    lastName: wish.lastName,
    role: wish.role,
    status: wish.status,
    homeLocationId: wish.locationId,
    createdAt: ctx.now,
  });
  await insertMembership(ctx.tx, { userId, organizationId, employeeId });
  for (const locationId of wish.managedLocationIds) {
    await insertManagedLocation(ctx.tx, { organizationId, employeeId, locationId });
  }
  return accept({ userId, employeeId });
}
