import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { listLocations, updateClosedAt } from './locations.repository.ts';

/** Closes a location at which nobody’s home is; the caller has locked the locations. The last open one stays open. */
export async function closeEmptyLocation(
  ctx: Context,
  wish: { readonly organizationId: string; readonly employeeId: string; readonly locationId: string },
): Promise<Result<undefined, 'last_open_location'>> {
  const { organizationId, employeeId, locationId } = wish;
  const open = (await listLocations(ctx.tx, organizationId)).filter(({ closedAt }) => closedAt === null);
  if (!open.some(({ id }) => id === locationId)) return accept();
  if (open.length === 1) return refuse('last_open_location');
  await updateClosedAt(ctx.tx, organizationId, locationId, ctx.now);
  await writeAudit(ctx, { organizationId, employeeId, action: 'location.closed', subjectId: locationId });
  return accept();
}
