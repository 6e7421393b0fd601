import { channels, noticeEvents } from '../../domain/notifications/notice.ts';
import { isWished } from '../../domain/notifications/plan-telling.ts';
import type { Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Try } from '../kernel/queue.ts';
import { readHearers } from './read-hearers.ts';
import type { SaidIn } from './repository.ts';

/** Whether somebody may still read a message that they were told of; asked in their name. What is said belongs to a later noun, which answers. */
export type MayHear = (ctx: Context, who: EmployeeKey, said: SaidIn) => Promise<boolean>;

interface Addressed {
  readonly channel: string;
  readonly readerId: string | null;
  /** What it tells of, where its reader chose about that. */
  readonly event: string | null;
  /** What it asked for is settled. */
  readonly isCalledOff: boolean;
  readonly conversationId: string | null;
  readonly messageId: string | null;
}

/**
 * Whether a letter is still for whom it was written for. Hours lie between writing and leaving, or days: meanwhile they may have been
 * suspended, may have left the conversation, the message may have been withdrawn, or what it asks for may be settled; or they want to hear of
 * it no more by this way.
 */
export async function readStillTheirs(
  attempt: Try,
  organizationId: string,
  { channel, readerId: employeeId, event: kept, isCalledOff, conversationId, messageId }: Addressed,
  mayHear: MayHear,
): Promise<boolean> {
  if (isCalledOff) return false;
  if (employeeId === null) return true;
  const event = noticeEvents.find((one) => one === kept);
  const by = channels.find((one) => one === channel);
  const who = { organizationId, employeeId };
  const ask = async (ctx: Context): Promise<boolean> => {
    const reader = (await readHearers(ctx, organizationId, [employeeId])).get(employeeId);
    if (reader?.addressee.status !== 'active') return false;
    if (event !== undefined && by !== undefined && !isWished(event, by, reader.wishes)) return false;
    return conversationId === null || messageId === null || mayHear(ctx, who, { conversationId, messageId });
  };
  return attempt.inside(organizationId, ask, employeeId);
}
