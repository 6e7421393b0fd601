import { addDays } from '../../domain/kernel/time.ts';
import { hasPaidLeave } from '../../domain/pay-rules/paid-leave.ts';
import type { PayPeriod } from '../../domain/pay-rules/pay-periods.ts';
import type { WorkedWeek } from '../../domain/time-off/due-entries.ts';
import { leaveWeekOn } from '../../domain/time-off/leave-week.ts';
import type { Context } from '../kernel/context.ts';
import type { Worker } from '../people/read.ts';
import { readLeaveWeeks } from '../time-off/read-leave-weeks.ts';
import { openCardLines, type CardLine } from './open-card-lines.ts';
import {
  openCards,
  openPolicies,
  weeksPaidWith,
  type CardAsk,
  type CardsContext,
  type OpenCard,
} from './open-cards.ts';

/** The weeks of people that are paid with some dates. */
export async function weeksOfTeam(
  ctx: CardsContext,
  workers: readonly Worker[],
  dates: PayPeriod,
): Promise<readonly CardAsk[]> {
  const policyOn = await openPolicies(ctx);
  return workers.map((worker) => ({ worker, startsOn: weeksPaidWith(dates, worker, policyOn, ctx.now) }));
}

/** Their cards; who neither worked nor is paid time off nor has anything said about them has none. */
export async function openTeamCards(ctx: CardsContext, asks: readonly CardAsk[]): Promise<readonly OpenCard[]> {
  const cards = await openCards(ctx, asks, await openPolicies(ctx));
  return cards.filter(isCard);
}

/** The same in lines, of which only those of open weeks are worked out. */
export const openTeamLines = async (ctx: CardsContext, asks: readonly CardAsk[]): Promise<readonly CardLine[]> =>
  openCardLines(ctx, asks, await openPolicies(ctx), { leaves: isCard });

const isCard = ({ week, steps, flags }: OpenCard): boolean =>
  week.entries.length > 0 || steps.length > 0 || flags.length > 0 || hasPaidLeave(week);

/**
 * The weeks of one person that nothing can change any more but a correction, the minutes that were worked in them, and what a day of leave is once
 * they are over. Where workweeks begin
 * on another day, hours that lie in two of them count in one alone, and which it is is known once both are over.
 */
export async function readWorkedWeeks(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  organizationId: string,
  worker: Worker,
  dates: PayPeriod,
): Promise<readonly WorkedWeek[]> {
  const ctx: CardsContext = { tx, now, actor: { organizationId } };
  const asks = await weeksOfTeam(ctx, [worker], dates);
  const cards = await openCardLines(ctx, asks, await openPolicies(ctx), { hoursAlone: true });
  const leaveWeeks = await readLeaveWeeks(tx, organizationId, worker);
  return cards
    .filter(({ isSettled }) => isSettled)
    .map(({ startsOn, figures, days: listed }) => ({
      startsOn,
      minutes: figures.workedMinutes,
      days: listed.map(({ date, workedMinutes }) => ({ date, minutes: workedMinutes })),
      dayMinutes: leaveWeekOn(leaveWeeks, addDays(startsOn, 7)).dayMinutes,
    }))
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
}
