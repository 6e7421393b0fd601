import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';
import type { Cancellation } from './requests.repository.ts';

export async function insertCancellation(
  tx: Transaction,
  cancellation: {
    readonly organizationId: string;
    readonly requestId: string;
    readonly cancelledBy: string;
    readonly cancelledAt: Instant;
    readonly reason: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('timeOffCancellations')
    .values({ ...cancellation, cancelledAt: formatInstant(cancellation.cancelledAt) })
    .execute();
}

/** That requests were cancelled after they were approved, by the request. */
export async function listCancellations(
  tx: Transaction,
  organizationId: string,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, Cancellation>> {
  const { rows } = await sql<Cancellation & { readonly requestId: string }>`
    select x.request_id, c.first_name || ' ' || c.last_name as by, x.cancelled_at as at, x.reason
    from time_off_cancellations x
    join employees c on c.organization_id = x.organization_id and c.id = x.cancelled_by
    where x.organization_id = ${organizationId} and x.request_id = any (${[...requestIds]}::uuid[])
  `.execute(tx);
  return new Map(rows.map(({ requestId, by, at, reason }) => [requestId, { by, at, reason }]));
}
