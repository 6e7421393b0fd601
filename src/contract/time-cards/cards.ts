import * as z from 'zod/mini';
import { languages } from '../../domain/kernel/language.ts';
import { payLineKinds } from '../../domain/pay-rules/week-pay.ts';
import { attestationVersions } from '../../domain/time-cards/attestation.ts';
import { cardFlagKinds, cardGroups } from '../../domain/time-cards/card-flag.ts';
import { cardStates, cardStepKinds } from '../../domain/time-cards/card-step.ts';
import { punchKinds, punchSources } from '../../domain/time-clock/punch.ts';
import { cents } from '../kernel/cents.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { id, instant, minutes, plainDate, zone } from '../kernel/schemas.ts';
import { timeCardDay } from '../time-cards.ts';
import { timeOffType } from '../time-off/time-off-rules.ts';

const figures = z.object({
  workedMinutes: minutes,
  breakMinutes: minutes,
  regularMinutes: minutes,
  /** Paid at more than the plain rate, and at less than twice. */
  overtimeMinutes: minutes,
  doubleMinutes: minutes,
});

const flag = z.object({ kind: z.enum(cardFlagKinds), date: z.nullable(plainDate) });
export type CardFlagReply = z.output<typeof flag>;

/** What the reader may do with a card now, by the rules and their role. */
const allowed = z.object({ approve: z.boolean(), lock: z.boolean(), reopen: z.boolean() });

export const cardSummary = z.object({
  employee: z.object({
    employeeId: id,
    firstName: z.string(),
    lastName: z.string(),
    photoUrl: z.nullable(z.string()),
    home: z.object({ id, name: z.string() }),
  }),
  startsOn: plainDate,
  endsOn: plainDate,
  state: z.enum(cardStates),
  group: z.enum(cardGroups),
  flags: z.array(flag),
  /** The week has ended. */
  isOver: z.boolean(),
  /** So has all that its overtime is worked out over. */
  isSettled: z.boolean(),
  /** The reader's own. */
  isOwn: z.boolean(),
  /** The last row of the employee's punches that these figures were worked out from. */
  ledgerSequence: z.int(),
  /** Stands for what they were worked out by beside the punches: policy, rates, promised shifts. Another seal, other figures maybe. */
  behind: z.string(),
  ...figures.shape,
  signedAt: z.nullable(instant),
  approvedAt: z.nullable(instant),
  may: allowed,
});
export type CardSummary = z.output<typeof cardSummary>;

/** A shift that runs still, though the period in which it began is over: whose, since when, and of which week the card is that shows it. */
const leftOpenShift = z.object({
  employeeId: id,
  firstName: z.string(),
  lastName: z.string(),
  clockedInAt: instant,
  startsOn: plainDate,
  /** That of the week. */
  zone,
});
export type LeftOpenShift = z.output<typeof leftOpenShift>;

export const readTimeCards = endpoint({
  name: 'readTimeCards',
  method: 'GET',
  path: '/api/time-cards',
  sentence:
    'Lists the time cards of the pay period that contains a date, today’s if none is named, of everybody whom the reader answers for.',
  access: { action: 'approve_time_cards' },
  query: z.object({ date: z.optional(plainDate) }),
  reply: z.object({
    period: z.object({ startsOn: plainDate, endsOn: plainDate, paidOn: z.nullable(plainDate) }),
    /** A date of the period before, where that is of our centuries, and of the one after where that has begun. */
    previous: z.nullable(plainDate),
    next: z.nullable(plainDate),
    /** Where those whom the reader answers for are at home. */
    locations: z.array(z.object({ id, name: z.string() })),
    cards: z.array(cardSummary),
    /** With the period of today alone: whose shift is open since an earlier one, the oldest first. */
    leftOpen: z.array(leftOpenShift),
  }),
  refusals: [],
});

export type TimeCardsReply = z.output<typeof readTimeCards.reply>;

/** A row of the ledger of punches, as it was written. */
const tracedPunch = z.object({
  id,
  kind: z.enum(punchKinds),
  punchedAt: instant,
  recordedAt: instant,
  source: z.enum(punchSources),
  /** By how much the device's clock was ahead. */
  skewMilliseconds: z.nullable(z.int()),
  recordedBy: z.string(),
  reason: z.nullable(z.string()),
  /** Who took it back, when and why; null where it counts. */
  takenBack: z.nullable(z.object({ by: z.string(), at: instant, reason: z.nullable(z.string()) })),
});

/** The rests of a day: how many were due, and of these not given. */
const restsOfDay = z.object({ date: plainDate, due: z.int(), missed: z.int() });

/** What was said about a card, by whom and when. */
export const cardStep = z.object({
  sequence: z.int(),
  step: z.enum(cardStepKinds),
  by: z.string(),
  at: instant,
  reason: z.nullable(z.string()),
  attestation: z.nullable(
    z.object({
      version: z.int(),
      language: z.enum(languages),
      /** What was signed, as it was read then; null where a later version of the program has the wording. */
      sentence: z.nullable(z.string()),
    }),
  ),
  /** What was signed of rests; null where none were due. */
  rests: z.nullable(z.array(restsOfDay)),
  workedMinutes: minutes,
});

