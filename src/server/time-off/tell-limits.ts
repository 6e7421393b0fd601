import type { ActorContext } from '../kernel/context.ts';
import { listDeciders } from '../people/read.ts';

/** Tells the open screens of whoever answers time off that a limit is another one: of one location, or of the whole organization. */
export async function tellLimits({ tx, actor, announce }: ActorContext, locationId: string | null): Promise<void> {
  const { organizationId } = actor;
  for (const employeeId of await listDeciders(tx, organizationId, locationId)) {
    announce({ organizationId, employeeId }, 'time_off');
  }
}
