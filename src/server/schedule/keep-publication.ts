import * as z from 'zod/mini';
import { shiftPlan } from '../../contract/schedule.ts';
import { dateAt, weekOf } from '../../domain/kernel/time.ts';
import type { ShiftChange } from '../../domain/schedule/publication.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listLocations, readOrganization } from '../organization/read.ts';
import { insertPublication, type NewPublication } from './publications.repository.ts';

/**
 * Keeps what was published and what it changed: in the history of its own week, and of every other place and week from which a shift went
 * or to which one came.
 *
 * @returns the locations that it had to do with
 */
export async function keepPublication(
  ctx: ActorContext,
  publication: NewPublication,
  changes: readonly ShiftChange[],
): Promise<readonly string[]> {
  const { tx } = ctx;
  const { organizationId } = publication;
  const kept = (plan: ShiftPlan) => z.encode(shiftPlan, plan);
  await insertPublication(tx, publication, changes, kept);
  const { weekStartsOn } = await readOrganization(tx, organizationId);
  const zones = new Map((await listLocations(tx, organizationId)).map(({ id, zone }) => [id, zone]));
  const weeks = new Map<string, NewPublication & { readonly changes: ShiftChange[] }>();
  for (const change of changes) {
    for (const plan of [change.before, change.after]) {
      const zone = zones.get(plan?.locationId ?? '');
      if (plan === null || zone === undefined) continue;
      const { locationId } = plan;
      const startsOn = weekOf(dateAt(plan.startsAt, zone), weekStartsOn);
      if (locationId === publication.locationId && startsOn === publication.startsOn) continue;
      const key = `${locationId} ${startsOn}`;
      const week = weeks.get(key) ?? { ...publication, id: ctx.newId(), locationId, startsOn, changes: [] };
      // Both sides of a shift may be in one other week.
      if (week.changes.at(-1) !== change) week.changes.push(change);
      weeks.set(key, week);
    }
  }
  for (const { changes: there, ...elsewhere } of weeks.values()) {
    await insertPublication(tx, { ...elsewhere, partOf: publication.id }, there, kept);
  }
  return [...new Set([publication.locationId, ...[...weeks.values()].map(({ locationId }) => locationId)])];
}
