import type { Language } from '../../domain/kernel/language.ts';
import type { Phone } from '../../domain/kernel/phone.ts';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../../domain/kernel/time.ts';
import { codeMinutes } from '../../domain/phone/one-time-code.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import { postText } from '../notifications/post-letter.ts';
import { countTexts } from '../notifications/read.ts';
import { lockOrganization } from '../organization/read.ts';

export interface Sending {
  readonly organizationId: string;
  /** Whom the code is for. */
  readonly employeeId: string;
  readonly language: Language;
  readonly phone: Phone;
  readonly code: string;
  readonly expiresAt: Instant;
  /** How many codes the organization sends in any 24 hours at most. */
  readonly perDay: number;
}

const kind = 'sign_in_code';

/** Sends a code in the name of an organization that the transaction has entered; false where it has sent all that it may in a day. */
export async function sendCode(ctx: Context, sending: Sending): Promise<boolean> {
  const { organizationId, employeeId, language, phone, code, expiresAt, perDay } = sending;
  // Codes of one moment take turns, so that each counts those before it.
  await lockOrganization(ctx.tx, organizationId);
  const since = addMilliseconds(ctx.now, -24 * millisecondsPerHour);
  if ((await countTexts(ctx.tx, { organizationId, kind, since })) >= perDay) return false;
  await postText(ctx, {
    organizationId,
    to: phone,
    language,
    kind,
    facts: { code, minutes: codeMinutes },
    usefulUntil: expiresAt,
  });
  await writeAudit(ctx, { organizationId, employeeId: undefined, action: 'phone.code_sent', subjectId: employeeId });
  return true;
}

/** Which limit held a code back. */
export type HeldBackBy = 'account' | 'day';

/** Tells the audit log that no code was sent to somebody, and which limit held it back. */
export const tellHeldBack = (
  ctx: Context,
  { organizationId, employeeId }: Pick<Sending, 'organizationId' | 'employeeId'>,
  limit: HeldBackBy,
): Promise<void> =>
  writeAudit(ctx, {
    organizationId,
    employeeId: undefined,
    action: 'phone.code_held_back',
    subjectId: employeeId,
    details: { limit },
  });
