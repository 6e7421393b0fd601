import * as z from 'zod/mini';
import { refusal } from '../kernel/endpoint.ts';

/** How somebody may take the second step of a sign-in. */
export const wayOfSecondStep = z.enum(['code', 'recovery_code', 'passkey']);
export type WayOfSecondStep = z.output<typeof wayOfSecondStep>;

/** Bytes as WebAuthn writes them in JSON. */
export const bytes = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest));

/** A device's name for a passkey: 1,023 bytes at most. */
export const credentialId = bytes(1_364);

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

/** Why an answer of a device is not taken. */
export const passkeyRefusals = [
  // Too old, taken before, or asked by another browser.
  refusal('passkey_not_asked', 409),
  refusal('passkey_not_accepted', 403),
] as const;

export const passkeysNotOffered = refusal('passkeys_not_offered', 409);

export const passkeyCopied = refusal('passkey_copied', 403);
