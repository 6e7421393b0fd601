import type { changeSwapRules as endpoint } from '../../contract/schedule/swap-rules.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import { differences } from '../kernel/differences.ts';
import type { UseCase } from '../kernel/route.ts';
import { findNeedsApproval, keepNeedsApproval } from './swap-rules.repository.ts';

/** Chooses whether a manager is asked before two swap shifts. */
export const changeSwapRules: UseCase<typeof endpoint> = async (ctx, { body: { needsApproval } }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const before = { needsApproval: await findNeedsApproval(tx, organizationId) };
  await keepNeedsApproval(tx, organizationId, needsApproval);
  const details = differences(before, { needsApproval });
  await writeAudit(ctx, { ...actor, action: 'swap.rules_changed', subjectId: organizationId, details });
  return accept({ needsApproval });
};
