import type { RefusalOf, ReplyOf } from '../../contract/kernel/endpoint.ts';
import type { ManagedShift } from '../../contract/schedule.ts';
import type {
  OwnShift,
  readOwnShifts as ownEndpoint,
  readShift as shiftEndpoint,
} from '../../contract/schedule/own-shifts.ts';
import type { addShifts } from '../../contract/schedule/planned-shifts.ts';
import { may, mayAt } from '../../domain/access/may.ts';
import { firstOfMonth, monthOf, yearOf } from '../../domain/kernel/months.ts';
import { accept, refuse, type Accepted } from '../../domain/kernel/result.ts';
import {
  addDays,
  addMilliseconds,
  dateAt,
  millisecondsPerHour,
  startOfDate,
  weekOf,
  type PlainDate,
  type Span,
  type Weekday,
  type Zone,
} from '../../domain/kernel/time.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { decidePlan } from '../../domain/schedule/decide-plan.ts';
import { decideTaking } from '../../domain/schedule/offer.ts';
import { planSeenFrom } from '../../domain/schedule/publication.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLocation, listLocations, readOrganization, type StoredLocation } from '../organization/read.ts';
import { listWorkplaces } from '../people/read.ts';
import { listDaysOff } from '../time-off/read.ts';
import type { PublishedShift } from './as-published.repository.ts';
import { listOpenOffers } from './offers.repository.ts';
import { listPositions } from './positions.repository.ts';
import {
  countKnownFrom,
  findKnown,
  listKnownBeside,
  listKnownOf,
  lockPublishing,
  type KnownShift,
} from './published.repository.ts';
import { readCounting } from './read-counting.ts';
import { offerFor } from './read-shift-offer.ts';
import { holdShifts, listShifts, type StoredShift } from './shifts.repository.ts';
import { listSwaps } from './swaps.repository.ts';

/** What other nouns may ask of the schedule that people know. */
export { listKnownAt, listKnownDuring, listKnownOf } from './published.repository.ts';
export { listPublishedWeeks } from './publications.repository.ts';
export { readCounting } from './read-counting.ts';

/** How many published shifts of a location are not over; nothing is published until the transaction ends. */
export async function countShiftsToCome({ tx, actor, now }: ActorContext, locationId: string): Promise<number> {
  await lockPublishing(tx, actor.organizationId);
  return countKnownFrom(tx, actor.organizationId, locationId, now);
}

/** Shifts of nobody are listed so far ahead, and one’s own that may be proposed so far beyond the one offered. */
export const weeksAhead = 8;

/** The week of the organization that contains a date, and when it is in a zone. */
export async function weekAt({ tx, actor }: ActorContext, date: PlainDate, zone: Zone) {
  return weekIn(date, zone, (await readOrganization(tx, actor.organizationId)).weekStartsOn);
}

/** The week that contains a date, where weeks begin on a day, and when it is in a zone. */
function weekIn(date: PlainDate, zone: Zone, weekStartsOn: Weekday) {
  const startsOn = weekOf(date, weekStartsOn);
  const during: Span = { from: startOfDate(startsOn, zone), to: startOfDate(addDays(startsOn, 7), zone) };
  return { startsOn, endsOn: addDays(startsOn, 6), during };
}

/**
 * Whether the actor may plan all of this: what they may not know of is not there.
 *
 * @param plans.kept positions that the shift itself has or had, and keeps also where they are closed
 */
export async function decidePlans(
  { tx, actor, now }: ActorContext,
  plans: readonly { readonly plan: ShiftPlan; readonly kept?: readonly (string | null | undefined)[] }[],
): Promise<
  | Accepted<undefined>
  | Exclude<RefusalOf<typeof addShifts>, { readonly refusal: 'shift_id_reused' | 'planned_alike_meanwhile' }>
> {
  const { organizationId } = actor;
  const locations = await listLocations(tx, organizationId);
  const places = new Map(locations.map(({ id, closedAt, zone }) => [id, { isOpen: closedAt === null, zone, now }]));
  const positions = new Map((await listPositions(tx, organizationId)).map((one) => [one.id, one]));
  const assigned = plans.flatMap(({ plan }) => plan.employeeId ?? []);
  const workplaces = await listWorkplaces(tx, organizationId, [...new Set(assigned)]);
  for (const { plan, kept = [] } of plans) {
    const place = places.get(plan.locationId);
    if (place === undefined || !mayAt(actor, 'edit_schedule', plan.locationId)) return refuse('not_found');
    if (plan.positionId !== null && !positions.has(plan.positionId)) return refuse('not_found');
    const position = kept.includes(plan.positionId) ? undefined : positions.get(plan.positionId ?? '');
    const decided = decidePlan(plan, place, workplaces.get(plan.employeeId ?? ''), position);
    if (!decided.ok) return decided;
  }
  return accept();
}

