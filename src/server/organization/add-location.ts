import { nameKey } from '../../domain/kernel/name-key.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import type { LocationFacts } from '../../domain/organization/location.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { differences } from '../kernel/differences.ts';
import { insertLocation, listLocations } from './locations.repository.ts';

/** Adds a location to an organization that the transaction has entered; gives its id. */
export async function addLocation(
  ctx: Context,
  wish: { readonly organizationId: string; readonly employeeId: string; readonly facts: LocationFacts },
): Promise<Result<string, 'location_name_taken'>> {
  const { organizationId, employeeId, facts } = wish;
  const known = await listLocations(ctx.tx, organizationId);
  if (known.some(({ name }) => nameKey(name) === nameKey(facts.name))) return refuse('location_name_taken');
  const id = ctx.newId();
  const added = await insertLocation(ctx.tx, { organizationId, id, facts, createdAt: ctx.now });
  if (!added) return refuse('location_name_taken');
  const details = differences<Partial<LocationFacts>>({}, facts);
  await writeAudit(ctx, { organizationId, employeeId, action: 'location.added', subjectId: id, details });
  return accept(id);
}
