import { dateAt } from '../../domain/kernel/time.ts';
import { hasLeftBy } from '../../domain/people/last-day.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listLocations } from '../organization/read.ts';
import { listWorkplaces } from '../people/read.ts';

/** Of plans, those that begin after the last day of whoever would have them. */
export async function listAfterLastDay<Wish extends { readonly plan: ShiftPlan }>(
  { tx, actor }: ActorContext,
  wishes: readonly Wish[],
): Promise<ReadonlySet<Wish>> {
  const { organizationId } = actor;
  const ids = [...new Set(wishes.flatMap(({ plan }) => plan.employeeId ?? []))];
  const workplaces = await listWorkplaces(tx, organizationId, ids);
  const zones = new Map((await listLocations(tx, organizationId)).map(({ id, zone }) => [id, zone]));
  return new Set(
    wishes.filter(({ plan: { employeeId, locationId, startsAt } }) => {
      const zone = zones.get(locationId);
      const lastDay = workplaces.get(employeeId ?? '')?.lastDay ?? null;
      return zone !== undefined && hasLeftBy(dateAt(startsAt, zone), lastDay);
    }),
  );
}
