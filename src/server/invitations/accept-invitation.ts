import type { acceptInvitation as endpoint } from '../../contract/invitations.ts';
import type { PasswordOwner } from '../../domain/identity/password.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { perHandedOn } from '../../domain/throttle/throttle.ts';
import { choosePassword, newcomer } from '../identity/choose-password.ts';
import { sendConfirmation } from '../identity/send-confirmation.ts';
import { startSession } from '../identity/start-session.ts';
import type { Context } from '../kernel/context.ts';
import { keyOfSecret } from '../kernel/organization-secret.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { findUserByEmail } from '../people/read.ts';
import { isLockedOut, throttleAttempt } from '../throttle/throttle-attempt.ts';
import { throttleKey } from '../throttle/throttle-keys.ts';
import { throttleLink } from '../throttle/throttle-link.ts';
import { admitInvited } from './admit-invited.ts';
import { enterByInvitation } from './open-invitation.ts';

/**
 * Accepts an invitation with a password: whoever does is active at once, since a manager has said so in advance. An address that the
 * link was sent to is known to be theirs; any other is confirmed by a letter of its own. Of two who accept at once, one does.
 */
export const acceptInvitation: SlowUseCase<
  typeof endpoint,
  { readonly owner: PasswordOwner },
  { readonly passwordHash: string }
> = {
  async load(ctx, { body }) {
    const throttled = await throttleLink(ctx);
    if (!throttled.ok) return throttled;
    const found = await enterByInvitation(ctx, keyOfSecret(body.token));
    if (!found.ok) return found;
    const { organizationName, person } = found.value;
    const email = found.value.email ?? body.email ?? '';
    if (found.value.email === null) {
      const isFree = await askForAddress(ctx, body.token, email);
      if (!isFree.ok) return isFree;
    }
    const { firstName, lastName } = person ?? body;
    return accept({ owner: newcomer({ firstName, lastName, email, organizationName }) });
  },

  work: ({ owner }, { body }) => choosePassword(body.password, owner),

  async save(ctx, { body }, { passwordHash }) {
    const found = await enterByInvitation(ctx, keyOfSecret(body.token));
    if (!found.ok) return found;
    const { person } = found.value;
    const email = found.value.email ?? body.email;
    if (email === undefined) return refuse('registration_failed');
    const { firstName, lastName } = person ?? body;
    const emailIsVerified = found.value.email !== null;
    const wish = { firstName, lastName, email, emailIsVerified, passwordHash };
    const admitted = await admitInvited(ctx, found.value, wish);
    if (!admitted.ok) return admitted;
    if (!emailIsVerified) {
      await sendConfirmation(ctx, { ...admitted.value, firstName, email, language: ctx.language });
    }
    return accept(await startSession(ctx, admitted.value));
  },
};

/**
 * Whether nobody has an account by an address that was typed. That cannot be hidden from who comes in at once; so a link that was handed on
 * tells it of few addresses, and opens nothing after that until it is sent again.
 */
async function askForAddress(
  ctx: Context,
  secret: string,
  email: string,
): Promise<Result<undefined, 'link_not_valid' | 'registration_failed'>> {
  const asked = [{ key: throttleKey('invitation', secret), allowance: perHandedOn }];
  if (await isLockedOut(ctx, asked)) return refuse('link_not_valid');
  if ((await findUserByEmail(ctx.tx, email)) === undefined) return accept();
  await throttleAttempt(ctx, asked);
  return refuse('registration_failed');
}
