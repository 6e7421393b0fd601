import type { FastifyRequest } from 'fastify';

/** What every API token begins with, so that scanners of source code know one when they see it. */
export const bearerPrefix = 'meridian_';

/** The API token that a program sent (RFC 6750); empty where it sent something else in its place, undefined where it sent nothing. */
export function bearerOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (authorization === undefined) return undefined;
  const [, secret = ''] = /^Bearer +([\w-]{1,200})$/i.exec(authorization) ?? [];
  return secret.startsWith(bearerPrefix) ? secret : '';
}
