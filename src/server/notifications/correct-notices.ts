import type { Context } from '../kernel/context.ts';
import { correctFactAbout } from './notices.repository.ts';

/** What people were told reads otherwise by now: the lines in their lists say so, in every language the same. */
export async function correctNotices(
  ctx: Pick<Context, 'tx' | 'announce'>,
  of: { readonly organizationId: string; readonly aboutId: string },
  fact: { readonly name: string; readonly value: string },
): Promise<void> {
  const { organizationId } = of;
  for (const employeeId of await correctFactAbout(ctx.tx, of, fact)) {
    ctx.announce({ organizationId, employeeId }, 'notices');
  }
}
