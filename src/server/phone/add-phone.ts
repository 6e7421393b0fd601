import type { Phone } from '../../domain/kernel/phone.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { findPhone, replacePhone } from './repository.ts';

/** What of a number may stand in the audit log. */
export const endingOf = (phone: Phone): string => `…${phone.slice(-2)}`;

/** Makes a number, known to be somebody's, the one that they sign in by; false where somebody else does. */
export async function addPhone(
  ctx: Context,
  who: {
    readonly userId: string;
    readonly organizationId: string;
    readonly employeeId: string;
    readonly phone: Phone;
  },
): Promise<boolean> {
  const { userId, organizationId, employeeId, phone } = who;
  const before = await findPhone(ctx.tx, userId);
  if (!(await replacePhone(ctx.tx, { userId, number: phone, now: ctx.now }))) return false;
  await writeAudit(ctx, {
    organizationId,
    employeeId,
    action: 'phone.verified',
    subjectId: employeeId,
    details: {
      before: { phone: before === undefined ? null : endingOf(before.phone) },
      after: { phone: endingOf(phone) },
    },
  });
  return true;
}
