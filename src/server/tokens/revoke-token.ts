import type { revokeToken as endpoint } from '../../contract/tokens.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { deleteToken } from './repository.ts';

/** Revokes one of the actor's own tokens; of another's nobody learns whether it exists. */
export const revokeToken: UseCase<typeof endpoint> = async (ctx, { params: { tokenId } }) => {
  const { actor } = ctx;
  const name = await deleteToken(ctx.tx, actor, tokenId);
  if (name === undefined) return refuse('not_found');
  await writeAudit(ctx, { ...actor, action: 'api_token.revoked', subjectId: tokenId, details: { name } });
  return accept();
};
