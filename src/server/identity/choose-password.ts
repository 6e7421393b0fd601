import { decidePassword } from '../../domain/identity/password.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { hashPassword, isCommonPassword } from '../kernel/passwords.ts';

/** Checks a new password against the rule and hashes it; for use outside a transaction. */
export async function choosePassword(
  password: string,
): Promise<Result<{ readonly passwordHash: string }, 'password_too_short' | 'password_too_common' | 'sign_in_busy'>> {
  const decided = decidePassword(password, isCommonPassword, false);
  if (!decided.ok) return decided;
  const passwordHash = await hashPassword(decided.value);
  return passwordHash === undefined ? refuse('sign_in_busy') : accept({ passwordHash });
}
