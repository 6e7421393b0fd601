import type { tellWorkedMeal as endpoint } from '../../contract/time-cards/worked-meals.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { nameOfCard } from '../../domain/time-cards/card-name.ts';
import { decideWorkedMeal, mealsTakenOff } from '../../domain/time-cards/worked-meal.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { openNamed } from './take-step.ts';
import { insertWorkedMeal } from './worked-meals.repository.ts';

/** Whoever works says for themselves, and for nobody else, that they worked through a meal that was taken off, or did not after all. */
export const tellWorkedMeal: UseCase<typeof endpoint> = async (ctx, { params, body }) => {
  const { organizationId, employeeId } = ctx.actor;
  const { date, meal, isWorked } = body;
  const name = { employeeId, startsOn: params.startsOn };
  const card = (await openNamed(ctx, [name], 'sign_time_card')).get(nameOfCard(name));
  if (card === undefined) return refuse('not_found');

  const { standing, week } = card;
  const decided = decideWorkedMeal({ standing, meals: mealsTakenOff(week, card.card) }, body);
  if (!decided.ok) return decided;
  if (!decided.value.isNew) return accept();

  const kind = isWorked ? 'worked' : 'taken_back';
  await insertWorkedMeal(ctx.tx, organizationId, { employeeId, workedOn: date, meal, kind, recordedAt: ctx.now });
  const details = { startsOn: card.startsOn, date, meal };
  await writeAudit(ctx, { organizationId, employeeId, action: `worked_meal.${kind}`, subjectId: employeeId, details });
  // The hours of the week are others now: on the clock as on the cards.
  ctx.announce({ organizationId, employeeId }, 'clock');
  ctx.announce({ organizationId, employeeId }, 'cards');
  return accept();
};
