import * as z from 'zod/mini';
import type { AnyAnswer, AnswerOf, EndpointSpec } from '../../contract/kernel/endpoint.ts';
import { everywhere, problem, type EverywhereCode } from '../../contract/kernel/refusals.ts';
import { readChapters } from '../../words/chapters.ts';
import { isConfirmed } from './confirmation.ts';
import { tellReached } from './reachability.ts';
import { speakingLanguage } from './reading.ts';
import { tellSessionChanged } from './session-signal.ts';
import { Faulty, sentAs, Unreachable, type Sent } from './unreachable.ts';

export { Unreachable };

type Parts = 'params' | 'query' | 'headers' | 'body';
type Input = Partial<Record<Parts, unknown>>;
type PartsOf<E extends EndpointSpec> = Extract<keyof E, Parts>;

/** What an endpoint is called with: exactly the parts that it declares, as domain values. */
export type CallInput<E extends EndpointSpec> = {
  readonly [Part in PartsOf<E>]: E[Part] extends z.ZodMiniType ? z.output<E[Part]> : never;
};

export type CallArguments<E extends EndpointSpec> = [PartsOf<E>] extends [never]
  ? [input?: undefined, signal?: AbortSignal]
  : [input: CallInput<E>, signal?: AbortSignal];

/** What any endpoint may be refused with before its use-case is asked. */
export interface EverywhereRefusal {
  readonly ok: false;
  readonly refusal: EverywhereCode;
  readonly details: unknown;
}

export type CallAnswer<E extends EndpointSpec> = AnswerOf<E> | EverywhereRefusal;

/** After this long without an answer we say that the server could not be reached. */
const patience = 15_000;
/** The same for what is about hundreds of people: said too early, it would be tried again and found done. */
const longPatience = 120_000;

/**
 * Calls an endpoint of the contract. What needs a fresh sign-in waits for the person to confirm, and is then called once more. A write that is
 * pressed again before its answer is there is sent once, and both are told of the one answer.
 *
 * @returns the decoded reply, or a refusal that the endpoint (or every endpoint) declares; `invalid_input` also for what cannot be sent at all
 * @throws Unreachable when there is no answer, or none that can be understood; Faulty, where that is ours
 */
export async function call<const E extends EndpointSpec>(
  endpoint: E,
  ...[given, signal]: CallArguments<E>
): Promise<CallAnswer<E>> {
  const input: Input = given ?? {};
  const send = () => callConfirmed(endpoint, input, signal);
  const isWrite = endpoint.method !== 'GET' && signal === undefined;
  try {
    return (await (isWrite ? onceUnderWay(endpoint, input, send) : send())) as CallAnswer<E>;
  } catch (error) {
    // What the contract does not take is not sent: it is refused here by the word that the server has for it, and not as if nobody had answered.
    if (!(error instanceof z.core.$ZodError)) throw error;
    await sentencesRead();
    return { ok: false, refusal: 'invalid_input', details: { issues: error.issues.map(issueOf) } };
  }
}

const issueOf = ({ path, code }: z.core.$ZodIssue) => ({ path: path.join('.'), check: code });

/** The sentence of a refusal is there when it is shown; where it cannot be fetched, the page says so by itself. */
const sentencesRead = () => readChapters('refusals').catch(() => undefined);

/**
 * The latest write to each endpoint that has no answer yet. The latest alone: where a switch is turned on, off and on again, the third is not the
 * first, though it says the same.
 */
const underWay = new Map<string, { readonly said: string; readonly answer: Promise<AnyAnswer> }>();

/** Sends a write, unless the very same is the latest under way. A button shows that it is busy a moment after the press, and a second press may be quicker. */
function onceUnderWay(endpoint: EndpointSpec, input: Input, send: () => Promise<AnyAnswer>): Promise<AnyAnswer> {
  const { url, init } = requestOf(endpoint, input);
  const said = JSON.stringify([url, init.body, init.headers]);
  const latest = underWay.get(endpoint.name);
  if (latest?.said === said) return latest.answer;
  const answer = send().finally(() => {
    if (underWay.get(endpoint.name)?.answer === answer) underWay.delete(endpoint.name);
  });
  underWay.set(endpoint.name, { said, answer });
  return answer;
}

