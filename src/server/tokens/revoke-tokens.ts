import type { revokeTokens as endpoint } from '../../contract/tokens.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { revokePrograms } from './revoke-programs.ts';

/** Revokes all tokens of the actor, with the address that a calendar follows: it may have been made with one of them. */
export const revokeTokens: UseCase<typeof endpoint> = async (ctx) => {
  const { actor } = ctx;
  const ended = await revokePrograms(ctx.tx, actor);
  await writeAudit(ctx, {
    ...actor,
    action: 'api_token.all_revoked',
    subjectId: actor.employeeId,
    details: { ...ended },
  });
  return accept();
};
