import * as z from 'zod/mini';
import { isOwnPath } from '../domain/openid/own-path.ts';
import { code } from './factors.ts';
import { token } from './identity/links.ts';
import { admissionRefusals, joinCode } from './identity/registration.ts';
import { invitationRefusals } from './invitations.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { slowDown } from './kernel/refusals.ts';
import { instant } from './kernel/schemas.ts';

/** Names a provider in addresses and in the configuration. */
const providerId = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/));
const ownPath = z.string().check(z.refine(isOwnPath, { error: 'not_our_own_path' }));

/** What somebody wants with a provider's word. */
export const openidPurposes = ['sign_in', 'register', 'link', 'accept', 'confirm'] as const;
export type OpenidPurpose = (typeof openidPurposes)[number];

/** Where the provider is shown: in a window of its own, or in the page itself where such windows are blocked. */
export const openidPlaces = ['window', 'page'] as const;
const place = z.enum(openidPlaces);
export type OpenidPlace = z.output<typeof place>;

/** The provider's name, which stands in the sentence. */
const told = z.object({ provider: z.string() });

/** Nobody answers there, or nobody that could be understood: it may later. */
const away = refusal('provider_unavailable', 503, told);
/** Where to send the browser, and by what the answer is known again. */
const question = z.object({ address: z.url(), state: z.string() });

const asked = { provider: providerId, place, returnTo: ownPath };

export const askProvider = endpoint({
  name: 'askProvider',
  method: 'POST',
  path: '/api/openid/ask',
  sentence:
    'Begins signing in, registering or accepting an invitation by an OpenID provider: answers the address to send the browser to.',
  mayRepeat: true,
  access: 'anyone',
  body: z.discriminatedUnion('purpose', [
    z.strictObject({ ...asked, purpose: z.literal('sign_in') }),
    z.strictObject({ ...asked, purpose: z.literal('register'), joinCode: z.optional(joinCode) }),
    z.strictObject({ ...asked, purpose: z.literal('accept'), invitation: token }),
  ]),
  reply: question,
  refusals: [
    refusal('not_found', 404),
    ...invitationRefusals,
    ...admissionRefusals,
    refusal('registration_failed', 409),
    away,
    slowDown,
  ],
});

/** Why a sign-in is not linked to whoever asks for it. */
const linkRefusals = [
  refusal('sign_in_of_another', 409, told),
  refusal('own_email_not_verified', 409, told),
  refusal('provider_email_not_verified', 409, told),
  refusal('emails_differ', 409, told),
  refusal('already_linked', 409, told),
] as const;

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
    outcome: z.enum(['signed_in', 'registered', 'linked', 'confirmed']),
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
    ...invitationRefusals,
    ...admissionRefusals,
    // Whoever confirmed is not whom the signed-in person is linked to.
    refusal('not_your_account', 403, told),
    ...linkRefusals,
  ],
});

const provider = z.object({ id: z.string(), name: z.string() });

/** A provider by whom the person signs in. */
const linkedSignIn = z.object({
  ...provider.shape,
  /** As the provider told it when it was linked. */
  email: z.nullable(z.string()),
  linkedAt: instant,
});
export type LinkedSignIn = z.output<typeof linkedSignIn>;

export const readLinkedSignIns = endpoint({
  name: 'readLinkedSignIns',
  method: 'GET',
  path: '/api/me/linked-sign-ins',
  sentence: 'Lists by whom the signed-in person may sign in, and by whom they could.',
  access: { action: 'secure_own_account' },
  reply: z.object({
    linked: z.array(linkedSignIn),
    others: z.array(provider),
    /** Whether one may go without leaving the person outside. */
    mayUnlink: z.boolean(),
  }),
  refusals: [],
});

export const askToLink = endpoint({
  name: 'askToLink',
  method: 'POST',
  path: '/api/me/linked-sign-ins',
  sentence: 'Begins linking a sign-in by an OpenID provider to the signed-in person, who asks for it.',
  mayRepeat: true,
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  body: z.strictObject({ provider: providerId, place, returnTo: ownPath }),
  reply: question,
  refusals: [refusal('not_found', 404), refusal('already_linked', 409, told), away, slowDown],
});

export const askToConfirm = endpoint({
  name: 'askToConfirm',
  method: 'POST',
  path: '/api/sign-in/again/ask',
  sentence:
    'Begins confirming by a linked OpenID provider that the signed-in person is still the one who is there; whoever has an app that shows codes sends one along.',
  takesCode: true,
  access: 'person',
  body: z.strictObject({ provider: providerId, place, returnTo: ownPath, code: z.optional(code) }),
  reply: question,
  refusals: [
    refusal('not_found', 404),
    refusal('not_enough_to_confirm', 403),
    refusal('wrong_code', 403),
    away,
    slowDown,
  ],
});

export const unlinkSignIn = endpoint({
  name: 'unlinkSignIn',
  method: 'DELETE',
  path: '/api/me/linked-sign-ins/:provider',
  sentence: 'Unlinks a sign-in from the signed-in person, unless it is their last way in.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  params: z.object({ provider: providerId }),
  refusals: [refusal('not_found', 404), refusal('last_way_in', 409)],
});
