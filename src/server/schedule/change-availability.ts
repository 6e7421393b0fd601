import type { changeAvailability as endpoint } from '../../contract/schedule/availability.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { faultOfHours, textOfHours, type WeekAvailability } from '../../domain/schedule/availability.ts';
import { writeAudit } from '../kernel/audit.ts';
import { differences } from '../kernel/differences.ts';
import type { UseCase } from '../kernel/route.ts';
import { keepWeek } from './availability.repository.ts';
import { availabilityReply } from './show-availability.ts';
import { tellEditors } from './tell-planned.ts';

/** Says when the actor can work, week by week. */
export const changeAvailability: UseCase<typeof endpoint> = async (ctx, { body: { week } }) => {
  const { tx, actor, now } = ctx;
  const fault = Object.values(week)
    .map(faultOfHours)
    .find((one) => one !== undefined);
  if (fault !== undefined) return refuse(fault);
  const today = dateAt(now, actor.zone);
  const before = await availabilityReply(tx, actor, today);
  await keepWeek(tx, actor, week, now);
  const details = differences(factsOf(before.week), factsOf(week));
  await writeAudit(ctx, { ...actor, action: 'availability.changed', subjectId: actor.employeeId, details });
  await tellEditors(ctx, actor.locationIds);
  return accept({ ...before, week });
};

const factsOf = (week: WeekAvailability) =>
  Object.fromEntries(Object.entries(week).map(([day, hours]) => [day, textOfHours(hours)]));
