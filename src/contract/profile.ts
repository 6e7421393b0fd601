import * as z from 'zod/mini';
import { longestPersonName } from '../domain/people/person-name.ts';
import { mostEmergencyContacts } from '../domain/profile/emergency-contacts.ts';
import { largestPhotoBytes } from '../domain/profile/photo.ts';
import { profileFaults, profileFields, type ProfileField } from '../domain/profile/profile.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { id, line, lineOrNothing, plainDate } from './kernel/schemas.ts';

/** A fact that is sealed at rest and masked everywhere: whether it is kept, and never what it is. */
const masked = z.object({ kept: z.boolean() });

/** The signed-in person's own profile. */
export const profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** As E.164 writes it; empty, like every text here, where nothing was said. */
  phone: z.string(),
  street: z.string(),
  apartment: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  emailNotices: z.boolean(),
  smsNotices: z.boolean(),
  inAppNotices: z.boolean(),
  dateOfBirth: masked,
  ssnDigits: masked,
  /** Names what was read, so that a change made elsewhere in between is noticed. */
  revision: z.string(),
});
export type Profile = z.output<typeof profile>;

export const readProfile = endpoint({
  name: 'readProfile',
  method: 'GET',
  path: '/api/me/profile',
  sentence: 'The profile of the signed-in person; what is restricted is masked.',
  access: { action: 'keep_profile' },
  reply: profile,
  refusals: [],
});

export const showRestricted = endpoint({
  name: 'showRestricted',
  method: 'POST',
  path: '/api/me/profile/restricted',
  sentence: 'Shows the signed-in person their own restricted facts; each look stands in the audit log.',
  looks: true,
  access: { action: 'keep_profile' },
  freshSignIn: true,
  reply: z.object({ dateOfBirth: z.nullable(plainDate), ssnDigits: z.nullable(z.string()) }),
  refusals: [],
});

const fault = z.object({ field: z.enum(profileFields), fault: z.enum(profileFaults) });

export const changeProfile = endpoint({
  name: 'changeProfile',
  method: 'PUT',
  path: '/api/me/profile',
  sentence: 'Keeps what the signed-in person changed of their profile; restricted facts that are left out stay.',
  access: { action: 'keep_profile' },
  body: z.strictObject({
    /** Of the profile that the change was made on. */
    revision: z.string().check(z.maxLength(100)),
    firstName: line(longestPersonName),
    lastName: line(longestPersonName),
    phone: lineOrNothing(40),
    street: lineOrNothing(120),
    apartment: lineOrNothing(40),
    city: lineOrNothing(80),
    state: lineOrNothing(2),
    zip: lineOrNothing(12),
    emailNotices: z.boolean(),
    smsNotices: z.boolean(),
    inAppNotices: z.boolean(),
    dateOfBirth: z.optional(z.nullable(plainDate)),
    ssnDigits: z.optional(z.nullable(lineOrNothing(12))),
  } satisfies Record<ProfileField | 'revision', z.ZodMiniType>),
  reply: profile,
  refusals: [
    refusal('profile_not_valid', 422, z.object({ faults: z.array(fault) })),
    refusal('profile_changed_elsewhere', 409, z.object({ now: profile })),
  ],
});

export const changePhoto = endpoint({
  name: 'changePhoto',
  method: 'PUT',
  path: '/api/me/photo',
  sentence: 'Keeps the signed-in person’s picture: JPEG, PNG or WebP, of which only what is seen is kept.',
  access: { action: 'keep_profile' },
  upload: { largestBytes: largestPhotoBytes },
  reply: z.object({ photoUrl: z.nullable(z.string()) }),
  refusals: [
    refusal('photo_kind_unknown', 422),
    refusal('photo_is_heic', 422),
    refusal('photo_damaged', 422),
    refusal('photo_too_large', 422),
    refusal('photo_too_small', 422),
    refusal('photo_busy', 503),
  ],
});

export const removePhoto = endpoint({
  name: 'removePhoto',
  method: 'DELETE',
  path: '/api/me/photo',
  sentence: 'Takes the signed-in person’s picture away.',
  access: { action: 'keep_profile' },
  refusals: [],
});

export const readPhoto = endpoint({
  name: 'readPhoto',
  method: 'GET',
  path: '/api/employees/:employeeId/photo',
  sentence: 'Somebody’s picture, to colleagues at a location that both work at, to their managers and to admins.',
  access: { action: 'see_photo' },
  params: z.object({ employeeId: id }),
  /** The version is only there to make each picture an address of its own. */
  query: z.object({ size: z._default(z.enum(['small', 'large']), 'small'), version: z.optional(z.string()) }),
  file: true,
  refusals: [refusal('not_found', 404)],
});

const emergencyContact = z.object({ name: line(80), relationship: line(60), phone: line(40) });

/** Whom to call, in order. Phones as E.164 writes them. */
export const emergencyContacts = z.object({
  contacts: z.array(emergencyContact),
  /** Names what was read, so that a change made elsewhere in between is noticed. */
  revision: z.string(),
});
export type EmergencyContacts = z.output<typeof emergencyContacts>;

export const readEmergencyContacts = endpoint({
  name: 'readEmergencyContacts',
  method: 'GET',
  path: '/api/me/emergency-contacts',
  sentence: 'Whom to call when something happens to the signed-in person.',
  access: { action: 'keep_profile' },
  reply: emergencyContacts,
  refusals: [],
});

export const changeEmergencyContacts = endpoint({
  name: 'changeEmergencyContacts',
  method: 'PUT',
  path: '/api/me/emergency-contacts',
  sentence: 'Keeps the whole list of whom to call for the signed-in person, in the order in which to call.',
  access: { action: 'keep_profile' },
  body: z.strictObject({
    revision: z.string().check(z.maxLength(100)),
    contacts: z.array(z.strictObject(emergencyContact.shape)).check(z.maxLength(mostEmergencyContacts)),
  }),
  reply: emergencyContacts,
  refusals: [
    refusal('emergency_contact_not_valid', 422, z.object({ index: z.int() })),
    refusal('emergency_contacts_changed_elsewhere', 409, z.object({ now: emergencyContacts })),
  ],
});

export const showEmergencyContacts = endpoint({
  name: 'showEmergencyContacts',
  method: 'POST',
  path: '/api/employees/:employeeId/emergency-contacts/show',
  sentence:
    'Shows whom to call for an employee, to managers of their locations and to admins; each look stands in the audit log.',
  looks: true,
  access: { action: 'see_emergency_contacts' },
  params: z.object({ employeeId: id }),
  reply: z.object({ contacts: z.array(emergencyContact) }),
  refusals: [refusal('not_found', 404)],
});
