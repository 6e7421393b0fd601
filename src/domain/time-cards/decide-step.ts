import type { Doer } from '../access/may.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';
import { currentAttestation, type AttestationVersion } from './attestation.ts';
import type { CardStanding } from './card-step.ts';

/** What is known of a card when somebody wants to take a step. */
export interface CardFacts {
  readonly employeeId: string;
  readonly standing: Pick<CardStanding, 'state' | 'wasApproved'>;
  /** Its last day has ended, by the clock of the location. */
  readonly isOver: boolean;
  /** So has all that its overtime is worked out over. */
  readonly isSettled: boolean;
  /** Nothing was worked. */
  readonly isEmpty: boolean;
  /** It is owed pay all the same, by a guarantee. */
  readonly isOwedAlone: boolean;
  /** Its hours are not known as it stands. */
  readonly mustBeFixed: boolean;
  /** Some of its hours have no rate, though others do. */
  readonly lacksRate: boolean;
  /** Somebody asked for other hours of it, and nobody has answered. */
  readonly adjustmentWaits: boolean;
  /** A week that settles with it is locked, and no longer as it was approved. */
  readonly besideChanged: boolean;
  readonly hasChangedSince: {
    /** Since whoever takes the step looked at it. */
    readonly seen: boolean;
    readonly signed: boolean;
    readonly approved: boolean;
  };
}

type Unripe = 'week_not_over' | 'card_must_be_fixed' | 'card_is_empty' | 'card_changed_meanwhile';
export type SigningRefusal = Unripe | 'attestation_outdated' | 'card_already_signed' | 'card_already_approved';
export type ApprovalRefusal =
  | Unripe
  | 'overtime_not_settled'
  | 'pay_rate_missing'
  | 'adjustment_waits'
  | 'week_beside_changed'
  | 'own_time_card'
  | 'card_already_approved'
  | 'card_is_locked';
export type LockRefusal = 'card_not_approved' | 'card_is_locked' | 'card_changed_since_approval';
export type ReopeningRefusal = 'card_not_approved' | 'own_time_card';
export const closedWeeks = ['week_is_approved', 'week_is_locked'] as const;
export type ClosedWeek = (typeof closedWeeks)[number];

/** A week is put one's name to when it is over, whole, and as it was looked at. */
function ripe({ isOver, isEmpty, mustBeFixed, hasChangedSince }: CardFacts): Result<undefined, Unripe> {
  if (!isOver) return refuse('week_not_over');
  if (mustBeFixed) return refuse('card_must_be_fixed');
  if (isEmpty) return refuse('card_is_empty');
  return hasChangedSince.seen ? refuse('card_changed_meanwhile') : accept();
}

/** What is signed of a week. */
interface Signed {
  /** Which wording. */
  readonly asked?: AttestationVersion;
  /** They tell of their rests otherwise than they signed before. */
  readonly tellsOtherwise?: boolean;
}

/**
 * Whether the employee may sign now; again, only what changed since, or what they tell otherwise themselves. What was approved is signed no
 * more: it is reopened first.
 *
 * @param attestationVersion the wording that they read
 */
export function decideSigning(
  card: CardFacts,
  attestationVersion: number,
  { asked = currentAttestation, tellsOtherwise = false }: Signed = {},
): Result<undefined, SigningRefusal> {
  const { state } = card.standing;
  if (state === 'approved' || state === 'locked') return refuse('card_already_approved');
  if (state === 'signed' && !card.hasChangedSince.signed && !tellsOtherwise) return refuse('card_already_signed');
  if (attestationVersion !== asked) return refuse('attestation_outdated');
  return ripe(card);
}

/**
 * Whether a manager may approve now. A signature is not asked for: who is away must be paid all the same. What changed
 * after it was approved may be approved anew, unless it is locked. Where overtime is worked out over more than the week, it waits until all of
 * that is over: approved hours become pay, and the hours to come would change it. Nobody approves their own, but for an admin where
 * nobody else could. Hours without a rate wait for one, where there are rates: approved, they would be paid nothing. The employee
 * signs hours, and may sign them without. A week that was approved and on which no work is left is approved empty: what was paid for it is
 * to be taken back. So is one without work that a guarantee pays. Other hours that were asked for are answered first: an approved week takes
 * none, until it is opened again. Whoever must pay the rest today approves it knowing that they wait. A locked week that settles with this one
 * and has changed is opened first: hours that lie in both would be paid in both of them, or in neither.
 *
 * @param othersCould whether another active admin or manager may approve it
 * @param leavesWaiting whether they approve it, knowing that an adjustment waits
 * @returns whether they approve alone, their own
 */
export function decideApproval(
  card: CardFacts,
  doer: Pick<Doer, 'employeeId' | 'role'>,
  othersCould: boolean,
  leavesWaiting = false,
): Result<{ readonly alone: boolean }, ApprovalRefusal> {
  const own = decideOwn(card, doer, othersCould);
  if (!own.ok) return own;
  const { state } = card.standing;
  if (state === 'locked') return refuse('card_is_locked');
  if (state === 'approved' && !card.hasChangedSince.approved) return refuse('card_already_approved');
  const isEmpty = card.isEmpty && !card.isOwedAlone && !card.standing.wasApproved;
  const ready = ripe({ ...card, isEmpty });
  if (!ready.ok) return ready;
  if (card.lacksRate) return refuse('pay_rate_missing');
  if (!card.isSettled) return refuse('overtime_not_settled');
  if (card.besideChanged) return refuse('week_beside_changed');
  return card.adjustmentWaits && !leavesWaiting ? refuse('adjustment_waits') : own;
}

/** Whether payroll may lock the card: as it was approved, and no other. */
export function decideLock({ standing, hasChangedSince }: CardFacts): Result<undefined, LockRefusal> {
  if (standing.state === 'locked') return refuse('card_is_locked');
  if (standing.state !== 'approved') return refuse('card_not_approved');
  return hasChangedSince.approved ? refuse('card_changed_since_approval') : accept();
}

/** Whether an approved or locked card may be opened again. */
export function decideReopening(
  card: Pick<CardFacts, 'employeeId' | 'standing'>,
  doer: Pick<Doer, 'employeeId' | 'role'>,
  othersCould: boolean,
): Result<{ readonly alone: boolean }, ReopeningRefusal> {
  const { state } = card.standing;
  if (state !== 'approved' && state !== 'locked') return refuse('card_not_approved');
  return decideOwn(card, doer, othersCould);
}

function decideOwn(
  { employeeId }: Pick<CardFacts, 'employeeId'>,
  doer: Pick<Doer, 'employeeId' | 'role'>,
  othersCould: boolean,
): Result<{ readonly alone: boolean }, 'own_time_card'> {
  if (employeeId !== doer.employeeId) return accept({ alone: false });
  return doer.role === 'admin' && !othersCould ? accept({ alone: true }) : refuse('own_time_card');
}

/**
 * May this week change? Asked by whoever would correct it; the clock never asks, and a punch that comes late is recorded
 * whatever the card says.
 */
export function decideChange({ state }: Pick<CardStanding, 'state'>): Result<undefined, ClosedWeek> {
  if (state === 'locked') return refuse('week_is_locked');
  return state === 'approved' ? refuse('week_is_approved') : accept();
}
