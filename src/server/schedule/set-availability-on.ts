import type { setAvailabilityOn as endpoint } from '../../contract/schedule/availability.ts';
import { datesFrom } from '../../domain/kernel/dates-from.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, dateAt, daysBetween } from '../../domain/kernel/time.ts';
import { faultOfHours, mostDatesAtOnce, textOfHours } from '../../domain/schedule/availability.ts';
import { writeAudit } from '../kernel/audit.ts';
import { differences } from '../kernel/differences.ts';
import type { UseCase } from '../kernel/route.ts';
import { keepDate, type SaidDate } from './availability.repository.ts';
import { availabilityReply, daysAhead } from './show-availability.ts';
import { tellEditors } from './tell-planned.ts';

/** Says of a date, or of each of some that follow each other, when the actor can work; the log tells of each what it was before. */
export const setAvailabilityOn: UseCase<typeof endpoint> = async (ctx, { params: { date: from }, body }) => {
  const { tx, actor, now } = ctx;
  const fault = faultOfHours(body.hours);
  if (fault !== undefined) return refuse(fault);
  const today = dateAt(now, actor.zone);
  const { through = from, ...said } = body;
  const count = daysBetween(from, through) + 1;
  if (count < 1 || count > mostDatesAtOnce) return refuse('dates_not_in_a_row');
  if (from < today || through > addDays(today, daysAhead)) return refuse('date_out_of_reach');
  const before = await availabilityReply(tx, actor, today);
  for (const on of datesFrom(from, count)) {
    await keepDate(tx, actor, { on, ...said }, now);
    const details = { date: on, ...differences(factsOf(before.dates.find((one) => one.on === on)), factsOf(said)) };
    await writeAudit(ctx, { ...actor, action: 'availability.date_set', subjectId: actor.employeeId, details });
  }
  await tellEditors(ctx, actor.locationIds);
  return accept(await availabilityReply(tx, actor, today));
};

const factsOf = (said: Omit<SaidDate, 'on'> | undefined) => ({
  hours: said === undefined ? null : textOfHours(said.hours),
  note: said?.note ?? null,
});