async function callConfirmed(
  endpoint: EndpointSpec,
  input: Input,
  signal: AbortSignal | undefined,
): Promise<AnyAnswer> {
  const answer = await callOnce(endpoint, input, signal);
  const isConfirmedNow = !answer.ok && answer.refusal === 'fresh_sign_in_required' && (await isConfirmed());
  return isConfirmedNow ? callOnce(endpoint, input, signal) : answer;
}

async function callOnce(endpoint: EndpointSpec, input: Input, signal: AbortSignal | undefined): Promise<AnyAnswer> {
  return answerOf(endpoint, await responseOf(endpoint, input, signal), sentAs(endpoint, signal));
}

/** Sends it, and gives whatever is answered within its time. */
export function responseOf(endpoint: EndpointSpec, input: Input, signal: AbortSignal | undefined): Promise<Response> {
  const { url, init } = requestOf(endpoint, input);
  const limit = AbortSignal.timeout(endpoint.takesLong === true ? longPatience : patience);
  return reach(url, { ...init, signal: signal === undefined ? limit : AbortSignal.any([signal, limit]) });
}

/** The request that an endpoint is called by: values as the wire has them, in the reader’s language. */
export function requestOf(endpoint: EndpointSpec, input: Input): { url: string; init: RequestInit } {
  const params = encoded(endpoint.params, input.params);
  const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams(encoded(endpoint.query, input.query)).toString();
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': speakingLanguage(),
    ...encoded(endpoint.headers, input.headers),
  };
  const init: RequestInit = { method: endpoint.method, headers, cache: 'no-store', credentials: 'same-origin' };
  if (endpoint.body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(z.encode(endpoint.body, input.body));
  }
  return { url: query === '' ? path : `${path}?${query}`, init };
}

/** Parameters as text; those left out stay out. */
function encoded(schema: z.ZodMiniObject | undefined, value: unknown): Record<string, string> {
  if (schema === undefined) return {};
  const entries = Object.entries(z.encode(schema, (value ?? {}) as z.output<typeof schema>));
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined).map(([name, one]) => [name, String(one)]));
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    // We answer no pages to a call: one comes from whoever stands in between, as in a hotel.
    tellReached(response.headers.get('content-type')?.startsWith('text/html') !== true);
    return response;
  } catch (cause) {
    // A question that nobody waits for any more says nothing about the network.
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) tellReached(false);
    throw new Unreachable('The server did not answer.', { cause });
  }
}

/**
 * Reads what was answered: the decoded reply, or the refusal, whose sentence is there by then.
 *
 * @param sent how it stands where the answer is a fault: it goes along to the sentence
 * @throws Unreachable as {@link call}
 */
export async function answerOf(endpoint: EndpointSpec, response: Response, sent: Sent): Promise<AnyAnswer> {
  if (!response.ok) {
    const refused = refusalOf(endpoint, response.status, await jsonOf(response), sent);
    await sentencesRead();
    return refused;
  }
  if (endpoint.reply === undefined) return { ok: true, value: undefined };
  const decoded = z.safeDecode(endpoint.reply, await jsonOf(response));
  if (!decoded.success) {
    throw new Faulty(`The reply of ${endpoint.name} was not understood.`, sent, { cause: decoded.error });
  }
  return { ok: true, value: decoded.data };
}

function refusalOf(endpoint: EndpointSpec, status: number, body: unknown, sent: Sent): AnyAnswer {
  const told = z.safeParse(problem, body);
  if (!told.success) {
    const [what, why] = ['The answer was not one of Meridian’s.', { cause: told.error }] as const;
    throw status === 500 ? new Faulty(what, sent, why) : new Unreachable(what, why);
  }
  const { code, details, requestId } = told.data;
  const spec = [...endpoint.refusals, ...everywhere].find((one) => one.code === code);
  if (spec === undefined) throw new Faulty(`The refusal ${code} is not known to this page.`, sent);
  if (code === 'not_signed_in' || code === 'not_admitted') tellSessionChanged();
  // The number by which support finds in the log what went wrong. Records that went away may have done so in the moment in which they took it.
  if (code === 'unexpected' || code === 'unavailable')
    return { ok: false, refusal: code, details: { requestId, sent } };
  if (spec.details === undefined) return { ok: false, refusal: code, details: undefined };
  const decoded = z.safeDecode(spec.details, details);
  if (!decoded.success) throw new Faulty(`The details of ${code} were not understood.`, sent, { cause: decoded.error });
  return { ok: false, refusal: code, details: decoded.data };
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new Unreachable('The answer broke off, or was not JSON.', { cause });
  }
}
