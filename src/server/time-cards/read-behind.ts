import { createHash } from 'node:crypto';
import { overlap, type Instant, type Span } from '../../domain/kernel/time.ts';
import { payFactsOf } from '../../domain/pay-rules/pay-facts.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import type { SettledWeek } from '../../domain/pay-rules/settled-week.ts';
import type { PayFacts } from '../../domain/pay-rules/week-question.ts';
import { datesBehind, weekReading, type RuledWeek } from '../../domain/pay-rules/workweek-transition.ts';
import type { ExpectedShift } from '../../domain/schedule/scheduled-days.ts';
import { spanOfShift } from '../../domain/schedule/shift.ts';
import { editionOf, type CardStep } from '../../domain/time-cards/card-step.ts';
import { datesAway, factsOfDays, shiftsToWork, type KnownOfDays } from '../../domain/time-cards/known-of-days.ts';
import { listRatesOf } from '../people/read.ts';
import { listKnownDuring } from '../schedule/read.ts';
import { joined, type CardsContext } from './open-cards.ts';
import { readKnownDays, type KnownDays } from './read-known-days.ts';

/** What a week is worked out by, beside its punches. */
export interface BehindWeek extends SettledWeek {
  /** Its approval in force says by which edition of the rules. */
  readonly standing: { readonly approval: Pick<CardStep, 'figures'> | undefined };
  readonly pay: PayFacts | undefined;
  /** Published ones of the person, of this week or of more. */
  readonly shifts: readonly ExpectedShift[];
  /** What was stated and signed of its days. */
  readonly known: Omit<KnownOfDays, 'shifts'>;
}

/** What weeks are worked out by now, beside their policies and what was signed. Shifts are asked for where a policy pays for them.
 * @param knownAt leaves out rates that were set, and time off that was approved or cancelled, later */
export async function readBehind(
  ctx: CardsContext,
  weeks: readonly (Pick<BehindWeek, 'startsOn' | 'policy' | 'transition'> & {
    readonly employeeId: string;
    readonly during: Span;
  })[],
  knownAt?: Instant,
): Promise<(employeeId: string) => Pick<BehindWeek, 'pay' | 'shifts'> & { readonly known: KnownDays }> {
  const { tx, actor } = ctx;
  const ids = (some: typeof weeks) => [...new Set(some.map(({ employeeId }) => employeeId))];
  const rates = await listRatesOf(tx, actor.organizationId, ids(weeks), knownAt);
  const promised = weeks.filter(({ policy }) => policy.reportingTime !== undefined);
  const listed =
    promised.length === 0 ? [] : await listKnownDuring(tx, actor.organizationId, ids(promised), joined(promised));
  const shifts = Map.groupBy(listed, ({ employeeId }) => employeeId);
  const knownOf = await readKnownDays(ctx, weeks, knownAt);
  return (employeeId) => ({
    pay: payFactsOf(rates.get(employeeId) ?? []),
    shifts: shifts.get(employeeId) ?? [],
    known: knownOf(employeeId),
  });
}

/**
 * Seals what a week is worked out by beside its punches: the same where its policy, the rates in force until it is over and, where the policy
 * asks for them, the shifts that were promised, the meals that are waived, the rests that were missed and the time off are the same. All of
 * what it is worked out over counts: where workweeks move also the week beside it, and the whole overtime period of that.
 */
export function sealBehind({ standing, pay, shifts, known, ...week }: BehindWeek): string {
  const { startsOn, policy, zone, cuts, transition } = week;
  const dates = datesBehind(week, transition);
  const [firstDay, nextDay] = [dates.at(0) ?? startsOn, dates.at(-1) ?? startsOn];
  const rates = pay && { ...pay, rates: pay.rates.filter(({ from }) => from < nextDay) };
  const reading = weekReading(week);
  const read = datesAway([week]);
  // Of people with several weeks more is known than this one asks for.
  const away = known.away.filter(({ date }) => read !== undefined && read.from <= date && date <= read.to);
  const ruled = { ...week, edition: editionOf(standing.approval) };
  const promised =
    policy.reportingTime === undefined
      ? []
      : shiftsToWork(shifts, away, ruled).filter((shift) => overlap(spanOfShift(shift), reading));
  const plain = promised.map(({ startsAt, endsAt, breakMinutes }) => [startsAt, endsAt, breakMinutes]);
  const told = [...factsOfDays({ ...week, until: reading.to }, { ...known, shifts: [] })]
    .filter(([date]) => firstDay <= date && date < nextDay)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const moved = cuts === undefined ? [] : [{ cuts, rules: [transition?.old, transition?.fresh].map(ruledBy) }];
  // A week of which nothing is told, and beside which nothing moves, has the seal that it had before anything could.
  return sealOf([sealOfPolicy(policy), zone, rates, plain, ...(told.length === 0 ? [] : [told]), ...moved]);
}

const ruledBy = (week: RuledWeek | undefined): string | undefined => week && sealOfPolicy(week.policy);

const sealsOfPolicies = new WeakMap<PayPolicy, string>();

/** A policy is the same for hundreds of weeks of a list. */
function sealOfPolicy(policy: PayPolicy): string {
  const known = sealsOfPolicies.get(policy) ?? sealOf(policy);
  sealsOfPolicies.set(policy, known);
  return known;
}

const sealOf = (facts: unknown): string => createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
