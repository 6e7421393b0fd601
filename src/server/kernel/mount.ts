import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import {
  idempotencyKey,
  takesIdempotencyKey,
  type EndpointSpec,
  type FileReply,
} from '../../contract/kernel/endpoint.ts';
import type { EverywhereCode } from '../../contract/kernel/refusals.ts';
import { senderHeader } from '../../contract/kernel/sender.ts';
import { isFresh } from '../../domain/access/fresh-sign-in.ts';
import { may } from '../../domain/access/may.ts';
import { demandsSecondFactor } from '../../domain/access/second-factor.ts';
import { accept, refuse, type Accepted } from '../../domain/kernel/result.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { admit, personBehind, sendWait } from './admit.ts';
import { browserCookie, keepBrowserCookie } from './browser-cookie.ts';
import type { Person } from './context.ts';
import { bodyIfMatch, refusedIfMatch, sendJson } from './etag.ts';
import { acceptFiles, fileOf, sendFile } from './files.ts';
import { readInput } from './input.ts';
import { cookieOf, dropCookie, keepCookie } from './kept-cookies.ts';
import { networkOf } from './network.ts';
import type { OnceCall } from './once.ts';
import { isForeign } from './origin.ts';
import { languageOf, sendProblem } from './problem.ts';
import type { AnyRefusal, Route } from './route.ts';
import { runnerOf } from './run-route.ts';
import { scopeFor } from './scope-for.ts';
import type { Services } from './services.ts';
import type { Aftermath } from './work.ts';

/**
 * Puts a route on the server: who is asking, may they, what do they say, then the use-case in
 * its transaction, then the reply as the contract has it or the refusal as problem details.
 */
export function mount(app: FastifyInstance, services: Services, secureCookie: boolean, route: Route): void {
  const { endpoint } = route;
  const { upload } = endpoint;
  const run = runnerOf(services, route);
  const options: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      // Before anything is waited for: of a client that has left, nobody knows the address any more.
      const network = networkOf(request.ip);
      const now = services.clock.now();
      // A file was counted before it was read. Who sends it is looked up once more: it takes its time, and meanwhile a session may end.
      const admitted =
        upload === undefined
          ? await admit(services, endpoint, request, network, secureCookie)
          : { person: await personBehind(services, endpoint, request, secureCookie) };
      if ('waitSeconds' in admitted) return sendWait(request, reply, endpoint, admitted.waitSeconds);
      const { person } = admitted;
      const refusal = refusedAtTheDoor(services, endpoint, request, person, now);
      if (refusal !== undefined) return sendProblem(request, reply, endpoint, person, refusal);
      const matched = bodyIfMatch(endpoint, request);
      if (!matched.ok) return sendProblem(request, reply, endpoint, person, matched);
      request.body = matched.value;
      const input = readInput(endpoint, request);
      if (!input.ok) return sendProblem(request, reply, endpoint, person, input);
      const call = onceCall(endpoint, request, person);
      if (call?.ok === false) return sendProblem(request, reply, endpoint, person, call);
      const outcome = await run({
        person,
        readmit: async () => {
          const again = await personBehind(services, endpoint, request, secureCookie);
          const refused = refusedAtTheDoor(services, endpoint, request, again, now);
          return refused ?? accept(again);
        },
        call: call?.value,
        input: upload === undefined ? input.value : { ...input.value, body: fileOf(request) },
        arrival: {
          now,
          caller: {
            network,
            userAgent: request.headers['user-agent'],
            browser: browserCookie(request, secureCookie),
          },
          language: person?.language ?? languageOf(request),
          stepToken: cookieOf(request, secureCookie, 'step'),
          kioskToken: cookieOf(request, secureCookie, 'kiosk'),
          signedIn: person?.scopes === undefined ? person : undefined,
        },
      });
      applyAftermath(services, reply, outcome.aftermath, secureCookie);
      if (!outcome.value.ok) {
        return sendProblem(request, reply, endpoint, person, refusedIfMatch(request.headers, outcome.value));
      }
      return sendReply(request, reply, endpoint, outcome.value.value);
    },
  };
  const { largestBody } = endpoint;
  if (upload === undefined) {
    return void app.route({ ...options, ...(largestBody !== undefined && { bodyLimit: largestBody }) });
  }
  // A file that nobody let in sends is not even read.
  const onRequest: RouteOptions['onRequest'] = async (request, reply) => {
    const admitted = await admit(services, endpoint, request, networkOf(request.ip), secureCookie);
    if ('waitSeconds' in admitted) return void (await sendWait(request, reply, endpoint, admitted.waitSeconds));
    const { person } = admitted;
    const refusal = refusedAtTheDoor(services, endpoint, request, person, services.clock.now());
    if (refusal !== undefined) await sendProblem(request, reply, endpoint, person, refusal);
  };
  app.register(async (scope) => {
    acceptFiles(scope, upload.largestBytes);
    scope.route({ ...options, onRequest });
  });
}

