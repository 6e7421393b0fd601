import type { removePhone as endpoint } from '../../contract/phone.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { tellFactorsChanged } from '../factors/tell-factors-changed.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { endingOf } from './add-phone.ts';
import { deletePhone, findPhone } from './repository.ts';

/** Takes a person's number away as a way in, and tells them by mail. */
export const removePhone: UseCase<typeof endpoint> = async (ctx) => {
  const { actor } = ctx;
  const before = await findPhone(ctx.tx, actor.userId);
  if (before === undefined || !(await deletePhone(ctx.tx, actor.userId))) return refuse('not_found');
  await writeAudit(ctx, {
    ...actor,
    action: 'phone.removed',
    subjectId: actor.employeeId,
    details: { before: { phone: endingOf(before.phone) }, after: { phone: null } },
  });
  await tellFactorsChanged(ctx, actor, 'phone_removed');
  return accept();
};
