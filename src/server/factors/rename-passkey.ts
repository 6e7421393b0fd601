import type { renamePasskey as endpoint } from '../../contract/factors.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { updatePasskeyName } from './passkeys.repository.ts';

/** Calls a passkey by another name, so that its owner knows which device it is. */
export const renamePasskey: UseCase<typeof endpoint> = async (ctx, { params: { passkeyId }, body: { name } }) => {
  const { actor } = ctx;
  const before = await updatePasskeyName(ctx.tx, { userId: actor.userId, id: passkeyId, name });
  if (before === undefined) return refuse('not_found');
  const details = { before: { name: before }, after: { name } };
  if (before !== name) await writeAudit(ctx, { ...actor, action: 'passkey.renamed', subjectId: passkeyId, details });
  return accept();
};
