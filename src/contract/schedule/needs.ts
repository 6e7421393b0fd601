import * as z from 'zod/mini';
import { weekdays } from '../../domain/kernel/time.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id } from '../kernel/schemas.ts';

const minuteOfDay = z.int().check(z.minimum(0), z.maximum(1_440));
const people = z.int().check(z.minimum(1), z.maximum(999));

/** How many people a location needs every week: on a weekday, from when to when by the clock on the wall. */
export const need = z.object({
  needId: id,
  weekday: z.enum(weekdays),
  /** Null, whatever they work as. */
  positionId: z.nullable(id),
  fromMinute: z.int(),
  /** Not included; 1,440 is midnight. */
  toMinute: z.int(),
  people: z.int(),
});
export type StaffingNeed = z.output<typeof need>;

const notFound = refusal('not_found', 404);

export const addNeeds = endpoint({
  name: 'addNeeds',
  method: 'POST',
  path: '/api/schedule/needs',
  sentence: 'Says how many people a location needs on some weekdays from when to when, in every week from now on.',
  access: { action: 'edit_schedule' },
  body: z.strictObject({
    locationId: id,
    weekdays: z.array(z.enum(weekdays)).check(z.minLength(1), z.maxLength(7)),
    positionId: z.nullable(id),
    fromMinute: minuteOfDay,
    toMinute: minuteOfDay,
    people,
  }),
  reply: z.object({ needs: z.array(need) }),
  refusals: [
    notFound,
    refusal('need_without_length', 422),
    /** Of the same position there is a number for some of these hours already. */
    refusal('need_said_already', 409),
  ],
});

export const changeNeed = endpoint({
  name: 'changeNeed',
  method: 'PUT',
  path: '/api/schedule/needs/:needId',
  sentence: 'Says that a location needs more people at those hours, or fewer.',
  access: { action: 'edit_schedule' },
  params: z.object({ needId: id }),
  body: z.strictObject({ people }),
  reply: need,
  refusals: [notFound],
});

export const removeNeed = endpoint({
  name: 'removeNeed',
  method: 'DELETE',
  path: '/api/schedule/needs/:needId',
  sentence: 'Says that nobody is asked for at those hours any more.',
  access: { action: 'edit_schedule' },
  params: z.object({ needId: id }),
  refusals: [notFound],
});
