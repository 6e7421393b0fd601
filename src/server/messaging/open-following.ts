import type { openFollowing as endpoint } from '../../contract/messaging.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { mayAnnounce } from '../../domain/messaging/conversation.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLocation } from '../organization/read.ts';
import { insertFollowing } from './conversations.repository.ts';
import { findIsEmployed } from './people.repository.ts';
import { conversationOf } from './read.ts';
import { tellPeople } from './tell-people.ts';

/** Opens a conversation that follows a location, a role, or both: whom the rule fits is in it, for as long as it does. */
export const openFollowing: UseCase<typeof endpoint> = async (ctx, { body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  const { kind, name, locationId, role } = body;
  if (!(await findIsEmployed(tx, actor))) return refuse('employment_over');
  if (!mayAnnounce(actor, locationId)) return refuse('location_not_yours');
  if (locationId !== null) {
    const location = await findLocation(tx, organizationId, locationId);
    if (location === undefined || location.closedAt !== null) return refuse('location_not_yours');
  }
  const id = ctx.newId();
  const fresh = { organizationId, id, kind, name, locationId, role, openedBy: employeeId, openedAt: now };
  await insertFollowing(tx, fresh);
  const details = { name, kind, locationId, role };
  await writeAudit(ctx, { organizationId, employeeId, action: 'conversation.opened', subjectId: id, details });
  await tellPeople(ctx, id);
  return accept(await conversationOf(tx, actor, id));
};
