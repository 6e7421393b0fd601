import type { Instant, PlainDate } from '../../domain/kernel/time.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import { transitionOf, type WorkweekTransition } from '../../domain/pay-rules/workweek-transition.ts';
import { attestedRests } from '../../domain/time-cards/attested-rests.ts';
import { datesAway, type KnownOfDays } from '../../domain/time-cards/known-of-days.ts';
import { asksForWorkedMeals } from '../../domain/time-cards/worked-meal.ts';
import type { Actor, Context } from '../kernel/context.ts';
import { listDaysOff, type HeldDay } from '../time-off/read.ts';
import { listWaivers } from './meal-waivers.repository.ts';
import { listSteps } from './time-card-steps.repository.ts';
import { listWorkedMeals, type StoredWorkedMeal } from './worked-meals.repository.ts';

/** What is known of somebody's days beside punches and shifts, but for what they signed. */
export interface KnownDays extends Pick<KnownOfDays, 'waivers'> {
  readonly workedMeals: readonly StoredWorkedMeal[];
  readonly away: readonly HeldDay[];
}

type KnownContext = Pick<Context, 'tx'> & { readonly actor: Pick<Actor, 'organizationId'> };

/** A workweek of somebody with the rules of it. */
interface RuledWeekOf {
  readonly employeeId: string;
  readonly startsOn: PlainDate;
  readonly policy: PayPolicy;
  readonly transition?: WorkweekTransition | undefined;
}

/** What the rules of some weeks ask for: statements about meals where they have meals, and time off, one question for everybody.
 * @param knownAt time off, and meals that were worked through, as it was then */
export async function readKnownDays(
  { tx, actor: { organizationId } }: KnownContext,
  weeks: readonly RuledWeekOf[],
  knownAt?: Instant,
): Promise<(employeeId: string) => KnownDays> {
  const idsOf = (some: readonly RuledWeekOf[]) => [...new Set(some.map(({ employeeId }) => employeeId))];
  const withMeals = weeks.filter(({ policy }) => policy.mealRest !== undefined);
  const waivers = Map.groupBy(await listWaivers(tx, organizationId, idsOf(withMeals)), ({ employeeId }) => employeeId);
  const dates = datesAway(weeks);
  const listed = dates === undefined ? [] : await listDaysOff(tx, organizationId, idsOf(weeks), dates, knownAt);
  const away = Map.groupBy(listed, ({ employeeId }) => employeeId);
  const workedMealsOf = await readWorkedMeals({ tx, actor: { organizationId } }, weeks, knownAt);
  return (employeeId) => ({
    waivers: waivers.get(employeeId) ?? [],
    workedMeals: workedMealsOf(employeeId),
    away: away.get(employeeId) ?? [],
  });
}

/** What was said of the meals of some weeks that are taken off by themselves, where their rules let it be said. @param knownAt no later than then */
export async function readWorkedMeals(
  { tx, actor: { organizationId } }: KnownContext,
  weeks: readonly RuledWeekOf[],
  knownAt?: Instant,
): Promise<(employeeId: string) => readonly StoredWorkedMeal[]> {
  const asking = weeks.filter(asksForWorkedMeals);
  const dates = datesAway(asking);
  if (dates === undefined) return () => [];
  const ids = [...new Set(asking.map(({ employeeId }) => employeeId))];
  const said = await listWorkedMeals(tx, organizationId, ids, dates, knownAt);
  const byPerson = Map.groupBy(said, ({ employeeId }) => employeeId);
  return (employeeId) => byPerson.get(employeeId) ?? [];
}

/** The same of some weeks of one person, with what they signed. */
export async function readKnownOfWeeks(
  ctx: KnownContext,
  { employeeId }: { readonly employeeId: string },
  weeks: readonly PlainDate[],
  policyOn: (date: PlainDate) => PayPolicy,
): Promise<Omit<KnownOfDays, 'shifts'>> {
  const ruled = weeks.map((startsOn) => ({
    employeeId,
    startsOn,
    policy: policyOn(startsOn),
    transition: transitionOf(policyOn, startsOn),
  }));
  const known = (await readKnownDays(ctx, ruled))(employeeId);
  const inOrder = weeks.toSorted();
  const [from, to] = [inOrder.at(0), inOrder.at(-1)];
  if (from === undefined || to === undefined) return { ...known, rests: [] };
  const steps = await listSteps(ctx.tx, ctx.actor.organizationId, [employeeId], { from, to });
  const byWeek = Map.groupBy(steps, ({ startsOn }) => startsOn);
  return { ...known, rests: [...byWeek.values()].flatMap(attestedRests) };
}
