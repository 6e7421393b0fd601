import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import { perKiosk, perPin } from '../../domain/throttle/throttle.ts';
import type { Context } from '../kernel/context.ts';
import { arePasswordsBusy, verifyPassword } from '../kernel/passwords.ts';
import { forgiveAttempt, throttleAttempt } from '../throttle/throttle-attempt.ts';
import { throttleKey } from '../throttle/throttle-keys.ts';
import type { StoredKiosk } from './kiosks.repository.ts';
import { findPinHash } from './pins.repository.ts';

/** Whose PIN is tried, and at which kiosk. */
export interface PinTry {
  readonly kiosk: StoredKiosk;
  readonly employeeId: string;
}

const keysOf = ({ kiosk: { organizationId, kioskId }, employeeId }: PinTry) => ({
  person: throttleKey('pin', organizationId, kioskId, employeeId),
  kiosk: throttleKey('pin', organizationId, kioskId),
});

/**
 * Counts that somebody's PIN is tried at a kiosk. Nobody is locked out: after some mistakes there is a wait between two tries, for that person at
 * that kiosk, and for everybody there after many.
 *
 * @returns the hash that the PIN must fit
 */
export async function throttlePin(
  ctx: Context,
  tried: PinTry,
): Promise<
  | Accepted<string>
  | Refusal<'pin_missing'>
  | Refusal<'sign_in_busy'>
  | Refusal<'too_many_attempts', { retryAfterSeconds: number }>
> {
  const { kiosk, employeeId } = tried;
  const hash = await findPinHash(ctx, { organizationId: kiosk.organizationId, employeeId });
  if (hash === undefined) return refuse('pin_missing');
  if (arePasswordsBusy()) return refuse('sign_in_busy');
  const keys = keysOf(tried);
  const throttled = await throttleAttempt(ctx, [
    { key: keys.person, allowance: perPin },
    { key: keys.kiosk, allowance: perKiosk },
  ]);
  return throttled.ok ? accept(hash) : throttled;
}

/** Whether the PIN fits, asked outside of any transaction. */
export async function checkPin(
  hash: string,
  pin: string | undefined,
): Promise<Accepted<undefined> | Refusal<'wrong_pin'> | Refusal<'sign_in_busy'>> {
  if (pin === undefined) return refuse('wrong_pin');
  const fits = await verifyPassword(hash, pin);
  if (fits === undefined) return refuse('sign_in_busy');
  return fits ? accept() : refuse('wrong_pin');
}

/** After the right one. */
export async function forgivePin(ctx: Context, tried: PinTry): Promise<void> {
  const keys = keysOf(tried);
  await forgiveAttempt(ctx, { own: [keys.person], shared: [keys.kiosk] });
}
