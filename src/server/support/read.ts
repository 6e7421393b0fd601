import type {
  readOwnSupportRequests as ownEndpoint,
  readSupportRequests as allEndpoint,
  SupportRequest,
} from '../../contract/support.ts';
import { accept } from '../../domain/kernel/result.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { supportStateOf, type Concern } from '../../domain/support/support-request.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { findSupportRequest, listOwnRequests, listRequests, type SupportRow } from './repository.ts';

/** A question as it is shown. */
const shownRequest = (row: SupportRow): SupportRequest => ({
  id: row.id,
  from: { employeeId: row.employeeId, name: `${row.firstName} ${row.lastName}`, photoUrl: photoUrlOf(row) },
  // A check constraint of the table allows these words only.
  concern: row.concern as Concern,
  subject: row.subject,
  message: row.message,
  askedAt: row.askedAt,
  state: supportStateOf(row),
  answer: row.answer,
  endedBy: row.byFirstName === null ? null : `${row.byFirstName} ${row.byLastName}`,
  endedAt: row.answeredAt ?? row.closedAt,
});

/** One that is known to exist. */
export async function requestOf(tx: Transaction, organizationId: string, id: string): Promise<SupportRequest> {
  const row = await findSupportRequest(tx, organizationId, id);
  if (row === undefined) throw new Error('a support request vanished within its transaction');
  return shownRequest(row);
}

export const readOwnSupportRequests: UseCase<typeof ownEndpoint> = async ({ tx, actor }) => {
  const rows = await listOwnRequests(tx, actor.organizationId, actor.employeeId);
  return accept({ requests: rows.map(shownRequest) });
};

export const readSupportRequests: UseCase<typeof allEndpoint> = async ({ tx, actor }) => {
  const rows = await listRequests(tx, actor.organizationId);
  return accept({ requests: rows.map(shownRequest) });
};
