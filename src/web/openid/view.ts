import * as z from 'zod/mini';
import {
  openidPlaces,
  openidPurposes,
  takeAnswer,
  type OpenidPlace,
  type OpenidPurpose,
} from '../../contract/openid.ts';
import { refusalSentence, type RefusalCode } from '../../words/refusal-sentence.ts';
import type { Speaker } from '../../words/speak.ts';
import type { CallAnswer } from '../kernel/call.ts';

/** What the state that comes back says in clear, at its front. It proves nothing: the server compares the whole. */
export interface Label {
  readonly place: OpenidPlace;
  readonly purpose: OpenidPurpose;
}

export function labelOf(state: string): Label | undefined {
  const [first, second] = state.split('.');
  const place = openidPlaces.find((one) => one === first);
  const purpose = openidPurposes.find((one) => one === second);
  return place && purpose && { place, purpose };
}

/** What the provider sent the browser back with, as the server takes it; undefined where nobody was asked. */
export function broughtBack(provider: string, search: string) {
  const told = new URLSearchParams(search);
  const state = told.get('state');
  const [code, iss, error, errorDescription] = ['code', 'iss', 'error', 'error_description'].map((name) =>
    told.get(name),
  );
  if (state === null || (!code && !error)) return undefined;
  const body = {
    provider,
    state,
    ...(code ? { code } : {}),
    ...(iss ? { iss } : {}),
    ...(error ? { error } : {}),
    ...(errorDescription ? { errorDescription: errorDescription.slice(0, 4_096) } : {}),
  };
  return z.safeParse(takeAnswer.body, body).success ? body : undefined;
}

/** Why nobody was signed in. */
export type Failure =
  | { readonly kind: 'closed' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly code: string; readonly details: unknown };

/** What the channel between two windows carries: how it went. */
export const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), outcome: z.string() }),
  z.object({ kind: z.literal('unreachable') }),
  z.object({ kind: z.literal('refused'), code: z.string(), details: z.optional(z.unknown()) }),
]);
export type Outcome = z.output<typeof outcome>;

export function outcomeOf(answer: CallAnswer<typeof takeAnswer>): Outcome {
  if (answer.ok) return { kind: 'done', outcome: answer.value.outcome };
  return { kind: 'refused', code: answer.refusal, details: answer.details };
}

/** What is said about it. Registering has failed in the words of the specification, with the reason below. */
export function problemOf(
  speaker: Speaker,
  purpose: OpenidPurpose | undefined,
  provider: string,
  failure: Failure,
): { readonly title: string; readonly text?: string } {
  const name = (failure.kind === 'refused' ? toldProvider(failure.details) : undefined) ?? provider;
  const reason = reasonOf(speaker, name, failure);
  if (purpose === 'register' || purpose === 'accept') {
    const title = purpose === 'register' ? 'openid.signUpFailed' : 'openid.joinFailed';
    return { title: speaker.say(title, { provider: name }), text: reason.title };
  }
  return reason;
}

function reasonOf(speaker: Speaker, provider: string, failure: Failure): { title: string; text?: string } {
  if (failure.kind === 'closed') return { title: speaker.say('openid.windowClosed', { provider }) };
  if (failure.kind === 'unreachable') return { title: speaker.say('kernel.unreachable') };
  const own = ownWords(failure);
  if (own !== undefined) return { title: own, text: speaker.say('openid.thatIsWhatProviderSaid', { provider }) };
  return { title: refusalSentence(speaker, failure.code as RefusalCode, failure.details) };
}

/** How the server calls the provider. */
const toldProvider = (details: unknown): string | undefined =>
  typeof details === 'object' && details !== null && 'provider' in details && typeof details.provider === 'string'
    ? details.provider
    : undefined;

/** The provider's own sentence, kept to itself, since it may run in the other direction. */
function ownWords({ code, details }: Extract<Failure, { kind: 'refused' }>): string | undefined {
  const told = code === 'provider_refused' && typeof details === 'object' && details !== null && 'message' in details;
  return told && typeof details.message === 'string' && details.message !== ''
    ? `\u2068${details.message}\u2069`
    : undefined;
}