/** Under which key a call is to be done once; undefined where its sender named none, or the endpoint needs none. */
function onceCall(
  endpoint: EndpointSpec,
  { headers, params, query, body }: FastifyRequest,
  person: Person | undefined,
): Accepted<OnceCall> | (AnyRefusal & { readonly ok: false }) | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || person === undefined || !takesIdempotencyKey(endpoint)) return undefined;
  if (typeof key === 'string' && idempotencyKey.test(key)) {
    return accept({ key, endpoint, person, sent: [params, query, body ?? null] });
  }
  return refuse('invalid_input', { issues: [{ path: 'headers.idempotency-key', check: 'invalid_format' }] });
}

type DoorRefusal = AnyRefusal & { readonly refusal: EverywhereCode };

/** Deny by default: only what `access` opens passes. */
function refusedAtTheDoor(
  services: Services,
  endpoint: EndpointSpec,
  request: FastifyRequest,
  person: Person | undefined,
  now: Instant,
): DoorRefusal | undefined {
  if (endpoint.method !== 'GET' && isForeign(request, services.publicUrl)) return refuse('foreign_origin');
  if (endpoint.access === 'anyone') return undefined;
  if (person === undefined || isForAnother(request, person)) return refuse('not_signed_in');
  if (endpoint.access !== 'person') {
    if (person.status !== 'active') return refuse('not_admitted');
    // What the person may, first: a token that lacks a scope is told so.
    if (!may({ ...person, scopes: undefined }, endpoint.access.action)) return refuse('not_allowed');
    const scope = scopeFor(endpoint);
    // A program does what its token is for, and nothing that no token is for.
    if (person.scopes !== undefined && (scope === undefined || !person.scopes.includes(scope))) {
      return refuse('token_lacks_scope', { scope: scope ?? null });
    }
    if (lacksSecondFactor(services, person) && endpoint.access.action !== 'secure_own_account') {
      return refuse('second_factor_required');
    }
  }
  const stale = endpoint.freshSignIn === true && !isFresh(person.authenticatedAt, now);
  return stale ? refuse('fresh_sign_in_required') : undefined;
}

/** Whoever must have a second factor reaches nothing but what sets one up. */
const lacksSecondFactor = (services: Services, person: Person): boolean =>
  services.demandsSecondFactor && demandsSecondFactor(person.role) && !person.hasSecondFactor;

/** The page was opened by somebody else, whose session this no longer is. */
function isForAnother(request: FastifyRequest, person: Person): boolean {
  const named = request.headers[senderHeader];
  return named !== undefined && named !== person.employeeId;
}

function applyAftermath({ limits }: Services, reply: FastifyReply, aftermath: Aftermath, secure: boolean): void {
  if (aftermath.browser !== undefined) keepBrowserCookie(reply, secure, aftermath.browser);
  for (const kept of ['session', 'step', 'kiosk'] as const) {
    const wish = aftermath[kept];
    if (wish === 'forget') dropCookie(reply, secure, kept);
    else if (wish !== undefined) {
      keepCookie(reply, secure, kept, wish.token, wish.expiresAt);
      // Whoever waits for a second step has shown too little for a count of their own.
      if (kept !== 'step') limits.prove(wish.token);
    }
  }
}

function sendReply(request: FastifyRequest, reply: FastifyReply, endpoint: EndpointSpec, value: unknown): FastifyReply {
  if (endpoint.file === true) return sendFile(request, reply, value as FileReply);
  if (endpoint.reply === undefined) return reply.code(204).send();
  return sendJson(request, reply, { endpoint, value, body: JSON.stringify(z.encode(endpoint.reply, value)) });
}
