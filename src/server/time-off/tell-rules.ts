import type { ActorContext } from '../kernel/context.ts';
import { listDeciders, listWorkers } from '../people/read.ts';

/**
 * Tells the open screens of whoever asks for time off and of whoever answers that what holds for it is another: a type, a policy or a
 * limit. What people will have on a later date changes for those too who are given nothing today.
 *
 * @param locationId whose limit it is; null, the whole organization
 */
export async function tellRules({ tx, actor, announce }: ActorContext, locationId: string | null): Promise<void> {
  const { organizationId } = actor;
  const workers = await listWorkers(tx, organizationId, { at: locationId === null ? 'all' : [locationId] });
  const asking = workers.map(({ employeeId }) => employeeId);
  const told = new Set([...asking, ...(await listDeciders(tx, organizationId, locationId))]);
  for (const employeeId of told) announce({ organizationId, employeeId }, 'time_off');
}
