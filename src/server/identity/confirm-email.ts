import type { confirmEmail as endpoint } from '../../contract/identity.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { CountedUseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { confirmAddress } from '../people/confirm-address.ts';
import { throttleLink } from '../throttle/throttle-link.ts';
import { enterFor } from './open-membership.ts';
import { deleteTokens, takeToken } from './repository.ts';

const purpose = 'confirm_email';

/** Confirms that an address is its owner's, by the secret that was sent there. It signs nobody in. */
export const confirmEmail: CountedUseCase<typeof endpoint> = {
  count: throttleLink,

  async save(ctx, { body }) {
    const token = await takeToken(ctx.tx, { tokenHash: hashOfToken(body.token), purpose, now: ctx.now });
    if (token === undefined || !(await confirmAddress(ctx, token))) return refuse('link_not_valid');
    await deleteTokens(ctx.tx, token.userId, purpose);
    const membership = await enterFor(ctx, token.userId);
    await writeAudit(ctx, { ...membership, action: 'email.confirmed', subjectId: membership.employeeId });
    ctx.announce(membership, 'session');
    return accept();
  },
};
