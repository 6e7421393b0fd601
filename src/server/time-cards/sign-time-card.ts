import type { signTimeCard as endpoint } from '../../contract/time-cards/card-steps.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { attestationFor } from '../../domain/time-cards/attestation.ts';
import { attestedRests, decideRests, isSameRests, restsDue } from '../../domain/time-cards/attested-rests.ts';
import { nameOfCard } from '../../domain/time-cards/card-name.ts';
import { decideSigning } from '../../domain/time-cards/decide-step.ts';
import type { UseCase } from '../kernel/route.ts';
import { isOtherThanSeen, stepFactsOf, openNamed, takeSteps } from './take-step.ts';

/** The employee puts their name to a week that is over, with the wording that they read; where rests were due, also to how many were missed. */
export const signTimeCard: UseCase<typeof endpoint> = async (ctx, { params, body }) => {
  const { employeeId } = ctx.actor;
  const name = { employeeId, startsOn: params.startsOn };
  const card = (await openNamed(ctx, [name], 'sign_time_card')).get(nameOfCard(name));
  if (card === undefined) return refuse('not_found');

  const due = restsDue(card.week);
  const rests = decideRests(due, body.rests ?? []);
  const tellsOtherwise = rests.ok && !isSameRests(rests.value ?? [], attestedRests(card.steps));
  const facts = stepFactsOf(card, { seen: isOtherThanSeen(card, body.seen) });
  const wish = { asked: attestationFor(due.length > 0), tellsOtherwise };
  const decided = decideSigning(facts, body.attestationVersion, wish);
  if (!decided.ok) return decided;
  if (!rests.ok) return rests;

  const attestation = { version: body.attestationVersion, language: body.language };
  await takeSteps(ctx, 'signed', [{ card, attestation, rests: rests.value }]);
  return accept();
};
