import * as z from 'zod/mini';
import { roles } from '../domain/access/role.ts';
import { languages } from '../domain/kernel/language.ts';
import { longestPersonName } from '../domain/people/person-name.ts';
import { email, passwordRefusals } from './identity.ts';
import { linkNotValid, token } from './identity/links.ts';
import { busy, me, password } from './identity/sign-in.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { slowDown } from './kernel/refusals.ts';
import { id, instant, line } from './kernel/schemas.ts';
import { centsPerHour } from './people.ts';

/** Told to whoever brings the secret of an invitation that lets nobody in any more; any other secret is no valid link. */
export const invitationRefusals = [
  refusal('invitation_used', 410),
  refusal('invitation_taken_back', 410),
  refusal('invitation_expired', 410),
  linkNotValid,
] as const;

/** An invitation that nobody has accepted. */
export const invitation = z.object({
  invitationId: id,
  /** Where it was sent; null where its link is handed on by hand. */
  email: z.nullable(z.string()),
  /** Of somebody who is on record already. */
  name: z.nullable(z.string()),
  role: z.enum(roles),
  location: z.object({ id, name: z.string() }),
  invitedBy: z.string(),
  invitedAt: instant,
  expiresAt: instant,
  /** Its link opens nothing, until it is sent again. */
  hasExpired: z.boolean(),
});
export type Invitation = z.output<typeof invitation>;

/** With the link, where it is handed on by hand: it is shown this once. */
const sentInvitation = z.object({ invitationId: id, link: z.nullable(z.string()) });

export const inviteEmployee = endpoint({
  name: 'inviteEmployee',
  method: 'POST',
  path: '/api/invitations',
  sentence:
    'Invites somebody by mail, or by a link to be handed on: as what, to which location, and for how much an hour.',
  access: { action: 'invite_people' },
  body: z.strictObject({
    /** Left out, a link is answered that can be handed on. */
    email: z.optional(email),
    language: z.enum(languages),
    role: z.enum(roles),
    locationId: id,
    /** Left out, where it is not known yet. */
    centsPerHour: z.optional(centsPerHour),
  }),
  reply: sentInvitation,
  refusals: [
    refusal('not_found', 404),
    refusal('location_closed', 409),
    refusal('role_not_yours_to_give', 403),
    refusal('already_on_team', 409),
    refusal('already_invited', 409),
    slowDown,
  ],
});

export const readInvitations = endpoint({
  name: 'readInvitations',
  method: 'GET',
  path: '/api/invitations',
  sentence:
    'Lists the invitations to the reader’s locations that wait to be accepted or ran out lately, the newest first.',
  access: { action: 'invite_people' },
  reply: z.object({
    invitations: z.array(invitation),
    /** The open locations to which the reader may invite. */
    locations: z.array(z.object({ id, name: z.string() })),
  }),
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
  refusals: [refusal('not_found', 404), refusal('location_closed', 409), refusal('invitation_used', 410), slowDown],
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
  mayRepeat: true,
  access: 'anyone',
  body: z.strictObject({ token }),
  reply: z.object({
    organizationName: z.string(),
    locationName: z.string(),
    role: z.enum(roles),
    email: z.nullable(z.string()),
    /** Who they are, where they are on record already. */
    person: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  }),
  refusals: [...invitationRefusals, slowDown],
});

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/invitations/accept',
  sentence: 'Accepts an invitation by its secret, once; whoever does is active at once, and signed in.',
  access: 'anyone',
  body: z.strictObject({
    token,
    firstName: line(longestPersonName),
    lastName: line(longestPersonName),
    /** Where the invitation was not sent to one. */
    email: z.optional(email),
    password,
  }),
  reply: me,
  refusals: [...invitationRefusals, refusal('registration_failed', 409), ...passwordRefusals, slowDown, busy],
});
