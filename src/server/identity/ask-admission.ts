import { askApproval } from '../approvals/ask-approval.ts';
import type { Context } from '../kernel/context.ts';

/**
 * Asks that somebody who has registered be admitted.
 *
 * @param wish.locationId whose managers answer; absent, where it is not known where they will work: those of any location
 */
export const askAdmission = (
  ctx: Context,
  wish: { readonly organizationId: string; readonly employeeId: string; readonly locationId?: string },
): Promise<string> => {
  const { organizationId, employeeId, locationId = null } = wish;
  const whose = { subjectId: employeeId, employeeId, askedBy: employeeId };
  return askApproval(ctx, { organizationId, kind: 'registration', locationId, ...whose });
};