/** A location where the actor plans. */
export const findEditableLocation = async (
  { tx, actor }: ActorContext,
  locationId: string,
): Promise<StoredLocation | undefined> =>
  mayAt(actor, 'edit_schedule', locationId) ? findLocation(tx, actor.organizationId, locationId) : undefined;

/** A shift that the actor may plan otherwise, held until the transaction ends. */
export async function findEditable({ tx, actor }: ActorContext, shiftId: string): Promise<StoredShift | undefined> {
  const [shift] = await holdShifts(tx, actor.organizationId, [shiftId]);
  return shift !== undefined && mayAt(actor, 'edit_schedule', shift.locationId) ? shift : undefined;
}

/** A shift as somebody who plans may read it. */
export const shownShift = (
  actor: ActorContext['actor'],
  { shiftId, locationId, seriesId, revision, planned, published, changedBy }: StoredShift,
): ManagedShift => {
  const plansAt = (place: string): boolean => mayAt(actor, 'edit_schedule', place);
  const shown = (plan: ShiftPlan | undefined) => (plan === undefined ? null : planSeenFrom(plan, plansAt));
  const told = { shiftId, seriesId, revision, planned: shown(planned), published: shown(published) };
  return revision > 1 && plansAt(locationId) ? { ...told, changedBy } : told;
};

/** To whoever was about to save over somebody else's change: what it is now, and whose. */
export const changedMeanwhile = (actor: ActorContext['actor'], shift: StoredShift) =>
  refuse('shift_changed_meanwhile', { shift: shownShift(actor, shift), by: shift.changedBy, at: shift.changedAt });

/** Where people are in other zones than at home a shift may begin on the date before or after. */
export const farthestZones = 26 * millisecondsPerHour;

export const readOwnShifts: UseCase<typeof ownEndpoint> = async (ctx, { query }) => {
  const { tx, actor, now } = ctx;
  const { date = dateAt(now, actor.zone), span = 'week' } = query;
  const [first, last] = span === 'week' ? [date, date] : endsOfMonth(date);
  const { startsOn } = await weekAt(ctx, first, actor.zone);
  const { endsOn } = await weekAt(ctx, last, actor.zone);
  const known = await listKnownOf(tx, actor, {
    from: addMilliseconds(startOfDate(startsOn, actor.zone), -farthestZones),
    to: addMilliseconds(startOfDate(addDays(endsOn, 1), actor.zone), farthestZones),
  });
  const begins = (shift: KnownShift): PlainDate => dateAt(shift.startsAt, shift.zone);
  const { minutesOf } = await readCounting(tx, actor.organizationId, [actor.employeeId]);
  const shifts = known
    .filter((shift) => begins(shift) >= startsOn && begins(shift) <= endsOn)
    .map((shift) => ownShift(shift, minutesOf(shift)));
  const held = await listDaysOff(tx, actor.organizationId, [actor.employeeId], { from: startsOn, to: endsOn });
  const off = [...Map.groupBy(held, (day) => day.date)].map(([on, days]) => ({
    date: on,
    isWhole: days.some(({ part }) => part === 'whole'),
  }));
  return accept({ startsOn, endsOn, shifts, off });
};

const endsOfMonth = (date: PlainDate): readonly [PlainDate, PlainDate] => [
  firstOfMonth(yearOf(date), monthOf(date)),
  addDays(firstOfMonth(yearOf(date), monthOf(date) + 1), -1),
];

/**
 * A shift as whoever works it sees it.
 *
 * @param workMinutes as it is counted for whoever has it, or would have it
 */
export const ownShift = (
  shift: Omit<PublishedShift, 'publicationId' | 'employeeId'>,
  workMinutes: number,
): OwnShift => ({
  shiftId: shift.shiftId,
  location: { id: shift.locationId, name: shift.locationName, zone: shift.zone },
  position: positionOf(shift),
  startsAt: shift.startsAt,
  endsAt: shift.endsAt,
  breakMinutes: shift.breakMinutes,
  workMinutes,
});

