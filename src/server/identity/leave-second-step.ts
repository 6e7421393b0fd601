import type { leaveSecondStep as endpoint } from '../../contract/identity.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { hashOfToken } from '../kernel/secret.ts';
import { deleteSecondStep } from './repository.ts';

/** Gives the second step up: the browser may begin as somebody else. */
export const leaveSecondStep: UseCase<typeof endpoint> = async (ctx) => {
  if (ctx.stepToken !== undefined) await deleteSecondStep(ctx.tx, hashOfToken(ctx.stepToken));
  ctx.forgetStep();
  return accept();
};
