import type { Context } from '../kernel/context.ts';
import { insertClaim } from './repository.ts';

/** Claims an empty deployment for an organization about to be founded; false when somebody already has. */
export const claimDeployment = (ctx: Context, organizationId: string): Promise<boolean> =>
  insertClaim(ctx.tx, organizationId, ctx.now);
