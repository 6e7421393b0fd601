import type { Phone } from '../../domain/kernel/phone.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { Context } from '../kernel/context.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { findMembership, readAddressOf } from '../people/read.ts';
import { findOwner } from './repository.ts';
import { sendCode, tellHeldBack } from './send-code.ts';
import { throttleAccount } from './throttle-code.ts';

/** A code that somebody asked for, as it waits for the job that sends it. */
export interface CodeRequest {
  readonly phone: Phone;
  readonly code: string;
  readonly expiresAt: Instant;
}

/**
 * Sends a code, if somebody signs in by this number. To any other nothing goes: so nobody pays for messages to numbers that a
 * stranger names. What holds a code back is told to the admins of the organization alone.
 */
export async function answerCodeRequest(
  ctx: Context,
  { phone, code, expiresAt }: CodeRequest,
  perDay: number,
): Promise<void> {
  if (expiresAt <= ctx.now) return;
  const userId = await findOwner(ctx.tx, phone);
  const membership = userId === undefined ? undefined : await findMembership(ctx.tx, userId);
  if (userId === undefined || membership === undefined) return;
  await enterOrganization(ctx.tx, membership.organizationId);
  if (!(await throttleAccount(ctx, userId)).ok) return tellHeldBack(ctx, membership, 'account');
  const { language } = await readAddressOf(ctx.tx, userId);
  const sent = await sendCode(ctx, { ...membership, language, phone, code, expiresAt, perDay });
  if (!sent) await tellHeldBack(ctx, membership, 'day');
}
