import { infiniteQueryOptions, MutationCache, QueryCache, queryOptions, type QueryKey } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { EndpointSpec, ReplyOf } from '../../contract/kernel/endpoint.ts';
import { AskingClient } from './asking-client.ts';
import { call, Unreachable, type CallArguments, type CallInput } from './call.ts';
import { forgetAnswer, forgetAnswers, keepAnswer, keptAnswer, keptPlaceOf, type KeptPlace } from './kept-answers.ts';
import { ownTask } from './own-task.ts';
import { Refused, type AskError } from './refused.ts';
import { rememberedReply, rememberReply } from './remembered.ts';
import { isUnanswered } from './unreachable.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: AskError;
  }
}

/** The key under which an endpoint's answers are kept; without input, of all its answers. */
export const keyOf = (endpoint: EndpointSpec, input?: unknown): readonly unknown[] =>
  input === undefined ? [endpoint.name] : [endpoint.name, input];

/** Asks an endpoint and gives its reply; a refusal is thrown as {@link Refused}. */
export async function replyOf<const E extends EndpointSpec>(
  endpoint: E,
  ...input: CallArguments<E>
): Promise<ReplyOf<E>> {
  const answer = await call(endpoint, ...input);
  if (answer.ok) return answer.value;
  throw new Refused(answer.refusal, answer.details);
}

/**
 * The same, sent in a task of its own. A screen asks all its questions in the piece of work that follows its first drawing; sending each takes
 * as long as drawing a part.
 */
async function replyInTurn<const E extends EndpointSpec>(endpoint: E, ...input: CallArguments<E>): Promise<ReplyOf<E>> {
  await ownTask();
  return replyOf(endpoint, ...input);
}

/**
 * Asks, and keeps the answer where it may be kept (kept-answers.ts). Where nobody answers, `show` shows the one that was kept, unless a newer one
 * is on the screen; that nobody answered is thrown all the same, so that it is said and asked again.
 */
export async function replyOrKept<const E extends EndpointSpec>(
  endpoint: E,
  args: CallArguments<E>,
  show: (reply: ReplyOf<E>, at: number) => void,
): Promise<ReplyOf<E>> {
  const place = keptPlaceOf(endpoint, args[0]);
  if (place === undefined) return replyInTurn(endpoint, ...args);
  try {
    const reply = await replyInTurn(endpoint, ...args);
    // Nobody waits for it.
    keepAnswer(endpoint, place, reply).catch(reportError);
    return reply;
  } catch (error) {
    if (error instanceof Refused) forgetRefused(error, place);
    const kept = isUnanswered(error) ? keptAnswer(endpoint, place) : undefined;
    if (kept !== undefined) show(kept.reply, kept.at);
    throw error;
  }
}

/** What says nothing of who may read it: a server that is coming up, a fault of ours, and whoever asks too often. */
const ours: readonly string[] = ['unavailable', 'unexpected', 'too_many_requests'];

/** What is refused to somebody is not theirs to read; and where nobody is signed in, nothing is. */
function forgetRefused({ code }: Refused, place: KeptPlace): void {
  if (code === 'not_signed_in' || code === 'not_admitted') forgetAnswers();
  else if (!ours.includes(code)) forgetAnswer(place);
}

/** Shows what was known at a moment where nothing is known yet. */
export function showKnown(queryKey: QueryKey, known: unknown, at: number): void {
  if (queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, known, { updatedAt: at });
}

/** Query options for an endpoint that only reads: `useQuery(ask(readTimeCard, { query: { date } }))`. */
export function ask<const E extends EndpointSpec>(endpoint: E, ...[input]: CallArguments<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal, queryKey }): Promise<ReplyOf<E>> =>
      replyOrKept(endpoint, [input, signal] as CallArguments<E>, (reply, at) => showKnown(queryKey, reply, at)),
  });
}

/** An endpoint that answers a page at a time, and from where the next one goes on. */
type PagedSpec = EndpointSpec & { readonly reply: z.ZodMiniType<{ readonly next: string | null }> };

/** As {@link ask}, a page at a time: `useInfiniteQuery(askPages(readTeam, { query: filter }))`. */
export function askPages<const E extends PagedSpec>(endpoint: E, input: CallInput<E> & { readonly query: object }) {
  return infiniteQueryOptions({
    // What is asked both ways is kept apart: pages are no reply.
    queryKey: [...keyOf(endpoint, input), 'pages'],
    queryFn: ({ pageParam, signal, queryKey }): Promise<ReplyOf<E>> => {
      const page = pageParam === null ? input : { ...input, query: { ...input.query, cursor: pageParam } };
      return replyOrKept(endpoint, [page, signal] as unknown as CallArguments<E>, (reply, at) =>
        showKnown(queryKey, { pages: [reply], pageParams: [null] }, at),
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last as { readonly next: string | null }).next,
  });
}

/**
 * As {@link ask}, and the last reply is kept on the device: the page opens with it, offline too,
 * and corrects itself once the server has answered. Cleared with local storage when logging out.
 */
export function askRemembered<const E extends EndpointSpec>(endpoint: E, ...[input]: CallArguments<E>) {
  return queryOptions({
    ...ask(endpoint, ...([input] as CallArguments<E>)),
    queryFn: async ({ signal }): Promise<ReplyOf<E>> => {
      const reply = await replyOf(endpoint, ...([input, signal] as CallArguments<E>));
      rememberReply(endpoint, reply);
      return reply;
    },
    initialData: () => rememberedReply(endpoint),
    initialDataUpdatedAt: 0,
  });
}

/** A lost connection and a database that restarts are worth asking again; a refusal stays one. */
const mayHelpToRetry = (error: AskError): boolean => error instanceof Unreachable || error.code === 'unavailable';

/** The one client of questions. Offline it still asks, so that a screen learns at once that nobody answers. */
export const queryClient = new AskingClient({
  queryCache: new QueryCache({ onError: reportSurprise }),
  mutationCache: new MutationCache({ onError: reportSurprise }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 5_000,
      retry: (failures, error) => navigator.onLine && failures < 2 && mayHelpToRetry(error),
      retryDelay: (failures) => 400 * 2 ** failures,
    },
    mutations: { networkMode: 'always' },
  },
});

/** What is neither a refusal nor a lost connection is a mistake of ours: say it where it is looked for. */
function reportSurprise(error: unknown): void {
  if (!(error instanceof Refused) && !(error instanceof Unreachable)) reportError(error);
}
