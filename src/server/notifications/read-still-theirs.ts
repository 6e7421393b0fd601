import type { Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Try } from '../kernel/queue.ts';
import { listAddressees } from '../people/read.ts';
import type { SaidIn } from './repository.ts';

/** Whether somebody may still read a message that they were told of; asked in their name. What is said belongs to a later noun, which answers. */
export type MayHear = (ctx: Context, who: EmployeeKey, said: SaidIn) => Promise<boolean>;

interface Addressed {
  readonly readerId: string | null;
  readonly conversationId: string | null;
  readonly messageId: string | null;
}

/**
 * Whether a letter is still for whom it was written for. Hours lie between writing and leaving, or days: meanwhile they may have been
 * suspended, may have left the conversation, or the message may have been withdrawn.
 */
export async function readStillTheirs(
  attempt: Try,
  organizationId: string,
  { readerId: employeeId, conversationId, messageId }: Addressed,
  mayHear: MayHear,
): Promise<boolean> {
  if (employeeId === null) return true;
  const who = { organizationId, employeeId };
  const ask = async (ctx: Context): Promise<boolean> => {
    const [reader] = await listAddressees(ctx.tx, organizationId, [employeeId]);
    if (reader?.status !== 'active') return false;
    return conversationId === null || messageId === null || mayHear(ctx, who, { conversationId, messageId });
  };
  return attempt.inside(organizationId, ask, employeeId);
}
