import * as z from 'zod/mini';
import { unfits, unfitsOfOther } from '../../domain/schedule/offer.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, remark } from '../kernel/schemas.ts';
import { asksWhy, changing, knownWarnings, notWeighed, takingWarnings, whyAllTheSame } from './offers.ts';
import { ownShift } from './own-shifts.ts';

const access = { action: 'swap_shifts' } as const;
const notFound = refusal('not_found', 404);

/** What hinders both sides of a swap as it hinders taking a shift. */
export const swapHindrances = [
  refusal('offer_is_over', 409),
  refusal('proposal_is_over', 409),
  /** One of the two shifts is planned otherwise, which is published or undone first. */
  changing,
  refusal('works_then', 409),
  refusal('not_of_location', 409),
  refusal('shift_blocked', 409),
  refusal('skill_missing', 409),
  refusal('nobody_to_approve', 409),
] as const;

/** The other of the two could not work what they would have. */
const otherUnfit = refusal('other_unfit', 409, z.object({ name: z.string(), unfit: z.enum(unfitsOfOther) }));

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
    ...swapHindrances,
    otherUnfit,
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
  refusals: [notFound, ...swapHindrances, otherUnfit, notWeighed, asksWhy, refusal('return_is_over', 409)],
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