const change = z.object({ id, kind: z.enum(punchKinds), punchedAt: instant });

/** Why a card may not be signed now. */
const signingRefusals = [
  'week_not_over',
  'card_must_be_fixed',
  'card_is_empty',
  'card_changed_meanwhile',
  'attestation_outdated',
  'card_already_signed',
  'card_already_approved',
] as const;

/** Why a card may not be approved now by whoever answers for it. */
const approvalRefusals = [
  'week_not_over',
  'card_must_be_fixed',
  'card_is_empty',
  'card_changed_meanwhile',
  'overtime_not_settled',
  'pay_rate_missing',
  'adjustment_waits',
  'week_beside_changed',
  'own_time_card',
  'card_already_approved',
  'card_is_locked',
] as const;

const changes = z.object({
  since: z.enum(['signing', 'approval']),
  workedMinutesThen: minutes,
  /** Whether the hours pay something else than what was approved. */
  paysOtherwise: z.boolean(),
  added: z.array(change),
  removed: z.array(change),
});

const payLine = z.object({
  kind: z.enum(payLineKinds),
  /** Of overtime: `1.5`. */
  multiplier: z.nullable(z.string()),
  /** Of a premium, as the policy calls it. */
  code: z.nullable(z.string()),
  /** Of what is owed for one day, and for no other. */
  date: z.nullable(plainDate),
  minutes: z.nullable(minutes),
  cents,
});
export type PayLineReply = z.output<typeof payLine>;

/** A day with what else there is on it. */
const cardDay = z.object({
  ...timeCardDay.shape,
  /** What is paid beside hours and their overtime, to whoever may see rates; null where none is known. */
  premiumCents: z.nullable(cents),
  /** What is paid for its time off, to the same. */
  leaveCents: z.nullable(cents),
  /** What was approved. */
  timeOff: z.array(z.object({ type: timeOffType, minutes })),
  /** Meals that were not taken, and are not owed for since they were waived. */
  mealsWaived: z.int(),
  /** Meals that are taken off by themselves and may be said to be worked through, and of those that were, who said so last and when. */
  mealsTakenOff: z.array(
    z.object({ meal: z.int(), minutes, worked: z.nullable(z.object({ by: z.string(), at: instant })) }),
  ),
});
export type CardDay = z.output<typeof cardDay>;

export const cardDetail = z.object({
  ...cardSummary.shape,
  zone,
  days: z.array(cardDay),
  punches: z.array(tracedPunch),
  steps: z.array(cardStep),
  /** What is no longer as it was signed or approved. */
  changes: z.nullable(changes),
  /** Whether the reader, whose card it is, may sign it now; else why not. */
  signing: z.nullable(
    z.object({
      attestationVersion: z.literal(attestationVersions),
      /** The days of whose rests they say how many were missed, and what they said last; none where none were due. */
      rests: z.array(restsOfDay),
      refusal: z.nullable(z.enum(signingRefusals)),
    }),
  ),
  /** Why the reader, who answers for it, may not approve it now; null where they may, knowing that an adjustment waits, or do not answer for it. */
  approvalRefusal: z.nullable(z.enum(approvalRefusals)),
  /** For whoever may see rates, where one is known. */
  pay: z.nullable(
    z.object({
      currency: z.string(),
      grossCents: cents,
      /** Of the gross, what is paid beside hours and their overtime. */
      premiumCents: cents,
      /** And for time off. */
      leaveCents: cents,
      /** They add up to the gross. */
      lines: z.array(payLine),
    }),
  ),
});
export type CardDetail = z.output<typeof cardDetail>;

export const noSuchCard = refusal('not_found', 404);
export const whichCard = z.object({ employeeId: id, startsOn: plainDate });

export const readCard = endpoint({
  name: 'readCard',
  method: 'GET',
  path: '/api/time-cards/:employeeId/:startsOn',
  sentence:
    'Gives one time card with its punches as they were recorded, who signed and approved it, and what changed since.',
  access: { action: 'see_time_card' },
  params: whichCard,
  reply: cardDetail,
  refusals: [noSuchCard],
});

const earlierCard = z.object({
  startsOn: plainDate,
  endsOn: plainDate,
  workedMinutes: minutes,
  state: z.enum(cardStates),
  flagged: z.boolean(),
});

export type EarlierCard = z.output<typeof earlierCard>;

export const readEarlierCards = endpoint({
  name: 'readEarlierCards',
  method: 'GET',
  path: '/api/time-card/earlier',
  sentence: 'Lists the reader’s four time cards before a date.',
  access: { action: 'see_time_card' },
  query: z.object({ before: plainDate }),
  reply: z.object({ cards: z.array(earlierCard) }),
  refusals: [],
});
