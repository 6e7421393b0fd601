import type { Context } from '../kernel/context.ts';
import { markReadAbout } from './notices.repository.ts';

/**
 * What somebody was asked for is settled: to all who were told of it there is nothing left to do, on any device.
 *
 * @param employeeId to them alone
 */
export async function markNoticesSettled(
  ctx: Pick<Context, 'tx' | 'now' | 'announce'>,
  organizationId: string,
  aboutId: string,
  employeeId?: string,
): Promise<void> {
  for (const one of await markReadAbout(ctx.tx, { organizationId, employeeId, aboutId }, ctx.now)) {
    ctx.announce({ organizationId, employeeId: one }, 'notices');
  }
}
