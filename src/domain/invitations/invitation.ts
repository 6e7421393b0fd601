import { addMilliseconds, millisecondsPerHour, type Instant } from '../kernel/time.ts';

/** How long an invitation may be accepted. */
export const invitationDays = 7;

/** From this moment on it is none. */
export const invitationExpiry = (now: Instant): Instant =>
  addMilliseconds(now, invitationDays * 24 * millisecondsPerHour);

/** The secret of an invitation names its organization, so that it can be looked for inside it. */
export const invitationSecret = (organizationId: string, token: string): string => `${organizationId}.${token}`;

/** What a secret is made of; undefined when it is none of ours. */
export function readInvitationSecret(secret: string): { organizationId: string; token: string } | undefined {
  const [, organizationId, token] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(secret) ?? [];
  return organizationId === undefined || token === undefined ? undefined : { organizationId, token };
}
