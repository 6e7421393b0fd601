import type { removeTotp as endpoint } from '../../contract/factors.ts';
import type { UseCase } from '../kernel/route.ts';
import { deleteTotp } from './codes.repository.ts';
import { removeFactor } from './remove-factor.ts';

/** Turns the app off. */
export const removeTotp: UseCase<typeof endpoint> = (ctx) =>
  removeFactor(
    ctx,
    async () => ((await deleteTotp(ctx.tx, ctx.actor.userId)) ? { subjectId: ctx.actor.employeeId } : undefined),
    { action: 'totp.turned_off', change: 'totp_off' },
  );
