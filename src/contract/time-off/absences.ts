import * as z from 'zod/mini';
import { leaveParts } from '../../domain/time-off/time-off-type.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, plainDate } from '../kernel/schemas.ts';

/** That somebody is away, and when; why is nobody's business here. */
const absence = z.object({
  employeeId: id,
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  location: z.string(),
  startsOn: plainDate,
  /** Included. */
  endsOn: plainDate,
  part: z.enum(leaveParts),
  /** False: it is asked for, and nobody has answered yet. */
  isApproved: z.boolean(),
});

export const readAbsences = endpoint({
  name: 'readAbsences',
  method: 'GET',
  path: '/api/absences',
  sentence:
    'Lists who of the reader’s colleagues is away from one date to another, both included: approved time off, without its type; and what waits for an answer, to those who may see the time off of whoever asks.',
  access: { action: 'see_colleagues' },
  query: z.object({ from: plainDate, to: plainDate }),
  reply: z.object({ absences: z.array(absence) }),
  refusals: [refusal('dates_too_far_apart', 422)],
});
