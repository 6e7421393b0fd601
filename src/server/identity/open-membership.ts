import type { Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { findMembership } from '../people/read.ts';

/** Enters the organization of whoever a link was sent to; gives who they are there. */
export async function openMembership(ctx: Context, userId: string): Promise<EmployeeKey> {
  const membership = await findMembership(ctx.tx, userId);
  if (membership === undefined) throw new Error('a sign-in belongs to nobody');
  await enterOrganization(ctx.tx, membership.organizationId);
  return membership;
}
