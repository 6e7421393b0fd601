import type { removePasskey as endpoint } from '../../contract/factors.ts';
import type { UseCase } from '../kernel/route.ts';
import { deletePasskey } from './passkeys.repository.ts';
import { removeFactor } from './remove-factor.ts';

/** Removes a passkey: whoever holds its device no longer gets in by it. */
export const removePasskey: UseCase<typeof endpoint> = (ctx, { params: { passkeyId } }) =>
  removeFactor(
    ctx,
    async () => {
      const name = await deletePasskey(ctx.tx, ctx.actor.userId, passkeyId);
      return name === undefined ? undefined : { subjectId: passkeyId, details: { before: { name } } };
    },
    { action: 'passkey.removed', change: 'passkey_removed' },
  );
