import type { TeamSchedule } from '../../contract/schedule/team-schedule.ts';
import { may } from '../../domain/access/may.ts';
import { datesFrom } from '../../domain/kernel/dates-from.ts';
import { addDays, daysBetween, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import { payFactsOf } from '../../domain/pay-rules/pay-facts.ts';
import { placeAt } from '../../domain/pay-rules/workdays.ts';
import { rateOn, ratesDuring } from '../../domain/people/pay-rate.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { youngDuring } from '../../domain/profile/young-age.ts';
import { saidOn } from '../../domain/schedule/availability.ts';
import type { PaidBy } from '../../domain/schedule/overtime-ahead.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listLocations } from '../organization/read.ts';
import { readAssignments } from '../pay-rules/read.ts';
import { listPastHomes, listRatesOf } from '../people/read.ts';
import { youngAges } from '../profile/read.ts';
import { listHoldings } from '../skills/read.ts';
import type { Member } from '../team/read.ts';
import { listAway } from '../time-off/read.ts';
import { listAvailability } from './availability.repository.ts';
import { planPolicies } from './read-policies.ts';
import { readWorked } from './read-worked.ts';

type Policy = TeamSchedule['policies'][number];

interface People {
  readonly people: Omit<TeamSchedule['people'][number], 'mayBePlanned' | 'isAtHome' | 'worksAs'>[];
  readonly policies: TeamSchedule['policies'];
  /** Which of them whoever is at home at a location is paid by on a date, unless another is theirs. */
  readonly indexAt: (locationId: string, on: PlainDate) => number;
  /** By which rules one of them is paid in the workweek of a moment, which may be long after the first date: a policy begins, or they moved. */
  readonly paidAt: (employeeId: string, at: Instant) => PaidBy | undefined;
}

/**
 * People with what speaks against planning them from one date to another, both included, with what an hour of theirs costs, and what they worked
 * already, as far as the actor may know it. Of an age no more is told than what it forbids.
 */
export async function plannedPeople(
  ctx: ActorContext,
  members: readonly Member[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<People> {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const ids = members.map(({ employeeId }) => employeeId);
  // What runs over midnight touches the date after, and what a zone calls yesterday may be today in another.
  const around = { from: addDays(from, -1), to: addDays(to, 2) };
  // Overtime may be counted over 28 days.
  const paidAround = { from: addDays(from, -longestPeriodDays), to: addDays(to, longestPeriodDays) };
  const dates = datesFrom(around.from, daysBetween(around.from, around.to) + 1);
  const availability = await listAvailability(tx, organizationId, ids, around);
  const away = await listAway(tx, organizationId, ids, around);
  const youngOn = await youngAges(ctx, ids);
  const holdings = await listHoldings(tx, organizationId, ids);
  const zones = new Map((await listLocations(tx, organizationId)).map(({ id, zone }) => [id, zone]));
  const policyOf = await readAssignments(tx, organizationId);
  const past = await listPastHomes(tx, organizationId, ids);
  const rates = await listRatesOf(tx, organizationId, ids);
  const planOf = planPolicies(may(actor, 'see_pay_rates'));
  const policies: Policy[] = [];
  const indexOf = (policy: Policy): number => {
    const known = policies.indexOf(policy);
    return known === -1 ? policies.push(policy) - 1 : known;
  };
  const policiesOf = new Map(
    members.map(({ employeeId, homeLocationId }) => {
      const assignee = { employeeId, homes: { past: past.get(employeeId) ?? [], now: homeLocationId } };
      const pay = payFactsOf(rates.get(employeeId) ?? []);
      return [employeeId, (on: PlainDate) => planOf(policyOf(assignee, on), pay, on)];
    }),
  );
  const workers = members.flatMap((member) => {
    const [zone, policyOn] = [zones.get(member.homeLocationId), policiesOf.get(member.employeeId)];
    return zone === undefined || policyOn === undefined ? [] : [{ ...member, zone, policyOn }];
  });
  const workedOf = await readWorked(ctx, workers, { from, to });
  const people = workers.map(({ zone, policyOn, ...member }) => {
    const { employeeId, homeLocationId } = member;
    const seesRates = may(actor, 'see_pay_rates', { employeeId, locationIds: [homeLocationId] });
    const own = seesRates ? (rates.get(employeeId) ?? []) : [];
    const worked = workedOf(employeeId);
    const said = availability.get(employeeId);
    const { unavailable, preferred } = said === undefined ? nothingSaid : saidOn(said, dates);
    return {
      employeeId,
      name: `${member.firstName} ${member.lastName}`,
      photoUrl: photoUrlOf(member),
      isActive: member.status === 'active',
      centsPerHour: rateOn(own, from)?.centsPerHour ?? null,
      rates: seesRates
        ? ratesDuring(own, paidAround).map(({ startsOn, centsPerHour }) => ({ startsOn, centsPerHour }))
        : null,
      worked: worked === undefined ? null : { until: worked.until, punches: [...worked.punches] },
      away: [...(away.get(employeeId) ?? [])],
      unavailable: [...unavailable],
      preferred: [...preferred],
      young: [...youngDuring((on) => youngOn(employeeId, on), { from, to })],
      skills: [...(holdings.get(employeeId) ?? [])],
      // Of a day that does not matter yet whoever plans need not know.
      lastDay: member.employedUntil !== null && member.employedUntil <= to ? member.employedUntil : null,
      zone,
      policy: indexOf(policyOn(from)),
    };
  });
  const zoneOf = new Map(people.map(({ employeeId, zone }) => [employeeId, zone]));
  const paidAt: People['paidAt'] = (employeeId, at) => {
    const [zone, policyOn] = [zoneOf.get(employeeId), policiesOf.get(employeeId)];
    if (zone === undefined || policyOn === undefined) return undefined;
    return { policy: policyOn(placeAt(at, policyOn, zone).startsOn), zone, worked: workedOf(employeeId) };
  };
  const indexAt: People['indexAt'] = (locationId, on) =>
    indexOf(planOf(policyOf({ employeeId: '', homes: { past: [], now: locationId } }, on), undefined, on));
  return { people, policies, indexAt, paidAt };
}

const longestPeriodDays = 28;
const nothingSaid = { unavailable: [], preferred: [] };
