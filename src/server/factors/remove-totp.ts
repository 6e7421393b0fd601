import type { removeTotp as endpoint } from '../../contract/factors.ts';
import type { UseCase } from '../kernel/route.ts';
import { removeFactor } from './remove-factor.ts';
import { deleteTotp } from './repository.ts';

/** Turns the app off. */
export const removeTotp: UseCase<typeof endpoint> = (ctx) =>
  removeFactor(ctx, () => deleteTotp(ctx.tx, ctx.actor.userId), { action: 'totp.turned_off', change: 'totp_off' });
