import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { findMembership, findUserByEmail, readAddressOf } from '../people/read.ts';
import { makeToken } from './make-token.ts';

/** Sends a link for choosing a new password, if somebody signs in with this address. */
export async function answerResetRequest(ctx: Context, email: string): Promise<void> {
  const user = await findUserByEmail(ctx.tx, email);
  if (user === undefined) return;
  const membership = await findMembership(ctx.tx, user.id);
  if (membership === undefined) return;
  await enterOrganization(ctx.tx, membership.organizationId);
  const { language } = await readAddressOf(ctx.tx, user.id);
  const { fragment, hours, expiresAt } = await makeToken(ctx, { purpose: 'reset_password', userId: user.id, email });
  await postLetter(ctx, {
    to: { email, language },
    kind: 'reset_password',
    facts: { hours, link: `/reset-password${fragment}` },
    usefulUntil: expiresAt,
  });
  await writeAudit(ctx, {
    ...membership,
    employeeId: undefined,
    action: 'password.reset_requested',
    subjectId: membership.employeeId,
  });
}
