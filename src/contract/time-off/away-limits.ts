import * as z from 'zod/mini';
import { limitEffects } from '../../domain/time-off/away-limit.ts';
import { leaveParts } from '../../domain/time-off/time-off-type.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { clientMadeId, id, line, plainDate } from '../kernel/schemas.ts';

/** A minute of the wall clock, as an address has it. */
const minuteTyped = z.codec(z.string().check(z.regex(/^\d{1,4}$/)), z.int().check(z.maximum(1_440)), {
  decode: Number,
  encode: String,
});

const access = { action: 'change_time_off_policy' } as const;

const wish = {
  name: line(80),
  /** Null, the whole organization. */
  locationId: z.nullable(id),
  startsOn: plainDate,
  /** Included. */
  endsOn: plainDate,
  /** At a time; 0, nobody: a blackout. */
  mostAway: z.int().check(z.minimum(0), z.maximum(999)),
  effect: z.enum(limitEffects),
};

/** A limit that counts. */
export const awayLimit = z.object({ limitId: id, ...wish });
export type AwayLimitReply = z.output<typeof awayLimit>;

/** Refused where the dates are those of a limit that refuses. */
export const awayRefusals = [
  refusal('time_off_blackout', 409, z.object({ name: z.string() })),
  refusal('time_off_too_many_away', 409, z.object({ name: z.string(), count: z.int() })),
] as const;

export const readAwayLimits = endpoint({
  name: 'readAwayLimits',
  method: 'GET',
  path: '/api/time-off/away-limits',
  sentence:
    'Lists the dates to come on which nobody may be away, or no more than some, and the locations they may be for.',
  access,
  reply: z.object({
    limits: z.array(awayLimit),
    locations: z.array(z.object({ id, name: z.string() })),
  }),
  refusals: [],
});

export const addAwayLimit = endpoint({
  name: 'addAwayLimit',
  method: 'POST',
  path: '/api/time-off/away-limits',
  sentence:
    'Sets dates on which nobody may be away, or no more than some; what was approved already stays. Sent again, it is there once.',
  access,
  body: z.strictObject({ id: clientMadeId, ...wish }),
  reply: awayLimit,
  refusals: [
    refusal('not_found', 404),
    refusal('dates_reversed', 422),
    refusal('too_many_limits', 409),
    refusal('time_off_id_reused', 422),
  ],
});

export const removeAwayLimit = endpoint({
  name: 'removeAwayLimit',
  method: 'DELETE',
  path: '/api/time-off/away-limits/:limitId',
  sentence: 'Takes such dates away again.',
  access,
  params: z.object({ limitId: id }),
  refusals: [refusal('not_found', 404)],
});

export const readLimitsMet = endpoint({
  name: 'readLimitsMet',
  method: 'GET',
  path: '/api/time-off/limits-met',
  sentence:
    'Tells which limits the reader would go beyond by being away from one date to another, both included, or on a part of one.',
  access: { action: 'request_time_off' },
  query: z.object({
    from: plainDate,
    to: plainDate,
    /** Whole days, if left out. */
    part: z.optional(z.enum(leaveParts)),
    fromMinute: z.optional(minuteTyped),
    toMinute: z.optional(minuteTyped),
  }),
  reply: z.object({
    met: z.array(awayLimit),
  }),
  refusals: [refusal('dates_too_far_apart', 422)],
});
