import * as z from 'zod/mini';
import { shiftPlan, type publishSchedule as endpoint } from '../../contract/schedule.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { changesByPerson, changesToPublish } from '../../domain/schedule/publication.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLocation } from '../organization/read.ts';
import { insertPublication, lockPublishing, replacePublished } from './published.repository.ts';
import { weekAt } from './read.ts';
import { listShiftsAt } from './shifts.repository.ts';
import { tellEditors } from './tell-planned.ts';

/** Tells people of all that was planned or changed for a location in a week, in one go. */
export const publishSchedule: UseCase<typeof endpoint> = async (ctx, { body: { locationId, date } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: publishedBy } = actor;
  const location = mayAt(actor, 'edit_schedule', locationId)
    ? await findLocation(tx, organizationId, locationId)
    : undefined;
  if (location === undefined) return refuse('not_found');
  await lockPublishing(tx, organizationId);
  const { startsOn, during } = await weekAt(ctx, date, location.zone);
  const changes = changesToPublish(await listShiftsAt(tx, organizationId, locationId, during));
  if (changes.length === 0) return refuse('nothing_to_publish');
  const id = ctx.newId();
  const publication = { organizationId, id, locationId, startsOn, publishedBy, publishedAt: now };
  await insertPublication(tx, publication, changes, (plan) => z.encode(shiftPlan, plan));
  const doubled = await replacePublished(tx, publication, changes, true);
  if (doubled.length > 0) return refuse('double_booked', { shiftIds: [...doubled] });
  const people = changesByPerson(changes);
  const details = { startsOn, changes: changes.length, people: people.size };
  await writeAudit(ctx, { ...actor, action: 'schedule.published', subjectId: locationId, details });
  await tellEditors(ctx, [locationId]);
  for (const employeeId of people.keys()) ctx.announce({ organizationId, employeeId }, 'schedule');
  return accept({ publicationId: id, changes: changes.length, people: people.size });
};
