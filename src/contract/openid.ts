import * as z from 'zod/mini';
import { isOwnPath } from '../domain/openid/own-path.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';

/** Names a provider in addresses and in the configuration. */
const providerId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/));
const ownPath = z.string().check(z.refine(isOwnPath, { error: 'not_our_own_path' }));

/** What somebody wants with a provider's word. */
export const openidPurposes = ['sign_in', 'register'] as const;
const purpose = z.enum(openidPurposes);
export type OpenidPurpose = z.output<typeof purpose>;

/** Where the provider is shown: in a window of its own, or in the page itself where such windows are blocked. */
export const openidPlaces = ['window', 'page'] as const;
const place = z.enum(openidPlaces);
export type OpenidPlace = z.output<typeof place>;

/** The provider's name, which stands in the sentence. */
const told = z.object({ provider: z.string() });

/** Nobody answers there, or nobody that could be understood: it may later. */
const away = refusal('provider_unavailable', 503, told);
const slowDown = refusal('too_many_attempts', 429, z.object({ retryAfterSeconds: z.int() }));

export const askProvider = endpoint({
  name: 'askProvider',
  method: 'POST',
  path: '/api/openid/ask',
  sentence: 'Begins signing in or registering by an OpenID provider: answers the address to send the browser to.',
  access: 'anyone',
  body: z.strictObject({ provider: providerId, purpose, place, returnTo: ownPath }),
  reply: z.object({ address: z.url(), state: z.string() }),
  refusals: [refusal('not_found', 404), away, slowDown],
});

/** The longest that we take of any parameter; codes of Microsoft have over a thousand characters. */
const parameter = (longest: number) => z.string().check(z.maxLength(longest));

export const takeAnswer = endpoint({
  name: 'takeAnswer',
  method: 'POST',
  path: '/api/openid/answer',
  sentence: 'Takes what an OpenID provider answered through the browser: once, and in the browser that asked.',
  access: 'anyone',
  body: z.strictObject({
    provider: providerId,
    state: parameter(512),
    code: z.optional(parameter(8_192)),
    iss: z.optional(parameter(1_024)),
    error: z.optional(parameter(256)),
    errorDescription: z.optional(parameter(4_096)),
  }),
  reply: z.object({
    /** `registered` without a session: whether the address was known is then not told. */
    outcome: z.enum(['signed_in', 'registered']),
    returnTo: ownPath,
  }),
  refusals: [
    // Expired, taken before, or begun in another browser.
    refusal('provider_not_asked', 409),
    away,
    // What the provider says is its own sentence; empty, it said none.
    refusal('provider_refused', 403, z.object({ provider: z.string(), message: z.string() })),
    refusal('answer_not_trusted', 403, told),
    refusal('identity_unknown', 403, told),
    refusal('email_not_told', 403, told),
    refusal('email_has_account', 409, told),
    refusal('registration_failed', 409),
  ],
});
