import type { ApprovalRequest } from '../../domain/approvals/request.ts';
import type { Context } from '../kernel/context.ts';
import { listDeciders } from '../people/read.ts';
import { insertRequest } from './repository.ts';

/**
 * Asks for somebody's yes or no, in the transaction of what it is about; whoever may answer sees it at once. What it means
 * is known to the noun that asks.
 *
 * @param wish.reopensId the answered request about the same thing that is open again with this one
 * @returns the request's id
 */
export async function askApproval(
  ctx: Context,
  wish: Omit<ApprovalRequest, 'id'> & {
    readonly organizationId: string;
    readonly askedBy: string;
    readonly reopensId?: string;
  },
): Promise<string> {
  const { reopensId = null, ...request } = wish;
  const id = ctx.newId();
  await insertRequest(ctx.tx, { ...request, id, askedAt: ctx.now, reopensId });
  await tellDeciders(ctx, wish);
  return id;
}

/** Tells everybody who may answer that what waits for them has changed. */
export async function tellDeciders(
  ctx: Context,
  { organizationId, locationId }: { readonly organizationId: string; readonly locationId: string | null },
): Promise<void> {
  for (const employeeId of await listDeciders(ctx.tx, organizationId, locationId)) {
    ctx.announce({ organizationId, employeeId }, 'approvals');
  }
}
