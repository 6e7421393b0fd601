import { addDays, dateAt, type Instant, type PlainDate, type Span } from '../../domain/kernel/time.ts';
import { payFactsOf } from '../../domain/pay-rules/pay-facts.ts';
import type { PayPeriod } from '../../domain/pay-rules/pay-periods.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import type { PayFacts } from '../../domain/pay-rules/week-question.ts';
import { transitionAt, weekReading } from '../../domain/pay-rules/workweek-transition.ts';
import { zoneOfWeek } from '../../domain/people/past-zones.ts';
import type { PayRate } from '../../domain/people/pay-rate.ts';
import { weeksOf } from '../../domain/time-cards/card-period.ts';
import type { LedgerMark } from '../../domain/time-cards/card-step.ts';
import { weekCard, type WeekCard } from '../../domain/time-cards/week-card.ts';
import type { Actor, Context } from '../kernel/context.ts';
import { readAssignments, type Assigned } from '../pay-rules/read.ts';
import { listRatesOf, type Worker } from '../people/read.ts';
import { listWeekRows } from '../time-clock/read.ts';
import { listSteps, type StoredStep } from './time-card-steps.repository.ts';
import { listSettledWeeks } from './work-logs.repository.ts';

/** One card, opened: whose it is, by which policy, and where their ledger of punches ended. */
export interface OpenCard extends WeekCard {
  readonly worker: Worker;
  readonly startsOn: PlainDate;
  readonly policy: PayPolicy;
  readonly head: LedgerMark;
  readonly steps: readonly StoredStep[];
  /** Undefined where no rate is known, or none was asked for. */
  readonly pay: PayFacts | undefined;
}

/** Which weeks of somebody are opened. */
export interface CardAsk {
  readonly worker: Worker;
  readonly startsOn: readonly PlainDate[];
}

/** In which organization cards are opened, and as of when. */
export type CardsContext = Pick<Context, 'tx' | 'now'> & { readonly actor: Pick<Actor, 'organizationId'> };

const holderOf = ({ employeeId, homeLocationId }: Worker) => ({ employeeId, locationId: homeLocationId });

/** Tells the policy of each worker on each date. */
export type PoliciesOf = (worker: Worker, on: PlainDate) => PayPolicy;

export const policiesOf =
  (assigned: Assigned): PoliciesOf =>
  (worker, on) =>
    assigned(holderOf(worker), on);

/** Those in force, from one question. */
export const openPolicies = async ({ tx, actor }: Omit<CardsContext, 'now'>): Promise<PoliciesOf> =>
  policiesOf(await readAssignments(tx, actor.organizationId));

/** The weeks of somebody that are paid with some dates, and have begun. */
export const weeksPaidWith = (dates: PayPeriod, worker: Worker, policyOn: PoliciesOf, now: Instant): PlainDate[] =>
  weeksOf(dates, (date) => policyOn(worker, date), dateAt(now, worker.zones.home));

/**
 * Opens cards, each worked out once: one question for all ledgers, one for all that was said about them, one for the rates.
 * Somebody who never punched has no card.
 */
export async function openCards(
  { tx, now, actor: { organizationId } }: CardsContext,
  asks: readonly CardAsk[],
  policyOn: PoliciesOf,
  { withPay = false }: { readonly withPay?: boolean } = {},
): Promise<OpenCard[]> {
  const wanted = asks.filter(({ startsOn }) => startsOn.length > 0);
  const weeks = wanted.flatMap(({ startsOn }) => startsOn).toSorted();
  const [from, to] = [weeks.at(0), weeks.at(-1)];
  if (from === undefined || to === undefined) return [];
  const ids = wanted.map(({ worker }) => worker.employeeId);
  const ledgers = await listWeekRows(
    tx,
    organizationId,
    wanted.map((ask) => ({ employeeId: ask.worker.employeeId, during: spanOf(ask, policyOn) })),
  );
  const steps = Map.groupBy(await listSteps(tx, organizationId, ids, { from, to }), keyOf);
  const rates = withPay ? await listRatesOf(tx, organizationId, ids) : new Map<string, readonly PayRate[]>();
  const settledWeeks = withPay ? await listSettledWeeks(tx, organizationId, ids, { from, to }) : [];
  const approved = new Map(settledWeeks.map((week) => [keyOf(week), week]));
  return wanted.flatMap(({ worker, startsOn: starts }) => {
    const ledger = ledgers.get(worker.employeeId);
    if (ledger === undefined) return [];
    const pay = payFactsOf(rates.get(worker.employeeId) ?? []);
    return starts.map((startsOn): OpenCard => {
      const policy = policyOn(worker, startsOn);
      const said = steps.get(keyOf({ employeeId: worker.employeeId, startsOn })) ?? [];
      const [zone, nextZone] = [startsOn, addDays(startsOn, 7)].map((date) => zoneOfWeek(worker.zones, date));
      const question = {
        startsOn,
        policy,
        until: now,
        zone: zone ?? worker.zones.home,
        nextZone: nextZone ?? worker.zones.home,
        transition: transitionAt((date) => policyOn(worker, date), startsOn),
      };
      const settled = approved.get(keyOf({ employeeId: worker.employeeId, startsOn }));
      const opened = weekCard(ledger.rows, said, {
        ...question,
        ...(pay === undefined ? {} : { pay }),
        ...(settled === undefined ? {} : { approvedCents: settled.payCents }),
      });
      return { ...opened, worker, startsOn, policy, head: ledger.head, steps: said, pay };
    });
  });
}

const keyOf = ({ employeeId, startsOn }: { readonly employeeId: string; readonly startsOn: PlainDate }): string =>
  `${employeeId} ${startsOn}`;

/** From before the first overtime period of the weeks to after the last of them. */
function spanOf({ worker, startsOn }: CardAsk, policyOn: PoliciesOf): Span {
  const ownPolicyOn = (date: PlainDate) => policyOn(worker, date);
  const spans = startsOn.map((date) =>
    weekReading(
      { startsOn: date, policy: ownPolicyOn(date) },
      zoneOfWeek(worker.zones, date),
      transitionAt(ownPolicyOn, date),
    ),
  );
  const [first, ...rest] = spans;
  if (first === undefined) throw new Error('no week was asked for');
  return rest.reduce(
    (whole, span) => ({
      from: span.from < whole.from ? span.from : whole.from,
      to: span.to > whole.to ? span.to : whole.to,
    }),
    first,
  );
}
