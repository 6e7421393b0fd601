import type { askToConfirm as endpoint } from '../../contract/openid.ts';
import { decideConfirming } from '../../domain/factors/confirming.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { perNetwork, perSecondStep } from '../../domain/throttle/throttle.ts';
import { listLinkedSignIns, readWaysIn } from '../factors/read.ts';
import { takeTotpCode } from '../factors/take-code.ts';
import type { Context } from '../kernel/context.ts';
import type { OpenidProvider } from '../kernel/openid-providers.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { forgiveAttempt, throttleAttempt } from '../throttle/throttle-attempt.ts';
import { codesTypedFor } from '../throttle/throttle-keys.ts';
import { askedFrom, keepAttempt } from './ask-provider.ts';
import type { OpenidGateway, Question } from './openid.gateway.ts';

/**
 * Begins confirming by a provider that it is still the signed-in person who is there. Where a code stands beside the provider's
 * word it is taken here, before anybody is asked: so a question that waits is one whose code was right.
 */
export const askToConfirm = (
  openid: OpenidGateway,
): SlowUseCase<
  typeof endpoint,
  { readonly provider: OpenidProvider; readonly language: Context['language'] },
  { readonly address: string; readonly question: Question }
> => ({
  async load(ctx, { body }) {
    const { userId } = ctx.person;
    const provider = openid.find(body.provider);
    const linked = await listLinkedSignIns(ctx.tx, userId);
    if (provider === undefined || linked.every((one) => one.provider !== provider.id)) return refuse('not_found');
    // Guesses at codes alone are counted: who goes to a provider must not clear the count of those at the password.
    const codes = codesTypedFor(userId);
    const guessed = body.code === undefined ? [] : [{ key: codes, allowance: perSecondStep }];
    const throttled = await throttleAttempt(ctx, [
      ...guessed,
      { key: askedFrom(ctx.caller.network), allowance: perNetwork },
    ]);
    if (!throttled.ok) return throttled;
    const shown = { first: true, code: body.code !== undefined };
    const decided = decideConfirming(shown, await readWaysIn(ctx.tx, userId));
    if (!decided.ok) return decided;
    if (body.code !== undefined) {
      if (!(await takeTotpCode(ctx, userId, body.code))) return refuse('wrong_code');
      await forgiveAttempt(ctx, { own: [codes] });
    }
    return accept({ provider, language: ctx.language });
  },

  async work({ provider, language }, { body }) {
    const question = openid.newQuestion(`${body.place}.confirm`);
    const address = await openid.addressOf(provider, question, { language, again: true });
    return address.ok ? accept({ address: address.value, question }) : address;
  },

  async save(ctx, { body }, { address, question }) {
    await keepAttempt(ctx, question, {
      ...body,
      purpose: 'confirm',
      userId: ctx.person.userId,
      invitedTo: null,
      invitationHash: null,
      joinCode: null,
    });
    return accept({ address, state: question.state });
  },
});
