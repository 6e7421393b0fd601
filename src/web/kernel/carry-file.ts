import type { EndpointSpec } from '../../contract/kernel/endpoint.ts';
import type { RefusalCode } from '../../words/refusal-sentence.ts';
import { answerOf, requestOf, responseOf, type CallAnswer, type CallArguments, type CallInput } from './call.ts';
import { isConfirmed } from './confirmation.ts';
import { tellReached } from './reachability.ts';
import { sendFile } from './send-file.ts';
import { sentAs, Unreachable } from './unreachable.ts';

/**
 * Sends a file to an endpoint that takes one, and tells how far it is, from 0 to 1.
 *
 * @throws Unreachable as {@link call}
 */
export async function upload<const E extends EndpointSpec & { upload: object }>(
  endpoint: E,
  input: CallInput<E>,
  file: Blob,
  onProgress: (part: number) => void,
): Promise<CallAnswer<E>> {
  const { url, init } = requestOf(endpoint, input);
  const response = await sendFile(url, init, file, onProgress);
  tellReached(response !== undefined);
  if (response === undefined) throw new Unreachable('The server did not answer.');
  return (await answerOf(endpoint, response, sentAs(endpoint))) as CallAnswer<E>;
}

/** A file that is there to be kept, or the refusal. */
export type DownloadAnswer<E extends EndpointSpec> =
  | { readonly ok: true; readonly value: File }
  | Extract<CallAnswer<E>, { readonly ok: false }>;

/** The same, whichever endpoint was asked. */
export type FileAnswer =
  | { readonly ok: true; readonly value: File }
  | { readonly ok: false; readonly refusal: RefusalCode; readonly details: unknown };

/**
 * Asks an endpoint for the file that it answers, under the name that the server gives it. What needs a fresh sign-in waits as in {@link call}.
 *
 * @throws Unreachable as {@link call}
 */
export async function download<const E extends EndpointSpec & { file: true }>(
  endpoint: E,
  ...[input, signal]: CallArguments<E>
): Promise<DownloadAnswer<E>> {
  const response = await responseOf(endpoint, input ?? {}, signal);
  if (!response.ok) {
    const answer = await answerOf(endpoint, response, sentAs(endpoint, signal));
    const refused = answer as Extract<DownloadAnswer<E>, { readonly ok: false }>;
    const isConfirmedNow = refused.refusal === 'fresh_sign_in_required' && (await isConfirmed());
    return isConfirmedNow ? download(endpoint, ...([input, signal] as CallArguments<E>)) : refused;
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? endpoint.name;
  const bytes = await response.blob().catch((cause: unknown) => {
    throw new Unreachable('The file broke off.', { cause });
  });
  return { ok: true, value: new File([bytes], name, { type: bytes.type }) };
}
