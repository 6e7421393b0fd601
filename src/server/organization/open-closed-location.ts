import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { findLocation, updateClosedAt } from './locations.repository.ts';

/** Opens a closed location again; one that is open stays so. The caller has locked the locations. */
export async function openClosedLocation(
  ctx: Context,
  wish: { readonly organizationId: string; readonly employeeId: string; readonly locationId: string },
): Promise<void> {
  const { organizationId, employeeId, locationId } = wish;
  const location = await findLocation(ctx.tx, organizationId, locationId);
  if (location === undefined || location.closedAt === null) return;
  await updateClosedAt(ctx.tx, organizationId, locationId, null);
  await writeAudit(ctx, { organizationId, employeeId, action: 'location.reopened', subjectId: locationId });
}
