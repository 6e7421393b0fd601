import type { revokeTokens as endpoint } from '../../contract/tokens.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { deleteTokensOf } from './repository.ts';

/** Revokes all tokens of the actor. */
export const revokeTokens: UseCase<typeof endpoint> = async (ctx) => {
  const { actor } = ctx;
  const tokens = await deleteTokensOf(ctx.tx, actor.userId);
  await writeAudit(ctx, {
    ...actor,
    action: 'api_token.all_revoked',
    subjectId: actor.employeeId,
    details: { tokens },
  });
  return accept();
};
