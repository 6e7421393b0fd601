import { accept, refuse, type Result } from '../kernel/result.ts';
import type { OpenidIdentity } from './openid-identity.ts';

/** What is known of the person who asks. */
export interface Asker {
  readonly userId: string;
  readonly email: string;
  readonly emailIsVerified: boolean;
}

/**
 * Whether a signed-in person who asks for it may sign in by this identity from now on. Both addresses must have been
 * shown to be theirs, and be the same: or whoever sits at somebody's open page could link an account of their own.
 *
 * @param linkedTo whose sign-in the identity is already; undefined, nobody's
 */
export function decideLinking(
  asker: Asker,
  identity: OpenidIdentity,
  linkedTo: string | undefined,
): Result<
  undefined,
  'sign_in_of_another' | 'own_email_not_verified' | 'provider_email_not_verified' | 'emails_differ'
> {
  if (linkedTo !== undefined && linkedTo !== asker.userId) return refuse('sign_in_of_another');
  if (!asker.emailIsVerified) return refuse('own_email_not_verified');
  if (!identity.emailIsVerified) return refuse('provider_email_not_verified');
  return identity.email === asker.email ? accept() : refuse('emails_differ');
}
