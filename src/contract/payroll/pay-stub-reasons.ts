import * as z from 'zod/mini';
import { cents } from '../kernel/cents.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, plainDate } from '../kernel/schemas.ts';
import { explained } from '../time-cards/card-reasons.ts';

export const explainPaidWeek = endpoint({
  name: 'explainPaidWeek',
  method: 'GET',
  path: '/api/payments/:paymentId/weeks/:startsOn/reasons',
  sentence:
    'Tells why the lines of a pay stub are what they are: the punches, the rules and the pay of one of its weeks, as the week was approved for the payment.',
  access: { action: 'see_payments' },
  params: z.object({ paymentId: id, startsOn: plainDate }),
  reply: z.extend(explained, {
    /** False where something beside punches, rates and rules became another since, so that they no longer give what was approved. */
    isExact: z.boolean(),
    /** Whether the card gives other reasons by now. */
    hasChangedSince: z.boolean(),
    /** Days of the week that were paid before: what the payment before them had settled, and what this one adds. */
    differences: z.array(
      z.object({ date: plainDate, minutesBefore: z.int(), minutes: z.int(), centsBefore: cents, cents }),
    ),
  }),
  refusals: [refusal('not_found', 404)],
});
