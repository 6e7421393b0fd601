import type { askProvider as endpoint } from '../../contract/openid.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerMinute } from '../../domain/kernel/time.ts';
import { perNetwork } from '../../domain/throttle/throttle.ts';
import type { Context } from '../kernel/context.ts';
import type { OpenidProvider } from '../kernel/openid-providers.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { hashOfToken, newSessionToken } from '../kernel/session-gate.ts';
import { throttleAttempt, throttleKey } from '../throttle/throttle-attempt.ts';
import type { OpenidGateway, Question } from './openid.gateway.ts';
import { insertAttempt, sweepAttempts, type Attempt } from './repository.ts';

/** Time to find one's password there, and a second factor; the page can begin anew at any time. */
const attemptMilliseconds = 15 * millisecondsPerMinute;

/** What is counted together: each question from one place, until its answer has been taken. */
export const askedFrom = (network: string): Buffer => throttleKey('openid', network);

type Asked = { readonly address: string; readonly question: Question };

/** Begins signing in or registering by a provider: what is asked is kept, and this browser is known again by a cookie. */
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
    return throttled.ok ? accept({ provider, language: ctx.language }) : throttled;
  },

  async work({ provider, language }, { body }) {
    const question = openid.newQuestion(`${body.place}.${body.purpose}`);
    const address = await openid.addressOf(provider, question, language);
    return address.ok ? accept({ address: address.value, question }) : address;
  },

  async save(ctx, { body }, { address, question }) {
    await keepAttempt(ctx, question, { ...body, userId: null });
    return accept({ address, state: question.state });
  },
});

/** Keeps a question until its answer comes. A browser has one at a time: the secret of its newest replaces the former. */
export async function keepAttempt(
  ctx: Context,
  { state, nonce, codeVerifier }: Question,
  { provider, purpose, returnTo, userId }: Pick<Attempt, 'provider' | 'purpose' | 'returnTo' | 'userId'>,
): Promise<void> {
  const secret = newSessionToken();
  const expiresAt = addMilliseconds(ctx.now, attemptMilliseconds);
  const key = { stateHash: hashOfToken(state), browserHash: hashOfToken(secret) };
  await insertAttempt(ctx.tx, { ...key, provider, purpose, returnTo, userId, nonce, codeVerifier, expiresAt });
  ctx.keepBrowser(secret);
}
