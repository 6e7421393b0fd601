import type { takeAnswer as endpoint } from '../../contract/openid.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { OpenidIdentity } from '../../domain/openid/openid-identity.ts';
import { holdSession } from '../kernel/hold-session.ts';
import type { OpenidProvider } from '../kernel/openid-providers.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { forgiveAttempt } from '../throttle/throttle-attempt.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { askedAt, askedFrom } from './ask-provider.ts';
import { confirmByIdentity } from './confirm-by-identity.ts';
import { linkToPerson } from './link-to-person.ts';
import type { OpenidGateway } from './openid.gateway.ts';
import { registerNewcomer } from './register-newcomer.ts';
import { takeAttempt, type Attempt } from './repository.ts';
import { signInKnown } from './sign-in-known.ts';

interface Loaded {
  readonly provider: OpenidProvider;
  readonly attempt: Attempt & { readonly expiresAt: Instant };
}

/**
 * Takes what a provider answered. The attempt is gone before anything is looked at, so that no answer is taken twice;
 * without this browser's secret there is none, so that nobody is signed in as whoever sent them here (RFC 9700, 4.7).
 */
export const takeAnswer = (
  openid: OpenidGateway,
): SlowUseCase<typeof endpoint, Loaded, Loaded & { readonly identity: OpenidIdentity }> => ({
  async load(ctx, { body }) {
    const key = { stateHash: hashOfToken(body.state), browserHash: hashOfToken(ctx.caller.browser ?? '') };
    const attempt = await takeAttempt(ctx.tx, key, ctx.now);
    const provider = openid.find(body.provider);
    // An answer that came to another provider's address is no answer to what was asked (RFC 9700, 4.4.2).
    if (attempt === undefined || provider === undefined || attempt.provider !== provider.id) {
      return refuse('provider_not_asked');
    }
    // Whoever asked to link, or to confirm, must still be the one who is signed in; to link, also admitted.
    const isAnothers = attempt.userId !== null && attempt.userId !== ctx.person?.userId;
    const isOutside = attempt.purpose === 'link' && ctx.person?.status !== 'active';
    if (isAnothers || isOutside) return refuse('provider_not_asked');
    return accept({ provider, attempt });
  },

  async work({ provider, attempt }, { body }) {
    const answer = await openid.identify(provider, { ...attempt, state: body.state }, body);
    return answer.ok ? accept({ provider, attempt, identity: answer.value }) : answer;
  },

  async save(ctx, _, { provider, attempt, identity }) {
    await forgiveAttempt(ctx, { shared: [askedFrom(ctx.caller.network)] });
    const { returnTo } = attempt;
    // Whoever was signed out while the provider was asked is nobody's to link to, nor to confirm.
    const isAsked = attempt.userId === null || (ctx.person !== undefined && (await holdSession(ctx.tx, ctx.person)));
    if (!isAsked) return refuse('provider_not_asked');
    if (attempt.purpose === 'sign_in') {
      const signedIn = await signInKnown(ctx, provider, identity);
      return signedIn.ok ? accept({ outcome: 'signed_in', returnTo }) : signedIn;
    }
    if (attempt.purpose === 'link' && ctx.person !== undefined) {
      const linked = await linkToPerson(ctx, ctx.person, provider, identity);
      return linked.ok ? accept({ outcome: 'linked', returnTo }) : linked;
    }
    if (attempt.purpose === 'confirm' && ctx.person !== undefined) {
      const word = { provider, identity, askedAt: askedAt(attempt.expiresAt) };
      const confirmed = await confirmByIdentity(ctx, ctx.person, word);
      return confirmed.ok ? accept({ outcome: 'confirmed', returnTo }) : confirmed;
    }
    if (attempt.invitedTo !== null && attempt.invitationHash !== null) {
      const key = { organizationId: attempt.invitedTo, tokenHash: attempt.invitationHash };
      const accepted = await acceptInvitation(ctx, provider, identity, key);
      return accepted.ok ? accept({ outcome: 'signed_in', returnTo }) : accepted;
    }
    const registered = await registerNewcomer(ctx, provider, identity, attempt.joinCode ?? undefined);
    return registered.ok ? accept({ outcome: registered.value, returnTo }) : registered;
  },
});
