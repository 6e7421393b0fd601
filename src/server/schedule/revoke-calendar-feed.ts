import type { revokeCalendarFeed as endpoint } from '../../contract/schedule/calendar.ts';
import { accept } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { deleteFeed } from '../tokens/keep-calendar-feed.ts';

/** Takes the address back: whoever asks at it from now on hears that there is nothing. */
export const revokeCalendarFeed: UseCase<typeof endpoint> = async (ctx) => {
  const wasThere = await deleteFeed(ctx.tx, ctx.actor);
  if (wasThere) {
    await writeAudit(ctx, { ...ctx.actor, action: 'calendar_feed.revoked', subjectId: ctx.actor.employeeId });
  }
  return accept();
};
