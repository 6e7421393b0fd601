import type { changeEmployee as endpoint } from '../../contract/team.ts';
import { isAdmitted } from '../../domain/access/employee-status.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { areDatesInOrder, decideWorkplaces, mayChangeEmployment } from '../../domain/team/employment.ts';
import { tellDeciders } from '../approvals/ask-approval.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations } from '../organization/read.ts';
import { moveHome } from '../people/move-home.ts';
import { listDeciders, listSince, readLastChange, type WhoRecorded } from '../people/read.ts';
import { changesOfPerson, replacePlaces, updateMember } from './members.repository.ts';
import { findKnownMember, shownPerson, worksAt } from './read.ts';
import { takeTurn } from './take-turn.ts';
import { tellChange } from './tell-change.ts';

/** Changes somebody’s name, locations and dates of employment; each that differs has a row of its own in the audit log. */
export const changeEmployee =
  (whoRecorded: WhoRecorded): UseCase<typeof endpoint> =>
  async (ctx, { params, body }) => {
    const { actor, tx, now } = ctx;
    const { organizationId } = actor;
    const { employeeId } = params;
    // No location closes while somebody is being put there.
    await takeTurn(ctx, employeeId);
    const member = await findKnownMember(ctx, employeeId);
    if (member === undefined) return refuse('not_found');
    if (!mayChangeEmployment(actor, member)) return refuse('not_allowed');
    if (!isAdmitted(member.status)) return refuse('employee_not_admitted');
    if (body.revision !== member.revision) {
      return refuse(
        'employee_changed_meanwhile',
        await readLastChange(tx, organizationId, employeeId, changesOfPerson),
      );
    }
    const { firstName, lastName, employedFrom, employedUntil } = body;
    if (!areDatesInOrder(employedFrom, employedUntil)) return refuse('employment_dates_crossed');
    const locations = await listLocations(tx, organizationId);
    const open = locations.filter(({ closedAt }) => closedAt === null).map(({ id }) => id);
    const places = decideWorkplaces(actor, member, body, open);
    if (!places.ok) return places;

    const nameOf = (id: string) => locations.find((location) => location.id === id)?.name ?? '';
    const namesOf = (ids: readonly string[]) => ids.map(nameOf).toSorted().join(', ');
    const { homeLocationId, furtherLocationIds } = places.value;
    const home = (id: string) => locations.find((location) => location.id === id);
    const [from, to] = [home(member.homeLocationId), home(homeLocationId)];
    if (from === undefined || to === undefined) throw new Error('a home location is none of the organization’s');
    // A further location that becomes the home, or the other way round, is theirs for as long as it was.
    const known = await listSince(tx, organizationId, employeeId);
    const sinceOf = (id: string) => known.get(id) ?? (known.has(id) ? null : now);
    const move = { organizationId, employeeId, from, to, since: sinceOf(to.id) };
    if (from.id !== to.id) await moveHome(ctx, move, whoRecorded);
    const who = { organizationId, employeeId };
    const further = { before: member.furtherLocationIds, after: furtherLocationIds, sinceOf };
    await replacePlaces(tx, 'furtherLocations', who, further);
    await updateMember(tx, organizationId, employeeId, { name: { firstName, lastName }, employedFrom, employedUntil });
    await tellChange(ctx, employeeId, 'employee.renamed', {
      before: `${member.firstName} ${member.lastName}`,
      after: `${firstName} ${lastName}`,
    });
    await tellChange(ctx, employeeId, 'employee.moved', { before: from.name, after: to.name });
    await tellChange(ctx, employeeId, 'employee.further_locations_changed', {
      before: namesOf(member.furtherLocationIds),
      after: namesOf(furtherLocationIds),
    });
    await tellChange(ctx, employeeId, 'employee.dates_changed', {
      before: spanText(member.employedFrom, member.employedUntil),
      after: spanText(employedFrom, employedUntil),
    });
    // What they wait for is answered by the managers of where they work now.
    if (from.id !== to.id) for (const { id } of [from, to]) await tellDeciders(ctx, { organizationId, locationId: id });
    if (member.employedUntil !== employedUntil) await tellPlanners(ctx, [...worksAt(member), ...worksAt(places.value)]);
    ctx.announce({ organizationId, employeeId }, 'session');
    // They are in other conversations now, and read in their list what they were told of those.
    ctx.announce({ organizationId, employeeId }, 'messages');
    ctx.announce({ organizationId, employeeId }, 'notices');
    ctx.announce({ organizationId, employeeId }, 'clock');
    return accept(await shownPerson(ctx, employeeId));
  };

/** Has whoever plans for these locations look again: what was planned after a last day is shown as such. */
async function tellPlanners({ tx, actor, announce }: ActorContext, locationIds: readonly string[]): Promise<void> {
  const { organizationId } = actor;
  const planners = new Set<string>();
  for (const locationId of new Set(locationIds)) {
    for (const planner of await listDeciders(tx, organizationId, locationId)) planners.add(planner);
  }
  for (const employeeId of planners) announce({ organizationId, employeeId }, 'schedule');
}

/** `2026-01-05/2026-12-31` as ISO 8601 writes a span; `..` where an end is open. */
const spanText = (from: string | null, until: string | null): string =>
  from === null && until === null ? '' : `${from ?? '..'}/${until ?? '..'}`;
