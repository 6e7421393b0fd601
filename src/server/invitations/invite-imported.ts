import type { Role } from '../../domain/access/role.ts';
import type { ActorContext } from '../kernel/context.ts';
import { sendInvitation } from './send-invitation.ts';

/** Invites somebody who came by a file, by whoever brought it: accepting is their first way in. */
export async function inviteImported(
  ctx: ActorContext,
  person: {
    readonly employeeId: string;
    readonly email: string;
    readonly role: Role;
    readonly locationId: string;
    readonly locationName: string;
  },
): Promise<void> {
  const { employeeId, email, role, locationId, locationName } = person;
  const { language } = ctx;
  await sendInvitation(ctx, { email, language, role, locationId, centsPerHour: null, employeeId }, locationName);
}
