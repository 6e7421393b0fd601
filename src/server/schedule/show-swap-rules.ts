import type { readSwapRules as endpoint } from '../../contract/schedule/swap-rules.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { findNeedsApproval } from './swap-rules.repository.ts';

/** Whether a manager is asked before two swap shifts. */
export const readSwapRules: UseCase<typeof endpoint> = async ({ tx, actor }) =>
  accept({ needsApproval: await findNeedsApproval(tx, actor.organizationId) });
