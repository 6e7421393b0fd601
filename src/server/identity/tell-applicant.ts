import type { Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { readSelf } from '../people/read.ts';

/**
 * Tells somebody who registered, by mail, how it was answered; with the reason, if it was no.
 *
 * @param answer a rejection carries its reason in the letter
 */
export async function tellApplicant(
  ctx: Context,
  who: EmployeeKey,
  answer: 'registration_approved' | { readonly rejectedBecause: string },
): Promise<void> {
  const { self } = await readSelf(ctx.tx, who);
  const to = { email: self.email, language: self.preferences.language };
  const facts = { name: self.firstName, organization: self.organization.name, link: '/login' } as const;
  if (answer === 'registration_approved') {
    await postLetter(ctx, { to, kind: answer, facts: { ...facts, location: self.location.name } });
  } else {
    await postLetter(ctx, { to, kind: 'registration_rejected', facts: { ...facts, reason: answer.rejectedBecause } });
  }
}
