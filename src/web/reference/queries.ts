import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Unreachable } from '../kernel/call.ts';
import { tellReached } from '../kernel/reachability.ts';
import { pretty, type Openapi } from './view.ts';

/** An answer as it came, set out in lines where it is JSON. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** The sentence of a refusal; undefined where it was none. */
  readonly refused: string | undefined;
}

export interface RawCall {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or a file. */
  readonly body?: string | Blob;
}

/** Calls an address, and gives whatever it answers; it is shown, never understood. */
async function send({ method, url, headers = {}, body }: RawCall, signal?: AbortSignal): Promise<RawAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': typeOf(body) }) },
      cache: 'no-store',
      credentials: 'same-origin',
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
    tellReached(true);
    const text = pretty(await response.text());
    return { status: response.status, text, refused: response.ok ? undefined : detailIn(text) };
  } catch (cause) {
    if (signal?.aborted !== true) tellReached(false);
    throw new Unreachable('The server did not answer.', { cause });
  }
}

const typeOf = (body: string | Blob): string =>
  typeof body === 'string' ? 'application/json' : body.type || 'application/octet-stream';

/** What problem details tell a person. */
function detailIn(text: string): string {
  const told: unknown = text.startsWith('{') ? JSON.parse(text) : undefined;
  return typeof told === 'object' && told !== null && 'detail' in told ? String(told.detail) : text;
}

/** The raw JSON of a collection, as this person may see it. */
export const useCollection = (url: string) =>
  useQuery(
    queryOptions({
      queryKey: ['collection', url],
      queryFn: ({ signal }) => send({ method: 'GET', url }, signal),
    }),
  );

export const useOpenapi = () =>
  useQuery(
    queryOptions({
      queryKey: ['openapi'],
      queryFn: async ({ signal }): Promise<Openapi> => {
        const { text } = await send({ method: 'GET', url: '/openapi.json' }, signal);
        return JSON.parse(text) as Openapi;
      },
      staleTime: Infinity,
    }),
  );

export const useSend = () => useMutation({ mutationFn: (call: RawCall) => send(call) });
