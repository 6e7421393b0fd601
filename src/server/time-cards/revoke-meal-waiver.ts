import type { revokeMealWaiver as endpoint } from '../../contract/time-cards/meal-waivers.ts';
import { accept } from '../../domain/kernel/result.ts';
import { decideRevocation } from '../../domain/time-cards/meal-waiver.ts';
import type { UseCase } from '../kernel/route.ts';
import { keepStatement, openOwnWaivers } from './keep-waiver-statement.ts';
import { waiversReplyOf } from './read-meal-waivers.ts';

/** They take back what they agreed to, at any time; the agreement stays on record, and says when. */
export const revokeMealWaiver: UseCase<typeof endpoint> = async (ctx, { body: { meal, startsOn } }) => {
  const open = await openOwnWaivers(ctx);
  const decided = decideRevocation(open.statements, { meal, startsOn }, open.today);
  if (!decided.ok) return decided;
  if (!decided.value.isNew) return accept(waiversReplyOf(ctx, open));
  const stated = { meal, startsOn, kind: 'revoked', wording: null } as const;
  return accept(waiversReplyOf(ctx, await keepStatement(ctx, open, stated)));
};
