import type { PlainDate } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** Where whoever plans shifts of somebody was told of time off of theirs, each with the date of the first shift that stood there. */
export type WarnedPlaces = ReadonlyMap<string, PlainDate>;

interface TimeOffKey {
  readonly organizationId: string;
  readonly id: string;
}

/** Notes where it was told that somebody is off, once for ever. */
export async function insertWarnings(
  tx: Transaction,
  { organizationId, id: requestId }: TimeOffKey,
  places: WarnedPlaces,
): Promise<void> {
  if (places.size === 0) return;
  await tx
    .insertInto('leaveWarnings')
    .values([...places].map(([locationId, shiftOn]) => ({ organizationId, requestId, locationId, shiftOn })))
    .execute();
}

export async function listWarned(tx: Transaction, { organizationId, id }: TimeOffKey): Promise<WarnedPlaces> {
  const rows = await tx
    .selectFrom('leaveWarnings')
    .select(['locationId', 'shiftOn'])
    .where('organizationId', '=', organizationId)
    .where('requestId', '=', id)
    .execute();
  return new Map(rows.map(({ locationId, shiftOn }) => [locationId, shiftOn as PlainDate]));
}
