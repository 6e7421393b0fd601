import * as z from 'zod/mini';
import { admissionWays } from '../domain/organization/admission.ts';
import { longestPlaceName } from '../domain/organization/location.ts';
import { geofenceRadius } from '../domain/organization/location.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { id, instant, line, plainDate, revision, zone } from './kernel/schemas.ts';

/** A time of day by the clock on the wall, `09:00`. */
const wallTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

const openSpan = z.nullable(z.strictObject({ opens: wallTime, closes: wallTime }));

const openingHours = z.strictObject({
  monday: openSpan,
  tuesday: openSpan,
  wednesday: openSpan,
  thursday: openSpan,
  friday: openSpan,
  saturday: openSpan,
  sunday: openSpan,
});

const geofence = z.strictObject({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  radiusMetres: z.int().check(z.minimum(geofenceRadius.least), z.maximum(geofenceRadius.most)),
});

/** A telephone number as people write it; at least five digits. */
const phone = z.string().check(
  z.trim(),
  z.regex(/^\+?[\d ()./-]{5,39}$/),
  z.refine((text) => text.replace(/\D/g, '').length >= 5, 'too_few_digits'),
);

/** Street, city and so on, as on an envelope; line breaks are kept. */
export const address = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(300),
    z.regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*(?:\n[^\p{Cc}\u202a-\u202e\u2066-\u2069]*)*$/u),
  );

const facts = {
  name: line(longestPlaceName),
  address: z.nullable(address),
  phone: z.nullable(phone),
  zone,
  /** All of it or none. */
  geofence: z.nullable(geofence),
  openingHours,
};

export const location = z.object({
  id,
  ...facts,
  revision: z.int(),
  /** Null while it is open. */
  closedAt: z.nullable(instant),
  /** People whose home location it is. */
  homeCount: z.int(),
  /** The first date that a new time zone would count from, where somebody of this location has recorded times; else null. */
  newZoneFrom: z.nullable(plainDate),
});
export type Location = z.output<typeof location>;

const nameTaken = refusal('location_name_taken', 409);
const notFound = refusal('not_found', 404);

export const readLocations = endpoint({
  name: 'readLocations',
  method: 'GET',
  path: '/api/locations',
  sentence: 'Lists every location of the organization, open and closed, with all that is kept of it.',
  access: { action: 'change_locations' },
  reply: z.object({ locations: z.array(location) }),
  refusals: [],
});

export const addLocation = endpoint({
  name: 'addLocation',
  method: 'POST',
  path: '/api/locations',
  sentence: 'Adds a location.',
  access: { action: 'change_locations' },
  body: z.strictObject(facts),
  reply: location,
  refusals: [nameTaken],
});

export const changeLocation = endpoint({
  name: 'changeLocation',
  method: 'PUT',
  path: '/api/locations/:locationId',
  sentence: 'Changes what is kept of a location; refused with what it is now, where somebody else changed it since.',
  access: { action: 'change_locations' },
  params: z.object({ locationId: id }),
  body: z.strictObject({ ...facts, revision }),
  reply: location,
  refusals: [
    notFound,
    nameTaken,
    refusal(
      'location_changed_meanwhile',
      409,
      z.object({ location, by: z.nullable(z.string()), at: z.nullable(instant) }),
    ),
  ],
});

export const closeLocation = endpoint({
  name: 'closeLocation',
  method: 'POST',
  path: '/api/locations/:locationId/close',
  sentence: 'Closes a location, so that nobody is put there any more; what was recorded there stays.',
  access: { action: 'change_locations' },
  params: z.object({ locationId: id }),
  reply: location,
  refusals: [
    notFound,
    refusal('last_open_location', 409),
    /** The first of them by name, and how many there are. */
    refusal(
      'location_has_people',
      409,
      z.object({ count: z.int(), people: z.array(z.object({ employeeId: id, name: z.string() })) }),
    ),
    /** People know of shifts to come there: so many. */
    refusal('location_has_shifts', 409, z.object({ count: z.int() })),
  ],
});

export const reopenLocation = endpoint({
  name: 'reopenLocation',
  method: 'POST',
  path: '/api/locations/:locationId/reopen',
  sentence: 'Opens a closed location again.',
  access: { action: 'change_locations' },
  params: z.object({ locationId: id }),
  reply: location,
  refusals: [notFound],
});

const admission = z.object({
  way: z.enum(admissionWays),
  /** Whoever has it may ask to be admitted; null unless people come in by code. */
  code: z.nullable(z.string()),
  /** Registrations without a code come to this organization, so it may admit anybody who asks. */
  mayBeOpen: z.boolean(),
});
export type Admission = z.output<typeof admission>;

export const readAdmission = endpoint({
  name: 'readAdmission',
  method: 'GET',
  path: '/api/organization/admission',
  sentence: 'Says how people come in without an invitation, and by which code.',
  access: { action: 'change_admission' },
  reply: admission,
  refusals: [],
});

export const chooseAdmission = endpoint({
  name: 'chooseAdmission',
  method: 'PUT',
  path: '/api/organization/admission',
  sentence:
    'Chooses how people come in without an invitation; a code is made where they come by one, and gone where not.',
  access: { action: 'change_admission' },
  body: z.strictObject({ way: z.enum(admissionWays) }),
  reply: admission,
  refusals: [refusal('open_is_for_one', 409)],
});

export const replaceJoinCode = endpoint({
  name: 'replaceJoinCode',
  method: 'POST',
  path: '/api/organization/admission/code',
  sentence: 'Makes another code in place of the present one, which admits nobody any more.',
  access: { action: 'change_admission' },
  reply: admission,
  refusals: [refusal('not_found', 404)],
});
