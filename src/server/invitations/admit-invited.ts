import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { addEmployee } from '../people/add-employee.ts';
import { addFirstRate } from '../people/add-first-rate.ts';
import { admitEmployee } from '../people/admit-employee.ts';
import { overwritePassword, updateEmailVerified } from '../people/change-sign-in.ts';
import type { OpenInvitation } from './open-invitation.ts';
import { updateInvitationAccepted } from './repository.ts';

export interface Invited {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Whether they have shown that the address is theirs: by the letter that brought them, or by somebody whose word counts. */
  readonly emailIsVerified: boolean;
  /** Undefined where they sign in by a provider. */
  readonly passwordHash: string | undefined;
  /** Their provider, if they sign in by one, and whether it knows them by the address that they have here. */
  readonly by?: { readonly provider: string; readonly sameEmail: boolean };
}

type Admitted = { readonly userId: string; readonly organizationId: string; readonly employeeId: string };

/** Lets in who has said yes to an invitation that {@link enterByInvitation} has opened and holds: active at once, on its terms. */
export async function admitInvited(
  ctx: Context,
  invitation: OpenInvitation,
  invited: Invited,
): Promise<Result<Admitted, 'registration_failed'>> {
  const admitted =
    invitation.person === undefined
      ? await addInvited(ctx, invitation, invited)
      : await openRecord(ctx, invitation.person, invited);
  if (!admitted.ok) return admitted;
  const { organizationId, id, role, locationId, invitedBy } = invitation;
  const { employeeId } = admitted.value;
  await updateInvitationAccepted(ctx.tx, { organizationId, id, employeeId, now: ctx.now });
  const details = { invitedBy, role, locationId, ...invited.by };
  await writeAudit(ctx, { organizationId, employeeId, action: 'invitation.accepted', subjectId: id, details });
  return accept({ organizationId, ...admitted.value });
}

/** Somebody new: what a manager has promised is kept at once, in their name. */
async function addInvited(ctx: Context, invitation: OpenInvitation, invited: Invited) {
  const { organizationId, locationId, role, zone, centsPerHour, invitedBy } = invitation;
  const { firstName, lastName, email, emailIsVerified, passwordHash } = invited;
  const added = await addEmployee(ctx, {
    organizationId,
    locationId,
    firstName,
    lastName,
    email,
    emailIsVerified,
    passwordHash,
    language: ctx.language,
    role: 'employee',
    status: 'pending',
    managedLocationIds: [],
  });
  if (!added.ok) return refuse('registration_failed');
  const { employeeId } = added.value;
  const startsOn = dateAt(ctx.now, zone);
  await admitEmployee(ctx, { organizationId, employeeId, role, locationId, startsOn });
  if (centsPerHour !== null) {
    const rate = { organizationId, employeeId: invitedBy, subjectId: employeeId, startsOn, centsPerHour };
    await addFirstRate(ctx, rate);
  }
  return added;
}

/** Somebody on record: the letter came to the address of the record, and this is their first way in. */
async function openRecord(
  ctx: Context,
  { employeeId, userId, email }: NonNullable<OpenInvitation['person']>,
  { passwordHash }: Invited,
): Promise<Result<{ readonly userId: string; readonly employeeId: string }, 'registration_failed'>> {
  // Whoever is active has a sign-in, and the opening has refused everybody else.
  if (userId === null || email === null) throw new Error('an active employee has no sign-in');
  const who = { userId, email, now: ctx.now };
  if (passwordHash === undefined) await updateEmailVerified(ctx.tx, who);
  else await overwritePassword(ctx.tx, { ...who, passwordHash, needsFactor: false });
  return accept({ userId, employeeId });
}
