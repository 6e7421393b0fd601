import type { readUndelivered as endpoint, UndeliveredLetter } from '../../contract/notifications/undelivered.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import {
  asItStands,
  decideResend,
  maskedRecipient,
  reasonOf,
  topicOf,
} from '../../domain/notifications/undelivered.ts';
import { afterInTime, pageByTime } from '../kernel/cursor.ts';
import type { UseCase } from '../kernel/route.ts';
import { listUndelivered, type StoredUndelivered } from './undelivered.repository.ts';

const usualPage = 25;

/** What was given up, the latest first: whom it was for, masked, and why it did not arrive. */
export const readUndelivered: UseCase<typeof endpoint> = async ({ tx, actor, now }, { query }) => {
  const { cursor, limit: size = usualPage } = query;
  const after = afterInTime(cursor);
  if (!after.ok) return after;
  const listed = await listUndelivered(tx, actor.organizationId, { after: after.value, most: size + 1, now });
  const { rows, next } = pageByTime(listed, size, ({ postedAt: at, id }) => ({ at, id }));
  return accept({ letters: rows.map((row) => shownTo(row, now)), next });
};

/** A letter as admins are shown it: without what it says. */
export function shownTo(row: StoredUndelivered, now: Instant): UndeliveredLetter {
  const { id: letterId, channel, kind, recipient, owner, tries, postedAt, hasReader } = row;
  const { state, settledAt, failure } = asItStands(row, now);
  const { reason, status } = failure === null ? { reason: null, status: null } : reasonOf(failure);
  return {
    letterId,
    channel,
    topic: topicOf(kind),
    to: channel === 'push' ? owner : maskedRecipient(recipient),
    state,
    tries,
    postedAt,
    settledAt,
    reason,
    status,
    hasReader,
    canBeSentAgain: decideResend(row, now).ok,
  };
}
