import * as z from 'zod/mini';
import { scopes } from '../domain/access/scope.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { id, instant, line } from './kernel/schemas.ts';

export const longestTokenName = 60;
export const longestTokenDays = 365;

/** A token as its owner sees it: never its secret, which is shown once. */
export const apiToken = z.object({
  tokenId: id,
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  madeAt: instant,
  expiresAt: instant,
  /** To five minutes; null before the first time. */
  lastUsedAt: z.nullable(instant),
});
export type ApiToken = z.output<typeof apiToken>;

export const readTokens = endpoint({
  name: 'readTokens',
  method: 'GET',
  path: '/api/me/tokens',
  sentence: 'Lists the reader’s API tokens that have not run out, the latest first; never what they are.',
  access: { action: 'use_api' },
  reply: z.object({ tokens: z.array(apiToken) }),
  refusals: [],
});

export const makeToken = endpoint({
  name: 'makeToken',
  method: 'POST',
  path: '/api/me/tokens',
  sentence: 'Makes an API token for some scopes and days, and shows it this once.',
  access: { action: 'use_api' },
  freshSignIn: true,
  body: z.strictObject({
    name: line(longestTokenName),
    scopes: z.array(z.enum(scopes)).check(z.minLength(1), z.maxLength(scopes.length)),
    days: z.int().check(z.minimum(1), z.maximum(longestTokenDays)),
  }),
  reply: z.object({ secret: z.string(), token: apiToken }),
  refusals: [refusal('too_many_tokens', 409)],
});

export const revokeTokens = endpoint({
  name: 'revokeTokens',
  method: 'POST',
  path: '/api/me/tokens/revoke-all',
  sentence:
    'Revokes every API token of the reader, and the address at which a calendar follows their shifts: from that moment none of them opens anything.',
  access: { action: 'use_api' },
  refusals: [],
});

export const revokeToken = endpoint({
  name: 'revokeToken',
  method: 'DELETE',
  path: '/api/me/tokens/:tokenId',
  sentence: 'Revokes one of the reader’s API tokens: from that moment it opens nothing.',
  access: { action: 'use_api' },
  params: z.object({ tokenId: id }),
  refusals: [refusal('not_found', 404)],
});
