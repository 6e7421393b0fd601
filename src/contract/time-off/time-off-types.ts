import * as z from 'zod/mini';
import { longestTypeName, typeUnits } from '../../domain/time-off/time-off-type.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, line } from '../kernel/schemas.ts';
import { keptType } from './time-off-rules.ts';

const access = { action: 'change_time_off_policy' } as const;

const asking = {
  /** The smallest part that may be taken. */
  unit: z.enum(typeUnits),
  /** Whoever asks for it must add them. */
  needsNote: z.boolean(),
  needsAttachment: z.boolean(),
};
const name = line(longestTypeName);
const nameTaken = refusal('time_off_type_name_taken', 409);

export const readTimeOffTypes = endpoint({
  name: 'readTimeOffTypes',
  method: 'GET',
  path: '/api/time-off-types',
  sentence: 'Lists the types of time off in their order; also what is retired.',
  access,
  reply: z.object({ types: z.array(keptType) }),
  refusals: [],
});

export const addTimeOffType = endpoint({
  name: 'addTimeOffType',
  method: 'POST',
  path: '/api/time-off-types',
  sentence: 'Adds a type of time off, paid or not; which of the two it is stays so.',
  access,
  body: z.strictObject({ name, isPaid: z.boolean(), ...asking }),
  reply: keptType,
  refusals: [nameTaken, refusal('too_many_time_off_types', 409)],
});

export const changeTimeOffType = endpoint({
  name: 'changeTimeOffType',
  method: 'PATCH',
  path: '/api/time-off-types/:typeId',
  sentence:
    'Renames a type of time off, says by which part it is taken and what must come with it, retires it or opens it again; what is left out stays.',
  access,
  params: z.object({ typeId: id }),
  // What differs alone: whoever has a list of before undoes nothing that somebody else changed meanwhile.
  body: z.partial(
    z.strictObject({
      /** Null, one that the product knows is called by its word in each language. */
      name: z.nullable(name),
      ...asking,
      isOpen: z.boolean(),
    }),
  ),
  reply: keptType,
  refusals: [
    refusal('not_found', 404),
    nameTaken,
    refusal('time_off_type_without_name', 422),
    refusal('last_time_off_type', 409),
  ],
});
