import type { Instant, Zone } from '../../domain/kernel/time.ts';
import type { LedgerRow, PunchKind } from '../../domain/time-clock/punch.ts';
import type { Context } from '../kernel/context.ts';
import { raisePunches } from './raise-punches.ts';
import { appendRows, readLedgers } from './repository.ts';

/**
 * Appends a correction to an employee's ledger: rows that annul punches, and punches with their right times. Whether it may be is
 * decided by the caller, on the ledger of this transaction: if anybody appends meanwhile, both begin anew.
 *
 * @returns the ids of the rows, in order
 */
export async function correctPunches(
  ctx: Context,
  wish: {
    readonly organizationId: string;
    readonly employeeId: string;
    readonly voidIds: readonly string[];
    readonly punches: readonly { readonly kind: PunchKind; readonly punchedAt: Instant }[];
    readonly locationId: string;
    readonly zone: Zone;
    readonly recordedBy: string;
    readonly reason: string;
  },
): Promise<readonly string[]> {
  const { organizationId, employeeId, voidIds, punches, locationId, zone, recordedBy, reason } = wish;
  const ledgers = await readLedgers(ctx.tx, organizationId, [{ employeeId, at: ctx.now }], []);
  const { head } = ledgers.of(employeeId);
  const rowOf = (entry: Pick<LedgerRow, 'kind' | 'punchedAt' | 'voidsId'>, index: number): LedgerRow => ({
    organizationId,
    employeeId,
    sequence: head.sequence + index + 1,
    id: ctx.newId(),
    kind: entry.kind,
    punchedAt: entry.punchedAt,
    recordedAt: ctx.now,
    source: 'correction',
    deviceAt: null,
    skewMilliseconds: null,
    locationId,
    zone,
    voidsId: entry.voidsId,
    reason,
    recordedBy,
  });
  const annulled = voidIds.map((voidsId) => ({ kind: 'void', punchedAt: null, voidsId }) as const);
  const added = punches.map(({ kind, punchedAt }) => ({ kind, punchedAt, voidsId: null }));
  const rows = [...annulled, ...added].map(rowOf);
  await appendRows(ctx.tx, rows, () => head);
  ctx.announce({ organizationId, employeeId }, 'clock');
  await raisePunches(ctx, organizationId, rows);
  return rows.map(({ id }) => id);
}
