import type { PaymentFilter, readPayments as endpoint } from '../../contract/payroll/payment-list.ts';
import { cents } from '../../domain/kernel/money.ts';
import { accept } from '../../domain/kernel/result.ts';
import { addDays, dateAt, startOfDate } from '../../domain/kernel/time.ts';
import { periodOn } from '../../domain/pay-rules/period-on.ts';
import { matches } from '../../domain/people/search-name.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { readPolicies } from '../pay-rules/read.ts';
import { listSeen, readHolder, type Worker } from '../people/read.ts';
import { listDue } from './payment-days.repository.ts';
import { sumPayments } from './payment-sums.repository.ts';
import { countPayments, listPayments, type PaymentQuestion, type StoredPayment } from './payments.repository.ts';
import { showPayments } from './show-payment.ts';

/** Payments on a page. */
const pageSize = 25;

export const readPayments: UseCase<typeof endpoint> = async (ctx, { query: { page: asked, ...filter } }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const seen = await listSeen(ctx, 'see_payments');
  const question = questionOf(seen, filter);
  const count = await countPayments(tx, organizationId, question);
  const page = Math.min(asked ?? 1, Math.max(1, Math.ceil(count / pageSize)));
  const payments = await listPayments(tx, organizationId, question, { offset: (page - 1) * pageSize, limit: pageSize });
  const { currency } = await readOrganization(tx, organizationId);
  return accept({
    currency,
    zone: actor.zone,
    ...(await sumsOf(ctx, seen)),
    payments: await showPayments(ctx, payments),
    count,
    page,
    pageSize,
    locations: [...new Map(seen.map(({ homeLocationId: id, homeName: name }) => [id, { id, name }])).values()].toSorted(
      (a, b) => a.name.localeCompare(b.name),
    ),
  });
};

/** The payments that a filter leaves of theirs. */
function questionOf(seen: readonly Worker[], { q, location, ...rest }: PaymentFilter): PaymentQuestion {
  const left = seen.filter(
    ({ firstName, lastName, homeLocationId }) =>
      (location === undefined || homeLocationId === location) && matches(q ?? '', `${firstName} ${lastName}`),
  );
  return { ...rest, employeeIds: idsOf(left) };
}

/** All payments that the actor sees and a filter leaves, as the list has them; @param most more are not read */
export async function listAllPayments(
  ctx: ActorContext,
  filter: PaymentFilter,
  most: number,
): Promise<readonly StoredPayment[]> {
  const question = questionOf(await listSeen(ctx, 'see_payments'), filter);
  return listPayments(ctx.tx, ctx.actor.organizationId, question, { offset: 0, limit: most });
}

const idsOf = (workers: readonly Worker[]): string[] => workers.map(({ employeeId }) => employeeId);

/** What was paid in the pay period of today, and what waits, of all whom the actor sees. */
async function sumsOf({ tx, actor, now }: ActorContext, seen: readonly Worker[]) {
  const { organizationId, zone } = actor;
  const today = dateAt(now, zone);
  const policyOn = await readPolicies(tx, organizationId, await readHolder(tx, actor));
  const { start: startsOn, end: endsOn } = periodOn(policyOn, today);
  const during = { from: startOfDate(startsOn, zone), to: startOfDate(addDays(endsOn, 1), zone) };
  const paid = await sumPayments(tx, organizationId, idsOf(seen), during);
  const due = await listDue(tx, organizationId, idsOf(seen));
  const waitingCount = await countPayments(tx, organizationId, { employeeIds: idsOf(seen), status: 'waiting' });
  return {
    period: { startsOn, endsOn },
    summary: {
      paidCents: paid.finalCents,
      paidCount: paid.count,
      paidMinutes: paid.minutes,
      outstandingCents: cents(due.reduce((sum, one) => sum + one.due.cents, 0)),
      outstandingMinutes: due.reduce((sum, one) => sum + one.due.minutes, 0),
      outstandingDays: due.length,
      unpaidPeople: new Set(due.map(({ log }) => log.employeeId)).size,
      waitingCount,
      people: seen.length,
    },
  };
}
