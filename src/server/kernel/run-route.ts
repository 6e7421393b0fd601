import type { EndpointSpec } from '../../contract/kernel/endpoint.ts';
import { type Accepted } from '../../domain/kernel/result.ts';
import type { Actor, Arrival, Context, Person } from './context.ts';
import { Overtaken } from './database-trouble.ts';
import type { TransactionOptions } from './database.ts';
import { holdSession } from './hold-session.ts';
import { keptReply, once, type OnceCall } from './once.ts';
import type { AnyAnswer, AnyCall, AnyRefusal, Route } from './route.ts';
import type { Services } from './services.ts';
import { together } from './together.ts';
import { inTransaction, type Aftermath } from './work.ts';

/** A call that was let in and understood. */
export interface Request {
  readonly person: Person | undefined;
  /** Looks up anew who asks, and whether they may: while it waited for others, they may have become somebody else. */
  readonly readmit: () => Promise<Accepted<Person | undefined> | AnyRefusal>;
  readonly input: unknown;
  readonly arrival: Arrival;
  /** It is to be done once, however often it is sent. */
  readonly call: OnceCall | undefined;
}
type Outcome = { readonly value: AnyAnswer; readonly aftermath: Aftermath };
export type Run = (request: Request) => Promise<Outcome>;

/**
 * Makes of a route what answers its calls, in the transactions that it wants. What is written in somebody's name holds only if their
 * session, or their token, is still there when it is done; else it begins again, and is refused at the door.
 */
export function runnerOf(services: Services, route: Route): Run {
  if (route.kind === 'shared') return sharedRunner(services, route.useCase);
  const { endpoint } = route;
  const writesAsSomebody = endpoint.method !== 'GET' && endpoint.access !== 'anyone';
  const inside = <T>(request: Request, work: (ctx: Context) => Promise<T>, isLast = false) => {
    let { person } = request;
    return inTransaction(
      services,
      transactionFor(route, person),
      request.arrival,
      (ctx) => work(withWho(ctx, endpoint, person)),
      {
        async beforeEnd({ tx }, { session }) {
          // Who has just ended it, or was given another, has settled that themselves.
          if (!isLast || !writesAsSomebody || person === undefined || session !== undefined) return;
          if (!(await holdSession(tx, person))) throw new Overtaken('the session ended meanwhile');
        },
        async beforeAgain() {
          const readmitted = await request.readmit();
          if (!readmitted.ok) throw new Refused(readmitted);
          person = readmitted.value;
        },
      },
    );
  };
  /** A refusal keeps nothing of what was written before it. */
  const allOrNothing = (request: Request, work: (ctx: Context) => Promise<AnyAnswer>): Promise<Outcome> =>
    inside(
      request,
      async (ctx) => {
        const answer = await work(ctx);
        if (answer.ok) return answer;
        throw new Refused(answer);
      },
      true,
    );
  if (route.kind === 'plain') {
    return orRefused((request) =>
      allOrNothing(request, (ctx) => once(ctx, request.call, () => route.useCase(ctx, request.input))),
    );
  }
  const { load, work, keep, save } = route.useCase;
  return orRefused(async (request) => {
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
  });
}

/** Carries a refusal out of a transaction, so that it is rolled back. */
class Refused extends Error {
  readonly answer: AnyRefusal;
  constructor(answer: AnyRefusal) {
    super(answer.refusal);
    this.answer = answer;
  }
}

const orRefused =
  (run: Run): Run =>
  async (request) => {
    try {
      return await run(request);
    } catch (error) {
      if (error instanceof Refused) return { value: error.answer, aftermath: {} };
      throw error;
    }
  };

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
