import * as z from 'zod/mini';
import { longestPasskeyName } from '../domain/factors/passkey.ts';
import { endpoint, refusal } from './kernel/endpoint.ts';
import { slowDown } from './kernel/refusals.ts';
import { id, instant, line } from './kernel/schemas.ts';

/** How somebody may take the second step of a sign-in. */
export const wayOfSecondStep = z.enum(['code', 'recovery_code', 'passkey']);
export type WayOfSecondStep = z.output<typeof wayOfSecondStep>;

/** Six digits of an app, or a recovery code, as somebody types them. */
export const code = z.string().check(z.minLength(1), z.maxLength(40));

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest));

/** A device's name for a passkey: 1,023 bytes at most. */
const credentialId = bytes(1_364);

/** A passkey as a browser is told which it may use, or must not make again. */
const knownPasskey = z.object({ id: z.string(), transports: z.array(z.string()) });

/** What a device is to sign with a passkey, or with which it is to make one. */
export const passkeyQuestion = z.object({ challenge: z.string(), host: z.string(), known: z.array(knownPasskey) });

/** What a device signed: what WebAuthn calls an assertion. */
export const passkeyAssertion = z.strictObject({
  id: credentialId,
  clientData: bytes(8_192),
  authenticatorData: bytes(4_096),
  signature: bytes(8_192),
  userHandle: z.optional(bytes(128)),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** What a device made: what WebAuthn calls an attestation. */
const passkeyAttestation = z.strictObject({
  id: credentialId,
  clientData: bytes(8_192),
  attestation: bytes(65_536),
  transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
});

/** Why an answer of a device is not taken. */
export const passkeyRefusals = [
  // Too old, taken before, or asked by another browser.
  refusal('passkey_not_asked', 409),
  refusal('passkey_not_accepted', 403),
] as const;
export const passkeysNotOffered = refusal('passkeys_not_offered', 409);
export const passkeyCopied = refusal('passkey_copied', 403);

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
