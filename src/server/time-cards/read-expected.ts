import { addDays, type PlainDate, type Span } from '../../domain/kernel/time.ts';
import { homeOn } from '../../domain/people/past-homes.ts';
import { zoneOfWeek } from '../../domain/people/past-zones.ts';
import { datedPartOf } from '../../domain/schedule/away.ts';
import type { Expected } from '../../domain/time-cards/attendance-flags.ts';
import type { Actor, Context } from '../kernel/context.ts';
import type { Worker } from '../people/read.ts';
import { listKnownDuring, listPublishedWeeks } from '../schedule/read.ts';
import { listDaysOff, type HeldDay } from '../time-off/read.ts';

/** What was known beforehand of one week of somebody, and what they have of time off in it. */
export interface ExpectedWeek extends Expected {
  /** The dates that take something of it. */
  readonly daysOff: readonly HeldDay[];
}

/**
 * What was expected of some people in the weeks that begin from one date to another, both included: published shifts and approved time
 * off, one question each for everybody.
 *
 * @param during all of these weeks, and of the periods over which their overtime is worked out
 * @param known tells their time off where it is read already
 */
export async function readExpected(
  { tx, actor: { organizationId } }: Pick<Context, 'tx'> & { readonly actor: Pick<Actor, 'organizationId'> },
  workers: readonly Worker[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
  during: Span,
  known?: (employeeId: string) => { readonly away: readonly HeldDay[] },
): Promise<(worker: Worker, startsOn: PlainDate) => ExpectedWeek> {
  const ids = workers.map(({ employeeId }) => employeeId);
  const homes = [
    ...new Set(workers.flatMap(({ homes: { past, now } }) => [...past.map((one) => one.locationId), now])),
  ];
  const shifts = Map.groupBy(await listKnownDuring(tx, organizationId, ids, during), ({ employeeId }) => employeeId);
  const weeks = await listPublishedWeeks(tx, organizationId, homes, { from: addDays(from, -6), to });
  const published = new Set(
    weeks.flatMap(({ locationId, startsOn }) =>
      [0, 1, 2, 3, 4, 5, 6].map((day) => `${locationId} ${addDays(startsOn, day)}`),
    ),
  );
  const dates = { from: addDays(from, -1), to: addDays(to, 7) };
  const listed = known === undefined ? await listDaysOff(tx, organizationId, ids, dates) : [];
  const away = Map.groupBy(listed, ({ employeeId }) => employeeId);
  const awayOf = (employeeId: string) => known?.(employeeId).away ?? away.get(employeeId) ?? [];
  return ({ employeeId, homes: own, zones }, startsOn) => {
    const endsOn = addDays(startsOn, 6);
    const held = awayOf(employeeId);
    // On the date before a night may have begun, and on the one after a shift begins where it is worked.
    const near = held.filter(({ date }) => date >= addDays(startsOn, -1) && date <= addDays(endsOn, 1));
    return {
      shifts: shifts.get(employeeId) ?? [],
      isPublishedOn: (date) => published.has(`${homeOn(own, date)} ${date}`),
      away: near.map(datedPartOf),
      zone: zoneOfWeek(zones, startsOn),
      daysOff: held.filter(({ date, minutes }) => date >= startsOn && date <= endsOn && minutes > 0),
    };
  };
}
