import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'meridian_browser';
const secureName = `__Host-${plainName}`;

/**
 * The secret by which a browser is known again that was sent elsewhere to sign in: nobody else can bring the answer.
 * Strict, since only our own page ever sends it.
 */
export function browserCookie(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[secure ? secureName : plainName];
}

/** It goes when the browser is closed: what it belongs to is over long before, by our own clock and not by the device's. */
export function keepBrowserCookie(reply: FastifyReply, secure: boolean, secret: string): void {
  reply.setCookie(secure ? secureName : plainName, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
  });
}
