import { accept, refuse, type Result } from '../kernel/result.ts';
import type { WaysIn } from './decide-removal.ts';

/** By what a signed-in person can confirm that it is they. A passkey is enough alone, for whoever has one. */
export interface WaysToConfirm {
  readonly password: boolean;
  readonly providers: boolean;
  readonly passkeys: boolean;
  /** `beside`: password and provider are not enough without one; `alone`: there is nothing beside which it could stand. */
  readonly code: 'none' | 'beside' | 'alone';
}

/**
 * Who has a second factor is asked for it here too: a session that was stolen together with the password must not be enough to
 * take the factor away. A recovery code confirms nothing: by one a person signs in, and has then just shown who they are.
 */
export function waysToConfirm({ hasPassword, linked, passkeys, hasTotp }: WaysIn): WaysToConfirm {
  const hasFirst = hasPassword || linked > 0;
  const counts = hasTotp || passkeys === 0;
  return {
    password: hasPassword && counts,
    providers: linked > 0 && counts,
    passkeys: passkeys > 0,
    code: hasTotp ? (hasFirst ? 'beside' : 'alone') : 'none',
  };
}

/** What was shown, and is right: a password or a provider's word, and a code. */
export interface Shown {
  readonly first: boolean;
  readonly code: boolean;
}

export function decideConfirming({ first, code }: Shown, ways: WaysIn): Result<undefined, 'not_enough_to_confirm'> {
  const allowed = waysToConfirm(ways);
  const takesFirst = first && (allowed.password || allowed.providers);
  const enough = { none: takesFirst, beside: takesFirst && code, alone: code }[allowed.code];
  return enough ? accept() : refuse('not_enough_to_confirm');
}
