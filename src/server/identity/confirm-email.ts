import type { confirmEmail as endpoint } from '../../contract/identity/links.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { updateEmailVerified } from '../people/change-sign-in.ts';
import { throttleLink } from '../throttle/throttle-link.ts';
import { openMembership } from './open-membership.ts';
import { deleteTokens, takeToken } from './repository.ts';

const purpose = 'confirm_email';

/** Confirms that an address is its owner's, by the secret that was sent there. It signs nobody in. */
export const confirmEmail: CountedUseCase<typeof endpoint> = {
  count: throttleLink,

  async save(ctx, { body }) {
    const token = await takeToken(ctx.tx, { tokenHash: hashOfToken(body.token), purpose, now: ctx.now });
    if (token === undefined) return refuse('link_not_valid');
    const { userId, email } = token;
    if (!(await updateEmailVerified(ctx.tx, { userId, email, now: ctx.now }))) return refuse('link_not_valid');
    await deleteTokens(ctx.tx, userId, purpose);
    const membership = await openMembership(ctx, userId);
    await writeAudit(ctx, { ...membership, action: 'email.confirmed', subjectId: membership.employeeId });
    ctx.announce(membership, 'session');
    return accept();
  },
};
