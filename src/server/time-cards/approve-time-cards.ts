import type { RefusalOf } from '../../contract/kernel/endpoint.ts';
import type {
  approveTimeCard as oneEndpoint,
  approveTimeCards as manyEndpoint,
} from '../../contract/time-cards/card-steps.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { nameOfCard, type CardName } from '../../domain/time-cards/card-name.ts';
import { decideApproval } from '../../domain/time-cards/decide-step.ts';
import { emptiedLog, workLogs } from '../../domain/time-cards/work-log.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import type { OpenCard } from './open-cards.ts';
import { sealBehind } from './read-behind.ts';
import {
  isOtherThanSeen,
  stepFactsOf,
  openNamed,
  othersCould,
  readBeside,
  takeSteps,
  type DecidedStep,
} from './take-step.ts';
import { insertWorkLogs, listLoggedDays, type NewWorkLog } from './work-logs.repository.ts';

/** What was looked at: how far the ledger was, and by what the card was worked out beside it. */
type Wish = CardName & {
  readonly seen: number;
  readonly behind: string;
  readonly leavesWaiting?: boolean | undefined;
};
type Reason = RefusalOf<typeof oneEndpoint>['refusal'];

export const approveTimeCard: UseCase<typeof oneEndpoint> = async (ctx, { params, body }) => {
  const [left] = await approve(ctx, [{ ...params, ...body }]);
  return left === undefined ? accept() : refuse(left.refusal);
};

/** Approves all that may be approved; what may not is left as it is and told with its reason, and so is each of which an adjustment waits. */
export const approveTimeCards: UseCase<typeof manyEndpoint> = async (ctx, { body }) => {
  const wishes = [...new Map(body.cards.map((wish) => [nameOfCard(wish), wish])).values()];
  const leftOut = await approve(ctx, wishes);
  return accept({ approved: wishes.length - leftOut.length, leftOut });
};

/**
 * A manager says yes to weeks; their days become work logs, which the next approval or a reopening supersedes. A day that an earlier approval
 * had and on which no work is left becomes one too, of nothing.
 */
async function approve(ctx: ActorContext, wishes: readonly Wish[]): Promise<(CardName & { refusal: Reason })[]> {
  const cards = await openNamed(ctx, wishes, 'approve_time_cards');
  const besideChanged = await readBeside(ctx, [...cards.values()]);
  const approved: DecidedStep[] = [];
  const leftOut: (CardName & { refusal: Reason })[] = [];
  for (const { employeeId, startsOn, seen, behind, leavesWaiting } of wishes) {
    const card = cards.get(nameOfCard({ employeeId, startsOn }));
    const decided =
      card === undefined
        ? refuse('not_found')
        : decideApproval(
            stepFactsOf(card, { seen: hasChanged(card, { seen, behind }), beside: besideChanged(card) }),
            ctx.actor,
            await othersCould(ctx, card),
            leavesWaiting,
          );
    if (card !== undefined && decided.ok) approved.push({ card, alone: decided.value.alone });
    else if (!decided.ok) leftOut.push({ employeeId, startsOn, refusal: decided.refusal });
  }
  await takeSteps(ctx, 'approved', approved);
  const { organizationId } = ctx.actor;
  const again = approved.filter(({ card }) => card.standing.wasApproved);
  const weeks = again.map(({ card: { worker, startsOn } }) => ({ employeeId: worker.employeeId, startsOn }));
  const logged = Map.groupBy(await listLoggedDays(ctx.tx, organizationId, weeks), nameOfCard);
  const logs = approved.flatMap(({ card }) => {
    const before = logged.get(nameOfCard({ ...card.worker, startsOn: card.startsOn })) ?? [];
    return logsOf(
      ctx,
      card,
      before.map(({ workedOn }) => workedOn),
    );
  });
  await insertWorkLogs(ctx.tx, organizationId, logs);
  return leftOut;
}

/** Another rate or policy pays otherwise, though nobody punched. */
const hasChanged = (card: OpenCard, { seen, behind }: Pick<Wish, 'seen' | 'behind'>): boolean =>
  isOtherThanSeen(card, seen) || behind !== sealBehind(card);

/** @param before the days that earlier approvals of the week had */
function logsOf(
  ctx: ActorContext,
  { card, week, worker, startsOn, standing, pay }: OpenCard,
  before: readonly PlainDate[],
): NewWorkLog[] {
  const { employeeId } = worker;
  const own = { employeeId, startsOn, approvalSequence: standing.sequence + 1 };
  const logs = workLogs(card, week, pay);
  const gone = before.filter((date) => logs.every((log) => log.date !== date));
  return [...logs, ...gone.map(emptiedLog)].map((log) => Object.assign({ id: ctx.newId() }, own, log));
}
