import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Instant } from '../../domain/kernel/time.ts';

const plainName = 'meridian_session';
/** The prefix makes browsers refuse it without Secure, with a Domain, or under another path. */
const secureName = `__Host-${plainName}`;

/** The session's secret, if the browser sent one under the name that we gave it: only the prefix proves who set it. */
export function sessionCookie(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[secure ? secureName : plainName];
}

export function keepSessionCookie(reply: FastifyReply, secure: boolean, token: string, expiresAt: Instant): void {
  reply.setCookie(secure ? secureName : plainName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    expires: new Date(expiresAt),
  });
}

export function dropSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(secure ? secureName : plainName, { path: '/', httpOnly: true, sameSite: 'lax', secure });
}
