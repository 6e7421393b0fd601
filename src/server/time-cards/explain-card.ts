import type { explainCard as endpoint } from '../../contract/time-cards/card-reasons.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { zoneOfWeek } from '../../domain/people/past-zones.ts';
import { nameOfCard } from '../../domain/time-cards/card-name.ts';
import type { UseCase } from '../kernel/route.ts';
import { openNamed } from './take-step.ts';
import { isAboutPay, tellReasons } from './tell-reasons.ts';

/** Why the figures of a card are what they are, worked out anew from the ledger by the rules of the week. */
export const explainCard: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const card = (await openNamed(ctx, [params], 'see_time_card')).get(nameOfCard(params));
  if (card === undefined) return refuse('not_found');
  const { worker, startsOn, week, during } = card;
  const seesPay = may(ctx.actor, 'see_pay_rates', thingOf(worker));
  const reasons = week.reasons().filter((reason) => seesPay || !isAboutPay(reason));
  const zone = zoneOfWeek(worker.zones, startsOn);
  return accept(await tellReasons(ctx, { zone, during, workedOutAt: ctx.now, reasons }));
};
