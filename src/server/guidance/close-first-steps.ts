import type { closeFirstSteps as endpoint } from '../../contract/guidance.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { firstStepsFor } from './read.ts';
import { keepClosed } from './repository.ts';

/** Puts the list of first steps away for all admins; of two who do so at once, one is told to the audit log. */
export const closeFirstSteps: UseCase<typeof endpoint> = async (ctx) => {
  const { tx, actor, now } = ctx;
  const isFirst = await keepClosed(tx, actor.organizationId, now);
  if (isFirst) await writeAudit(ctx, { ...actor, action: 'first_steps.closed', subjectId: actor.organizationId });
  return accept(await firstStepsFor(ctx));
};
