import type { Phone } from '../../domain/kernel/phone.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { Context } from '../kernel/context.ts';
import { chanceOf } from '../kernel/secret.ts';
import { enterOrganization } from '../kernel/transaction.ts';
import { findMembership, readAddressOf } from '../people/read.ts';
import { codeMarkOf } from './make-code.ts';
import { findOwner, spoilCode } from './repository.ts';
import { sendCode, tellHeldBack, type HeldBackBy } from './send-code.ts';
import { markOf, throttleAccount } from './throttle-code.ts';

/** A code that somebody asked for, as it waits for the job that sends it. */
export interface CodeRequest {
  readonly phone: Phone;
  readonly code: string;
  readonly expiresAt: Instant;
  /** The hash, in base64, of the secret of the browser that asked. */
  readonly askedBy: string;
  /** Whether the number has signed in before from where it was asked for. */
  readonly atKnownPlace: boolean;
}

/**
 * Sends a code, if somebody signs in by this number. To any other nothing goes: so nobody pays for messages to numbers that a
 * stranger names. What holds a code back is told to the admins of the organization alone.
 */
export async function answerCodeRequest(ctx: Context, request: CodeRequest, perDay: number): Promise<void> {
  const { phone, code, expiresAt, atKnownPlace } = request;
  if (expiresAt <= ctx.now) return;
  const userId = await findOwner(ctx.tx, phone);
  const membership = userId === undefined ? undefined : await findMembership(ctx.tx, userId);
  if (userId === undefined || membership === undefined) return;
  await enterOrganization(ctx.tx, membership.organizationId);
  if (!(await throttleAccount(ctx, userId, atKnownPlace)).ok) return holdBack(ctx, request, membership, 'account');
  const { language } = await readAddressOf(ctx.tx, userId);
  const sent = await sendCode(ctx, { ...membership, language, phone, code, expiresAt, perDay });
  if (!sent) await holdBack(ctx, request, membership, 'day');
}

/** A code that nobody was sent must not be there to be guessed; whoever types one hears what they would if it had been sent. */
async function holdBack(
  ctx: Context,
  { phone, code, askedBy }: CodeRequest,
  whom: Parameters<typeof tellHeldBack>[1],
  limit: HeldBackBy,
): Promise<void> {
  const key = { purpose: 'sign_in', numberMark: markOf(ctx, phone), askedBy: Buffer.from(askedBy, 'base64') } as const;
  await spoilCode(ctx.tx, key, codeMarkOf(ctx, key, code), chanceOf(32));
  await tellHeldBack(ctx, whom, limit);
}
