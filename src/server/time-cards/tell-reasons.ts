import type { CardReason, Explained } from '../../contract/time-cards/card-reasons.ts';
import type { Instant, Span, Zone } from '../../domain/kernel/time.ts';
import type { Reason } from '../../domain/pay-rules/reason.ts';
import type { ActorContext } from '../kernel/context.ts';
import { readOrganization } from '../organization/read.ts';
import { listTracedRows } from '../time-clock/read.ts';

/** Reasons of somebody's week, and what is said around them. */
interface Telling {
  readonly employeeId: string;
  readonly zone: Zone;
  /** The whole week. */
  readonly during: Span;
  readonly workedOutAt: Instant;
  readonly reasons: readonly Reason[];
}

/** The reasons as they are answered, with the punches that they name: also those that were taken back since. */
export async function tellReasons(
  { tx, actor }: Pick<ActorContext, 'tx' | 'actor'>,
  { employeeId, zone, during, workedOutAt, reasons }: Telling,
): Promise<Explained> {
  const named = new Set(reasons.flatMap(({ punchIds }) => punchIds));
  const rows = await listTracedRows(tx, actor.organizationId, employeeId, during);
  const { currency } = await readOrganization(tx, actor.organizationId);
  return {
    zone,
    currency,
    workedOutAt,
    punches: rows.flatMap(({ id, kind, punchedAt }) =>
      kind !== 'void' && punchedAt !== null && named.has(id) ? [{ id, kind, punchedAt }] : [],
    ),
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
