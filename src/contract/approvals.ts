import * as z from 'zod/mini';
import { roles } from '../domain/access/role.ts';
import { outcomes, requestKinds } from '../domain/approvals/request.ts';
import { cancellation, decision } from './approvals/decision.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { id, instant, line, minutes, plainDate, remark } from './kernel/schemas.ts';

const place = z.object({ id, name: z.string() });

/** What stands against time off that was asked for, by what is so since. */
export const sinceAskedRefusals = [
  refusal('time_off_before_usable', 409, z.object({ usableOn: plainDate })),
  refusal('time_off_before_employment', 409, z.object({ hiredOn: plainDate })),
  /** A last day was set since. */
  refusal('time_off_past_employment', 409, z.object({ lastDay: plainDate })),
  /** One year may use no more of the type: what is left of the year that begins then. */
  refusal('time_off_over_yearly_use', 409, z.object({ yearFrom: plainDate, leftMinutes: minutes })),
] as const;

/** A request that waits for an answer. */
export const pendingRequest = z.object({
  requestId: id,
  kind: z.enum(requestKinds),
  askedAt: instant,
  /** It was answered before, and is open again. */
  reopened: z.boolean(),
  /** Whom it concerns. */
  employee: z.object({
    employeeId: id,
    name: z.string(),
    photoUrl: z.nullable(z.string()),
    email: z.string(),
    /** They have shown that the address is theirs, or somebody whose word counts has. */
    emailVerified: z.boolean(),
    role: z.enum(roles),
  }),
  /** Null, where none is known yet. */
  location: z.nullable(place),
  /** It concerns the reader, so that somebody else answers it; not where nobody else could. */
  isOwn: z.boolean(),
});
export type PendingRequest = z.output<typeof pendingRequest>;

export const readPendingRequests = endpoint({
  name: 'readPendingRequests',
  method: 'GET',
  path: '/api/approvals',
  sentence: 'Lists what waits for the reader’s answer, the oldest first, and the locations that they answer for.',
  access: { action: 'decide_requests' },
  reply: z.object({
    /** A closed one has a history, and takes nobody on. */
    locations: z.array(z.object({ ...place.shape, isOpen: z.boolean() })),
    /** Of the kinds that have no tab of their own. */
    requests: z.array(pendingRequest),
    /** How many wait of each kind; the list holds the oldest. */
    waiting: z.record(z.enum(requestKinds), z.int()),
  }),
  refusals: [],
});

const decidedRequest = z.object({
  requestId: id,
  kind: z.enum(requestKinds),
  employee: z.object({ employeeId: id, name: z.string() }),
  location: z.nullable(place),
  ...decision.shape,
  /** An admin answered about themselves, since nobody else could. */
  alone: z.boolean(),
  /** What it is about was approved, and taken back since. */
  cancellation: z.nullable(cancellation),
  /** Nothing came after it: it may be opened again. */
  mayReopen: z.boolean(),
});
export type DecidedRequest = z.output<typeof decidedRequest>;

/** In which order answers are listed. */
export const decisionOrders = ['newest', 'oldest', 'name'] as const;

/** Which answers are listed; what is left out is not asked about. Dates are those of the reader's location, both included. */
export const decisionFilter = z.object({
  kind: z.optional(z.enum(requestKinds)),
  locationId: z.optional(id),
  outcome: z.optional(z.enum(outcomes)),
  from: z.optional(plainDate),
  to: z.optional(plainDate),
  /** A part of the name of the person concerned. */
  search: z.optional(line(80)),
});

export const readDecisions = endpoint({
  name: 'readDecisions',
  method: 'GET',
  path: '/api/approvals/decisions',
  sentence: 'Lists what was answered at the reader’s locations, filtered and in pages.',
  access: { action: 'decide_requests' },
  query: z.extend(decisionFilter, {
    order: z.optional(z.enum(decisionOrders)),
    /** Where the page before ended, as it said. */
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(600))),
  }),
  reply: z.object({ decisions: z.array(decidedRequest), next: z.nullable(z.string()) }),
  refusals: [],
});

export const readRequest = endpoint({
  name: 'readRequest',
  method: 'GET',
  path: '/api/approvals/:requestId',
  sentence: 'Gives a request with whatever was answered to it, and to those about the same thing before it.',
  access: { action: 'decide_requests' },
  params: z.object({ requestId: id }),
  reply: z.object({
    ...pendingRequest.shape,
    askedBy: z.string(),
    /** Oldest first; a request that waits has no answer. */
    history: z.array(
      z.object({ requestId: id, askedAt: instant, askedBy: z.string(), decision: z.nullable(decision) }),
    ),
    /** What it is about was approved, and taken back since. */
    cancellation: z.nullable(cancellation),
  }),
  refusals: [refusal('not_found', 404)],
});

/** What an answer may be refused with, whatever the kind. */
export const answerRefusals = [
  refusal('not_found', 404),
  refusal('own_request', 403),
  refusal('already_decided', 409, decision),
] as const;

export const rejectRequest = endpoint({
  name: 'rejectRequest',
  method: 'POST',
  path: '/api/approvals/:requestId/reject',
  sentence: 'Rejects a request; the person concerned is told, and reads the reason.',
  access: { action: 'decide_requests' },
  params: z.object({ requestId: id }),
  body: z.strictObject({ reason: remark }),
  reply: decision,
  refusals: answerRefusals,
});

export const reopenRequest = endpoint({
  name: 'reopenRequest',
  method: 'POST',
  path: '/api/approvals/:requestId/reopen',
  sentence: 'Opens what was rejected or withdrawn again: a new request that names the old one.',
  access: { action: 'decide_requests' },
  params: z.object({ requestId: id }),
  reply: z.object({ requestId: id }),
  refusals: [
    refusal('not_found', 404),
    refusal('own_request', 403),
    refusal('not_reopenable', 409),
    refusal('adjustment_pending', 409),
    refusal('time_off_of_retired_type', 409),
    ...sinceAskedRefusals,
  ],
});

export const withdrawRequest = endpoint({
  name: 'withdrawRequest',
  method: 'POST',
  path: '/api/approvals/:requestId/withdraw',
  sentence: 'Takes back what one has asked for oneself, while nobody has answered.',
  access: 'person',
  params: z.object({ requestId: id }),
  refusals: [refusal('not_found', 404), refusal('already_decided', 409, decision)],
});
