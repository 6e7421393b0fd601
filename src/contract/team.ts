import * as z from 'zod/mini';
import { employeeStatuses } from '../domain/access/employee-status.ts';
import { roles } from '../domain/access/role.ts';
import { longestPersonName } from '../domain/people/person-name.ts';
import { historyKinds } from '../domain/team/employment.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { id, instant, line, plainDate, remark, revision } from './kernel/schemas.ts';

const place = z.object({ id, name: z.string() });

/** A person as a card shows them. What the reader may not know of them is null. */
const teamCard = z.object({
  employeeId: id,
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.nullable(z.string()),
  role: z.enum(roles),
  home: place,
  /** At how many further locations they work. */
  furtherCount: z.int(),
  status: z.nullable(z.enum(employeeStatuses)),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type TeamCard = z.output<typeof teamCard>;

/** What is asked of the team; whatever is left out does not narrow it. */
const teamFilter = z.object({
  search: z.optional(z.string().check(z.maxLength(120))),
  location: z.optional(id),
  role: z.optional(z.enum(roles)),
  status: z.optional(z.enum(employeeStatuses)),
});
export type TeamFilter = z.output<typeof teamFilter>;

export const readTeam = endpoint({
  name: 'readTeam',
  method: 'GET',
  path: '/api/team',
  sentence:
    'Lists the people whom the reader may see, a page at a time: colleagues of their locations by name and role, those they manage with status and contact.',
  access: { action: 'see_colleagues' },
  query: z.extend(teamFilter, {
    /** Where the page before ended, as it said. */
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(600))),
  }),
  reply: z.object({
    people: z.array(teamCard),
    /** How many there are on all pages. */
    count: z.int(),
    /** For the page that follows; null on the last one. */
    next: z.nullable(z.string()),
    /** The locations to narrow by. */
    locations: z.array(place),
    /** Whether the reader sees the status of anybody, and so may narrow by it. */
    seesStatus: z.boolean(),
  }),
  refusals: [],
});

/** One thing that was done to somebody's employment. `from` and `to` are words of the kind: roles, names of locations, dates. */
const historyEntry = z.object({
  id,
  kind: z.enum(historyKinds),
  at: instant,
  by: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type HistoryEntry = z.output<typeof historyEntry>;

const person = z.object({
  employeeId: id,
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.nullable(z.string()),
  role: z.enum(roles),
  home: place,
  further: z.array(place),
  managed: z.array(place),
  isSelf: z.boolean(),
  /** What only those who answer for the person know; null to colleagues. */
  employment: z.nullable(
    z.object({
      status: z.enum(employeeStatuses),
      email: z.string(),
      phone: z.nullable(z.string()),
      employeeNumber: z.int(),
      employedFrom: z.nullable(plainDate),
      employedUntil: z.nullable(plainDate),
      suspensionReason: z.nullable(z.string()),
      revision: z.int(),
      history: z.array(historyEntry),
    }),
  ),
  /** What the reader may do here; what they may not, the screen does not offer. */
  may: z.object({
    change: z.boolean(),
    changeRole: z.boolean(),
    suspend: z.boolean(),
    reinstate: z.boolean(),
    seePayRates: z.boolean(),
    setPayRate: z.boolean(),
  }),
  /** The open locations at which the reader may put the person. */
  choices: z.array(place),
});
export type PersonReply = z.output<typeof person>;

const params = z.object({ employeeId: id });
const locationIds = z.array(id).check(z.maxLength(200));

const notFound = refusal('not_found', 404);
const notAllowed = refusal('not_allowed', 403);
const notAdmitted = refusal('employee_not_admitted', 409);
const changedMeanwhile = refusal(
  'employee_changed_meanwhile',
  409,
  z.object({ by: z.nullable(z.string()), at: z.nullable(instant) }),
);

export const readEmployee = endpoint({
  name: 'readEmployee',
  method: 'GET',
  path: '/api/employees/:employeeId',
  sentence: 'Gives a person’s page, as far as the reader may know it.',
  access: { action: 'see_colleagues' },
  params,
  reply: person,
  refusals: [notFound],
});

export const changeEmployee = endpoint({
  name: 'changeEmployee',
  method: 'PUT',
  path: '/api/employees/:employeeId',
  sentence: 'Changes a person’s name, locations and dates of employment; never role, status or rate.',
  access: { action: 'change_employment' },
  params,
  body: z.strictObject({
    firstName: line(longestPersonName),
    lastName: line(longestPersonName),
    homeLocationId: id,
    furtherLocationIds: locationIds,
    employedFrom: z.nullable(plainDate),
    employedUntil: z.nullable(plainDate),
    revision,
  }),
  reply: person,
  refusals: [
    notFound,
    notAllowed,
    notAdmitted,
    changedMeanwhile,
    refusal('location_closed', 409),
    refusal('location_not_yours', 403),
    refusal('employment_dates_crossed', 422),
  ],
});

export const changeRole = endpoint({
  name: 'changeRole',
  method: 'PUT',
  path: '/api/employees/:employeeId/role',
  sentence: 'Gives a person a role, and a manager the locations they answer for.',
  access: { action: 'change_roles' },
  params,
  body: z.strictObject({ role: z.enum(roles), managedLocationIds: locationIds, revision }),
  reply: person,
  refusals: [
    notFound,
    notAdmitted,
    changedMeanwhile,
    refusal('own_role', 403),
    refusal('last_admin', 409),
    refusal('managed_locations_missing', 422),
    refusal('location_closed', 409),
  ],
});

export const suspendEmployee = endpoint({
  name: 'suspendEmployee',
  method: 'POST',
  path: '/api/employees/:employeeId/suspend',
  sentence: 'Takes a person’s access away, with a reason, and ends their sessions.',
  access: { action: 'change_employment' },
  params,
  body: z.strictObject({ reason: remark }),
  reply: person,
  refusals: [
    notFound,
    notAllowed,
    refusal('own_suspension', 403),
    refusal('last_admin', 409),
    refusal('employee_not_active', 409),
  ],
});

export const reinstateEmployee = endpoint({
  name: 'reinstateEmployee',
  method: 'POST',
  path: '/api/employees/:employeeId/reinstate',
  sentence: 'Gives a suspended person their access back.',
  access: { action: 'change_employment' },
  params,
  reply: person,
  refusals: [notFound, notAllowed, refusal('employee_not_suspended', 409)],
});
