import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointSpec } from '../../contract/kernel/endpoint.ts';
import { health } from '../../contract/kernel/health.ts';
import { refuse } from '../../domain/kernel/result.ts';
import { bearerOf } from './bearer.ts';
import { cookieOf } from './kept-cookies.ts';
import { sendProblem } from './problem.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Services } from './services.ts';
import { sessionCookie } from './session-cookie.ts';

/** Counts a call, then looks up whose it is. */
export const admit = (
  { limits, gate }: Services,
  endpoint: EndpointSpec,
  request: FastifyRequest,
  network: string,
  secure: boolean,
): ReturnType<RateLimits['admit']> => {
  const [secret, kiosk] = [secretOf(endpoint, request, secure), cookieOf(request, secure, 'kiosk')];
  // Whoever watches over the server is told that it is ready, also while the strangers of their network wait.
  const counted = endpoint.path === health.path ? `health of ${network}` : network;
  return limits.admit({ secret, kiosk, network: counted, changes: endpoint.method !== 'GET' }, gate);
};

/** Tells a sender for how long to wait. */
export const sendWait = (
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: EndpointSpec,
  retryAfterSeconds: number,
) => sendProblem(request, reply, endpoint, undefined, refuse('too_many_requests', { retryAfterSeconds }));

/** The token that was sent, or the cookie of a session; undefined where neither is to be looked up. */
function secretOf({ access }: EndpointSpec, request: FastifyRequest, secure: boolean): string | undefined {
  const bearer = bearerOf(request);
  // What needs no permission is about signing in and out, where a program has nothing to do.
  if (bearer !== undefined && typeof access === 'string') return undefined;
  return (bearer ?? sessionCookie(request, secure)) || undefined;
}

/** Whose call it is, without counting it. */
export async function personBehind(
  services: Services,
  endpoint: EndpointSpec,
  request: FastifyRequest,
  secure: boolean,
) {
  const secret = secretOf(endpoint, request, secure);
  return secret === undefined ? undefined : services.gate(secret);
}
