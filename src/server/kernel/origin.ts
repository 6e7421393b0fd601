import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser sent this from another site's page. Browsers put `Origin` on every
 * request that changes something; what sends none is no browser, and carries no cookie that
 * somebody else's page could borrow.
 */
export function isForeign(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
