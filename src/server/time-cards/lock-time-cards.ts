import type { RefusalOf } from '../../contract/kernel/endpoint.ts';
import type {
  lockTimeCard as oneEndpoint,
  lockTimeCards as manyEndpoint,
} from '../../contract/time-cards/card-steps.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { nameOfCard, type CardName } from '../../domain/time-cards/card-name.ts';
import { decideLock } from '../../domain/time-cards/decide-step.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { stepFactsOf, openNamed, takeSteps, type DecidedStep } from './take-step.ts';

type Reason = RefusalOf<typeof oneEndpoint>['refusal'];

export const lockTimeCard: UseCase<typeof oneEndpoint> = async (ctx, { params }) => {
  const [left] = await lock(ctx, [params]);
  return left === undefined ? accept() : refuse(left.refusal);
};

export const lockTimeCards: UseCase<typeof manyEndpoint> = async (ctx, { body }) => {
  const leftOut = await lock(ctx, body.cards);
  return accept({ locked: new Set(body.cards.map(nameOfCard)).size - leftOut.length, leftOut });
};

/** Locks all that may be locked, as it was approved; what may not is left as it is and told with its reason. */
async function lock(ctx: ActorContext, wishes: readonly CardName[]): Promise<(CardName & { refusal: Reason })[]> {
  const named = new Map(
    wishes.map(({ employeeId, startsOn }) => [nameOfCard({ employeeId, startsOn }), { employeeId, startsOn }]),
  );
  const cards = await openNamed(ctx, [...named.values()], 'lock_time_cards');
  const locked: DecidedStep[] = [];
  const leftOut: (CardName & { refusal: Reason })[] = [];
  for (const [key, name] of named) {
    const card = cards.get(key);
    const decided = card === undefined ? refuse('not_found') : decideLock(stepFactsOf(card));
    if (card !== undefined && decided.ok) locked.push({ card });
    else if (!decided.ok) leftOut.push({ ...name, refusal: decided.refusal });
  }
  await takeSteps(ctx, 'locked', locked);
  return leftOut;
}
