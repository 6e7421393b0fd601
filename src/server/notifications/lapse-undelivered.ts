import { forgottenBefore } from '../../domain/notifications/undelivered.ts';
import type { Context } from '../kernel/context.ts';
import { forgetSaid } from './undelivered.repository.ts';

/** Forgets what letters said that were given up too long ago to be sent again. */
export const lapseUndelivered = ({ tx, now }: Context, organizationId: string): Promise<void> =>
  forgetSaid(tx, organizationId, { settledBefore: forgottenBefore(now), now });
