import type { Context } from '../kernel/context.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { readSelf } from '../people/read.ts';

/** What happened to somebody's ways in: each has its words in the letter. */
export type FactorsChange =
  | 'totp_on'
  | 'totp_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'sign_in_linked'
  | 'sign_in_unlinked'
  | 'recovery_codes_replaced'
  | 'recovery_code_used'
  | 'phone_added'
  | 'phone_removed'
  | 'password_changed';

/** Tells a person by mail that a way in of theirs has changed: if it was not they who did it, they learn of it there. */
export async function tellFactorsChanged(
  ctx: Context,
  who: { readonly organizationId: string; readonly employeeId: string },
  change: FactorsChange,
): Promise<void> {
  const { self } = await readSelf(ctx.tx, who);
  await postLetter(ctx, {
    to: { email: self.email, language: self.preferences.language },
    kind: 'security_changed',
    facts: { name: self.firstName, change, link: '/settings/security' },
  });
}
