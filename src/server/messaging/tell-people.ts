import type { ActorContext } from '../kernel/context.ts';
import { listPeopleIds } from './people.repository.ts';

/** Lets everybody who is in a conversation read it again, on all their devices. */
export async function tellPeople({ tx, actor, announce }: ActorContext, conversationId: string): Promise<void> {
  const { organizationId } = actor;
  for (const employeeId of await listPeopleIds(tx, organizationId, conversationId)) {
    announce({ organizationId, employeeId }, 'messages');
  }
}
