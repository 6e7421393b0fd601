import type { AskedKind } from '../../domain/approvals/request.ts';
import { askApproval } from '../approvals/ask-approval.ts';
import type { Context } from '../kernel/context.ts';

/** Waits where somebody wants to begin: they work nowhere yet. */
export const admissionAsked: AskedKind = {
  kind: 'registration',
  waitsAt: 'request',
  link: '/management-authorizations',
};

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
  return askApproval(ctx, admissionAsked, { organizationId, locationId, ...whose });
};
