import * as z from 'zod/mini';
import type { OpenidPurpose } from '../../../contract/openid.ts';
import { refusalSentence, type RefusalCode } from '../../../words/refusal-sentence.ts';
import type { Speaker } from '../../../words/speak.ts';

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
