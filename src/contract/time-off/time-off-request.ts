import * as z from 'zod/mini';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id } from '../kernel/schemas.ts';
import { timeOffRequest } from '../time-off.ts';

export const readTimeOffRequest = endpoint({
  name: 'readTimeOffRequest',
  method: 'GET',
  path: '/api/time-off-requests/:timeOffId',
  sentence: 'Tells of one request for time off as it stands now: whoever asked, and those who answer for them.',
  access: { action: 'see_time_off' },
  params: z.object({ timeOffId: id }),
  reply: z.object({
    employee: z.object({ employeeId: id, name: z.string() }),
    request: timeOffRequest,
    /** It waits, and the reader may answer it. */
    mayAnswer: z.boolean(),
  }),
  refusals: [refusal('not_found', 404)],
});
