import { decideUnlinking } from '../../domain/factors/decide-removal.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import { lockPassword } from '../people/read.ts';
import { deleteLinkedSignIn } from './linked-sign-ins.repository.ts';
import { readWaysIn } from './read.ts';
import { tellFactorsChanged } from './tell-factors-changed.ts';

/** Unlinks a sign-in from its person. Two at one moment queue at the user's row, or each would leave the other as the last way in. */
export async function removeLinkedSignIn(
  ctx: ActorContext,
  provider: string,
): Promise<Result<undefined, 'not_found' | 'last_way_in'>> {
  const { actor } = ctx;
  await lockPassword(ctx.tx, actor.userId);
  const unlinked = await deleteLinkedSignIn(ctx.tx, actor.userId, provider);
  if (unlinked === undefined) return refuse('not_found');
  const decided = decideUnlinking(await readWaysIn(ctx.tx, actor.userId));
  if (!decided.ok) return decided;
  const details = { before: { provider } };
  await writeAudit(ctx, { ...actor, action: 'sign_in.unlinked', subjectId: actor.userId, details });
  await tellFactorsChanged(ctx, actor, 'sign_in_unlinked');
  return accept();
}
