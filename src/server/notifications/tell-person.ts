import type { NoticeKind } from '../../domain/notifications/notice.ts';
import type { Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import { tellEach, type Notice } from './tell-each.ts';

/**
 * Tells somebody of something that is in this transaction: by the channels that they chose for it, once it has committed; if it is
 * rolled back, never. The one way, with {@link tellEach} for several, by which any noun tells anybody of anything that they may choose about.
 */
export const tellPerson = <Kind extends NoticeKind>(
  ctx: Context,
  { organizationId, employeeId }: EmployeeKey,
  { kind, ...notice }: { readonly kind: Kind } & Omit<Notice<Kind>, 'employeeId'>,
): Promise<void> => tellEach(ctx, organizationId, kind, [{ ...notice, employeeId }]);
