import type { Zone } from '../../domain/kernel/time.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { insertLocation } from './repository.ts';

/** Adds a location to an organization that the transaction has entered; gives its id. */
export async function addLocation(
  ctx: Context,
  wish: { readonly organizationId: string; readonly employeeId: string; readonly name: string; readonly zone: Zone },
): Promise<string> {
  const { organizationId, employeeId, name, zone } = wish;
  const id = ctx.newId();
  await insertLocation(ctx.tx, { organizationId, id, name, zone, createdAt: ctx.now });
  await writeAudit(ctx, { organizationId, employeeId, action: 'location.added', subjectId: id, details: { name } });
  return id;
}
