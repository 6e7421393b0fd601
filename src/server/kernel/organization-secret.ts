import { hashOfToken } from './secret.ts';

/** A secret that is brought by somebody unknown names its organization, so that it can be looked for inside it. */
export const organizationSecret = (organizationId: string, token: string): string => `${organizationId}.${token}`;

/** By what such a secret is found: its organization, and the hash of its token. */
export interface SecretKey {
  readonly organizationId: string;
  readonly tokenHash: Buffer;
}

/** The key in a secret; undefined when it is none of ours. */
export function keyOfSecret(secret: string): SecretKey | undefined {
  const [, organizationId, token] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(secret) ?? [];
  return organizationId === undefined || token === undefined
    ? undefined
    : { organizationId, tokenHash: hashOfToken(token) };
}
