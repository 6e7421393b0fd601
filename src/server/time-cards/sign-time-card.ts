import type { signTimeCard as endpoint } from '../../contract/time-cards/card-steps.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { nameOfCard } from '../../domain/time-cards/card-name.ts';
import { decideSigning } from '../../domain/time-cards/decide-step.ts';
import type { UseCase } from '../kernel/route.ts';
import { factsOf, openNamed, takeSteps } from './take-step.ts';

/** The employee puts their name to a week that is over, with the wording that they read. */
export const signTimeCard: UseCase<typeof endpoint> = async (ctx, { params, body }) => {
  const { employeeId } = ctx.actor;
  const name = { employeeId, startsOn: params.startsOn };
  const card = (await openNamed(ctx, [name], 'sign_time_card')).get(nameOfCard(name));
  if (card === undefined) return refuse('not_found');

  const decided = decideSigning(factsOf(card, card.hasChangedAfter(body.seen)), body.attestationVersion);
  if (!decided.ok) return decided;

  await takeSteps(ctx, 'signed', [
    { card, attestation: { version: body.attestationVersion, language: body.language } },
  ]);
  return accept();
};
