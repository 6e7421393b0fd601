import * as z from 'zod/mini';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, plainDate } from '../kernel/schemas.ts';

/** What lies in the printer of whoever reads it; Letter, if left out. */
const paper = z.optional(z.enum(['letter', 'a4']));
export type Paper = NonNullable<z.output<typeof paper>>;

export const printSchedule = endpoint({
  name: 'printSchedule',
  method: 'GET',
  path: '/api/schedule/paper',
  sentence:
    'Gives the published week of a location as PDF, people by days, to be hung up: what is not published is left out, and the page says so.',
  access: { action: 'edit_schedule' },
  query: z.object({ locationId: id, date: plainDate, paper }),
  file: true,
  refusals: [refusal('not_found', 404)],
});

export const printOwnShifts = endpoint({
  name: 'printOwnShifts',
  method: 'GET',
  path: '/api/schedule/mine/paper',
  sentence: 'Gives the reader’s own published week as PDF, place by place.',
  access: { action: 'see_own_shifts' },
  query: z.object({ date: plainDate, paper }),
  file: true,
  refusals: [],
});
