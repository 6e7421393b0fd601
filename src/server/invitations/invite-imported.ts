import type { Role } from '../../domain/access/role.ts';
import type { ActorContext } from '../kernel/context.ts';
import { sendInvitations } from './send-invitations.ts';

/** Invites those who came by a file, by whoever brought it: accepting is their first way in. */
export async function inviteImported(
  ctx: ActorContext,
  people: readonly {
    readonly employeeId: string;
    readonly email: string;
    readonly role: Role;
    readonly locationId: string;
  }[],
  nameOf: (locationId: string) => string,
): Promise<void> {
  const { language } = ctx;
  const invited = people.map(({ employeeId, email, role, locationId }) => ({
    terms: { email, language, role, locationId, centsPerHour: null, employeeId },
    locationName: nameOf(locationId),
  }));
  await sendInvitations(ctx, invited);
}
