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
import { may, type Action } from '../../domain/access/may.ts';
import { scopeOf } from '../../domain/access/scope.ts';
import { demandsSecondFactor } from '../../domain/access/second-factor.ts';
import { accept, refuse, type Accepted } from '../../domain/kernel/result.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { admit, personBehind, sendWait } from './admit.ts';
import { browserCookie, keepBrowserCookie } from './browser-cookie.ts';
import type { Actor, Arrival, Context, Person } from './context.ts';
import type { TransactionOptions } from './database.ts';
import { bodyIfMatch, refusedIfMatch, sendJson } from './etag.ts';
import { acceptFiles, fileOf, sendFile } from './files.ts';
import { readInput } from './input.ts';
import { cookieOf, dropCookie, keepCookie } from './kept-cookies.ts';
import { networkOf } from './network.ts';
import { keptReply, once, type OnceCall } from './once.ts';
import { isForeign } from './origin.ts';
import { languageOf, sendProblem } from './problem.ts';
import type { AnyAnswer, AnyCall, AnyRefusal, Route } from './route.ts';
import type { Services } from './services.ts';
import { together } from './together.ts';
import { inTransaction, type Aftermath } from './work.ts';

interface Request {
  readonly person: Person | undefined;
  readonly input: unknown;
  readonly arrival: Arrival;
  /** It is to be done once, however often it is sent. */
  readonly call: OnceCall | undefined;
}
type Outcome = { readonly value: AnyAnswer; readonly aftermath: Aftermath };
type Run = (request: Request) => Promise<Outcome>;

/**
 * Puts a route on the server: who is asking, may they, what do they say, then the use-case in
 * its transaction, then the reply as the contract has it or the refusal as problem details.
 */
