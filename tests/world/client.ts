import * as z from 'zod/mini';
import type { EndpointSpec } from '../../src/contract/kernel/endpoint.ts';
import { everywhere, problem, type Problem } from '../../src/contract/kernel/refusals.ts';
import type { CallAnswer, CallInput } from '../../src/web/kernel/call.ts';

/** An answer as it came over the wire. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Client {
  /** What the browser would send as `Cookie`; undefined for a stranger. */
  readonly cookie: string | undefined;
  /** Calls an endpoint with domain values and decodes what it answers, by the contract. */
  call<const E extends EndpointSpec>(endpoint: E, input?: Partial<CallInput<E>>): Promise<CallAnswer<E>>;
  /** Sends anything: a body that is not text is sent as JSON. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

/** Somebody with a browser, without the browser. */
export function aClient(url: string, cookie: string | undefined): Client {
  const send: Client['send'] = async (method, path, body, headers = {}) => {
    const init: RequestInit = { method, redirect: 'manual' };
    const isFile = body instanceof Uint8Array;
    const json = body === undefined || typeof body === 'string' || isFile ? body : JSON.stringify(body);
    const kind = json === undefined ? {} : { 'content-type': isFile ? 'image/png' : 'application/json' };
    const response = await fetch(`${url}${path}`, {
      ...init,
      headers: { ...kind, ...(cookie === undefined ? {} : { cookie }), ...headers },
      ...(json === undefined ? {} : { body: json as BodyInit }),
    });
    const text = isStream(response) ? await nothingOf(response) : await response.text();
    return { status: response.status, headers: response.headers, text };
  };
  return {
    cookie,
    send,
    call: async (endpoint, input = {}) => {
      const { path, body, headers } = wireOf(endpoint, input);
      return answerOf(endpoint, await send(endpoint.method, path, body, headers)) as CallAnswer<typeof endpoint>;
    },
  };
}

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

/** A stream has no end to wait for: see LiveStream. */
async function nothingOf(response: Response): Promise<string> {
  await response.body?.cancel();
  return '';
}

type Parts = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;

/** What goes over the wire, as the contract writes it. */
export interface Wire {
  /** With its parameters and query. */
  readonly path: string;
  readonly body: unknown;
  readonly headers: Record<string, string>;
}

/** Headers are there with every request, and of those that an endpoint names some may be left out. */
const noneOf: Parts = { headers: {} };

export function wireOf(endpoint: EndpointSpec, input: Parts): Wire {
  const encoded = (part: keyof Parts): unknown =>
    endpoint[part] === undefined ? undefined : z.encode(endpoint[part], input[part] ?? noneOf[part]);
  const params = (encoded('params') ?? {}) as Record<string, string>;
  const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams((encoded('query') ?? {}) as Record<string, string>).toString();
  const headers = (encoded('headers') ?? {}) as Record<string, string>;
  return { path: query === '' ? path : `${path}?${query}`, body: encoded('body'), headers };
}

function answerOf(endpoint: EndpointSpec, { status, text }: Reply): unknown {
  if (status >= 400) {
    const { code, details } = problemIn(text);
    const spec = [...endpoint.refusals, ...everywhere].find((one) => one.code === code);
    if (spec === undefined) throw new Error(`${endpoint.name} answered ${code}, which its contract does not declare`);
    return { ok: false, refusal: code, details: spec.details && z.decode(spec.details, details) };
  }
  if (endpoint.reply === undefined) return { ok: true, value: undefined };
  return { ok: true, value: z.decode(endpoint.reply, JSON.parse(text) as never) };
}

/** The problem details in a reply; throws if they are none. */
export const problemIn = (text: string): Problem => z.parse(problem, JSON.parse(text));
