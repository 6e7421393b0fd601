import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { insertLinkedSignIn } from './linked-sign-ins.repository.ts';

/** Who a provider says somebody is. */
interface LinkedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailIsVerified: boolean;
}

/**
 * Lets somebody sign in by an identity from now on. Whether they may is decided before.
 *
 * @returns false when the identity is linked already, or the person has one of this provider
 */
export async function linkSignIn(
  ctx: Context,
  who: { readonly userId: string; readonly organizationId: string; readonly employeeId: string },
  provider: { readonly id: string },
  { issuer, subject, email, emailIsVerified }: LinkedIdentity,
): Promise<boolean> {
  const linked = await insertLinkedSignIn(ctx.tx, {
    issuer,
    subject,
    userId: who.userId,
    provider: provider.id,
    email: email ?? null,
    emailIsVerified,
    linkedAt: ctx.now,
  });
  if (!linked) return false;
  const { organizationId, employeeId } = who;
  const details = { after: { provider: provider.id } };
  await writeAudit(ctx, { organizationId, employeeId, action: 'sign_in.linked', subjectId: who.userId, details });
  return true;
}
