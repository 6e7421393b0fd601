import type { openShifts as endpoint } from '../../contract/schedule/leave.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations } from '../organization/read.ts';
import { approveTimeOff } from '../time-off/approve-time-off.ts';
import type { EarnedBy } from '../time-off/record-accruals.ts';
import { publishChanges, type HandOver } from './publish-changes.ts';
import { lockPublishing } from './published.repository.ts';
import { holdShifts, updateShifts } from './shifts.repository.ts';
import { listConcerned, type ConcernedShift } from './show-leave-shifts.ts';
import { tellPlaces } from './tell-offer.ts';
import { tellPlanned } from './tell-planned.ts';
import { tellPlanners } from './tell-planners.ts';

/**
 * Approves time off, and takes the person off the shifts to come that it concerns, in what is planned and in what people know: they
 * are open at once, for whoever takes them. What is planned by somebody else stays.
 *
 * @param earnedBy by what time off is earned; nouns that come after know
 */
export const openShifts =
  (earnedBy: EarnedBy): UseCase<typeof endpoint> =>
  async (ctx, { params }) => {
    const { tx, actor } = ctx;
    const { organizationId } = actor;
    await lockPublishing(tx, organizationId);
    let opened = 0;
    const approve = approveTimeOff(async (same, timeOff) => {
      const concerned = (await listConcerned(same, timeOff)).filter(
        ({ open: { planned, published } }) => planned || published,
      );
      await open(same, timeOff.employeeId, concerned);
      opened = concerned.length;
      // Of what stands after that.
      await tellPlanners.away(same, timeOff);
    }, earnedBy);
    const approved = await approve(ctx, { params, query: undefined, body: undefined });
    return approved.ok ? accept({ opened }) : approved;
  };

/** Takes somebody off shifts, on the sides of each that their time off concerns. */
async function open(ctx: ActorContext, employeeId: string, concerned: readonly ConcernedShift[]): Promise<void> {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const places = new Map((await listLocations(tx, organizationId)).map((place) => [place.id, place]));
  const sides = new Map(concerned.map(({ stored, open: opened }) => [stored.shiftId, opened]));
  const handOvers: HandOver[] = [];
  for (const { shiftId, planned, published } of await holdShifts(tx, organizationId, [...sides.keys()])) {
    const opened = sides.get(shiftId);
    const isPlanOpened = planned?.employeeId === employeeId && opened?.planned === true;
    if (isPlanOpened) {
      const after = { ...planned, employeeId: null };
      await updateShifts(tx, { organizationId, changedBy: actor.employeeId, changedAt: now }, [{ shiftId, after }]);
      await tellPlanned(ctx, 'shift.opened', [{ before: planned, after }]);
    }
    const place = places.get(published?.locationId ?? '');
    if (published?.employeeId === employeeId && opened?.published === true && place !== undefined) {
      const after = { ...published, employeeId: null };
      handOvers.push({ shiftId, before: published, after, zone: place.zone });
      // Where it was opened in the plan as well, the log has it already.
      if (!isPlanOpened) await tellPlanned(ctx, 'shift.opened', [{ before: published, after }]);
    }
  }
  await publishChanges(ctx, handOvers);
  for (const { shiftId } of handOvers) await tellPlaces(ctx, shiftId);
}
