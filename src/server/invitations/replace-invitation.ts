import type { resendInvitation as endpoint } from '../../contract/invitations.ts';
import { placesOf } from '../../domain/access/may.ts';
import type { Role } from '../../domain/access/role.ts';
import { mayGive } from '../../domain/access/role.ts';
import { invitationExpiry } from '../../domain/invitations/invitation.ts';
import type { Language } from '../../domain/kernel/language.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { hashOfToken, newSessionToken } from '../kernel/session-gate.ts';
import { readSelf } from '../people/read.ts';
import { findInvitation, updateInvitationToken } from './repository.ts';
import { sendInvitation } from './send-invitation.ts';

/** Sends an invitation once more: a new secret in place of the former, and seven days from now. */
export const resendInvitation: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { actor } = ctx;
  const { organizationId } = actor;
  const { invitationId: id } = params;
  const found = await findInvitation(ctx.tx, organizationId, id, ctx.now);
  const places = placesOf(actor, 'invite_people');
  if (found === undefined || (places !== 'all' && !places.includes(found.locationId))) return refuse('not_found');
  // Check constraints of the table allow these words only.
  const role = found.role as Role;
  // What somebody may not give, they may not renew either.
  if (!mayGive(actor.role, role)) return refuse('not_found');
  const token = newSessionToken();
  const renewed = { organizationId, id, tokenHash: hashOfToken(token), expiresAt: invitationExpiry(ctx.now) };
  await updateInvitationToken(ctx.tx, renewed);
  await writeAudit(ctx, { ...actor, action: 'invitation.resent', subjectId: id });
  const { self } = await readSelf(ctx.tx, actor);
  const language = found.language as Language;
  const { email, locationName, organizationName } = found;
  const by = `${self.firstName} ${self.lastName}`;
  const letter = { organizationId, token, email, language, role, locationName, organizationName, by };
  return accept({ invitationId: id, link: await sendInvitation(ctx, letter) });
};
