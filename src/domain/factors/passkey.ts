import { accept, refuse, type Result } from '../kernel/result.ts';
import { addMilliseconds, millisecondsPerMinute, type Instant } from '../kernel/time.ts';

/** What a passkey is asked to sign for: a challenge of one purpose is none of another. */
export type PasskeyPurpose = 'add' | 'sign_in' | 'second_step' | 'confirm';

/** How long a device may take to sign; WebAuthn Level 3 section 15.1 recommends five minutes at least. */
const challengeMinutes = 5;

/** The moment from which a challenge that is made now may no longer be signed. */
export const challengeExpiry = (now: Instant): Instant =>
  addMilliseconds(now, challengeMinutes * millisecondsPerMinute);

/** More than anybody has devices; so that nobody fills the list. */
export const mostPasskeys = 20;
/** Characters of a name. */
export const longestPasskeyName = 60;

/**
 * Whether a passkey is still the only one of its kind. A device that counts its signatures tells a higher count each time; where it does
 * not, the passkey was copied (WebAuthn Level 3 section 7.2, step 22). Many devices do not count, and always tell 0.
 *
 * @param kept the count that was told last
 * @param told the count that came with this signature
 */
export const decideSignCount = (kept: number, told: number): Result<undefined, 'passkey_copied'> =>
  told > kept || (told === 0 && kept === 0) ? accept() : refuse('passkey_copied');

/** Where passkeys are made for, and at which address they may be used. */
export interface PasskeyPlace {
  readonly host: string;
  readonly origin: string;
}

/** Why a browser makes no passkey here: they belong to names, and come over TLS alone but on this machine. */
export type NoPasskeys = 'numeric_address' | 'not_secure';

/**
 * Where passkeys live, by the address that people type.
 *
 * @param publicUrl scheme, host and port
 */
export function passkeyPlaceOf(publicUrl: string): Result<PasskeyPlace, NoPasskeys> {
  const [, scheme = '', host = ''] = /^(https?):\/\/(\[[^\]]*\]|[^:/]+)/.exec(publicUrl) ?? [];
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return refuse('numeric_address');
  const isHere = host === 'localhost' || host.endsWith('.localhost');
  return scheme === 'https' || isHere ? accept({ host, origin: publicUrl }) : refuse('not_secure');
}
