import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import { millisecondsPerSecond } from '../../domain/kernel/time.ts';
import { afterTry, forgottenSince, isLocked, nextTryAt, type Allowance } from '../../domain/throttle/throttle.ts';
import type { Context } from '../kernel/context.ts';
import { forgiveFailures, lockFailures, saveFailures, sweepFailures } from './repository.ts';

type TooMany = Refusal<'too_many_attempts', { retryAfterSeconds: number }>;

export interface Throttled {
  readonly key: Buffer;
  readonly allowance: Allowance;
}

/**
 * Counts a try as failed before it is made, so that many at once cannot slip through; whoever
 * succeeds takes theirs back. Refuses, uncounted, while a wait is running.
 */
export async function throttleAttempt(
  ctx: Context,
  throttled: readonly Throttled[],
): Promise<Accepted<undefined> | TooMany> {
  await sweepFailures(ctx.tx, forgottenSince(ctx.now));
  const asked = await lookAt(ctx, throttled);
  if (!asked.ok) return asked;
  for (const [index, { key, allowance }] of throttled.entries()) {
    await saveFailures(ctx.tx, key, afterTry(asked.value[index], allowance, ctx.now));
  }
  return accept();
}

/** Whether a try would be heard now, uncounted: for what is not worth beginning while none would be. */
export async function mayTry(ctx: Context, throttled: readonly Throttled[]): Promise<Accepted<undefined> | TooMany> {
  const asked = await lookAt(ctx, throttled);
  return asked.ok ? accept() : asked;
}

/** The failures under each key, held; or how long to wait. */
async function lookAt(
  ctx: Context,
  throttled: readonly Throttled[],
): Promise<Accepted<Awaited<ReturnType<typeof lockFailures>>> | TooMany> {
  const keys = throttled.map(({ key }) => key);
  const failures = await lockFailures(ctx.tx, keys, ctx.now);
  const waits = throttled.map(({ allowance }, index) => nextTryAt(failures[index], allowance, ctx.now));
  const until = Math.max(0, ...waits.filter((at) => at !== undefined));
  if (until <= ctx.now) return accept(failures);
  return refuse('too_many_attempts', { retryAfterSeconds: Math.ceil((until - ctx.now) / millisecondsPerSecond) });
}

/** After a success: forgets the failures under a person's own keys, and takes this try back from the keys that others share. */
export const forgiveAttempt = (
  ctx: Context,
  keys: { readonly own?: readonly Buffer[]; readonly shared?: readonly Buffer[] },
): Promise<void> => forgiveFailures(ctx.tx, { own: [], shared: [], ...keys }, ctx.now);

/**
 * Holds the counts under these keys until the transaction ends. Whoever forgives a try calls it before what the try is judged by is touched: those
 * who count one hold them first too, or each would wait for the other.
 */
export const holdAttempts = async (ctx: Context, keys: readonly Buffer[]): Promise<void> =>
  void (await lockFailures(ctx.tx, keys, ctx.now));

/**
 * Whether so many tries under one of these keys have failed in a row that nobody may try any more. Pass every key of the try: all are held until
 * the transaction ends, so that of many at one moment each sees what those before it have counted.
 */
export async function isLockedOut(ctx: Context, throttled: readonly Throttled[]): Promise<boolean> {
  const keys = throttled.map(({ key }) => key);
  const failures = await lockFailures(ctx.tx, keys, ctx.now);
  return throttled.some(({ allowance }, index) => isLocked(failures[index], allowance));
}
