import type { LeaveShift, readLeaveShifts as endpoint } from '../../contract/schedule/leave.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept } from '../../domain/kernel/result.ts';
import { addDays, addMilliseconds, dateAt, startOfDate, type PlainDate } from '../../domain/kernel/time.ts';
import { fewestBeside, isDuringLeave } from '../../domain/schedule/leave-shifts.ts';
import { planSeenFrom } from '../../domain/schedule/publication.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import { listPending } from '../approvals/read.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLocations, type StoredLocation } from '../organization/read.ts';
import { listAway, listTimeOff, type StoredTimeOff } from '../time-off/read.ts';
import { listBeside, listShiftsOf } from './leave.repository.ts';
import { listPositions } from './positions.repository.ts';
import { farthestZones } from './read.ts';
import type { StoredShift } from './shifts.repository.ts';

/** As many as the tab shows. */
const mostPending = 100;

/** What would be without somebody, if they were away. */
export const readLeaveShifts: UseCase<typeof endpoint> = async (ctx) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const waiting = await listPending(ctx, 'time_off', mostPending);
  const subjects = waiting.map(({ subjectId }) => subjectId);
  const asked = new Map((await listTimeOff(tx, organizationId, subjects)).map((one) => [one.id, one]));
  const requests = [];
  for (const { request, subjectId } of waiting) {
    const timeOff = asked.get(subjectId);
    if (timeOff === undefined) continue;
    requests.push({ requestId: request.requestId, shifts: await shownShifts(ctx, await listConcerned(ctx, timeOff)) });
  }
  return accept({ requests });
};

/** A shift to come that somebody's time off concerns: as it is planned or else as people know it, first where the answerer plans. */
export interface ConcernedShift {
  readonly stored: StoredShift;
  readonly plan: ShiftPlan;
  /** Each side of it that the time off concerns and that the answerer plans; the other side stays as it is. */
  readonly open: { readonly planned: boolean; readonly published: boolean };
}

/** The shifts to come that are somebody's, planned or published, and that their time off concerns. */
export async function listConcerned(ctx: ActorContext, timeOff: StoredTimeOff): Promise<readonly ConcernedShift[]> {
  const plansAt = ({ locationId }: ShiftPlan): boolean => mayAt(ctx.actor, 'edit_schedule', locationId);
  return (await listSides(ctx, timeOff)).flatMap(({ stored, planned, published }) => {
    const sides = [planned, published].filter((side) => side !== undefined);
    const plan = sides.find(plansAt) ?? sides[0];
    const isOpened = (side: ShiftPlan | undefined): boolean => side !== undefined && plansAt(side);
    return plan === undefined
      ? []
      : [{ stored, plan, open: { planned: isOpened(planned), published: isOpened(published) } }];
  });
}

/** Where shifts to come of somebody stand that their time off concerns, and the first date of them there. */
export async function listStanding(ctx: ActorContext, timeOff: StoredTimeOff): Promise<ReadonlyMap<string, PlainDate>> {
  const zones = new Map((await listLocations(ctx.tx, ctx.actor.organizationId)).map(({ id, zone }) => [id, zone]));
  const first = new Map<string, PlainDate>();
  for (const { planned, published } of await listSides(ctx, timeOff)) {
    for (const side of [planned, published]) {
      const zone = zones.get(side?.locationId ?? '');
      if (side === undefined || zone === undefined) continue;
      const [on, known] = [dateAt(side.startsAt, zone), first.get(side.locationId)];
      if (known === undefined || on < known) first.set(side.locationId, on);
    }
  }
  return first;
}

/** Of shifts to come the sides that are somebody's and that their time off concerns: as it is planned, and as people know it. */
async function listSides({ tx, actor, now }: ActorContext, timeOff: StoredTimeOff) {
  const { organizationId } = actor;
  const { employeeId, startsOn, endsOn } = timeOff;
  const places = new Map((await listLocations(tx, organizationId)).map((place) => [place.id, place]));
  const around = {
    from: addMilliseconds(startOfDate(startsOn, actor.zone), -farthestZones),
    to: addMilliseconds(startOfDate(addDays(endsOn, 1), actor.zone), farthestZones),
  };
  const concerned = (plan: ShiftPlan | undefined): ShiftPlan | undefined => {
    const place = places.get(plan?.locationId ?? '');
    if (plan === undefined || place === undefined || plan.employeeId !== employeeId) return undefined;
    return plan.startsAt > now && isDuringLeave(plan, place.zone, timeOff) ? plan : undefined;
  };
  const theirs = await listShiftsOf(tx, { organizationId, employeeId }, around);
  return theirs.map((stored) => ({
    stored,
    planned: concerned(stored.planned),
    published: concerned(stored.published),
  }));
}

async function shownShifts({ tx, actor }: ActorContext, concerned: readonly ConcernedShift[]): Promise<LeaveShift[]> {
  if (concerned.length === 0) return [];
  const { organizationId } = actor;
  const places = new Map((await listLocations(tx, organizationId)).map((place) => [place.id, place]));
  const positions = new Map((await listPositions(tx, organizationId)).map((position) => [position.id, position]));
  const left = await othersLeft(tx, organizationId, concerned, places);
  const plansAt = (place: string): boolean => mayAt(actor, 'edit_schedule', place);
  return concerned.flatMap(({ stored: { shiftId }, plan, open }) => {
    const { locationId, positionId, startsAt, endsAt } = planSeenFrom(plan, plansAt);
    const place = places.get(locationId);
    if (place === undefined) return [];
    return [
      {
        shiftId,
        location: { id: place.id, name: place.name, zone: place.zone },
        position: positions.get(positionId ?? '') ?? null,
        startsAt,
        endsAt,
        others: plansAt(locationId) ? (left.get(shiftId) ?? 0) : null,
        mayOpen: open.planned || open.published,
      },
    ];
  });
}

/** How many others are there for the work of each shift at its emptiest moment, without those whose time off was approved. */
async function othersLeft(
  tx: Transaction,
  organizationId: string,
  concerned: readonly ConcernedShift[],
  places: ReadonlyMap<string, StoredLocation>,
): Promise<ReadonlyMap<string, number>> {
  const shifts = concerned.map(({ stored: { shiftId }, plan }) => ({ shiftId, plan }));
  const beside = await listBeside(tx, organizationId, shifts);
  const zoneOf = ({ locationId }: ShiftPlan) => places.get(locationId)?.zone;
  const dates = shifts.flatMap(({ plan }) => {
    const zone = zoneOf(plan);
    return zone === undefined ? [] : [addDays(dateAt(plan.startsAt, zone), -1), dateAt(plan.endsAt, zone)];
  });
  const [first, last] = [dates.toSorted()[0], dates.toSorted().at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const people = [...new Set(beside.map(({ employeeId }) => employeeId))];
  const away = await listAway(tx, organizationId, people, { from: first, to: last });
  return new Map(
    shifts.flatMap(({ shiftId, plan }) => {
      const zone = zoneOf(plan);
      const others = beside
        .filter(({ besideId }) => besideId === shiftId)
        .map(({ employeeId, positionId, startsAt, endsAt }) => {
          return { positionId, startsAt, endsAt, away: away.get(employeeId) ?? [] };
        });
      return zone === undefined ? [] : [[shiftId, fewestBeside(plan, others, zone)]];
    }),
  );
}
