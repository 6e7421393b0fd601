import { refuse, type Refusal } from '../../domain/kernel/result.ts';
import { asksForProof, isLocked } from '../../domain/throttle/throttle.ts';
import { takeHumanCheck } from '../human-check/take-human-check.ts';
import type { Context } from '../kernel/context.ts';
import { lockFailures } from './repository.ts';
import { throttleAttempt, type Throttled } from './throttle-attempt.ts';

/**
 * As throttleAttempt, at somebody's account: where others are guessing at it, a proof of work is asked for instead of a wait, so that its owner gets in
 * at once; and after too many in a row nobody does. Refuses uncounted.
 */
export async function throttleGuess(
  ctx: Context,
  throttled: readonly Throttled[],
  humanCheck: string | undefined,
): Promise<
  | Awaited<ReturnType<typeof throttleAttempt>>
  | Refusal<'sign_in_locked'>
  | Refusal<'human_check_required'>
  | Refusal<'human_check_failed'>
> {
  const keys = throttled.map(({ key }) => key);
  // Held until the transaction ends: of many at one moment, each sees what those before it have counted.
  const failures = await lockFailures(ctx.tx, keys, ctx.now);
  if (throttled.some(({ allowance }, index) => isLocked(failures[index], allowance))) return refuse('sign_in_locked');
  if (throttled.some(({ allowance }, index) => asksForProof(failures[index], allowance))) {
    if (humanCheck === undefined) return refuse('human_check_required');
    const taken = await takeHumanCheck(ctx, humanCheck);
    if (!taken.ok) return taken;
  }
  return throttleAttempt(ctx, throttled);
}
