import type { FastifyRequest } from 'fastify';
import { bearerPrefix } from './bearer.ts';
import { cookieOf } from './kept-cookies.ts';

/** The secret of a session. That of an API token is none: what it opens is told by its scopes, and a cookie has none. */
export function sessionCookie(request: FastifyRequest, secure: boolean): string | undefined {
  const secret = cookieOf(request, secure, 'session');
  return secret?.startsWith(bearerPrefix) === true ? undefined : secret;
}
