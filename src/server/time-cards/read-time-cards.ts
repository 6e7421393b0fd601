import type {
  CardDetail,
  CardSummary,
  readEarlierCards as earlierEndpoint,
  readTimeCards as endpoint,
} from '../../contract/time-cards/cards.ts';
import { may, placesOf, thingOf } from '../../domain/access/may.ts';
import { accept } from '../../domain/kernel/result.ts';
import { addDays, dateAt } from '../../domain/kernel/time.ts';
import { periodsBeside } from '../../domain/pay-rules/current-period.ts';
import { periodOn } from '../../domain/pay-rules/period-on.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { weeksBefore } from '../../domain/time-cards/card-period.ts';
import { decideApproval, decideLock, decideReopening } from '../../domain/time-cards/decide-step.ts';
import { splitOf } from '../../domain/time-cards/hour-split.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { readPolicies } from '../pay-rules/read.ts';
import { listWorkers, readHolder } from '../people/read.ts';
import { openCardLines, type CardLine } from './open-card-lines.ts';
import { openPolicies, type OpenCard } from './open-cards.ts';
import { openTeamLines, weeksOfTeam } from './open-team-cards.ts';
import { readLeftOpen } from './read-left-open.ts';
import { othersCould, readBeside, stepFactsOf } from './take-step.ts';

/** The cards of a pay period of everybody whom the actor answers for; who neither worked nor has anything said about them has none. */
export const readTimeCards: UseCase<typeof endpoint> = async (ctx, { query }) => {
  const { tx, actor, now } = ctx;
  const today = dateAt(now, actor.zone);
  const date = query.date ?? today;
  const policyOn = await readPolicies(tx, actor.organizationId, await readHolder(tx, actor));
  const period = periodOn(policyOn, date);
  const workers = await listWorkers(tx, actor.organizationId, { at: placesOf(actor, 'approve_time_cards') });
  const weeks = await weeksOfTeam(ctx, workers, period);
  const cards = await openTeamLines(ctx, weeks);
  const summaries: CardSummary[] = [];
  // One after the other: a connection answers one question at a time, and each of one's own cards asks one.
  for (const card of cards) summaries.push(await summaryOf(ctx, card));
  const isCurrent = period.start <= today && today <= period.end;
  return accept({
    period: { startsOn: period.start, endsOn: period.end, paidOn: period.pay ?? null },
    ...periodsBeside(period, today),
    locations: [
      ...new Map(workers.map((one) => [one.homeLocationId, { id: one.homeLocationId, name: one.homeName }])).values(),
    ],
    cards: summaries,
    leftOpen: isCurrent ? await readLeftOpen(ctx, weeks, period) : [],
  });
};

/** A card in a line of the list. */
export async function summaryOf(ctx: ActorContext, card: Omit<CardLine, 'days'>): Promise<CardSummary> {
  const { actor } = ctx;
  const { worker, startsOn, standing, figures, head, behind, flags, group, isOver, isSettled } = card;
  const { employeeId, firstName, lastName, homeLocationId, homeName } = worker;
  return {
    employee: {
      employeeId,
      firstName,
      lastName,
      photoUrl: photoUrlOf(worker),
      home: { id: homeLocationId, name: homeName },
    },
    startsOn,
    endsOn: addDays(startsOn, 6),
    state: standing.state,
    group,
    flags: [...flags],
    isOver,
    isSettled,
    isOwn: employeeId === actor.employeeId,
    ledgerSequence: head.sequence,
    behind,
    workedMinutes: figures.workedMinutes,
    breakMinutes: figures.breakMinutes,
    ...splitOf(figures.byMultiplier),
    signedAt: standing.signature?.doneAt ?? null,
    approvedAt: standing.approval?.doneAt ?? null,
    may: await allowedOf(ctx, card),
  };
}

/** Whether the actor, who answers for whose card it is, may approve it now: where an adjustment waits they are asked first whether they know. */
async function approvalOf(ctx: ActorContext, card: Omit<CardLine, 'days' | 'behind'>, beside = false) {
  return decideApproval(stepFactsOf(card, { beside }), ctx.actor, await othersCould(ctx, card), true);
}

/** Why the actor may not approve it now; null where they may, or do not answer for it. */
export async function approvalRefusalOf(ctx: ActorContext, card: OpenCard): Promise<CardDetail['approvalRefusal']> {
  if (!may(ctx.actor, 'approve_time_cards', thingOf(card.worker))) return null;
  const decided = await approvalOf(ctx, card, (await readBeside(ctx, [card]))(card));
  return decided.ok ? null : decided.refusal;
}

async function allowedOf(ctx: ActorContext, card: Omit<CardLine, 'days' | 'behind'>): Promise<CardSummary['may']> {
  const { actor } = ctx;
  const thing = thingOf(card.worker);
  const facts = stepFactsOf(card);
  const could = await othersCould(ctx, card);
  const mayApprove = may(actor, 'approve_time_cards', thing);
  const mayLock = may(actor, 'lock_time_cards', thing);
  const isLocked = card.standing.state === 'locked';
  return {
    approve: mayApprove && (await approvalOf(ctx, card)).ok,
    lock: mayLock && decideLock(facts).ok,
    reopen: mayApprove && (mayLock || !isLocked) && decideReopening(facts, actor, could).ok,
  };
}

const earlierCount = 4;

/** The actor's own cards before a date, the latest first. */
export const readEarlierCards: UseCase<typeof earlierEndpoint> = async (ctx, { query }) => {
  const { tx, actor } = ctx;
  const policyOn = await openPolicies(ctx);
  const [worker] = await listWorkers(tx, actor.organizationId, { employeeIds: [actor.employeeId] });
  if (worker === undefined) return accept({ cards: [] });
  const startsOn = weeksBefore(query.before, (date) => policyOn(worker, date), earlierCount);
  const cards = await openCardLines(ctx, [{ worker, startsOn }], policyOn);
  return accept({
    cards: cards.map((card) => ({
      startsOn: card.startsOn,
      endsOn: addDays(card.startsOn, 6),
      workedMinutes: card.figures.workedMinutes,
      state: card.standing.state,
      flagged: card.group === 'must_fix',
    })),
  });
};
