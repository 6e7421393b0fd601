import type { Language } from '../../domain/kernel/language.ts';
import type { Context } from '../kernel/context.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { readOrganization } from '../organization/read.ts';
import { makeToken } from './make-token.ts';

/** Sends a link that confirms an address, from an organization that the transaction has entered. */
export async function sendConfirmation(
  ctx: Context,
  to: {
    readonly userId: string;
    readonly organizationId: string;
    readonly firstName: string;
    readonly email: string;
    readonly language: Language;
  },
): Promise<void> {
  const { userId, organizationId, firstName, email, language } = to;
  const { name } = await readOrganization(ctx.tx, organizationId);
  const { fragment, hours } = await makeToken(ctx, { purpose: 'confirm_email', userId, email });
  await postLetter(ctx, {
    to: { email, language },
    kind: 'confirm_email',
    facts: { name: firstName, organization: name, days: hours / 24, link: `/confirm-email${fragment}` },
  });
}
