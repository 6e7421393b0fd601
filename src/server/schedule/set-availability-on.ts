import type { setAvailabilityOn as endpoint } from '../../contract/schedule/availability.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, dateAt } from '../../domain/kernel/time.ts';
import { faultOfHours, textOfHours } from '../../domain/schedule/availability.ts';
import { writeAudit } from '../kernel/audit.ts';
import { differences } from '../kernel/differences.ts';
import type { UseCase } from '../kernel/route.ts';
import { keepDate, type SaidDate } from './availability.repository.ts';
import { availabilityReply, daysAhead } from './show-availability.ts';
import { tellEditors } from './tell-planned.ts';

/** Says of one date when the actor can work. */
export const setAvailabilityOn: UseCase<typeof endpoint> = async (ctx, { params: { date: on }, body }) => {
  const { tx, actor, now } = ctx;
  const fault = faultOfHours(body.hours);
  if (fault !== undefined) return refuse(fault);
  const today = dateAt(now, actor.zone);
  if (on < today || on > addDays(today, daysAhead)) return refuse('date_out_of_reach');
  const before = await availabilityReply(tx, actor, today);
  const said = before.dates.find((one) => one.on === on);
  await keepDate(tx, actor, { on, ...body }, now);
  const details = { date: on, ...differences(factsOf(said), factsOf(body)) };
  await writeAudit(ctx, { ...actor, action: 'availability.date_set', subjectId: actor.employeeId, details });
  await tellEditors(ctx, actor.locationIds);
  return accept(await availabilityReply(tx, actor, today));
};

const factsOf = (said: Omit<SaidDate, 'on'> | undefined) => ({
  hours: said === undefined ? null : textOfHours(said.hours),
  note: said?.note ?? null,
});
