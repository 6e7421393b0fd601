import type { remindUnconfirmed as endpoint } from '../../contract/schedule/confirmations.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideRemindingOfShifts } from '../../domain/schedule/confirmation.ts';
import { sayShift } from '../../words/shift-change.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { tellOfConfirmations } from './confirm-shifts.ts';
import { findLastReminder, findReminder, insertReminder, listAsked } from './confirmations.repository.ts';
import { lockPublishing } from './published.repository.ts';
import { findEditableLocation, weekAt } from './read.ts';
import { waitingOf } from './show-confirmations.ts';

/** Tells those of a week again who have not confirmed, each of which shifts; within an hour nobody is told twice of one week and place. */
export const remindUnconfirmed: UseCase<typeof endpoint> = async (ctx, { body: { id, locationId, date } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: askedBy } = actor;
  const location = await findEditableLocation(ctx, locationId);
  if (location === undefined) return refuse('not_found');
  // Of two who press at once the second finds that everybody was told; and nothing is published meanwhile.
  await lockPublishing(tx, organizationId);
  const { startsOn, during } = await weekAt(ctx, date, location.zone);
  const week = { organizationId, locationId, startsOn };
  const told = await findReminder(tx, organizationId, id);
  if (told !== undefined) {
    const isSame = told.locationId === locationId && told.startsOn === startsOn;
    return isSame ? accept({ people: told.people }) : refuse('reminder_id_reused');
  }
  const waiting = waitingOf(await listAsked(tx, organizationId, locationId, during), now);
  const byPerson = Map.groupBy(waiting, ({ employeeId }) => employeeId);
  const lastRemindedAt = await findLastReminder(tx, week);
  const decided = decideRemindingOfShifts({ waiting: byPerson.size, lastRemindedAt }, now);
  if (!decided.ok) return decided;
  await insertReminder(tx, { ...week, id, askedBy, people: byPerson.size, at: now });
  const notices = [...byPerson].map(([employee, theirs]) => ({
    employeeId: employee,
    aboutId: theirs[0]?.publicationId,
    facts: ({ speaker, formats }: Spoken) =>
      ({
        location: location.name,
        week: formats.longDate(startsOn),
        shifts: theirs.map((shift) => sayShift(speaker.say, formats, shift, location.zone)).join('\n\n'),
        link: `/schedule?week=${startsOn}&show=week`,
      }) as const,
  }));
  await tellEach(ctx, organizationId, 'schedule_unconfirmed', notices);
  const details = { startsOn, people: byPerson.size };
  await writeAudit(ctx, { ...actor, action: 'schedule.reminded', subjectId: locationId, details });
  await tellOfConfirmations(ctx, locationId);
  return accept({ people: byPerson.size });
};
