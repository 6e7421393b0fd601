import type { readTimeOffRequest as endpoint } from '../../contract/time-off/time-off-request.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { findEmployee } from '../people/read.ts';
import { repliesOf } from './read.ts';
import { listTimeOff } from './requests.repository.ts';

/** A request for time off that the actor may know of, with whose it is; undefined for any other. */
export async function findSeenTimeOff({ tx, actor }: ActorContext, timeOffId: string) {
  const [stored] = await listTimeOff(tx, actor.organizationId, [timeOffId]);
  const employee = stored && (await findEmployee(tx, actor.organizationId, stored.employeeId));
  return stored !== undefined && employee !== undefined && may(actor, 'see_time_off', thingOf(employee))
    ? { stored, employee }
    : undefined;
}

/** One request as it stands now. */
export const readTimeOffRequest: UseCase<typeof endpoint> = async (ctx, { params: { timeOffId } }) => {
  const { tx, actor } = ctx;
  const seen = await findSeenTimeOff(ctx, timeOffId);
  const [request] = seen === undefined ? [] : await repliesOf(tx, actor.organizationId, [seen.stored]);
  if (seen === undefined || request === undefined) return refuse('not_found');
  const { employeeId, firstName, lastName } = seen.employee;
  const mayAnswer =
    request.decision === null &&
    employeeId !== actor.employeeId &&
    may(actor, 'decide_requests', thingOf(seen.employee));
  return accept({ employee: { employeeId, name: `${firstName} ${lastName}` }, request, mayAnswer });
};
