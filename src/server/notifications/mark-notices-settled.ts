import type { Context } from '../kernel/context.ts';
import { markReadAbout } from './notices.repository.ts';
import { callOff } from './repository.ts';

/**
 * What somebody was asked for is settled: to all who were told of it there is nothing left to do, on any device, and what waits to tell them of it
 * is not sent.
 *
 * @param employeeId to them alone
 */
export async function markNoticesSettled(
  ctx: Pick<Context, 'tx' | 'now' | 'announce'>,
  organizationId: string,
  aboutId: string,
  employeeId?: string,
): Promise<void> {
  const whose = { organizationId, employeeId, aboutId };
  await callOff(ctx.tx, whose);
  for (const one of await markReadAbout(ctx.tx, whose, ctx.now)) {
    ctx.announce({ organizationId, employeeId: one }, 'notices');
  }
}
