import * as z from 'zod/mini';
import { unfits } from '../../domain/schedule/offer.ts';
import { answerRefusals, pendingRequest } from '../approvals.ts';
import { decision } from '../approvals/decision.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id } from '../kernel/schemas.ts';
import { asksWhy, knownWarnings, takingWarnings, whyAllTheSame } from './offers.ts';
import { ownShift } from './own-shifts.ts';
import { swapHindrances } from './proposals.ts';

const person = z.object({ employeeId: id, name: z.string() });

export const readPendingSwaps = endpoint({
  name: 'readPendingSwaps',
  method: 'GET',
  path: '/api/schedule/swaps/pending',
  sentence: 'Lists the swaps that wait for the reader’s answer, the oldest first.',
  access: { action: 'decide_requests' },
  /** What each would bring takes long to work out: it is told to whoever is about to answer. */
  query: z.object({
    with: z.optional(z.enum(['effects'])),
    /** That one alone. */
    offer: z.optional(id),
  }),
  reply: z.object({
    swaps: z.array(
      z.object({
        request: pendingRequest,
        offerId: id,
        by: person,
        /** Who would have the offered shift. */
        taker: person,
        shift: ownShift,
        inReturn: z.nullable(ownShift),
        /**
         * Null, nothing has changed since both agreed. By `changing` it is not over: what is planned otherwise of a shift is published or undone
         * first.
         */
        lapse: z.nullable(z.enum(['expired', 'changed', 'left', 'changing'])),
        /** The reader is one of the two. */
        isOwn: z.boolean(),
        /** The shift in return, if there is one, is at a location that the reader answers for: else others approve it. */
        answersForReturn: z.boolean(),
        /** What was written last, and by whom. */
        remark: z.nullable(z.object({ by: z.nullable(z.string()), text: z.string() })),
        /** What the exchange would bring for each who would have another shift then; null, it was not asked for. */
        effects: z.nullable(
          z.array(
            z.object({
              person,
              /** Why it is refused; null, it is not. */
              refused: z.nullable(z.enum(unfits)),
              warnings: takingWarnings,
              /** A rule among them asks why: whoever approves says so. */
              needsReason: z.boolean(),
            }),
          ),
        ),
      }),
    ),
  }),
  refusals: [],
});
export type PendingSwap = z.output<typeof readPendingSwaps.reply>['swaps'][number];

export const approveSwap = endpoint({
  name: 'approveSwap',
  method: 'POST',
  path: '/api/schedule/swaps/requests/:requestId/approve',
  sentence:
    'Approves a swap, knowing what is warned of for each of the two: the shifts change hands in one step, and everybody concerned is told.',
  access: { action: 'decide_requests' },
  params: z.object({ requestId: id }),
  /** What was read of each of the two: what is missing here, or reads otherwise by now, is answered instead of done. */
  body: z.strictObject({
    knowing: z.array(z.strictObject({ employeeId: id, warnings: knownWarnings })).check(z.maxLength(2)),
    reason: whyAllTheSame,
  }),
  reply: decision,
  refusals: [
    ...answerRefusals,
    ...swapHindrances,
    /** Whoever approves is told whatever the reason is, also what is nobody's but theirs. */
    refusal('other_unfit', 409, z.object({ name: z.string(), unfit: z.enum(unfits) })),
    /** Something is warned of that was not read: all that is by then, of each who would have another shift. */
    refusal(
      'taking_not_weighed',
      409,
      z.object({ people: z.array(z.object({ employeeId: id, warnings: takingWarnings })) }),
    ),
    asksWhy,
    refusal('return_is_over', 409),
    /** It is at a location that they do not answer for. */
    refusal('return_is_elsewhere', 409),
  ],
});
