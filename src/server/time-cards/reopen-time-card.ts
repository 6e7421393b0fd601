import type { reopenTimeCard as endpoint } from '../../contract/time-cards/card-steps.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { nameOfCard } from '../../domain/time-cards/card-name.ts';
import { decideReopening } from '../../domain/time-cards/decide-step.ts';
import type { UseCase } from '../kernel/route.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { readSelf } from '../people/read.ts';
import { openNamed, othersCould, takeSteps } from './take-step.ts';

/** Opens an approved card again, and its work logs are superseded; what payroll locked, only whoever may lock. */
export const reopenTimeCard: UseCase<typeof endpoint> = async (ctx, { params, body }) => {
  const card = (await openNamed(ctx, [params], 'approve_time_cards')).get(nameOfCard(params));
  if (card === undefined) return refuse('not_found');
  if (card.standing.state === 'locked' && !may(ctx.actor, 'lock_time_cards', thingOf(card.worker))) {
    return refuse('card_is_locked');
  }
  const { standing, worker } = card;
  const facts = { employeeId: worker.employeeId, standing };
  const decided = decideReopening(facts, ctx.actor, await othersCould(ctx, card));
  if (!decided.ok) return decided;

  await takeSteps(ctx, 'reopened', [{ card, reason: body.reason, alone: decided.value.alone }]);
  if (worker.employeeId !== ctx.actor.employeeId) {
    const { self: by } = await readSelf(ctx.tx, ctx.actor);
    await tellPerson(
      ctx,
      { organizationId: ctx.actor.organizationId, employeeId: worker.employeeId },
      {
        kind: 'time_card_reopened',
        facts: ({ formats }) => ({
          week: formats.longDate(card.startsOn),
          by: `${by.firstName} ${by.lastName}`,
          reason: body.reason,
          link: `/time-entries?week=${card.startsOn}`,
        }),
      },
    );
  }
  return accept();
};
