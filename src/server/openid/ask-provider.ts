import type { askProvider as endpoint } from '../../contract/openid.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerMinute, type Instant } from '../../domain/kernel/time.ts';
import { readJoinCode } from '../../domain/organization/admission.ts';
import { perNetwork } from '../../domain/throttle/throttle.ts';
import { openRegistration } from '../identity/open-registration.ts';
import { enterByInvitation } from '../invitations/open-invitation.ts';
import type { Context } from '../kernel/context.ts';
import type { OpenidProvider } from '../kernel/openid-providers.ts';
import { keyOfSecret } from '../kernel/organization-secret.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { hashOfToken, newToken } from '../kernel/secret.ts';
import { throttleAttempt } from '../throttle/throttle-attempt.ts';
import { throttleKey } from '../throttle/throttle-keys.ts';
import type { OpenidGateway, Question } from './openid.gateway.ts';
import { insertAttempt, sweepAttempts, type Attempt } from './repository.ts';

/** Time to find one's password there, and a second factor; the page can begin anew at any time. */
const attemptMilliseconds = 15 * millisecondsPerMinute;

/** When a question was asked that is forgotten then. */
export const askedAt = (expiresAt: Instant): Instant => addMilliseconds(expiresAt, -attemptMilliseconds);

/** What is counted together: each question from one place, until its answer has been taken. */
export const askedFrom = (network: string): Buffer => throttleKey('openid', network);

type Asked = { readonly address: string; readonly question: Question };

/** Begins signing in, registering or accepting an invitation by a provider: what is asked is kept, and this browser is known again by a cookie. */
export const askProvider = (
  openid: OpenidGateway,
): SlowUseCase<
  typeof endpoint,
  { readonly provider: OpenidProvider; readonly language: Context['language'] },
  Asked
> => ({
  async load(ctx, { body }) {
    const provider = openid.find(body.provider);
    if (provider === undefined) return refuse('not_found');
    await sweepAttempts(ctx.tx, ctx.now);
    const throttled = await throttleAttempt(ctx, [{ key: askedFrom(ctx.caller.network), allowance: perNetwork }]);
    if (!throttled.ok) return throttled;
    // Whoever would be refused in the end hears so before they are sent away.
    if (body.purpose === 'accept') {
      const found = await enterByInvitation(ctx, keyOfSecret(body.invitation));
      if (!found.ok) return found;
    }
    if (body.purpose === 'register') {
      const open = await openRegistration(ctx, body.joinCode);
      if (!open.ok) return open;
    }
    return accept({ provider, language: ctx.language });
  },

  async work({ provider, language }, { body }) {
    const question = openid.newQuestion(`${body.place}.${body.purpose}`);
    const address = await openid.addressOf(provider, question, { language });
    return address.ok ? accept({ address: address.value, question }) : address;
  },

  async save(ctx, { body }, { address, question }) {
    const key = body.purpose === 'accept' ? keyOfSecret(body.invitation) : undefined;
    await keepAttempt(ctx, question, {
      ...body,
      userId: null,
      invitedTo: key?.organizationId ?? null,
      invitationHash: key?.tokenHash ?? null,
      joinCode: (body.purpose === 'register' && readJoinCode(body.joinCode ?? '')) || null,
    });
    return accept({ address, state: question.state });
  },
});

/** Keeps a question until its answer comes. A browser has one at a time: the secret of its newest replaces the former. */
export async function keepAttempt(
  ctx: Context,
  { state, nonce, codeVerifier }: Question,
  asked: Omit<Attempt, 'nonce' | 'codeVerifier'>,
): Promise<void> {
  const secret = newToken();
  const expiresAt = addMilliseconds(ctx.now, attemptMilliseconds);
  const key = { stateHash: hashOfToken(state), browserHash: hashOfToken(secret) };
  const { provider, purpose, returnTo, userId, invitedTo, invitationHash, joinCode } = asked;
  const kept = { provider, purpose, returnTo, userId, invitedTo, invitationHash, joinCode };
  await insertAttempt(ctx.tx, { ...key, ...kept, nonce, codeVerifier, expiresAt });
  ctx.keepBrowser(secret);
}
