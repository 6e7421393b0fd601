import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Instant } from '../../domain/kernel/time.ts';

const plainName = 'meridian_browser';
const secureName = `__Host-${plainName}`;

/**
 * The secret by which a browser is known again that was sent elsewhere to sign in: nobody else can bring the answer.
 * Strict, since only our own page ever sends it.
 */
export function browserCookie(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[secure ? secureName : plainName];
}

export function keepBrowserCookie(reply: FastifyReply, secure: boolean, secret: string, expiresAt: Instant): void {
  reply.setCookie(secure ? secureName : plainName, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    expires: new Date(expiresAt),
  });
}
