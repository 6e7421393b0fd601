import type { unlinkSignIn as endpoint } from '../../contract/openid.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideUnlinking } from '../../domain/openid/decide-linking.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { lockSignIn } from '../people/read.ts';
import { deleteLinkedSignIn, listLinkedSignIns } from './repository.ts';

/** Unlinks a sign-in from its person. Two at one moment queue at the user's row, or each would leave the other as the last way in. */
export const unlinkSignIn: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { actor } = ctx;
  const { passwordHash } = await lockSignIn(ctx.tx, actor.userId);
  const linked = await listLinkedSignIns(ctx.tx, actor.userId);
  const isLinked = linked.some(({ provider }) => provider === params.provider);
  if (!isLinked) return refuse('not_found');
  const decided = decideUnlinking({ hasPassword: passwordHash !== null, linked: linked.length });
  if (!decided.ok) return decided;
  await deleteLinkedSignIn(ctx.tx, actor.userId, params.provider);
  const details = { before: { provider: params.provider } };
  await writeAudit(ctx, { ...actor, action: 'sign_in.unlinked', subjectId: actor.userId, details });
  return accept();
};
