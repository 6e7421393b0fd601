import type { ActorContext } from '../kernel/context.ts';
import { markNoticesSettled } from '../notifications/mark-notices-settled.ts';
import { listToldAbout } from '../notifications/read.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { listDeciders, readPerson } from '../people/read.ts';
import type { StoredTimeOff } from '../time-off/read.ts';
import type { TellPlanners } from '../time-off/tell-answered.ts';
import { listStanding } from './show-leave-shifts.ts';
import { tellEditors } from './tell-planned.ts';

/**
 * Tells whoever plans shifts of somebody that they are off then, or after all not: who and when. What kind of time off it is, and what
 * was written to it, is for those who answer for the person.
 */
export const tellPlanners: TellPlanners = {
  away: async (ctx, timeOff) => tell(ctx, timeOff, 'planned_away', await linksOfPlanners(ctx, timeOff)),
  back: async (ctx, timeOff, told) => {
    const { organizationId } = ctx.actor;
    const warned = await listToldAbout(ctx.tx, organizationId, { kind: 'planned_away', aboutId: timeOff.id });
    await markNoticesSettled(ctx, organizationId, timeOff.id);
    // Whoever heard of it hears the end of it, also where they took the person off their shifts since.
    const links = new Map(warned.map(({ employeeId, link }) => [employeeId, link]));
    for (const [employeeId, link] of await linksOfPlanners(ctx, timeOff)) links.set(employeeId, link);
    for (const employeeId of told) links.delete(employeeId);
    await tell(ctx, timeOff, 'planned_back', links);
  },
};

/** For each person where it leads. */
type Links = ReadonlyMap<string, `/${string}`>;

/** Whoever plans where shifts of somebody stand in their time off, each with the week to look at first. */
async function linksOfPlanners(ctx: ActorContext, timeOff: StoredTimeOff): Promise<Links> {
  const standing = [...(await listStanding(ctx, timeOff))].toSorted(([, a], [, b]) => (a < b ? -1 : 1));
  const links = new Map<string, `/${string}`>();
  for (const [locationId, on] of standing) {
    const link: `/${string}` = `/schedule?week=${on}&show=team&location=${locationId}`;
    for (const employeeId of await listDeciders(ctx.tx, ctx.actor.organizationId, locationId)) {
      if (!links.has(employeeId)) links.set(employeeId, link);
    }
  }
  await tellEditors(
    ctx,
    standing.map(([locationId]) => locationId),
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
