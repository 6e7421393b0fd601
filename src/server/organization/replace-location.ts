import { nameKey } from '../../domain/kernel/name-key.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { factsOf, type LocationFacts } from '../../domain/organization/location.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { differences } from '../kernel/differences.ts';
import { listLocations, updateLocation, type StoredLocation } from './locations.repository.ts';

/** Writes what is kept of a location anew; the caller has locked the locations and read `before`. */
export async function replaceLocation(
  ctx: Context,
  wish: {
    readonly organizationId: string;
    readonly employeeId: string;
    readonly before: StoredLocation;
    readonly after: LocationFacts;
  },
): Promise<Result<undefined, 'location_name_taken'>> {
  const { organizationId, employeeId, before, after } = wish;
  const others = (await listLocations(ctx.tx, organizationId)).filter(({ id }) => id !== before.id);
  if (others.some(({ name }) => nameKey(name) === nameKey(after.name))) return refuse('location_name_taken');
  await updateLocation(ctx.tx, organizationId, before.id, after);
  const details = differences(factsOf(before), after);
  await writeAudit(ctx, { organizationId, employeeId, action: 'location.changed', subjectId: before.id, details });
  return accept();
}
