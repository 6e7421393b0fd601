import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import type { Role } from '../../domain/access/role.ts';
import type { Language } from '../../domain/kernel/language.ts';
import type { Phone } from '../../domain/kernel/phone.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { Context } from '../kernel/context.ts';
import { takeEmployeeNumbers } from '../organization/take-employee-number.ts';
import { insertEmployees } from './employees.repository.ts';
import { insertManagedLocations } from './managed-locations.repository.ts';
import { insertMemberships, insertUsers } from './users.repository.ts';

export interface NewPerson {
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
  readonly phone?: Phone | null;
  readonly employedFrom?: PlainDate | null;
  /** One that a file gives them, and nobody has; left out, the next. */
  readonly employeeNumber?: number | null;
}

export interface AddedPerson {
  readonly userId: string;
  readonly employeeId: string;
}

/**
 * Adds people to an organization, each with a sign-in of their own, in as many statements for a thousand as for one. Refuses an e-mail that
 * has a sign-in: the caller then keeps nobody.
 *
 * @returns them in their order
 */
export async function addEmployees(
  ctx: Context,
  organizationId: string,
  people: readonly NewPerson[],
): Promise<Result<readonly AddedPerson[], 'email_taken'>> {
  if (people.length === 0) return accept([]);
  const { tx, now } = ctx;
  const added = people.map((person) => ({ person, organizationId, userId: ctx.newId(), employeeId: ctx.newId() }));
  const signIns = added.map(({ person, userId }) => ({
    id: userId,
    email: person.email,
    passwordHash: person.passwordHash ?? null,
    emailVerifiedAt: person.emailIsVerified === true ? now : undefined,
    language: person.language,
    createdAt: now,
    awaitsConfirmation: person.awaitsConfirmation ?? false,
  }));
  if ((await insertUsers(tx, signIns)) < signIns.length) return refuse('email_taken');
  const firstNumber = await takeEmployeeNumbers(tx, organizationId, added.length);
  const records = added.map(({ person, employeeId }, place) => ({
    organizationId,
    id: employeeId,
    employeeNumber: person.employeeNumber ?? firstNumber + place,
    firstName: person.firstName,
    lastName: person.lastName,
    role: person.role,
    status: person.status,
    homeLocationId: person.locationId,
    createdAt: now,
    phone: person.phone,
    employedFrom: person.employedFrom,
  }));
  await insertEmployees(tx, records);
  await insertMemberships(
    tx,
    added.map(({ userId, employeeId }) => ({ userId, organizationId, employeeId })),
  );
  const managed = added.flatMap(({ person, employeeId }) =>
    person.managedLocationIds.map((locationId) => ({ organizationId, employeeId, locationId })),
  );
  await insertManagedLocations(tx, managed);
  return accept(added.map(({ userId, employeeId }) => ({ userId, employeeId })));
}
