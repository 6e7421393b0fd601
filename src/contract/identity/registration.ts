import * as z from 'zod/mini';
import { roles } from '../../domain/access/role.ts';
import { longestPlaceName } from '../../domain/organization/location.ts';
import { longestPersonName } from '../../domain/people/person-name.ts';
import { answerRefusals } from '../approvals.ts';
import { decision } from '../approvals/decision.ts';
import { email, passwordRefusals } from '../identity.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { slowDown } from '../kernel/refusals.ts';
import { id, line, plainDate, zone } from '../kernel/schemas.ts';
import { centsPerHour } from '../people.ts';
import { busy, me, password } from './sign-in.ts';

/** As somebody types it; what can be none is answered as one that nobody has. */
export const joinCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

export const admissionRefusals = [
  refusal('join_code_missing', 403),
  refusal('join_code_unknown', 403),
  refusal('invitation_needed', 403),
] as const;

const personFields = { firstName: line(longestPersonName), lastName: line(longestPersonName), email, password };

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/api/register',
  sentence: 'Asks to be admitted; the answer is the same whether or not the e-mail is known.',
  access: 'anyone',
  body: z.strictObject({ ...personFields, joinCode: z.optional(joinCode) }),
  reply: z.object({ status: z.literal('pending') }),
  refusals: [...admissionRefusals, refusal('registration_failed', 409), ...passwordRefusals, slowDown, busy],
});

export const approveRegistration = endpoint({
  name: 'approveRegistration',
  method: 'POST',
  path: '/api/registrations/:requestId/approve',
  sentence: 'Admits a person who registered: as what, where, from when, and for how much an hour.',
  access: { action: 'decide_requests' },
  params: z.object({ requestId: id }),
  body: z.strictObject({
    role: z.enum(roles),
    /** Where they will work. */
    locationId: id,
    /** Their first day, and that of the rate. */
    startsOn: plainDate,
    /** Left out, where it is not known yet: hours then count, and are not paid before a rate is set. */
    centsPerHour: z.optional(centsPerHour),
  }),
  reply: decision,
  refusals: [...answerRefusals, refusal('role_not_yours_to_give', 403), refusal('location_closed', 409)],
});

export const createOrganization = endpoint({
  name: 'createOrganization',
  method: 'POST',
  path: '/api/organization',
  sentence: 'On an empty deployment, creates the organization; the person who does becomes its admin and is signed in.',
  access: 'anyone',
  body: z.strictObject({
    ...personFields,
    organizationName: line(longestPlaceName),
    locationName: line(longestPlaceName),
    zone,
  }),
  reply: me,
  refusals: [refusal('deployment_not_empty', 409), ...passwordRefusals, slowDown, busy],
});
