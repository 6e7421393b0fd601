import * as z from 'zod/mini';
import { unfits, unfitsOfOther } from '../../domain/schedule/offer.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, paragraphs, plainDate, remark } from '../kernel/schemas.ts';
import { ownShift } from './own-shifts.ts';

/** What a rule of the organization warns of in a shift that somebody would take: it is not refused, and theirs to weigh. */
const takingWarning = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['time_off', 'unavailable']) }),
  z.object({
    kind: z.literal('minor'),
    limit: z.discriminatedUnion('limit', [
      z.object({ limit: z.literal('age') }),
      /** Minutes of the wall clock between which they may work. */
      z.object({ limit: z.literal('time_of_day'), from: z.int(), to: z.int() }),
      z.object({ limit: z.enum(['day', 'week']), minutes: z.int(), mostMinutes: z.int() }),
    ]),
  }),
  /** What its position asks for and they do not hold then; with the last day on which they did. */
  z.object({ kind: z.literal('skill'), name: z.string(), endedOn: z.nullable(plainDate) }),
  /** Minutes of rest before or after it. */
  z.object({ kind: z.literal('short_rest'), restMinutes: z.int() }),
  /** Minutes that the week has then; minutes more of overtime. */
  z.object({ kind: z.enum(['over_target', 'overtime']), minutes: z.int() }),
]);
export const takingWarnings = z.array(takingWarning);
/** What somebody read of it. A position asks for twenty skills at most, and beside them each rule warns once, or once for each limit of an age. */
export const knownWarnings = takingWarnings.check(z.maxLength(50));
/** Something is warned of that was not read. */
export const notWeighed = refusal('taking_not_weighed', 409, z.object({ warnings: takingWarnings }));

/** A rule asks why: whoever makes it final that somebody has a shift against it says so. */
export const asksWhy = refusal('taking_needs_reason', 409);
/** Why it is taken all the same; kept, and told to managers. */
export const whyAllTheSame = z.optional(remark);

const notFound = refusal('not_found', 404);
const began = refusal('shift_has_begun', 409);
/** It is planned otherwise than people know it. */
export const changing = refusal('shift_is_changing', 409);

export const readCandidates = endpoint({
  name: 'readCandidates',
  method: 'GET',
  path: '/api/schedule/shifts/:shiftId/candidates',
  sentence: 'Lists to whom one’s own shift could be offered, and of each who cannot work it why not.',
  access: { action: 'swap_shifts' },
  params: z.object({ shiftId: id }),
  reply: z.object({
    candidates: z.array(
      z.object({
        employeeId: id,
        name: z.string(),
        photoUrl: z.nullable(z.string()),
        /** Null, they could work it. */
        unfit: z.nullable(z.enum(unfitsOfOther)),
        /** They work then, and could have it for that shift of theirs: offered to them by name, they propose it. */
        couldExchange: z.boolean(),
      }),
    ),
  }),
  refusals: [notFound],
});

export const offerShift = endpoint({
  name: 'offerShift',
  method: 'POST',
  path: '/api/schedule/shifts/:shiftId/offers',
  sentence:
    'Offers one’s own shift to a colleague, or to everybody who could work it; until somebody takes it, it stays one’s own.',
  access: { action: 'swap_shifts' },
  params: z.object({ shiftId: id }),
  body: z.strictObject({ to: z.nullable(id), note: z.nullable(paragraphs(300)) }),
  reply: z.object({ offerId: id }),
  refusals: [
    notFound,
    began,
    changing,
    refusal('shift_not_yours', 409),
    refusal('already_offered', 409),
    refusal('colleague_unfit', 409),
  ],
});

export const withdrawOffer = endpoint({
  name: 'withdrawOffer',
  method: 'POST',
  path: '/api/schedule/offers/:offerId/withdraw',
  sentence: 'Takes an offer back that nobody has taken yet.',
  access: { action: 'swap_shifts' },
  params: z.object({ offerId: id }),
  refusals: [notFound, refusal('offer_is_over', 409)],
});

export const declineOffer = endpoint({
  name: 'declineOffer',
  method: 'POST',
  path: '/api/schedule/offers/:offerId/decline',
  sentence: 'Says no to a shift that was offered to oneself alone.',
  access: { action: 'swap_shifts' },
  params: z.object({ offerId: id }),
  refusals: [notFound, refusal('offer_is_over', 409)],
});

export const takeShift = endpoint({
  name: 'takeShift',
  method: 'POST',
  path: '/api/schedule/shifts/:shiftId/take',
  sentence:
    'Takes a shift that nobody has, or one that a colleague offers, knowing what is warned of; of two at once, the first has it. Where a manager is asked it waits.',
  access: { action: 'swap_shifts' },
  params: z.object({ shiftId: id }),
  /** The warnings that were read: what is missing here, or reads otherwise by now, is answered instead of done. */
  body: z.strictObject({ knowing: knownWarnings, reason: whyAllTheSame }),
  reply: z.object({ waitsForApproval: z.boolean() }),
  refusals: [
    notFound,
    began,
    changing,
    refusal('offer_is_over', 409),
    refusal('works_then', 409),
    refusal('not_of_location', 409),
    /** A rule of the organization refuses it. */
    refusal('shift_blocked', 409),
    refusal('skill_missing', 409),
    refusal('nobody_to_approve', 409),
    notWeighed,
    asksWhy,
  ],
});

export const readOffers = endpoint({
  name: 'readOffers',
  method: 'GET',
  path: '/api/schedule/offers',
  sentence:
    'Lists the shifts to come that the reader offers or proposes in return, and those that they could take: offered ones, and such as nobody has.',
  access: { action: 'swap_shifts' },
  reply: z.object({
    /** The reader's shifts that they propose in return for another's, and that are not answered yet. */
    proposed: z.array(
      z.object({
        offerId: id,
        shiftId: id,
        /** Who offers the other shift. */
        to: z.string(),
        /** They agreed: it waits for a manager's yes or no. */
        isAgreed: z.boolean(),
      }),
    ),
    mine: z.array(
      z.object({
        offerId: id,
        shiftId: id,
        to: z.nullable(z.string()),
        note: z.nullable(z.string()),
        offeredAt: instant,
        /** It waits for a manager's yes or no. */
        isAgreed: z.boolean(),
      }),
    ),
    takeable: z.array(
      z.object({
        shift: ownShift,
        /** Null, nobody has it. */
        offer: z.nullable(
          z.object({
            offerId: id,
            by: z.string(),
            note: z.nullable(z.string()),
            isForReaderAlone: z.boolean(),
            /** The reader proposes a shift of theirs in return already. */
            hasProposed: z.boolean(),
          }),
        ),
        /** Why the reader cannot work it; null, they could. */
        unfit: z.nullable(z.enum(unfits)),
        /** What its position asks for and the reader does not hold then, where it is that; with the last day on which they did. */
        lack: z.nullable(z.object({ name: z.string(), endedOn: z.nullable(plainDate) })),
        /** What is only warned of, where the reader could work it. */
        warnings: takingWarnings,
        /** A rule among them asks why, and no manager is asked after the reader. */
        needsReason: z.boolean(),
      }),
    ),
  }),
  refusals: [],
});
