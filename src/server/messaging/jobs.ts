import { formatInstant } from '../../domain/kernel/time.ts';
import { keptSince } from '../../domain/messaging/retention.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { forgetAllNotSent } from './attachments.repository.ts';
import { findRetention, forgetSentBefore } from './retention.repository.ts';

/** Takes the words and files from messages that an organization keeps no longer, and tells the audit log how many there were. */
export async function forgetMessages(ctx: Context, organizationId: string): Promise<void> {
  const { tx, now } = ctx;
  const { keepDays } = await findRetention(tx, organizationId);
  if (keepDays === null) return;
  const before = keptSince(keepDays, now);
  const messages = await forgetSentBefore(tx, organizationId, before, now);
  if (messages === 0) return;
  const details = { keepDays, sentBefore: formatInstant(before), messages };
  const action = 'message_retention.applied';
  await writeAudit(ctx, { organizationId, employeeId: undefined, action, subjectId: organizationId, details });
}

/** Each day: files that were added for a message which nobody sent are forgotten, even where their owner adds no other. */
export const forgetUnsentFiles = ({ tx }: Context): Promise<void> => forgetAllNotSent(tx);