export function mount(app: FastifyInstance, services: Services, secureCookie: boolean, route: Route): void {
  const { endpoint } = route;
  const { upload } = endpoint;
  const run = runner(services, route);
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
      if (refusal !== undefined) return sendProblem(request, reply, endpoint, person, refuse(refusal));
      const matched = bodyIfMatch(endpoint, request);
      if (!matched.ok) return sendProblem(request, reply, endpoint, person, matched);
      request.body = matched.value;
      const input = readInput(endpoint, request);
      if (!input.ok) return sendProblem(request, reply, endpoint, person, input);
      const call = onceCall(endpoint, request, person);
      if (call?.ok === false) return sendProblem(request, reply, endpoint, person, call);
      const outcome = await run({
        person,
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
    if (refusal !== undefined) await sendProblem(request, reply, endpoint, person, refuse(refusal));
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

/** Deny by default: only what `access` opens passes. */
function refusedAtTheDoor(
  services: Services,
  endpoint: EndpointSpec,
  request: FastifyRequest,
  person: Person | undefined,
  now: Instant,
): EverywhereCode | undefined {
  if (endpoint.method !== 'GET' && isForeign(request, services.publicUrl)) return 'foreign_origin';
  if (endpoint.access === 'anyone') return undefined;
  if (person === undefined || isForAnother(request, person)) return 'not_signed_in';
  if (endpoint.access !== 'person') {
    if (person.status !== 'active') return 'not_admitted';
    if (!may(person, endpoint.access.action)) return 'not_allowed';
    if (!isWithinScopes(person, endpoint.access.action, endpoint.method)) return 'token_lacks_scope';
    if (lacksSecondFactor(services, person) && endpoint.access.action !== 'secure_own_account') {
      return 'second_factor_required';
    }
  }
  const stale = endpoint.freshSignIn === true && !isFresh(person.authenticatedAt, now);
  return stale ? 'fresh_sign_in_required' : undefined;
}

/** Whoever must have a second factor reaches nothing but what sets one up. */
const lacksSecondFactor = (services: Services, person: Person): boolean =>
  services.demandsSecondFactor && demandsSecondFactor(person.role) && !person.hasSecondFactor;

/** A program does what its token is for, and nothing that no token is for. */
function isWithinScopes({ scopes }: Person, action: Action, method: string): boolean {
  if (scopes === undefined) return true;
  const scope = scopeOf(action, method);
  return scope !== undefined && scopes.includes(scope);
}

/** The page was opened by somebody else, whose session this no longer is. */
function isForAnother(request: FastifyRequest, person: Person): boolean {
  const named = request.headers[senderHeader];
  return named !== undefined && named !== person.employeeId;
}

function runner(services: Services, route: Route): Run {
  if (route.kind === 'shared') return sharedRunner(services, route.useCase);
  const inside = <T>(request: Request, work: (ctx: Context) => Promise<T>) =>
    inTransaction(services, transactionFor(route, request.person), request.arrival, (ctx) =>
      work(withWho(ctx, route.endpoint, request.person)),
    );
  /** A refusal keeps nothing of what was written before it. */
  const allOrNothing = async (request: Request, work: (ctx: Context) => Promise<AnyAnswer>): Promise<Outcome> => {
    try {
      return await inside(request, async (ctx) => {
        const answer = await work(ctx);
        if (answer.ok) return answer;
        throw new Refused(answer);
      });
    } catch (error) {
      if (error instanceof Refused) return { value: error.answer, aftermath: {} };
      throw error;
    }
  };
  if (route.kind === 'plain') {
    return (request) =>
      allOrNothing(request, (ctx) => once(ctx, request.call, () => route.useCase(ctx, request.input)));
  }
  const { load, work, keep, save } = route.useCase;
  return async (request) => {
    const { call } = request;
    const known = call && (await inside(request, (ctx) => keptReply(ctx, call)));
    if (known?.value !== undefined) return { value: known.value, aftermath: {} };
    // What loading counts, such as a try at a password, counts most of all when it refuses.
    const loaded = await inside(request, (ctx) => load(ctx, request.input));
    if (!loaded.value.ok) return { value: loaded.value, aftermath: loaded.aftermath };
    const worked = await work(loaded.value.value, request.input);
    if (!worked.ok) return { value: worked, aftermath: {} };
    if (keep !== undefined) await inside(request, (ctx) => keep(ctx, worked.value));
    return allOrNothing(request, (ctx) => once(ctx, call, () => save(ctx, request.input, worked.value)));
  };
}

/** Carries a refusal out of a transaction, so that it is rolled back. */
class Refused extends Error {
  readonly answer: AnyRefusal;
  constructor(answer: AnyRefusal) {
    super(answer.refusal);
    this.answer = answer;
  }
}

type QueuedCall = AnyCall & { readonly arrival: Arrival };

const mostTogether = 64;

/** One queue per organization: its calls that wait together are answered in one transaction. */
function sharedRunner(
  services: Services,
  useCase: (ctx: Context, calls: readonly AnyCall[]) => Promise<readonly AnyAnswer[]>,
): Run {
  const queues = new Map<string, (call: QueuedCall) => Promise<AnyAnswer>>();
  const queueOf = (organizationId: string) => {
    const known = queues.get(organizationId);
    if (known !== undefined) return known;
    const queue = together<QueuedCall, AnyAnswer>(async (calls) => {
      const last = calls.at(-1);
      if (last === undefined) return [];
      const options = { organizationId, snapshot: true };
      const { value } = await inTransaction(services, options, last.arrival, (ctx) => useCase(ctx, calls));
      return value;
    }, mostTogether);
    queues.set(organizationId, queue);
    return queue;
  };
  return async ({ person, input, arrival }) => {
    if (person === undefined) throw new Error('a shared use-case is only for people who are signed in');
    const call = { actor: person as Actor, input, receivedAt: arrival.now, arrival };
    return { value: await queueOf(person.organizationId)(call), aftermath: {} };
  };
}

function transactionFor(route: Route, person: Person | undefined): TransactionOptions {
  const options = { readOnly: route.endpoint.method === 'GET', snapshot: route.kind === 'plain' && route.snapshot };
  if (person === undefined) return options;
  const { organizationId, employeeId } = person;
  return { ...options, organizationId, employeeId };
}

/** The context under the name that the endpoint's access gives it: this is where an Actor is made. */
function withWho(ctx: Context, { access }: EndpointSpec, person: Person | undefined): Context {
  const who = access === 'anyone' || access === 'person' ? { person } : { actor: person as Actor };
  return { ...ctx, ...who };
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
