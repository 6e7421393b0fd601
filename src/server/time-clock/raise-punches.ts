import { formatInstant } from '../../domain/kernel/time.ts';
import type { LedgerRow } from '../../domain/time-clock/punch.ts';
import type { Context } from '../kernel/context.ts';
import { raiseEvents, type RaisedEvent } from '../webhooks/raise-events.ts';

/** Tells webhooks of rows that were appended to punch ledgers: those are told to no audit log, being one themselves. */
export const raisePunches = (
  ctx: Pick<Context, 'tx' | 'now' | 'newId'>,
  organizationId: string,
  rows: readonly LedgerRow[],
): Promise<void> => raiseEvents(ctx, organizationId, rows.map(raised));

function raised({ id, employeeId, kind, punchedAt, locationId, source, voidsId }: LedgerRow): RaisedEvent {
  if (punchedAt === null) return { type: 'time_punch.voided', data: { punchId: voidsId, employeeId } };
  const data = { punchId: id, employeeId, kind, punchedAt: formatInstant(punchedAt), locationId, source };
  return { type: 'time_punch.recorded', data };
}
