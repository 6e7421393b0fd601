import { accept, refuse, type Result } from '../kernel/result.ts';

/** By what somebody can show who they are. */
export interface WaysIn {
  readonly hasPassword: boolean;
  /** How many sign-ins by providers are linked. */
  readonly linked: number;
  readonly passkeys: number;
  readonly hasTotp: boolean;
}

/** What the person must keep. */
export interface Standing {
  /** Their role demands a second factor. */
  readonly isDemanded: boolean;
  /** Their password is too short to stand alone. */
  readonly passwordNeedsFactor: boolean;
}

/** An app that shows codes, or a passkey, which is both factors at once. */
export const hasSecondFactor = ({ hasTotp, passkeys }: WaysIn): boolean => hasTotp || passkeys > 0;

/**
 * A way in stands at the beginning of a sign-in: the codes of an app do not. A telephone does, but is not counted: its number can be lost, or
 * taken over, from one day to the next, so that nobody is left with it alone.
 */
const hasWayIn = ({ hasPassword, linked, passkeys }: WaysIn): boolean => hasPassword || linked > 0 || passkeys > 0;

/** Whether a person still gets in with what is left once a way in was removed. */
export const decideUnlinking = (left: WaysIn): Result<undefined, 'last_way_in'> =>
  hasWayIn(left) ? accept() : refuse('last_way_in');

/** The same where a second factor was removed. */
export function decideRemoval(
  left: WaysIn,
  { isDemanded, passwordNeedsFactor }: Standing,
): Result<undefined, 'last_way_in' | 'last_second_factor' | 'password_needs_factor'> {
  const decided = decideUnlinking(left);
  if (!decided.ok || hasSecondFactor(left)) return decided;
  if (isDemanded) return refuse('last_second_factor');
  return passwordNeedsFactor ? refuse('password_needs_factor') : accept();
}
