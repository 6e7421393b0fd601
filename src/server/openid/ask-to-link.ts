import type { askToLink as endpoint } from '../../contract/openid.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { perNetwork } from '../../domain/throttle/throttle.ts';
import { listLinkedSignIns } from '../factors/read.ts';
import type { Context } from '../kernel/context.ts';
import type { OpenidProvider } from '../kernel/openid-providers.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { throttleAttempt } from '../throttle/throttle-attempt.ts';
import { askedFrom, keepAttempt } from './ask-provider.ts';
import type { OpenidGateway, Question } from './openid.gateway.ts';

type Asked = { readonly address: string; readonly question: Question };

/** Begins linking a sign-in to the person who asks for it; nobody else can bring the answer. */
export const askToLink = (
  openid: OpenidGateway,
): SlowUseCase<
  typeof endpoint,
  { readonly provider: OpenidProvider; readonly language: Context['language'] },
  Asked
> => ({
  async load(ctx, { body }) {
    const provider = openid.find(body.provider);
    if (provider === undefined) return refuse('not_found');
    const linked = await listLinkedSignIns(ctx.tx, ctx.actor.userId);
    if (linked.some((one) => one.provider === provider.id)) {
      return refuse('already_linked', { provider: provider.name });
    }
    const throttled = await throttleAttempt(ctx, [{ key: askedFrom(ctx.caller.network), allowance: perNetwork }]);
    return throttled.ok ? accept({ provider, language: ctx.language }) : throttled;
  },

  async work({ provider, language }, { body }) {
    const question = openid.newQuestion(`${body.place}.link`);
    const address = await openid.addressOf(provider, question, { language });
    return address.ok ? accept({ address: address.value, question }) : address;
  },

  async save(ctx, { body }, { address, question }) {
    await keepAttempt(ctx, question, {
      ...body,
      purpose: 'link',
      userId: ctx.actor.userId,
      invitedTo: null,
      invitationHash: null,
      joinCode: null,
    });
    return accept({ address, state: question.state });
  },
});
