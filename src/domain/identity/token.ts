import { addMilliseconds, millisecondsPerHour, type Instant } from '../kernel/time.ts';

/** What a secret that is sent in a letter may open, and for how many hours: NIST SP 800-63B-4 section 4.2 allows a day for a reset by mail. */
export const tokenHours = {
  confirm_email: 24 * 7,
  reset_password: 1,
  change_email: 24,
  restore_email: 24 * 7,
} as const;

export type TokenPurpose = keyof typeof tokenHours;

/** From this moment on it opens nothing. */
export const tokenExpiry = (purpose: TokenPurpose, now: Instant): Instant =>
  addMilliseconds(now, tokenHours[purpose] * millisecondsPerHour);

/**
 * Since when whoever changed an address without its owner may have been in the account: they often make themselves at home first. What
 * is older was the owner's, whose former mailbox may have become somebody else's: that one must not open an account past its factors.
 */
export const takenOverSince = (changedAt: Instant): Instant =>
  addMilliseconds(changedAt, -tokenHours.restore_email * millisecondsPerHour);
