import type { InputOf, RefusalOf } from '../../contract/kernel/endpoint.ts';
import type { publishSchedule } from '../../contract/schedule/publications.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse, type Accepted } from '../../domain/kernel/result.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { Conflict } from '../../domain/schedule/conflict.ts';
import { inNeedOfReason, isUnplannable } from '../../domain/schedule/planning-rules.ts';
import {
  changesByPerson,
  changesToPublish,
  notAsSeen,
  publishableAt,
  wholeWeekByPerson,
  type PersonalChange,
} from '../../domain/schedule/publication.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { StoredLocation } from '../organization/read.ts';
import { listWorkplaces } from '../people/read.ts';
import { insertConfirmations } from './confirmations.repository.ts';
import { keepPublication } from './keep-publication.ts';
import { lapseSwaps } from './lapse-swaps.ts';
import { findLevels, insertOverrides } from './planning-rules.repository.ts';
import { lockGiving, replacePublished } from './published.repository.ts';
import { findEditableLocation, weekAt } from './read.ts';
import { listShiftsAt } from './shifts.repository.ts';
import { conflictsAmong } from './show-conflicts.ts';
import { tellEverybodyAt } from './tell-planned.ts';

/** What was published: how much of it, and what is new for whom. */
export interface PublishedWeek {
  readonly publicationId: string;
  readonly location: StoredLocation;
  readonly startsOn: PlainDate;
  readonly changes: number;
  /** What is left for somebody who plans where its shifts come from and where they go. */
  readonly waiting: number;
  readonly people: ReadonlyMap<string, readonly PersonalChange[]>;
  /** How many of them are told: who is suspended is not. */
  readonly told: number;
}

/** Makes all that was planned or changed for a location in a week what people go by, in one go. */
export async function publishWeek(
  ctx: ActorContext,
  { locationId, date, reason, seen, tell = 'changes' }: InputOf<typeof publishSchedule>['body'],
): Promise<Accepted<PublishedWeek> | RefusalOf<typeof publishSchedule>> {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: publishedBy } = actor;
  const location = await findEditableLocation(ctx, locationId);
  if (location === undefined) return refuse('not_found');
  await lockGiving(tx, organizationId);
  const { startsOn, during } = await weekAt(ctx, date, location.zone);
  const standing = await listShiftsAt(tx, organizationId, locationId, during);
  const { shifts, waiting } = publishableAt(standing, (place) => mayAt(actor, 'edit_schedule', place));
  const changes = changesToPublish(shifts);
  if (changes.length === 0) return refuse(waiting === 0 ? 'nothing_to_publish' : 'changes_wait');
  const unseen = seen === undefined ? [] : unseenOf(seen, standing, changes);
  if (unseen.length > 0) return refuse('schedule_changed_meanwhile', { shiftIds: [...unseen] });
  const levels = await findLevels(tx, organizationId);
  const wishes = changes.flatMap(({ shiftId, after }) => (after === null ? [] : [{ shiftId, plan: after }]));
  const against = (await conflictsAmong(ctx, wishes, levels)).filter(({ conflicts }) => conflicts.length > 0);
  const refused = against.filter(({ conflicts }) => isUnplannable(conflicts, levels));
  if (refused.length > 0) return refuse('shifts_blocked', { shiftIds: idsOf(refused) });
  // An overlap is left to the constraint: it is judged here beside drafts as well, which refuse nothing.
  const warned = against
    .map(({ wish, conflicts }) => ({ wish, conflicts: inNeedOfReason(conflicts, levels) }))
    .filter(({ conflicts }) => conflicts.length > 0);
  const publicationId = ctx.newId();
  const publication = { organizationId, id: publicationId, locationId, startsOn, publishedBy, publishedAt: now };
  const touched = await keepPublication(ctx, publication, changes);
  const doubled = await replacePublished(tx, publication, changes, levels.double_booking === 'block');
  if (doubled.length > 0) return refuseDoubled(doubled, against);
  // Last of all: nobody is asked why it is published all the same where no reason would help.
  if (warned.length > 0 && reason === undefined) return refuse('warnings_need_reason', { shiftIds: idsOf(warned) });
  // Whoever publishes has seen what is theirs.
  const own = wishes.filter(({ plan }) => plan.employeeId === publishedBy);
  const confirmed = own.map(({ shiftId }) => ({ shiftId, publicationId, employeeId: publishedBy }));
  await insertConfirmations(tx, { organizationId, at: now }, confirmed);
  const overridden = warned.flatMap(({ wish: { shiftId }, conflicts }) =>
    [...new Set(conflicts.map(({ kind }) => kind))].map((rule) => ({ shiftId, rule, givenBy: null })),
  );
  if (reason !== undefined) {
    await insertOverrides(
      tx,
      publication,
      overridden.map((one) => ({ ...one, reason })),
    );
  }
  await lapseSwaps(
    ctx,
    organizationId,
    changes.map(({ shiftId }) => shiftId),
  );
  const people = tell === 'everybody' ? wholeWeekByPerson(shifts) : changesByPerson(changes);
  const workplaces = await listWorkplaces(tx, organizationId, [...people.keys()]);
  const told = [...people.keys()].filter((employeeId) => workplaces.get(employeeId)?.isActive === true).length;
  const details = {
    startsOn,
    changes: changes.length,
    people: told,
    ...(waiting > 0 && { waiting }),
    ...(overridden.length > 0 && reason !== undefined && { warnings: overridden.length, reason }),
  };
  await writeAudit(ctx, { ...actor, action: 'schedule.published', subjectId: locationId, details });
  await tellEverybodyAt(ctx, touched);
  return accept({ publicationId, location, startsOn, changes: changes.length, waiting, people, told });
}

/** Of what would be published, and of what was looked at, the shifts of which these differ. */
function unseenOf(
  seen: readonly { readonly shiftId: string; readonly revision: number }[],
  standing: readonly { readonly shiftId: string; readonly revision: number }[],
  changes: readonly { readonly shiftId: string }[],
): readonly string[] {
  const changed = new Set(changes.map(({ shiftId }) => shiftId));
  const now = standing.filter(({ shiftId }) => changed.has(shiftId));
  return notAsSeen(revisionsOf(seen), revisionsOf(now));
}

const revisionsOf = (shifts: readonly { readonly shiftId: string; readonly revision: number }[]) =>
  new Map(shifts.map(({ shiftId, revision }) => [shiftId, revision]));

/** Of shifts that people could not be told of: those that overlap in the plan; where none does, the hours are held by what people know still. */
function refuseDoubled(doubled: readonly string[], against: readonly Against[]) {
  const overlapping = new Set(
    idsOf(against.filter(({ conflicts }) => conflicts.some(({ kind }) => kind === 'double_booking'))),
  );
  const planned = doubled.filter((shiftId) => overlapping.has(shiftId));
  return planned.length > 0
    ? refuse('double_booked', { shiftIds: planned })
    : refuse('hours_not_free_yet', { shiftIds: [...doubled] });
}

interface Against {
  readonly wish: { readonly shiftId: string };
  readonly conflicts: readonly Conflict[];
}

const idsOf = (found: readonly { readonly wish: { readonly shiftId: string } }[]): string[] =>
  found.map(({ wish }) => wish.shiftId);
