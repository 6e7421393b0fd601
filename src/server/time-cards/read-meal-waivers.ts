import type { MealWaiversReply, readMealWaivers as endpoint } from '../../contract/time-cards/meal-waivers.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import type { MealRestRule } from '../../domain/pay-rules/meal-rest.ts';
import { isWaived, nextChange, waivableMeals, waivableUpTo } from '../../domain/time-cards/meal-waiver.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { readPolicies } from '../pay-rules/read.ts';
import { findEmployee, readHolder, readSelf } from '../people/read.ts';
import { listWaivers, type StoredWaiver } from './meal-waivers.repository.ts';

/** Whose meals, what they stated, the date at their home, and the rule of meals by which they are paid on each date. */
export interface OpenWaivers {
  readonly employeeId: string;
  readonly statements: readonly StoredWaiver[];
  readonly today: PlainDate;
  readonly ruleOn: (date: PlainDate) => MealRestRule | undefined;
}

/** Opens what somebody stated about their meals; undefined where the actor may not know of it. */
export async function openWaivers(
  { tx, actor, now }: ActorContext,
  employeeId: string,
): Promise<OpenWaivers | undefined> {
  const { organizationId } = actor;
  const employee = await findEmployee(tx, organizationId, employeeId);
  if (employee === undefined || !may(actor, 'see_time_card', thingOf(employee))) return undefined;
  const { self } = await readSelf(tx, { organizationId, employeeId });
  const holder = await readHolder(tx, { organizationId, employeeId, homeLocationId: employee.homeLocationId });
  const policyOn = await readPolicies(tx, organizationId, holder);
  return {
    employeeId,
    statements: await listWaivers(tx, organizationId, [employeeId]),
    today: dateAt(now, self.home.zone),
    ruleOn: (date) => policyOn(date).mealRest,
  };
}

/** What somebody stated, and how each meal stands today. */
export const waiversReplyOf = (
  { actor }: Pick<ActorContext, 'actor'>,
  { employeeId, statements, today, ruleOn }: OpenWaivers,
): MealWaiversReply => ({
  today,
  meals: waivableMeals.map((meal) => ({
    meal,
    upToMinutes: waivableUpTo(ruleOn(today), meal) ?? null,
    isWaived: isWaived(statements, meal, today),
    changesOn: nextChange(statements, meal, today) ?? null,
  })),
  statements: statements.toReversed().map(({ sequence, meal, kind, startsOn, recordedAt, wording }) => ({
    sequence,
    meal,
    kind,
    startsOn,
    recordedAt,
    wording,
  })),
  mayState: employeeId === actor.employeeId,
});

export const readMealWaivers: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const open = await openWaivers(ctx, params.employeeId);
  return open === undefined ? refuse('not_found') : accept(waiversReplyOf(ctx, open));
};
