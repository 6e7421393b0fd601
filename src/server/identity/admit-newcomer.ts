import { accept, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { addEmployee } from '../people/add-employee.ts';
import { askAdmission } from './ask-admission.ts';
import { openRegistration, type AdmissionRefusal } from './open-registration.ts';

export interface Newcomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Whether somebody whose word counts has made sure that the address is theirs. */
  readonly emailIsVerified: boolean;
  /** None where they sign in otherwise. */
  readonly passwordHash: string | undefined;
  /** The password opens nothing until they have shown that the address is theirs, or somebody has decided on them. */
  readonly awaitsConfirmation?: boolean;
  /** The code that they brought, if any. */
  readonly joinCode: string | undefined;
}

/** Writes down that somebody asks to be admitted to an organization, and waits. */
export async function admitNewcomer(
  ctx: Context,
  newcomer: Newcomer,
): Promise<
  | Accepted<{ readonly organizationId: string; readonly userId: string; readonly employeeId: string }>
  | Refusal<AdmissionRefusal>
  | Refusal<'email_taken'>
> {
  const open = await openRegistration(ctx, newcomer.joinCode);
  if (!open.ok) return open;
  const { organizationId, locationId } = open.value;
  const added = await addEmployee(ctx, {
    ...newcomer,
    organizationId,
    locationId,
    language: ctx.language,
    role: 'employee',
    status: 'pending',
    managedLocationIds: [],
  });
  if (!added.ok) return added;
  const { employeeId } = added.value;
  await askAdmission(ctx, { organizationId, employeeId });
  await writeAudit(ctx, { organizationId, employeeId, action: 'employee.registered', subjectId: employeeId });
  return accept({ organizationId, ...added.value });
}
