import { may, thingOf, type Action } from '../../domain/access/may.ts';
import { weekOf, type PlainDate } from '../../domain/kernel/time.ts';
import { weeksSettledWith } from '../../domain/pay-rules/workweek-transition.ts';
import { hoursMustBeFixed } from '../../domain/time-cards/card-flag.ts';
import { nameOfCard, type CardName } from '../../domain/time-cards/card-name.ts';
import type { CardStepKind } from '../../domain/time-cards/card-step.ts';
import type { CardFacts } from '../../domain/time-cards/decide-step.ts';
import { changedSince } from '../../domain/time-cards/week-card.ts';
import { flagsOnApproval, listedDays, type WrittenWeek } from '../../domain/time-cards/written-week.ts';
import type { AuditAction } from '../../words/audit-sentence.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { JsonObject } from '../kernel/schema.ts';
import { listDeciders, listWorkers, type Worker } from '../people/read.ts';
import type { CardLine } from './open-card-lines.ts';
import { openCards, openPolicies, type OpenCard } from './open-cards.ts';
import { sealBehind } from './read-behind.ts';
import { insertSteps, type NewStep } from './time-card-steps.repository.ts';

/**
 * Opens the cards that are named and that the actor may do something with, by their names. What begins on no workweek of its
 * person is no card; neither is that of somebody whom the actor does not answer for.
 */
export async function openNamed(
  ctx: ActorContext,
  names: readonly CardName[],
  action: Action,
): Promise<ReadonlyMap<string, OpenCard>> {
  const { tx, actor } = ctx;
  const starts = Map.groupBy(names, ({ employeeId }) => employeeId);
  const workers = await listWorkers(tx, actor.organizationId, { employeeIds: [...starts.keys()] });
  const policyOn = await openPolicies(ctx);
  const beginsWeek = (worker: Worker, on: PlainDate) => weekOf(on, policyOn(worker, on).workweek.weekday) === on;
  const asks = workers
    .filter((worker) => may(actor, action, thingOf(worker)))
    .map((worker) => ({
      worker,
      startsOn: [...new Set(starts.get(worker.employeeId)?.map(({ startsOn }) => startsOn))].filter((on) =>
        beginsWeek(worker, on),
      ),
    }));
  const cards = await openCards(ctx, asks, policyOn);
  return new Map(cards.map((card) => [nameOfCard({ ...card.worker, startsOn: card.startsOn }), card]));
}

/** Whether anybody else could say yes to the actor's own card. Asked for that card alone. */
export async function othersCould({ tx, actor }: ActorContext, { worker }: Pick<OpenCard, 'worker'>): Promise<boolean> {
  if (worker.employeeId !== actor.employeeId) return true;
  const deciders = await listDeciders(tx, actor.organizationId, worker.homeLocationId);
  return deciders.some((employeeId) => employeeId !== actor.employeeId);
}

/**
 * Reads the weeks that settle with those of some cards: two where workweeks begin at another time, or those of an overtime period.
 *
 * @returns whether one that settles with a card is locked, and no longer as it was approved
 */
export async function readBeside(ctx: ActorContext, cards: readonly OpenCard[]): Promise<(card: OpenCard) => boolean> {
  const policyOn = await openPolicies(ctx);
  const besides = ({ worker, startsOn }: OpenCard): CardName[] =>
    weeksSettledWith((date) => policyOn(worker, date), startsOn)
      .filter((week) => week !== startsOn)
      .map((week) => ({ employeeId: worker.employeeId, startsOn: week }));
  const names = cards.flatMap(besides);
  if (names.length === 0) return () => false;
  const opened = await openNamed(ctx, names, 'see_time_card');
  return (card) =>
    besides(card).some((name) => {
      const beside = opened.get(nameOfCard(name));
      return beside !== undefined && beside.standing.state === 'locked' && changedSince(beside, 'approval');
    });
}

/** What changed meanwhile, as far as the step asks. */
interface ChangedMeanwhile {
  /** The card, since whoever decides looked at it. */
  readonly seen?: boolean;
  /** A locked week beside it: see {@link readBeside}. */
  readonly beside?: boolean;
}

/**
 * Whether a card is no longer what somebody looked at. A row that its ledger does not have yet nobody has seen: after that one, nothing that
 * is recorded meanwhile would ever be noticed.
 */
export const isOtherThanSeen = ({ head, hasChangedAfter }: OpenCard, seen: number): boolean =>
  seen > head.sequence || hasChangedAfter(seen);

/** What the rules ask of a card. */
export const stepFactsOf = (
  card: Omit<CardLine, 'days' | 'behind'>,
  { seen = false, beside = false }: ChangedMeanwhile = {},
): CardFacts => ({
  employeeId: card.worker.employeeId,
  standing: card.standing,
  isOver: card.isOver,
  isSettled: card.isSettled,
  isEmpty: card.figures.workedMinutes === 0,
  isOwedAlone: card.isOwedAlone,
  mustBeFixed: hoursMustBeFixed(card.flags),
  lacksRate: card.flags.some(({ kind }) => kind === 'rate_missing'),
  adjustmentWaits: card.flags.some(({ kind }) => kind === 'adjustment_waiting'),
  besideChanged: beside,
  hasChangedSince: {
    seen,
    signed: changedSince(card, 'signing'),
    approved: changedSince(card, 'approval'),
  },
});

/** A step on a card, as it was decided. */
export interface DecidedStep {
  readonly card: OpenCard;
  readonly reason?: string;
  readonly attestation?: NewStep['attestation'];
  readonly rests?: NewStep['rests'];
  readonly alone?: boolean;
}

const writtenOf = (card: OpenCard): WrittenWeek => ({
  flags: flagsOnApproval(card.flags),
  days: listedDays(card.card),
  behind: sealBehind(card),
});

/** Appends steps of one kind, tells the audit log of each, and whoever follows the card. */
export async function takeSteps(ctx: ActorContext, step: CardStepKind, decided: readonly DecidedStep[]): Promise<void> {
  const { organizationId, employeeId } = ctx.actor;
  const steps = decided.map(({ card, reason = null, attestation = null, rests = null, alone = false }): NewStep => ({
    employeeId: card.worker.employeeId,
    startsOn: card.startsOn,
    sequence: card.standing.sequence + 1,
    step,
    doneBy: employeeId,
    doneAt: ctx.now,
    reason,
    attestation,
    rests,
    ledger: card.head,
    figures: card.figures,
    alone,
    written: step === 'approved' ? writtenOf(card) : null,
  }));
  await insertSteps(ctx.tx, organizationId, steps);
  const action: AuditAction = `time_card.${step}`;
  for (const { startsOn, employeeId: subjectId, sequence, reason, attestation, rests, figures, alone } of steps) {
    const details: JsonObject = {
      startsOn,
      sequence,
      workedMinutes: figures.workedMinutes,
      ...(reason === null ? {} : { reason }),
      ...(attestation === null ? {} : { attestationVersion: attestation.version, language: attestation.language }),
      ...(rests === null ? {} : { restsMissed: rests.reduce((sum, { missed }) => sum + missed, 0) }),
      ...(alone ? { alone } : {}),
    };
    await writeAudit(ctx, { organizationId, employeeId, action, subjectId, details });
    ctx.announce({ organizationId, employeeId: subjectId }, 'cards');
  }
  ctx.announce({ organizationId, employeeId }, 'cards');
}
