import type { makeToken as endpoint } from '../../contract/tokens.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { writeAudit } from '../kernel/audit.ts';
import { bearerPrefix } from '../kernel/bearer.ts';
import type { UseCase } from '../kernel/route.ts';
import { hashOfToken, newToken } from '../kernel/secret.ts';
import { insertToken, listTokens, lockOwner, sweepTokens } from './repository.ts';

/** One for each program that somebody lets in; whoever needs more has forgotten some. */
const mostTokens = 20;

/** Makes a token. Its secret is answered once and stored nowhere: the table holds its hash. */
export const makeToken: UseCase<typeof endpoint> = async (ctx, { body: { name, scopes: asked, days } }) => {
  const { tx, actor, now } = ctx;
  await lockOwner(tx, actor.userId);
  await sweepTokens(tx, now);
  if ((await listTokens(tx, actor, now)).length >= mostTokens) return refuse('too_many_tokens');
  const secret = `${bearerPrefix}${newToken()}`;
  const scopes = [...new Set(asked)].toSorted();
  const token = {
    name,
    scopes,
    madeAt: now,
    expiresAt: addMilliseconds(now, days * 24 * millisecondsPerHour),
  };
  const tokenId = ctx.newId();
  const { userId, organizationId, employeeId } = actor;
  await insertToken(tx, { userId, organizationId, employeeId, id: tokenId, tokenHash: hashOfToken(secret), ...token });
  const details = { name, scopes, days };
  await writeAudit(ctx, { ...actor, action: 'api_token.made', subjectId: tokenId, details });
  return accept({ secret, token: { ...token, tokenId, lastUsedAt: null } });
};
