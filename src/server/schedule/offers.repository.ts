import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Offer, OfferOutcome } from '../../domain/schedule/offer.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface StoredOffer extends Offer {
  readonly id: string;
  readonly shiftId: string;
  readonly offeredByName: string;
  readonly offeredToName: string | null;
  readonly note: string | null;
  readonly offeredAt: Instant;
}

const offerColumns = sql`
  o.id, o.shift_id, o.offered_by, o.offered_to, o.publication_id, o.outcome, o.note, o.offered_at, b.status <> 'active' as has_left,
  b.first_name || ' ' || b.last_name as offered_by_name, t.first_name || ' ' || t.last_name as offered_to_name
  from shift_offers o
  join employees b on b.organization_id = o.organization_id and b.id = o.offered_by
  left join employees t on t.organization_id = o.organization_id and t.id = o.offered_to`;

/** Adds an offer; false where one is open on the shift already. */
export async function insertOffer(
  tx: Transaction,
  offer: {
    readonly organizationId: string;
    readonly id: string;
    readonly shiftId: string;
    readonly offeredBy: string;
    readonly offeredTo: string | null;
    readonly publicationId: string;
    readonly note: string | null;
    readonly offeredAt: Instant;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('shiftOffers')
    .values({ ...offer, offeredAt: formatInstant(offer.offeredAt) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends an offer that has no outcome yet; gives whether it had none. */
export async function endOffer(
  tx: Transaction,
  organizationId: string,
  id: string,
  end: { readonly outcome: OfferOutcome; readonly endedBy: string | null; readonly endedAt: Instant },
): Promise<boolean> {
  const row = await tx
    .updateTable('shiftOffers')
    .set({ ...end, endedAt: formatInstant(end.endedAt) })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Every offer of a shift to everybody, whatever became of it. */
export async function listOffersToAll(
  tx: Transaction,
  organizationId: string,
  shiftId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('shiftOffers')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('shiftId', '=', shiftId)
    .where('offeredTo', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The offers without an outcome on these shifts. */
export async function listOpenOffers(
  tx: Transaction,
  organizationId: string,
  shiftIds: readonly string[],
): Promise<readonly StoredOffer[]> {
  const { rows } = await sql<StoredOffer>`
    select ${offerColumns}
    where o.organization_id = ${organizationId} and o.outcome is null and o.shift_id = any (${[...shiftIds]}::uuid[])
  `.execute(tx);
  return rows;
}
