import type { Context } from '../kernel/context.ts';
import { deleteAbout } from './notices.repository.ts';

/** What people were told is no longer said to anybody: it goes from every list, read or not. */
export async function withdrawNotices(
  ctx: Pick<Context, 'tx' | 'announce'>,
  organizationId: string,
  aboutId: string,
): Promise<void> {
  for (const employeeId of await deleteAbout(ctx.tx, organizationId, aboutId)) {
    ctx.announce({ organizationId, employeeId }, 'notices');
  }
}
