import type { Me } from '../../contract/identity/sign-in.ts';
import { addMilliseconds, millisecondsPerMinute, type Instant } from '../../domain/kernel/time.ts';
import { waysOfSecondStep } from '../factors/read.ts';
import type { Context } from '../kernel/context.ts';
import { hashOfToken, newToken } from '../kernel/secret.ts';
import { openSession } from './open-session.ts';
import { insertSecondStep, sweepIdentity, type HalfSignedIn } from './repository.ts';

const stepMilliseconds = 10 * millisecondsPerMinute;

/**
 * What every way in ends with that proves one thing about a person, in an organization that the transaction has entered:
 * a session, or, for whoever has a second factor, the wait for it.
 *
 * @param options.confirmedAt as {@link openSession} takes it
 */
export async function startSession(
  ctx: Context,
  who: HalfSignedIn,
  { confirmedAt = ctx.now }: { readonly confirmedAt?: Instant } = {},
): Promise<Me> {
  const ways = await waysOfSecondStep(ctx.tx, who.userId);
  if (ways.length === 0) return openSession(ctx, who, confirmedAt);
  await sweepIdentity(ctx.tx, ctx.now);
  const token = newToken();
  const expiresAt = addMilliseconds(ctx.now, stepMilliseconds);
  const { userId, organizationId, employeeId } = who;
  await insertSecondStep(ctx.tx, { userId, organizationId, employeeId, tokenHash: hashOfToken(token), expiresAt });
  ctx.keepStep(token, expiresAt);
  return { state: 'second_step', ways };
}
