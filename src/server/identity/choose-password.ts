import { decidePassword, type PasswordOwner, type PasswordRefusal } from '../../domain/identity/password.ts';
import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import { hashPassword, isCommonPassword } from '../kernel/passwords.ts';

/** Decides whether a password may be chosen and hashes it; for use outside a transaction. */
export async function choosePassword(
  password: string,
  owner: PasswordOwner,
): Promise<Accepted<{ readonly passwordHash: string }> | PasswordRefusal | Refusal<'sign_in_busy'>> {
  const decided = decidePassword(password, isCommonPassword, owner);
  if (!decided.ok) return decided;
  const passwordHash = await hashPassword(decided.value);
  return passwordHash === undefined ? refuse('sign_in_busy') : accept({ passwordHash });
}

/** Who has no account yet, and so no second factor: what their password must not be made of. */
export const newcomer = (facts: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly organizationName?: string;
}): PasswordOwner => ({
  hasSecondFactor: false,
  facts: [facts.firstName, facts.lastName, facts.email, facts.organizationName ?? ''],
});
