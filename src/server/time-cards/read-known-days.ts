import { addDays, type PlainDate } from '../../domain/kernel/time.ts';
import { overtimePeriodStart } from '../../domain/pay-rules/overtime-period.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import { transitionOf, type WorkweekTransition } from '../../domain/pay-rules/workweek-transition.ts';
import { attestedRests } from '../../domain/time-cards/attested-rests.ts';
import { asksForAbsence, type KnownOfDays } from '../../domain/time-cards/known-of-days.ts';
import type { Actor, Context } from '../kernel/context.ts';
import { listDaysOff } from '../time-off/read.ts';
import { listWaivers } from './meal-waivers.repository.ts';
import { listSteps } from './time-card-steps.repository.ts';

/** What is known of somebody's days beside punches and shifts, but for what they signed. */
export type KnownDays = Pick<KnownOfDays, 'waivers' | 'away'>;

type KnownContext = Pick<Context, 'tx'> & { readonly actor: Pick<Actor, 'organizationId'> };

/** A workweek of somebody with the rules of it. */
interface RuledWeekOf {
  readonly employeeId: string;
  readonly startsOn: PlainDate;
  readonly policy: PayPolicy;
  readonly transition?: WorkweekTransition | undefined;
}

/** Days around the overtime periods of weeks: where workweeks move, the week beside is weighed as well. */
const daysBeside = 7;

/** What the rules of some weeks ask for: statements about meals where they have meals, time off where what is paid of it counts as hours. */
export async function readKnownDays(
  { tx, actor: { organizationId } }: KnownContext,
  weeks: readonly RuledWeekOf[],
): Promise<(employeeId: string) => KnownDays> {
  const idsOf = (some: readonly RuledWeekOf[]) => [...new Set(some.map(({ employeeId }) => employeeId))];
  const withMeals = weeks.filter(({ policy }) => policy.mealRest !== undefined);
  const waivers = Map.groupBy(await listWaivers(tx, organizationId, idsOf(withMeals)), ({ employeeId }) => employeeId);
  const counting = weeks.filter(asksForAbsence);
  const starts = counting.map(({ policy, startsOn }) => overtimePeriodStart(policy, startsOn)).toSorted();
  const [first, last] = [starts.at(0), starts.at(-1)];
  const longest = Math.max(0, ...counting.map(({ policy }) => policy.overtime.periodDays ?? 7));
  const listed =
    first === undefined || last === undefined
      ? []
      : await listDaysOff(tx, organizationId, idsOf(counting), {
          from: addDays(first, -daysBeside),
          to: addDays(last, longest + daysBeside),
        });
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
