import type { removeAvailabilityOn as endpoint } from '../../contract/schedule/availability.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { textOfHours } from '../../domain/schedule/availability.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { deleteDate } from './availability.repository.ts';
import { availabilityReply } from './show-availability.ts';
import { tellEditors } from './tell-planned.ts';

/** Lets the weekday say again when the actor can work on a date. */
export const removeAvailabilityOn: UseCase<typeof endpoint> = async (ctx, { params: { date } }) => {
  const { tx, actor, now } = ctx;
  const today = dateAt(now, actor.zone);
  const before = await availabilityReply(tx, actor, today);
  const said = before.dates.find(({ on }) => on === date);
  if (said === undefined) return refuse('not_found');
  await deleteDate(tx, actor, date);
  const details = { date, before: { hours: textOfHours(said.hours), note: said.note }, after: {} };
  await writeAudit(ctx, { ...actor, action: 'availability.date_removed', subjectId: actor.employeeId, details });
  await tellEditors(ctx, actor.locationIds);
  return accept(await availabilityReply(tx, actor, today));
};
