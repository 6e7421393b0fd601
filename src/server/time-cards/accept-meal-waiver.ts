import type { acceptMealWaiver as endpoint } from '../../contract/time-cards/meal-waivers.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideAgreement, waiverWording } from '../../domain/time-cards/meal-waiver.ts';
import type { UseCase } from '../kernel/route.ts';
import { keepStatement, openOwnWaivers } from './keep-waiver-statement.ts';
import { waiversReplyOf } from './read-meal-waivers.ts';

/** Whoever works agrees for themselves, and for nobody else, to do without a meal on short days. */
export const acceptMealWaiver: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { meal, startsOn, wordingVersion: version, language } = body;
  if (version !== waiverWording) return refuse('attestation_outdated');
  const open = await openOwnWaivers(ctx);
  const { statements, today, ruleOn } = open;
  const decided = decideAgreement(statements, { meal, startsOn }, { today, rule: ruleOn(startsOn) });
  if (!decided.ok) return decided;
  if (!decided.value.isNew) return accept(waiversReplyOf(ctx, open));
  const stated = { meal, startsOn, kind: 'agreed', wording: { version, language } } as const;
  return accept(waiversReplyOf(ctx, await keepStatement(ctx, open, stated)));
};
