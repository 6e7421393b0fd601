import * as z from 'zod/mini';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, plainDate } from '../kernel/schemas.ts';

export const readShiftsAfter = endpoint({
  name: 'readShiftsAfter',
  method: 'GET',
  path: '/api/employees/:employeeId/shifts-after/:date',
  sentence:
    'Counts the shifts to come that are planned for somebody after a date, location by location: what is to be given away if it is their last day.',
  access: { action: 'edit_schedule' },
  params: z.object({ employeeId: id, date: plainDate }),
  reply: z.object({
    places: z.array(
      z.object({
        location: z.object({ id, name: z.string() }),
        count: z.int(),
        /** Where the first of them is. */
        firstOn: plainDate,
        /** The reader plans this location. */
        mayPlan: z.boolean(),
      }),
    ),
  }),
  refusals: [refusal('not_found', 404)],
});
export type ShiftsAfter = z.output<typeof readShiftsAfter.reply>;
