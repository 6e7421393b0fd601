import type { CardReason, explainCard as endpoint } from '../../contract/time-cards/card-reasons.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { Reason } from '../../domain/pay-rules/reason.ts';
import { zoneOfWeek } from '../../domain/people/past-zones.ts';
import { nameOfCard } from '../../domain/time-cards/card-name.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { listTracedRows } from '../time-clock/read.ts';
import { openNamed } from './take-step.ts';

/** Why the figures of a card are what they are, worked out anew from the ledger by the rules of the week. */
export const explainCard: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { tx, actor, now } = ctx;
  const card = (await openNamed(ctx, [params], 'see_time_card')).get(nameOfCard(params));
  if (card === undefined) return refuse('not_found');
  const { worker, startsOn, week } = card;
  const seesPay = may(actor, 'see_pay_rates', thingOf(worker));
  const reasons = week.reasons().filter((reason) => seesPay || !isAboutPay(reason));
  const named = new Set(reasons.flatMap(({ punchIds }) => punchIds));
  const rows = await listTracedRows(tx, actor.organizationId, worker.employeeId, card.during);
  const { currency } = await readOrganization(tx, actor.organizationId);
  return accept({
    zone: zoneOfWeek(worker.zones, startsOn),
    currency,
    workedOutAt: now,
    punches: rows.flatMap(({ id, kind, punchedAt }) =>
      kind !== 'void' && punchedAt !== null && named.has(id) ? [{ id, kind, punchedAt }] : [],
    ),
    reasons: reasons.map(toldReason),
  });
};

const isAboutPay = ({ rule, cents }: Reason): boolean => cents !== undefined || rule === 'regular-rate';

const toldReason = ({ rule, date, minutes, cents, punchIds, parameters, citation }: Reason): CardReason => ({
  rule,
  date: date ?? null,
  minutes: minutes ?? null,
  cents: cents ?? null,
  punchIds: [...punchIds],
  parameters: { ...parameters },
  citation: citation === undefined ? null : { ...citation, since: citation.since ?? null },
});
