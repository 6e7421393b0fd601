import * as z from 'zod/mini';
import { languages } from '../../domain/kernel/language.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { plainDate, remark } from '../kernel/schemas.ts';
import { noSuchCard, whichCard } from './cards.ts';

/** The most cards that are approved or locked at once. */
export const mostCardsAtOnce = 400;

const unripe = [
  noSuchCard,
  refusal('week_not_over', 409),
  refusal('card_must_be_fixed', 409),
  refusal('card_is_empty', 409),
  refusal('card_changed_meanwhile', 409),
] as const;

/** How far the ledger was when the card was looked at: what changed since is not put one's name to unseen. */
const seen = z.int().check(z.minimum(0));

/** By what the card was worked out beside its punches when it was looked at, as the card said: nobody approves a figure that they were not shown. */
const behind = z.string().check(z.maxLength(64));

/** Of each day on which rests were due; left out where none were. */
const restsSaid = z.optional(
  z.array(z.strictObject({ date: plainDate, missed: z.int().check(z.minimum(0)) })).check(z.maxLength(7)),
);

export const signTimeCard = endpoint({
  name: 'signTimeCard',
  method: 'POST',
  path: '/api/time-card/:startsOn/signature',
  sentence:
    'Signs the reader’s own time card, with the wording that they read; where rests were due, says of each such day how many were missed.',
  access: { action: 'sign_time_card' },
  params: z.object({ startsOn: plainDate }),
  body: z.strictObject({ attestationVersion: z.int(), language: z.enum(languages), seen, rests: restsSaid }),
  refusals: [
    ...unripe,
    refusal('attestation_outdated', 409),
    refusal('rests_not_attested', 422),
    refusal('card_already_signed', 409),
    refusal('card_already_approved', 409),
  ],
});

const approvalRefusals = [
  ...unripe,
  refusal('overtime_not_settled', 409),
  refusal('pay_rate_missing', 409),
  refusal('adjustment_waits', 409),
  refusal('week_beside_changed', 409),
  refusal('own_time_card', 403),
  refusal('card_already_approved', 409),
  refusal('card_is_locked', 409),
] as const;

const lockRefusals = [
  noSuchCard,
  refusal('card_not_approved', 409),
  refusal('card_is_locked', 409),
  refusal('card_changed_since_approval', 409),
] as const;

export const approveTimeCard = endpoint({
  name: 'approveTimeCard',
  method: 'POST',
  path: '/api/time-cards/:employeeId/:startsOn/approval',
  sentence: 'Approves a time card: each day worked becomes a work log that may be paid.',
  access: { action: 'approve_time_cards' },
  params: whichCard,
  body: z.strictObject({
    seen,
    behind,
    /** Approves it knowing that an adjustment waits, which can then be approved only once the card is opened again. */
    leavesWaiting: z.optional(z.boolean()),
  }),
  refusals: approvalRefusals,
});

const chosenCards = z.strictObject({
  cards: z
    .array(z.strictObject({ ...whichCard.shape, seen, behind }))
    .check(z.minLength(1), z.maxLength(mostCardsAtOnce)),
});

/** Cards that were left as they are, each with its reason. */
const leftOut = <const Refusals extends readonly { readonly code: string }[]>(refusals: Refusals) =>
  z.array(
    z.object({
      ...whichCard.shape,
      refusal: z.enum(refusals.map(({ code }): Refusals[number]['code'] => code)),
    }),
  );

export const approveTimeCards = endpoint({
  name: 'approveTimeCards',
  method: 'POST',
  path: '/api/time-cards/approvals',
  sentence: 'Approves many time cards at once; those that may not be approved are left out, each with its reason.',
  access: { action: 'approve_time_cards' },
  body: chosenCards,
  reply: z.object({ approved: z.int(), leftOut: leftOut(approvalRefusals) }),
  refusals: [],
});

export const lockTimeCard = endpoint({
  name: 'lockTimeCard',
  method: 'POST',
  path: '/api/time-cards/:employeeId/:startsOn/lock',
  sentence: 'Locks an approved time card for payroll.',
  access: { action: 'lock_time_cards' },
  params: whichCard,
  refusals: lockRefusals,
});

export const lockTimeCards = endpoint({
  name: 'lockTimeCards',
  method: 'POST',
  path: '/api/time-cards/locks',
  sentence: 'Locks approved time cards for payroll; those that may not be locked are left out, each with its reason.',
  access: { action: 'lock_time_cards' },
  body: z.strictObject({
    cards: z.array(z.strictObject(whichCard.shape)).check(z.minLength(1), z.maxLength(mostCardsAtOnce)),
  }),
  reply: z.object({ locked: z.int(), leftOut: leftOut(lockRefusals) }),
  refusals: [],
});

export const reopenTimeCard = endpoint({
  name: 'reopenTimeCard',
  method: 'POST',
  path: '/api/time-cards/:employeeId/:startsOn/reopening',
  sentence: 'Opens an approved or locked time card again, with a reason; its work logs are superseded.',
  access: { action: 'approve_time_cards' },
  params: whichCard,
  body: z.strictObject({ reason: remark }),
  refusals: [
    noSuchCard,
    refusal('card_not_approved', 409),
    refusal('own_time_card', 403),
    refusal('card_is_locked', 409),
  ],
});
