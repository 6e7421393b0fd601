import { addDays, dateAt, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { endingOf, endsSoonDays, reminderOn } from '../../domain/skills/held-skill.ts';
import type { Context } from '../kernel/context.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { listLocations } from '../organization/read.ts';
import { listDeciders, listWorkplaces } from '../people/read.ts';
import { listMembers } from '../team/read.ts';
import { insertReminder, listHeldWithEnd, listSkills } from './repository.ts';

/** Where the date changes first: whatever is shown anywhere is in what is read. */
const earliest = 'Pacific/Kiritimati' as Zone;

/** A certificate that ends, of which nobody was told yet. */
interface Ending {
  readonly employeeId: string;
  readonly person: string;
  readonly kind: 'ends_soon' | 'ends';
  readonly skill: string;
  readonly endsOn: PlainDate;
}

/**
 * Tells people, and whoever answers for one of the locations where they work, of the certificates that end within a month, and again on the
 * last day: once each. What was renewed is left out; so is what had ended a month before anybody recorded it.
 */
export async function remindOfEnds(ctx: Context, organizationId: string): Promise<void> {
  const endings = await takeEndings(ctx, organizationId);
  const managersOf = await readManagers(
    ctx,
    organizationId,
    endings.map(({ employeeId }) => employeeId),
  );
  for (const kind of ['ends_soon', 'ends'] as const) {
    const those = endings.filter((ending) => ending.kind === kind);
    await tellEach(
      ctx,
      organizationId,
      `certificate_${kind}`,
      those.map(({ employeeId, skill, endsOn }) => ({
        employeeId,
        facts: ({ formats }: Spoken) => ({ skill, date: formats.fullDate(endsOn), link: '/settings/profile' }) as const,
      })),
    );
    await tellEach(
      ctx,
      organizationId,
      `certificate_of_${kind}`,
      those.flatMap(({ employeeId: whose, person, skill, endsOn }) =>
        managersOf(whose).map((employeeId) => ({
          employeeId,
          facts: ({ formats }: Spoken) =>
            ({ skill, person, date: formats.fullDate(endsOn), link: `/team?person=${whose}` }) as const,
        })),
      ),
    );
  }
}

/** What is to be told today, marked as told. */
async function takeEndings({ tx, now }: Context, organizationId: string): Promise<readonly Ending[]> {
  const zones = new Map((await listLocations(tx, organizationId)).map(({ id, zone }) => [id, zone]));
  const skills = new Map((await listSkills(tx, organizationId)).map((skill) => [skill.id, skill]));
  const rows = await listHeldWithEnd(tx, organizationId, addDays(dateAt(now, earliest), endsSoonDays));
  const employeeIds = [...new Set(rows.map(({ employeeId }) => employeeId))];
  const endings: Ending[] = [];
  for (const { employeeId, homeLocationId, firstName, lastName } of await listMembers(tx, organizationId, {
    employeeIds,
  })) {
    const zone = zones.get(homeLocationId);
    if (zone === undefined) throw new Error('an employee has no home location');
    const today = dateAt(now, zone);
    const own = rows.filter((row) => row.employeeId === employeeId);
    for (const { id: heldId, skillId, endsOn } of endingOf(own, today)) {
      const skill = skills.get(skillId);
      const kind = reminderOn(endsOn, today);
      if (skill?.isOpen !== true || kind === undefined) continue;
      if (!(await insertReminder(tx, organizationId, { heldId, kind }, now))) continue;
      endings.push({ employeeId, person: `${firstName} ${lastName}`, kind, skill: skill.name, endsOn });
    }
  }
  return endings;
}

/** For each of some people, who else answers for one of the locations where they work: at home, or further ones that they are planned at. */
async function readManagers(
  { tx }: Context,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<(employeeId: string) => readonly string[]> {
  const workplaces = await listWorkplaces(tx, organizationId, [...new Set(employeeIds)]);
  const managers = new Map<string, readonly string[]>();
  for (const locationId of new Set([...workplaces.values()].flatMap(({ locationIds }) => locationIds))) {
    managers.set(locationId, await listDeciders(tx, organizationId, locationId));
  }
  return (employeeId) => {
    const places = workplaces.get(employeeId)?.locationIds ?? [];
    const all = new Set(places.flatMap((locationId) => managers.get(locationId) ?? []));
    all.delete(employeeId);
    return [...all];
  };
}
