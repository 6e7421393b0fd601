import * as z from 'zod/mini';
import { employeeStatuses } from '../domain/access/employee-status.ts';
import { roles } from '../domain/access/role.ts';
import { sharedKinds } from '../domain/messaging/message.ts';
import { endpoint } from './kernel/endpoint.ts';
import { id, instant, paging, plainDate, zone } from './kernel/schemas.ts';
import { payment } from './payroll/payments.ts';

export const mostOfPage = 100;

/** What happened, or begins, between two dates, both included, by the days of the caller. */
const between = { from: z.optional(plainDate), to: z.optional(plainDate) };

const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ data: z.array(row), /** Null on the last page. */ next: z.nullable(z.string()) });

export const listLocations = endpoint({
  name: 'listLocations',
  method: 'GET',
  path: '/api/v1/locations',
  sentence: 'Lists the locations where the caller works or whom they manage; to admins, all of them.',
  access: { action: 'see_colleagues' },
  query: z.object(paging),
  reply: pageOf(
    z.object({
      id,
      name: z.string(),
      zone,
      address: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      /** Null while it is open. */
      closedAt: z.nullable(instant),
    }),
  ),
  refusals: [],
});

export const listUsers = endpoint({
  name: 'listUsers',
  method: 'GET',
  path: '/api/v1/users',
  sentence:
    'Lists the people whom the caller may see; address and status of those whom they answer for, and to a token of nobody: both are null.',
  access: { action: 'see_colleagues' },
  query: z.object({ ...paging, locationId: z.optional(id), role: z.optional(z.enum(roles)) }),
  reply: pageOf(
    z.object({
      id,
      firstName: z.string(),
      lastName: z.string(),
      /** Null where the caller does not answer for them, and to a token. */
      email: z.nullable(z.string()),
      status: z.nullable(z.enum(employeeStatuses)),
      role: z.enum(roles),
      homeLocationId: id,
      furtherLocationIds: z.array(id),
    }),
  ),
  refusals: [],
});

const breakOf = z.object({ startedAt: instant, endedAt: z.nullable(instant) });

export const listTimeEntries = endpoint({
  name: 'listTimeEntries',
  method: 'GET',
  path: '/api/v1/time-entries',
  sentence:
    'Lists time entries, from clock-in to clock-out, the latest first: the caller’s own and of those whom they answer for.',
  access: { action: 'see_time_card' },
  query: z.object({ ...paging, ...between, userId: z.optional(id) }),
  reply: pageOf(
    z.object({
      /** Of the punch that clocked in. */
      id,
      userId: id,
      locationId: id,
      clockedInAt: instant,
      /** Null while it runs, and where the clock-out is missing. */
      clockedOutAt: z.nullable(instant),
      open: z.boolean(),
      breaks: z.array(breakOf),
    }),
  ),
  refusals: [],
});

export const listShifts = endpoint({
  name: 'listShifts',
  method: 'GET',
  path: '/api/v1/schedule',
  sentence: 'Lists published shifts of the locations that the caller may see, the latest first.',
  access: { action: 'see_shifts' },
  query: z.object({ ...paging, ...between, locationId: z.optional(id), userId: z.optional(id) }),
  reply: pageOf(
    z.object({
      id,
      locationId: id,
      /** Null, an open shift. */
      userId: z.nullable(id),
      position: z.nullable(z.string()),
      startsAt: instant,
      endsAt: instant,
      breakMinutes: z.int(),
    }),
  ),
  refusals: [],
});

export const listPayroll = endpoint({
  name: 'listPayroll',
  method: 'GET',
  path: '/api/v1/payroll',
  sentence: 'Lists recorded payments, the latest first: the caller’s own and of those whom they answer for.',
  access: { action: 'see_payments' },
  query: z.object({ ...paging, ...between, userId: z.optional(id) }),
  reply: pageOf(payment),
  refusals: [],
});

export const listMessages = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/api/v1/messages',
  sentence: 'Lists the messages of the conversations that the caller is in, the latest first.',
  access: { action: 'message' },
  query: z.object({ ...paging, conversationId: z.optional(id) }),
  reply: pageOf(
    z.object({
      id,
      conversationId: id,
      senderId: id,
      /** Null once it is withdrawn or forgotten; empty where its files, or what it shares, say it all. */
      text: z.nullable(z.string()),
      /** A shift, a swap or a request for time off that it shares; whoever reads asks there what they may see of it. */
      about: z.nullable(z.object({ kind: z.enum(sharedKinds), id })),
      sentAt: instant,
      editedAt: z.nullable(instant),
    }),
  ),
  refusals: [],
});

export const listTeams = endpoint({
  name: 'listTeams',
  method: 'GET',
  path: '/api/v1/teams',
  sentence: 'Lists who works together: each location that the caller may see, with its people.',
  access: { action: 'see_colleagues' },
  query: z.object(paging),
  reply: pageOf(
    z.object({
      /** Of the location. */
      id,
      name: z.string(),
      members: z.array(z.object({ id, firstName: z.string(), lastName: z.string(), role: z.enum(roles) })),
    }),
  ),
  refusals: [],
});
