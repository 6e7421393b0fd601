import type { Context } from '../kernel/context.ts';
import { addFirstRates, type FirstRate } from './add-first-rates.ts';

/** Sets the first rate of somebody who was added a moment ago by whoever may set it. */
export const addFirstRate = (
  ctx: Context,
  {
    organizationId,
    employeeId,
    ...rate
  }: FirstRate & {
    readonly organizationId: string;
    /** Who sets it. */
    readonly employeeId: string;
  },
): Promise<void> => addFirstRates(ctx, { organizationId, employeeId }, [rate]);