/** As what a shift is worked; null where nobody said. */
export const positionOf = ({
  positionId,
  positionName,
  hue,
}: Pick<KnownShift, 'positionId' | 'positionName' | 'hue'>) =>
  positionId === null || positionName === null || hue === null ? null : { id: positionId, name: positionName, hue };

/** A published shift that the actor may see: their own, or one of a location that they see. */
export async function findSeen({ tx, actor }: ActorContext, shiftId: string): Promise<KnownShift | undefined> {
  const shift = await findKnown(tx, actor.organizationId, shiftId);
  const isOwn = shift?.employeeId === actor.employeeId;
  return shift !== undefined && (isOwn || mayAt(actor, 'see_shifts', shift.locationId)) ? shift : undefined;
}

/** One shift as whoever works at its location sees it. */
export const readShift: UseCase<typeof shiftEndpoint> = async (ctx, { params: { shiftId } }) => {
  const { tx, actor } = ctx;
  const shift = await findSeen(ctx, shiftId);
  if (shift === undefined) return refuse('not_found');
  const beside = await listKnownBeside(tx, actor.organizationId, shift);
  const { locationName: name, address, phone, zone } = shift;
  const [employee = null] = personOf(actor, shift);
  const { minutesOf } = await readCounting(tx, actor.organizationId, [shift.employeeId]);
  return accept({
    ...ownShift(shift, minutesOf(shift)),
    location: { id: shift.locationId, name, zone, address, phone },
    employee,
    offer: await offerFor(ctx, shift),
    note: await noteFor(ctx, shift),
    colleagues: beside.flatMap((one) => {
      const [person] = personOf(actor, one);
      const { startsAt, endsAt } = one;
      return person === undefined ? [] : [{ ...person, position: positionOf(one), startsAt, endsAt }];
    }),
  } satisfies ReplyOf<typeof shiftEndpoint>);
};

/** The note of a shift that the actor may see; null for whoever it is not for. */
export const noteFor = async (ctx: ActorContext, shift: KnownShift): Promise<string | null> =>
  shift.note !== null && (await mayReadNote(ctx, shift)) ? shift.note : null;

/** A note is for whoever works the shift or may take it, and for those who plan there; it may be about the one who works it. */
async function mayReadNote({ tx, actor, now }: ActorContext, known: KnownShift): Promise<boolean> {
  const { organizationId, employeeId } = actor;
  if (known.employeeId === null || known.employeeId === employeeId) return true;
  if (mayAt(actor, 'edit_schedule', known.locationId)) return true;
  const [offer] = await listOpenOffers(tx, organizationId, [known.shiftId]);
  const [stored] = await listShifts(tx, organizationId, [known.shiftId]);
  if (offer === undefined || !decideTaking({ known, planned: stored?.planned }, offer, employeeId, now).ok)
    return false;
  // What waits for a manager is promised, and for whom it is promised to alone.
  const [swap] = await listSwaps(tx, organizationId, [offer.id]);
  const agreed = swap?.proposals.find(({ outcome, hasLeft }) => outcome === 'agreed' && !hasLeft);
  return agreed === undefined || agreed.by === employeeId;
}

/** Who works a shift; nobody, where it is open. */
export function personOf(actor: ActorContext['actor'], shift: KnownShift) {
  const { employeeId, firstName, lastName, photoVersion, locationId } = shift;
  if (employeeId === null) return [];
  const seesPhoto = may(actor, 'see_photo', { employeeId, locationIds: [locationId] });
  const photoUrl = seesPhoto ? photoUrlOf({ employeeId, photoVersion }) : null;
  return [{ employeeId, name: `${firstName} ${lastName}`, photoUrl }];
}

/** A shift as people know it and as it is planned, with the offer that is open on it; held until the transaction ends. */
export async function holdOfferable({ tx, actor }: ActorContext, shiftId: string) {
  const { organizationId } = actor;
  const [stored] = await holdShifts(tx, organizationId, [shiftId]);
  const known = await findKnown(tx, organizationId, shiftId);
  const [offer] = await listOpenOffers(tx, organizationId, [shiftId]);
  return { planned: stored?.planned, known, offer };
}
