import type { Instant, PlainDate } from '../../domain/kernel/time.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import { transitionOf, type WorkweekTransition } from '../../domain/pay-rules/workweek-transition.ts';
import { attestedRests } from '../../domain/time-cards/attested-rests.ts';
import { datesAway, type KnownOfDays } from '../../domain/time-cards/known-of-days.ts';
import type { Actor, Context } from '../kernel/context.ts';
import { listDaysOff, type HeldDay } from '../time-off/read.ts';
import { listWaivers } from './meal-waivers.repository.ts';
import { listSteps } from './time-card-steps.repository.ts';

/** What is known of somebody's days beside punches and shifts, but for what they signed. */
export interface KnownDays extends Pick<KnownOfDays, 'waivers'> {
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
 * @param knownAt time off as it was then */
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
  return (employeeId) => ({ waivers: waivers.get(employeeId) ?? [], away: away.get(employeeId) ?? [] });
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
