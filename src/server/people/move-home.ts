import { dateAt, type Instant, type Zone } from '../../domain/kernel/time.ts';
import { newZoneCountsFrom } from '../../domain/organization/location.ts';
import type { Context } from '../kernel/context.ts';
import { insertPastHome } from './past-homes.repository.ts';
import { insertPastZones, updateHome } from './places.repository.ts';
import type { WhoRecorded } from './read.ts';

/** Where somebody’s home was and will be. */
interface Move {
  readonly organizationId: string;
  readonly employeeId: string;
  readonly from: { readonly id: string; readonly zone: Zone };
  readonly to: { readonly id: string; readonly zone: Zone };
  /** Since when they work there: before the move, where it was a further location of theirs; null, since they came. */
  readonly since: Instant | null;
}

/**
 * Moves somebody’s home location. The former one is kept with the day of the move, and its policy counts to the end of the week; where
 * the new one has another time zone, that counts for the weeks that begin after the move as well, if they have recorded times.
 */
export async function moveHome(
  ctx: Context,
  { organizationId, employeeId, from, to, since }: Move,
  whoRecorded: WhoRecorded,
): Promise<void> {
  const today = dateAt(ctx.now, from.zone);
  await insertPastHome(ctx.tx, { organizationId, employeeId, untilOn: today, locationId: from.id });
  if (from.zone !== to.zone) {
    const employeeIds = [...(await whoRecorded(ctx.tx, organizationId, [employeeId]))];
    const untilOn = newZoneCountsFrom(today);
    await insertPastZones(ctx.tx, { organizationId, employeeIds, untilOn, zone: from.zone });
  }
  await updateHome(ctx.tx, { organizationId, employeeId, locationId: to.id, since });
}
