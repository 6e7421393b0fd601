import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import { leftSince, type UndeliveredState } from '../../domain/notifications/undelivered.ts';
import type { Keyset } from '../kernel/cursor.ts';
import type { Transaction } from '../kernel/transaction.ts';
import type { PostedLetter } from './jobs.ts';

/** A letter that was given up, or posted again since, without what it says. */
export interface StoredUndelivered {
  readonly id: string;
  readonly channel: 'mail' | 'text' | 'push';
  readonly kind: string;
  readonly recipient: string;
  /** Whose device it was pushed to, where that is still known. */
  readonly owner: string | null;
  /** Whether whom it was for has access still, where it was for somebody who works here. */
  readonly hasReader: boolean;
  readonly state: UndeliveredState;
  readonly isKept: boolean;
  readonly tries: number;
  readonly sending: number;
  readonly postedAt: Instant;
  readonly triedAt: Instant | null;
  readonly settledAt: Instant | null;
  readonly usefulUntil: Instant | null;
  readonly failure: string | null;
}

const shown = sql`l.id, l.channel, l.kind, l.recipient, e.first_name || ' ' || e.last_name as owner,
  case l.state when 'posted' then 'waiting' when 'sent' then 'delivered' else 'given_up' end as state,
  l.facts is not null as is_kept, l.tries, l.sending, l.posted_at, l.tried_at, l.settled_at, l.useful_until, l.failure,
  r.id is null or r.status = 'active' as has_reader`;

const lettersWithOwners = sql`letters l
  left join push_devices d on l.channel = 'push' and d.organization_id = l.organization_id and d.id::text = l.recipient
  left join employees e on e.organization_id = d.organization_id and e.id = d.employee_id
  left join employees r on r.organization_id = l.organization_id and r.id = l.reader_id`;

/**
 * What was given up, and what became of it since; and what waits though nobody has tried it for long. A device that is gone is nobody's
 * trouble: it was its owner who left. Nor is what was no longer for its reader, unless an admin sent it again.
 */
const isShown = (now: Instant) => sql`(l.state <> 'sent' or l.sending > 1)
  and (l.state <> 'posted' or l.sending > 1 or coalesce(l.tried_at, l.posted_at) <= ${formatInstant(leftSince(now))}::timestamptz)
  and l.failure is distinct from 'device_gone' and (l.failure is distinct from 'no_longer_theirs' or l.sending > 1)`;

/** What could not be delivered, the latest first. */
export async function listUndelivered(
  tx: Transaction,
  organizationId: string,
  { after, most, now }: Pick<Keyset, 'after' | 'most'> & { readonly now: Instant },
): Promise<readonly StoredUndelivered[]> {
  const { rows } = await sql<StoredUndelivered>`
    select ${shown} from ${lettersWithOwners}
    where l.organization_id = ${organizationId} and ${isShown(now)}
      ${after === undefined ? sql`` : sql`and (l.posted_at, l.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
    order by l.posted_at desc, l.id desc limit ${most}
  `.execute(tx);
  return rows;
}

/** One of those, kept from changing until the transaction ends. */
export async function holdUndelivered(
  tx: Transaction,
  organizationId: string,
  id: string,
  now: Instant,
): Promise<StoredUndelivered | undefined> {
  const { rows } = await sql<StoredUndelivered>`
    select ${shown} from ${lettersWithOwners}
    where l.organization_id = ${organizationId} and l.id = ${id} and ${isShown(now)}
    for update of l
  `.execute(tx);
  return rows[0];
}

/** Posts a letter anew: only what is posted for this time carries it out. */
export async function postAgain(
  tx: Transaction,
  { organizationId, id, sending, at }: { organizationId: string; id: string; sending: number; at: Instant },
): Promise<void> {
  await tx
    .updateTable('letters')
    .set({ state: 'posted', settledAt: null, triedAt: null, failure: null, sending, postedAt: formatInstant(at) })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** A letter that is under way for the time that is meant, kept from changing until the transaction ends. */
export async function holdUnderWay(tx: Transaction, { organizationId, letterId, sending }: PostedLetter) {
  return tx
    .selectFrom('letters')
    .select(['channel', 'kind', 'usefulUntil'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', letterId)
    .where('sending', '=', sending)
    .where('state', '=', 'posted')
    .forUpdate()
    .executeTakeFirst();
}

/** Forgets what letters said that were given up before a moment, or that nobody has tried since, or that would say what is no longer so. */
export async function forgetSaid(
  tx: Transaction,
  organizationId: string,
  { settledBefore, now }: { readonly settledBefore: Instant; readonly now: Instant },
): Promise<void> {
  await sql`update letters set state = 'failed', failure = 'failed', settled_at = ${formatInstant(now)}, facts = null
    where organization_id = ${organizationId} and state = 'posted'
      and coalesce(tried_at, posted_at) < ${formatInstant(settledBefore)}`.execute(tx);
  await sql`update letters set facts = null
    where organization_id = ${organizationId} and state = 'failed' and facts is not null
      and (settled_at < ${formatInstant(settledBefore)} or useful_until < ${formatInstant(now)})`.execute(tx);
}
