import * as z from 'zod/mini';
import { unfits, unfitsOfOther } from '../../domain/schedule/offer.ts';
import { pendingRequest, answerRefusals } from '../approvals.ts';
import { decision } from '../approvals/decision.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { clientMadeId, id, instant, remark } from '../kernel/schemas.ts';
import { asksWhy, knownWarnings, notWeighed, takingWarnings, whyAllTheSame } from './offers.ts';
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

/** What hinders both sides of a swap as it hinders taking a shift. */
const hindrances = [
  refusal('offer_is_over', 409),
  refusal('proposal_is_over', 409),
  refusal('works_then', 409),
  refusal('not_of_location', 409),
  refusal('shift_blocked', 409),
  refusal('skill_missing', 409),
  refusal('other_unfit', 409, z.object({ name: z.string(), unfit: z.enum(unfitsOfOther) })),
  refusal('nobody_to_approve', 409),
] as const;

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

export const readReturns = endpoint({
  name: 'readReturns',
  method: 'GET',
  path: '/api/schedule/swaps/:offerId/returns',
  sentence:
    'Lists the reader’s own shifts to come that they could propose in return, and of each that does not fit why not.',
  access,
  params: z.object({ offerId: id }),
  reply: z.object({
    shifts: z.array(
      z.object({
        shift: ownShift,
        /** Null, it fits: else it is the same work, or one of the two could not work what they would have then. */
        unfit: z.nullable(
          z.discriminatedUnion('of', [
            z.object({ of: z.literal('both') }),
            z.object({ of: z.literal('reader'), unfit: z.enum(unfits) }),
            z.object({ of: z.literal('other'), unfit: z.enum(unfitsOfOther) }),
          ]),
        ),
        /** What is only warned of, where it fits, in the offered shift for its reader. */
        warnings: takingWarnings,
        /** A rule among them asks why, and no manager is asked after the two. */
        needsReason: z.boolean(),
      }),
    ),
  }),
  refusals: [notFound],
});
export type ReturnShift = z.output<typeof readReturns.reply>['shifts'][number];

export const proposeSwap = endpoint({
  name: 'proposeSwap',
  method: 'POST',
  path: '/api/schedule/swaps/:offerId/proposals',
  sentence: 'Proposes one of one’s own shifts in return for one that a colleague offers, who accepts or declines.',
  access,
  params: z.object({ offerId: id }),
  body: z.strictObject({
    shiftId: id,
    remark: z.nullable(remark),
    knowing: knownWarnings,
    reason: whyAllTheSame,
  }),
  reply: z.object({ proposalId: id }),
  refusals: [
    notFound,
    ...hindrances,
    notWeighed,
    asksWhy,
    refusal('already_proposed', 409),
    refusal('return_is_over', 409),
    /** It is the same work as the one offered. */
    refusal('return_is_the_same', 409),
  ],
});

const aboutProposal = { access, params: z.object({ proposalId: id }) } as const;

export const acceptProposal = endpoint({
  ...aboutProposal,
  name: 'acceptProposal',
  method: 'POST',
  path: '/api/schedule/proposals/:proposalId/accept',
  sentence:
    'Accepts the shift that a colleague proposes in return: both change hands in one step, or wait for a manager.',
  body: z.strictObject({ knowing: knownWarnings, reason: whyAllTheSame }),
  reply: z.object({ waitsForApproval: z.boolean() }),
  refusals: [notFound, ...hindrances, notWeighed, asksWhy, refusal('return_is_over', 409)],
});

export const declineProposal = endpoint({
  ...aboutProposal,
  name: 'declineProposal',
  method: 'POST',
  path: '/api/schedule/proposals/:proposalId/decline',
  sentence: 'Says no to a shift that a colleague proposes in return; the offer stays open.',
  refusals: [notFound, refusal('offer_is_over', 409), refusal('proposal_is_over', 409)],
});

export const withdrawProposal = endpoint({
  ...aboutProposal,
  name: 'withdrawProposal',
  method: 'POST',
  path: '/api/schedule/proposals/:proposalId/withdraw',
  sentence: 'Takes one’s own answer to an offer back, as long as no shift has changed hands.',
  refusals: [notFound, refusal('offer_is_over', 409), refusal('proposal_is_over', 409)],
});

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

export const readPendingSwaps = endpoint({
  name: 'readPendingSwaps',
  method: 'GET',
  path: '/api/schedule/swaps/pending',
  sentence: 'Lists the swaps that wait for the reader’s answer, the oldest first.',
  access: { action: 'decide_requests' },
  /** What each would bring takes long to work out: it is told to whoever is about to answer. */
  query: z.object({ with: z.optional(z.enum(['effects'])) }),
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
        /** Null, nothing has changed since both agreed. */
        lapse: z.nullable(z.enum(['expired', 'changed', 'left'])),
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
    ...hindrances,
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

/** Whether a manager is asked before shifts change hands between two. */
const swapRules = z.strictObject({ needsApproval: z.boolean() });

export const readSwapRules = endpoint({
  name: 'readSwapRules',
  method: 'GET',
  path: '/api/organization/swap-rules',
  sentence: 'Tells whether a manager is asked before two swap shifts.',
  access,
  reply: swapRules,
  refusals: [],
});

export const changeSwapRules = endpoint({
  name: 'changeSwapRules',
  method: 'PUT',
  path: '/api/organization/swap-rules',
  sentence: 'Chooses whether a manager is asked before two swap shifts; what waits already goes on waiting.',
  access: { action: 'change_planning_rules' },
  body: swapRules,
  reply: swapRules,
  refusals: [],
});
