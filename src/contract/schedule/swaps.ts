import * as z from 'zod/mini';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { clientMadeId, id, instant, remark } from '../kernel/schemas.ts';
import { takingWarnings } from './offers.ts';
import { ownShift } from './own-shifts.ts';

const access = { action: 'swap_shifts' } as const;
const person = z.object({ employeeId: id, name: z.string() });
const notFound = refusal('not_found', 404);

/** How a swap, or an answer to it, ended without shifts changing hands. */
const ends = ['withdrawn', 'declined', 'rejected', 'lapsed', 'expired', 'changed', 'left'] as const;
/** Where a swap stands: open, agreed and waiting for a manager, or how it ended. */
export const swapStates = ['open', 'agreed', 'taken', ...ends] as const;
const proposalStates = ['waiting', 'agreed', 'done', ...ends] as const;

export const swapStepKinds = [
  'offered',
  'taken',
  'proposed',
  'accepted',
  'approved',
  'rejected',
  'withdrawn',
  'declined',
  'proposal_withdrawn',
  'proposal_declined',
  'lapsed',
  'proposal_lapsed',
  'remark',
] as const;
export type SwapStepKind = (typeof swapStepKinds)[number];

const heading = z.object({
  offerId: id,
  /** As it was offered, whatever was published since. */
  shift: ownShift,
  by: person,
  state: z.enum(swapStates),
});

export const readSwaps = endpoint({
  name: 'readSwaps',
  method: 'GET',
  path: '/api/schedule/swaps',
  sentence: 'Lists the swaps of the last weeks in which the reader has a part, the latest first.',
  access,
  reply: z.object({
    swaps: z.array(
      z.object({
        ...heading.shape,
        isOwn: z.boolean(),
        /** How many proposals wait for the reader. */
        waiting: z.int(),
        /** What came of the reader’s latest answer to it; null, they gave none. */
        answer: z.nullable(z.enum(proposalStates)),
      }),
    ),
  }),
  refusals: [],
});
export type SwapHeading = z.output<typeof readSwaps.reply>['swaps'][number];

export const readSwap = endpoint({
  name: 'readSwap',
  method: 'GET',
  path: '/api/schedule/swaps/:offerId',
  sentence:
    'Tells of one swap with its proposals, its history and what was written in it: those concerned, and whoever answers requests there.',
  access,
  params: z.object({ offerId: id }),
  reply: z.object({
    ...heading.shape,
    to: z.nullable(person),
    /** It waits for a manager, and the reader is one who answers it: not one of the two. */
    mayAnswer: z.boolean(),
    proposals: z.array(
      z.object({
        proposalId: id,
        by: person,
        /** As it was proposed; null, they take the shift and ask for nothing to be taken in return. */
        shift: z.nullable(ownShift),
        state: z.enum(proposalStates),
        /** What is warned of in that shift for the reader, who would have it by accepting. */
        warnings: takingWarnings,
        /** A rule among them asks why, and no manager is asked after the reader. */
        needsReason: z.boolean(),
      }),
    ),
    steps: z.array(
      z.object({
        stepId: id,
        kind: z.enum(swapStepKinds),
        /** Null, nobody did: the shift began, or became another one. */
        by: z.nullable(person),
        at: instant,
        remark: z.nullable(z.string()),
        /** Why it ended by itself; null, it did not, or that is not known any more. */
        why: z.nullable(z.enum(['expired', 'changed', 'left'])),
        /** What the shift that ended it became; null, it ended over nothing of the kind. */
        became: z.nullable(
          z.discriminatedUnion('kind', [
            z.object({ kind: z.enum(['removed', 'opened', 'given', 'changed']) }),
            z.object({ kind: z.literal('moved'), shift: ownShift }),
          ]),
        ),
        /** What whoever took it had read, of themselves or of those whom they approved; told to them, and to managers there. */
        warned: z.array(z.object({ person, warnings: takingWarnings })),
        /** Why they took it all the same; told to the same. */
        reason: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: [notFound],
});
export type SwapReply = z.output<typeof readSwap.reply>;
export const postSwapRemark = endpoint({
  name: 'postSwapRemark',
  method: 'POST',
  path: '/api/schedule/swaps/:offerId/remarks',
  sentence:
    'Writes a remark in a swap, to those concerned and, once it waits for them, to the managers. Sent again, it is there once.',
  access,
  params: z.object({ offerId: id }),
  body: z.strictObject({ id: clientMadeId, text: remark }),
  refusals: [notFound, refusal('message_id_reused', 409)],
});
