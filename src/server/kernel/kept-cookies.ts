import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Instant } from '../../domain/kernel/time.ts';

/**
 * What a browser keeps for us: the secret of a session, of a sign-in that waits for its second step, or of the kiosk that it is.
 * Never one for the other: each is looked up in a table of its own.
 */
const names = { session: 'meridian_session', step: 'meridian_step', kiosk: 'meridian_kiosk' } as const;
type Kept = keyof typeof names;

/** The prefix makes browsers refuse it without Secure, with a Domain, or under another path. */
export const cookieName = (kept: Kept, secure: boolean): string => (secure ? `__Host-${names[kept]}` : names[kept]);

/** The secret, if the browser sent one under the name that we gave it: only the prefix proves who set it. */
export const cookieOf = (request: FastifyRequest, secure: boolean, kept: Kept): string | undefined =>
  request.cookies[cookieName(kept, secure)];

export function keepCookie(reply: FastifyReply, secure: boolean, kept: Kept, token: string, expiresAt: Instant): void {
  reply.setCookie(cookieName(kept, secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    // Minutes are for our clock to count: a device whose own is ahead would drop it at once.
    ...(kept !== 'step' && { expires: new Date(expiresAt) }),
  });
}

export function dropCookie(reply: FastifyReply, secure: boolean, kept: Kept): void {
  reply.clearCookie(cookieName(kept, secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
}
