import { Secret, TOTP } from 'otpauth';
import { millisecondsPerSecond, type Instant } from '../../domain/kernel/time.ts';

const issuer = 'Meridian';
const period = 30;
/** A phone's clock may be a step ahead or behind (RFC 6238 section 5.2). */
const window = 1;

/** A secret for an app that shows codes, in Base32: 160 bits, as RFC 4226 asks. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totp = (secret: string, label: string): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** What the app reads from the picture: `otpauth://totp/…`. */
export const totpUri = (secret: string, email: string): string => totp(secret, email).toString();

/** The time step that a code belongs to; undefined where it is none of the present ones. */
export function stepOfCode(secret: string, code: string, now: Instant): number | undefined {
  const delta = totp(secret, '').validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / (period * millisecondsPerSecond)) + delta;
}
