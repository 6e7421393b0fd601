import * as z from 'zod/mini';
import { standings } from '../../domain/schedule/swap.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, plainDate } from '../kernel/schemas.ts';

const person = z.object({ employeeId: id, name: z.string() });

const weekSwap = z.object({
  offerId: id,
  shiftId: id,
  by: person,
  /** Null, everybody who can work it. */
  to: z.nullable(person),
  standing: z.enum(standings),
  /** What is proposed in return and not answered, or agreed on. */
  returns: z.array(z.object({ shiftId: id, by: person })),
});
export type WeekSwap = z.output<typeof weekSwap>;

export const readWeekSwaps = endpoint({
  name: 'readWeekSwaps',
  method: 'GET',
  path: '/api/schedule/swaps/week',
  sentence:
    'Lists the swaps that are not over and concern a shift of a location in the week of a date: those that the reader answers for, or has a part in.',
  access: { action: 'edit_schedule' },
  query: z.object({ locationId: id, date: plainDate }),
  reply: z.object({ swaps: z.array(weekSwap) }),
  refusals: [refusal('not_found', 404)],
});
