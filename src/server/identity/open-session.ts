import type { Me } from '../../contract/identity/sign-in.ts';
import { deviceOf } from '../../domain/identity/device.ts';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../../domain/kernel/time.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { hintOf } from '../kernel/network.ts';
import { hashOfToken, newToken } from '../kernel/secret.ts';
import { meOf } from './read.ts';
import { replaceSession } from './replace-session.ts';
import { insertSession, sweepIdentity, type HalfSignedIn } from './repository.ts';

/** NIST SP 800-63B-4 section 2.1.3: at the first assurance level, sign in again after 30 days at the latest. */
const sessionMilliseconds = 30 * 24 * millisecondsPerHour;

/**
 * Opens a session for somebody who has shown all that they must. Its secret is new each time, goes to the browser and is
 * stored nowhere. A session that the browser had ends.
 *
 * @param confirmedAt when they showed it in a way that opens what is grave
 */
export async function openSession(
  ctx: Context,
  { userId, organizationId, employeeId }: HalfSignedIn,
  confirmedAt: Instant = ctx.now,
): Promise<Me> {
  const who = { userId, organizationId, employeeId };
  await sweepIdentity(ctx.tx, ctx.now);
  const token = newToken();
  const expiresAt = addMilliseconds(ctx.now, sessionMilliseconds);
  const id = ctx.newId();
  const { browser = null, system = null } = deviceOf(ctx.caller.userAgent);
  await insertSession(ctx.tx, {
    ...who,
    tokenHash: hashOfToken(token),
    id,
    authenticatedAt: confirmedAt,
    createdAt: ctx.now,
    expiresAt,
    browser,
    system,
    networkHint: hintOf(ctx.caller.network),
  });
  // First: what is told of another organization is written before what is told of this one.
  if (ctx.signedIn !== undefined) await replaceSession(ctx, ctx.signedIn, { ...who, sessionId: id });
  await writeAudit(ctx, { ...who, action: 'session.started', subjectId: id });
  ctx.keepSession(token, expiresAt);
  return meOf(ctx, who);
}
