import * as z from 'zod/mini';
import { longestPasskeyName } from '../domain/factors/passkey.ts';
import { bytes, credentialId, passkeyQuestion, passkeyRefusals, passkeysNotOffered } from './factors/passkey.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { slowDown } from './kernel/refusals.ts';
import { id, instant, line } from './kernel/schemas.ts';

/** Six digits of an app, or a recovery code, as somebody types them. */
export const code = z.string().check(z.minLength(1), z.maxLength(40));

/** What a device made: what WebAuthn calls an attestation. */
const passkeyAttestation = z.strictObject({
  id: credentialId,
  clientData: bytes(8_192),
  attestation: bytes(65_536),
  transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
});

const passkey = z.object({ passkeyId: id, name: z.string(), addedAt: instant, lastUsedAt: z.nullable(instant) });
export type Passkey = z.output<typeof passkey>;

export const readFactors = endpoint({
  name: 'readFactors',
  method: 'GET',
  path: '/api/me/factors',
  sentence: 'Says how the signed-in person can show who they are.',
  access: { action: 'secure_own_account' },
  reply: z.object({
    hasPassword: z.boolean(),
    /** Since when an app shows codes for them. */
    totpSince: z.nullable(instant),
    passkeys: z.array(passkey),
    /** The host that passkeys are made for; null, none are made here. */
    passkeysFor: z.nullable(z.string()),
    /** Why none are made here. */
    noPasskeys: z.nullable(z.enum(['numeric_address', 'not_secure'])),
    recoveryCodesLeft: z.int(),
    /** Whether their role demands a second factor here. */
    isDemanded: z.boolean(),
  }),
  refusals: [],
});

export const startTotp = endpoint({
  name: 'startTotp',
  method: 'POST',
  path: '/api/me/totp',
  sentence: 'Makes a secret for an app that shows codes; it counts for nothing before it is confirmed.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  reply: z.object({ secret: z.string(), uri: z.string() }),
  refusals: [refusal('totp_is_on', 409)],
});

const recoveryCodes = z.array(z.string());

export const confirmTotp = endpoint({
  name: 'confirmTotp',
  method: 'POST',
  path: '/api/me/totp/confirm',
  sentence: 'Turns the app on by a code that it shows. The first second factor brings recovery codes, told this once.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  body: z.strictObject({ code }),
  reply: z.object({ recoveryCodes }),
  refusals: [refusal('totp_not_started', 409), refusal('wrong_code', 403), slowDown],
});

/** What would leave a person without a way in that is strong enough. */
const keepOneFactor = [
  refusal('last_way_in', 409),
  refusal('last_second_factor', 409),
  refusal('password_needs_factor', 409),
] as const;

export const removeTotp = endpoint({
  name: 'removeTotp',
  method: 'DELETE',
  path: '/api/me/totp',
  sentence: 'Turns the app off, unless it is the last second factor of somebody who must have one.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  refusals: [refusal('not_found', 404), ...keepOneFactor],
});

export const replaceRecoveryCodes = endpoint({
  name: 'replaceRecoveryCodes',
  method: 'POST',
  path: '/api/me/recovery-codes',
  sentence: 'Makes ten new recovery codes, which are told this once; the former ones open nothing any more.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  reply: z.object({ recoveryCodes }),
  refusals: [refusal('no_second_factor', 409)],
});

const passkeyName = line(longestPasskeyName);
const tooMany = refusal('too_many_passkeys', 409);

export const askToAddPasskey = endpoint({
  name: 'askToAddPasskey',
  method: 'POST',
  path: '/api/me/passkeys/ask',
  sentence: 'Begins adding a passkey: answers what a device is to make. It waits for five minutes.',
  mayRepeat: true,
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  reply: z.object({
    ...passkeyQuestion.shape,
    /** What the device remembers the person by. */
    handle: z.string(),
    email: z.string(),
    name: z.string(),
  }),
  refusals: [passkeysNotOffered, tooMany],
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: '/api/me/passkeys',
  sentence: 'Adds the passkey that a device has made. The first second factor brings recovery codes, told this once.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  body: z.strictObject({ name: passkeyName, passkey: passkeyAttestation }),
  reply: z.object({ passkeyId: id, recoveryCodes }),
  refusals: [passkeysNotOffered, tooMany, ...passkeyRefusals],
});

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  method: 'PATCH',
  path: '/api/me/passkeys/:passkeyId',
  sentence: 'Gives a passkey another name.',
  access: { action: 'secure_own_account' },
  params: z.object({ passkeyId: id }),
  body: z.strictObject({ name: passkeyName }),
  refusals: [refusal('not_found', 404)],
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/api/me/passkeys/:passkeyId',
  sentence: 'Removes a passkey, unless it is the last way in, or the last second factor of somebody who must have one.',
  access: { action: 'secure_own_account' },
  freshSignIn: true,
  params: z.object({ passkeyId: id }),
  refusals: [refusal('not_found', 404), ...keepOneFactor],
});
