import type { makeCalendarFeed as endpoint } from '../../contract/schedule/calendar.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import { organizationSecret } from '../kernel/organization-secret.ts';
import type { UseCase } from '../kernel/route.ts';
import { hashOfToken, newToken } from '../kernel/secret.ts';
import { keepFeed } from '../tokens/keep-calendar-feed.ts';

/** Makes the address at which a calendar follows the actor's shifts, in the place of any former one. It is told this once. */
export const makeCalendarFeed: UseCase<typeof endpoint> = async (ctx) => {
  const { tx, actor, now } = ctx;
  const token = newToken();
  await keepFeed(tx, actor, hashOfToken(token), now);
  await writeAudit(ctx, { ...actor, action: 'calendar_feed.made', subjectId: actor.employeeId });
  return accept({ path: `/api/calendars/${organizationSecret(actor.organizationId, token)}.ics`, madeAt: now });
};
