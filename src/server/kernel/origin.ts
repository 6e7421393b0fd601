import type { FastifyRequest } from 'fastify';

/** What a browser says of a request that our own page made, or its user by typing the address. */
const ownSites = ['same-origin', 'none'];

/**
 * Whether a browser sent this from another site's page. Browsers put `Origin` on every request that changes something, and
 * newer ones say by `Sec-Fetch-Site` how they see it; what sends neither is no browser, and carries no cookie that somebody
 * else's page could borrow. Ours is the address that people type (PUBLIC_URL), never what the request itself says in `Host`: a
 * name that somebody else points at us would agree with itself.
 */
export function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && !ownSites.includes(site)) return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const sender = new URL(origin);
  const own = new URL(publicUrl);
  if (sender.origin === own.origin) return false;
  // This machine has several names for itself, of which somebody who tries Meridian may type any.
  const onThisMachine = isLoopback(own) && isLoopback(sender);
  return !(onThisMachine && sender.host === request.host);
}

const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
