import type { requestAdjustment as endpoint } from '../../contract/adjustments.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { askAdjustment } from './ask-adjustment.ts';
import { lockAdjustments } from './repository.ts';

/** An employee asks that other times be recorded for them. */
export const requestAdjustment: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { employeeId } = ctx.actor;
  await lockAdjustments(ctx.tx, ctx.actor);
  const asked = await askAdjustment(ctx, { ...body, employeeId });
  return asked.ok ? accept({ requestId: asked.value.requestId }) : asked;
};
