import * as z from 'zod/mini';
import { roles } from '../domain/access/role.ts';
import { languages } from '../domain/kernel/language.ts';
import { busy, email, linkNotValid, me, password, passwordRefusals, slowDown, token } from './identity.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { id, instant, line } from './kernel/schemas.ts';

/** An invitation that waits to be accepted. */
const invitation = z.object({
  invitationId: id,
  /** Where it was sent; null where its link is handed on by hand. */
  email: z.nullable(z.string()),
  role: z.enum(roles),
  location: z.object({ id, name: z.string() }),
  invitedBy: z.string(),
  invitedAt: instant,
  expiresAt: instant,
});

/** With the link, where it is handed on by hand: it is shown this once. */
const sentInvitation = z.object({ invitationId: id, link: z.nullable(z.string()) });

export const inviteEmployee = endpoint({
  name: 'inviteEmployee',
  method: 'POST',
  path: '/api/invitations',
  sentence: 'Invites somebody by mail, or by a link to be handed on: as what, and to which location.',
  access: { action: 'invite_people' },
  body: z.strictObject({
    /** Left out, a link is answered that can be handed on. */
    email: z.optional(email),
    language: z.enum(languages),
    role: z.enum(roles),
    locationId: id,
  }),
  reply: sentInvitation,
  refusals: [refusal('not_found', 404), refusal('location_closed', 409), refusal('role_not_yours_to_give', 403)],
});

export const readInvitations = endpoint({
  name: 'readInvitations',
  method: 'GET',
  path: '/api/invitations',
  sentence: 'Lists the invitations to the reader’s locations that wait to be accepted, the newest first.',
  access: { action: 'invite_people' },
  reply: z.object({ invitations: z.array(invitation) }),
  refusals: [],
});

export const resendInvitation = endpoint({
  name: 'resendInvitation',
  method: 'POST',
  path: '/api/invitations/:invitationId/resend',
  sentence: 'Gives an invitation another secret and seven days more; the former link opens nothing any more.',
  access: { action: 'invite_people' },
  params: z.object({ invitationId: id }),
  reply: sentInvitation,
  refusals: [refusal('not_found', 404)],
});

export const revokeInvitation = endpoint({
  name: 'revokeInvitation',
  method: 'DELETE',
  path: '/api/invitations/:invitationId',
  sentence: 'Takes an invitation back.',
  access: { action: 'invite_people' },
  params: z.object({ invitationId: id }),
  refusals: [refusal('not_found', 404)],
});

export const openInvitation = endpoint({
  name: 'openInvitation',
  method: 'POST',
  path: '/api/invitations/open',
  sentence: 'Shows an invitation to whoever brings its secret; it is not used up by that.',
  access: 'anyone',
  body: z.strictObject({ token }),
  reply: z.object({
    organizationName: z.string(),
    locationName: z.string(),
    role: z.enum(roles),
    email: z.nullable(z.string()),
  }),
  refusals: [linkNotValid, slowDown],
});

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/invitations/accept',
  sentence: 'Accepts an invitation by its secret, once; whoever does is active at once, and signed in.',
  access: 'anyone',
  body: z.strictObject({
    token,
    firstName: line(80),
    lastName: line(80),
    /** Where the invitation was not sent to one. */
    email: z.optional(email),
    password,
  }),
  reply: me,
  refusals: [linkNotValid, refusal('registration_failed', 409), ...passwordRefusals, slowDown, busy],
});
