import type {
  readOwnSupportRequests as ownEndpoint,
  readSupportRequests as allEndpoint,
  SupportRequest,
} from '../../contract/support.ts';
import { accept, type Accepted } from '../../domain/kernel/result.ts';
import { formatInstant } from '../../domain/kernel/time.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { supportStateOf, type Concern } from '../../domain/support/support-request.ts';
import {
  afterInTime,
  cursorAfter,
  isMoment,
  pageByTime,
  readCursor,
  unknownCursor,
  type UnknownCursor,
} from '../kernel/cursor.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { findSupportRequest, listOwnRequests, listRequests, type RequestPlace, type SupportRow } from './repository.ts';

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

const usualPage = 20;

export const readOwnSupportRequests: UseCase<typeof ownEndpoint> = async ({ tx, actor }, { query }) => {
  const { cursor, limit: size = usualPage } = query;
  const after = afterInTime(cursor);
  if (!after.ok) return after;
  const listed = await listOwnRequests(tx, actor, { after: after.value, most: size + 1 });
  const { rows, next } = pageByTime(listed, size, ({ askedAt: at, id }) => ({ at, id }));
  return accept({ requests: rows.map(shownRequest), next });
};

/** All that somebody ever asked, the latest first, with what they were answered. */
export async function everyRequestOf(tx: Transaction, who: EmployeeKey): Promise<SupportRequest[]> {
  return (await listOwnRequests(tx, who)).map(shownRequest);
}

const order = 'open first';

/** What everybody asked. */
export const readSupportRequests: UseCase<typeof allEndpoint> = async ({ tx, actor }, { query }) => {
  const { cursor, limit: size = usualPage } = query;
  const after = placeIn(cursor);
  if (!after.ok) return after;
  const listed = await listRequests(tx, actor.organizationId, { after: after.value, most: size + 1 });
  const requests = listed.slice(0, size).map(shownRequest);
  const last = listed.length > size ? requests.at(-1) : undefined;
  const next = last === undefined ? null : cursorAfter(order, `${last.state} ${formatInstant(last.askedAt)}`, last.id);
  return accept({ requests, next });
};

/** Where the page before ended: whether its last question was open then, when it was asked, and its id. */
function placeIn(cursor: string | undefined): Accepted<RequestPlace | undefined> | UnknownCursor {
  const read = readCursor(cursor, order, 'text');
  if (!read.ok) return read;
  if (read.value === undefined) return accept();
  const [value, id] = read.value;
  const [state = '', askedAt = ''] = value.split(' ');
  return isMoment(askedAt) ? accept({ isOpen: state === 'open', askedAt, id }) : unknownCursor;
}
