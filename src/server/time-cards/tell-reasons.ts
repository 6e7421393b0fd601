import type { CardReason, Explained } from '../../contract/time-cards/card-reasons.ts';
import type { Instant, Span, Zone } from '../../domain/kernel/time.ts';
import type { Reason } from '../../domain/pay-rules/reason.ts';
import { inOrder, type Punch } from '../../domain/time-clock/punch.ts';
import type { ActorContext } from '../kernel/context.ts';
import { readOrganization } from '../organization/read.ts';
import { readPunchFacts } from '../time-clock/read.ts';

/** Reasons of a week, and what is said around them. */
interface Telling {
  readonly zone: Zone;
  /** The whole week. */
  readonly during: Span;
  readonly workedOutAt: Instant;
  readonly reasons: readonly Reason[];
  /** Punches that the reasons may name and that no ledger has yet. */
  readonly planned?: readonly Punch[];
}

/** What only whoever may see rates is told. */
export const isAboutPay = ({ rule, cents }: Reason): boolean => cents !== undefined || rule === 'regular-rate';

/** The reasons as they are answered, with the punches that they name: also those that were taken back since. */
export async function tellReasons(
  { tx, actor }: Pick<ActorContext, 'tx' | 'actor'>,
  { zone, during, workedOutAt, reasons, planned = [] }: Telling,
): Promise<Explained> {
  // By name, since a night through the edge of the week began or ended in the week beside.
  const named = new Set(reasons.flatMap(({ punchIds }) => punchIds));
  const recorded = await readPunchFacts(tx, actor.organizationId, [...named]);
  const punches = [...recorded, ...planned.filter(({ id }) => named.has(id))].toSorted(inOrder);
  const { currency } = await readOrganization(tx, actor.organizationId);
  return {
    zone,
    during,
    currency,
    workedOutAt,
    punches: punches.map(({ id, kind, punchedAt }) => ({ id, kind, punchedAt })),
    reasons: reasons.map(toldReason),
  };
}

const toldReason = ({ rule, date, minutes, cents, punchIds, parameters, citation }: Reason): CardReason => ({
  rule,
  date: date ?? null,
  minutes: minutes ?? null,
  cents: cents ?? null,
  punchIds: [...punchIds],
  parameters: { ...parameters },
  citation: citation === undefined ? null : { ...citation, since: citation.since ?? null },
});
