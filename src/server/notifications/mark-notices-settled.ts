import type { Context } from '../kernel/context.ts';
import { markReadAbout } from './notices.repository.ts';

/** What somebody was asked for is settled: to all who were told of it there is nothing left to do, on any device. */
export async function markNoticesSettled(
  ctx: Pick<Context, 'tx' | 'now' | 'announce'>,
  organizationId: string,
  aboutId: string,
): Promise<void> {
  for (const employeeId of await markReadAbout(ctx.tx, organizationId, aboutId, ctx.now)) {
    ctx.announce({ organizationId, employeeId }, 'notices');
  }
}
