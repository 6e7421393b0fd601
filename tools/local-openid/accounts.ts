import { createHash } from 'node:crypto';
import { applicants } from '../demo/applicants.ts';
import { demoMembers, demoOrganization, emailOf } from '../demo/cast.ts';

/** Somebody's account at the local provider. */
export interface Account {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailIsVerified: boolean;
}

/** One of each role, somebody who waits, and last one whom nothing is linked to yet. */
const shown = ['Maya', 'Priya', 'Elena', 'Amara', 'Daniel'];

/** The people of the demo who have an account at the local provider. */
export const demoAccounts: readonly Account[] = shown.flatMap((name) =>
  [...demoMembers, ...applicants]
    .filter(({ firstName }) => firstName === name)
    .map((one) => ({
      firstName: one.firstName,
      lastName: one.lastName,
      email: emailOf(one, demoOrganization.domain),
      emailIsVerified: true,
    })),
);

/** Whose sign-in is linked to their account from the start: everybody's but the last. */
export const linkedFromTheStart = demoAccounts.slice(0, -1).map(({ email }) => email);

/** The same address is the same account, each time and after every restart. */
export const subjectOf = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 24);

/** What the provider's tokens tell of an account. */
export const claimsOf = ({ firstName, lastName, email, emailIsVerified }: Account) => ({
  sub: subjectOf(email),
  name: `${firstName} ${lastName}`,
  given_name: firstName,
  family_name: lastName,
  email,
  email_verified: emailIsVerified,
});
