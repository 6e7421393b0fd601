import type { ActorContext } from '../kernel/context.ts';
import { markNoticesSettled } from '../notifications/mark-notices-settled.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { listDeciders, readPerson } from '../people/read.ts';
import type { StoredTimeOff } from '../time-off/read.ts';
import type { TellPlanners } from '../time-off/tell-answered.ts';
import { insertWarnings, listWarned, type WarnedPlaces } from './leave-warnings.repository.ts';
import { listStanding } from './show-leave-shifts.ts';
import { tellEditors } from './tell-planned.ts';

/**
 * Tells whoever plans shifts of somebody that they are off then, or after all not: who and when. What kind of time off it is, and what
 * was written to it, is for those who answer for the person.
 */
export const tellPlanners: TellPlanners = {
  away: async (ctx, timeOff) => {
    const standing = await listStanding(ctx, timeOff);
    await insertWarnings(ctx.tx, timeOff, standing);
    await tell(ctx, timeOff, 'planned_away', await linksOfPlanners(ctx, standing));
  },
  back: async (ctx, timeOff, told) => {
    await markNoticesSettled(ctx, ctx.actor.organizationId, timeOff.id);
    // Where they heard of it they hear the end of it, also where they took the person off their shifts since. Who plans there no more does not.
    const places = new Map([...(await listWarned(ctx.tx, timeOff)), ...(await listStanding(ctx, timeOff))]);
    const links = new Map(await linksOfPlanners(ctx, places));
    for (const employeeId of told) links.delete(employeeId);
    await tell(ctx, timeOff, 'planned_back', links);
  },
};

/** For each person where it leads. */
type Links = ReadonlyMap<string, `/${string}`>;

/** Whoever plans at some places by now, each with the week to look at first. */
async function linksOfPlanners(ctx: ActorContext, places: WarnedPlaces): Promise<Links> {
  const inOrder = [...places].toSorted(([, a], [, b]) => (a < b ? -1 : 1));
  const links = new Map<string, `/${string}`>();
  for (const [locationId, on] of inOrder) {
    const link: `/${string}` = `/schedule?week=${on}&show=team&location=${locationId}`;
    for (const employeeId of await listDeciders(ctx.tx, ctx.actor.organizationId, locationId)) {
      if (!links.has(employeeId)) links.set(employeeId, link);
    }
  }
  await tellEditors(
    ctx,
    inOrder.map(([locationId]) => locationId),
  );
  return links;
}

async function tell(
  ctx: ActorContext,
  { id, employeeId: offId, organizationId, startsOn, endsOn }: StoredTimeOff,
  kind: 'planned_away' | 'planned_back',
  links: Links,
): Promise<void> {
  const { firstName, lastName } = await readPerson(ctx.tx, { organizationId, employeeId: offId });
  const notices = [...links]
    // Nobody is told of what they did, or of their own time off.
    .filter(([employeeId]) => employeeId !== ctx.actor.employeeId && employeeId !== offId)
    .map(([employeeId, link]) => ({
      employeeId,
      aboutId: id,
      facts: ({ formats }: Spoken) => ({
        person: `${firstName} ${lastName}`,
        dates: startsOn === endsOn ? formats.longDate(startsOn) : formats.dateRange(startsOn, endsOn),
        link,
      }),
    }));
  await tellEach(ctx, organizationId, kind, notices);
}
