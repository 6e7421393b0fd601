import { addDays, dateAt, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { endingOf, endsSoonDays, reminderOn } from '../../domain/skills/held-skill.ts';
import type { Context } from '../kernel/context.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { listLocations } from '../organization/read.ts';
import { listDeciders } from '../people/read.ts';
import { listMembers, type Member } from '../team/read.ts';
import { insertReminder, listHeldWithEnd, listSkills } from './repository.ts';

/** Where the date changes first: whatever is shown anywhere is in what is read. */
const earliest = 'Pacific/Kiritimati' as Zone;

/**
 * Tells people, and whoever answers for their location, of the certificates that end within a month, and again on the last day: once each.
 * What was renewed is left out; so is what had ended a month before anybody recorded it.
 */
export async function remindOfEnds(ctx: Context, organizationId: string): Promise<void> {
  const { tx, now } = ctx;
  const zones = new Map((await listLocations(tx, organizationId)).map(({ id, zone }) => [id, zone]));
  const skills = new Map((await listSkills(tx, organizationId)).map((skill) => [skill.id, skill]));
  const rows = await listHeldWithEnd(tx, organizationId, addDays(dateAt(now, earliest), endsSoonDays));
  const employeeIds = [...new Set(rows.map(({ employeeId }) => employeeId))];
  for (const member of await listMembers(tx, organizationId, { employeeIds })) {
    const zone = zones.get(member.homeLocationId);
    if (zone === undefined) throw new Error('an employee has no home location');
    const today = dateAt(now, zone);
    const own = rows.filter(({ employeeId }) => employeeId === member.employeeId);
    for (const { id: heldId, skillId, endsOn } of endingOf(own, today)) {
      const skill = skills.get(skillId);
      const kind = reminderOn(endsOn, today);
      if (skill?.isOpen !== true || kind === undefined) continue;
      if (!(await insertReminder(tx, organizationId, { heldId, kind }, now))) continue;
      await tellEnd(ctx, organizationId, member, { kind, skill: skill.name, endsOn });
    }
  }
}

async function tellEnd(
  ctx: Context,
  organizationId: string,
  { employeeId, homeLocationId, firstName, lastName }: Member,
  { kind, skill, endsOn }: { readonly kind: 'ends_soon' | 'ends'; readonly skill: string; readonly endsOn: PlainDate },
): Promise<void> {
  const own = kind === 'ends' ? 'certificate_ends' : 'certificate_ends_soon';
  await tellPerson(
    ctx,
    { organizationId, employeeId },
    { kind: own, facts: ({ formats }) => ({ skill, date: formats.fullDate(endsOn), link: '/settings/profile' }) },
  );
  const others = kind === 'ends' ? 'certificate_of_ends' : 'certificate_of_ends_soon';
  const person = `${firstName} ${lastName}`;
  for (const managerId of await listDeciders(ctx.tx, organizationId, homeLocationId)) {
    if (managerId === employeeId) continue;
    await tellPerson(
      ctx,
      { organizationId, employeeId: managerId },
      {
        kind: others,
        facts: ({ formats }) => ({
          skill,
          person,
          date: formats.fullDate(endsOn),
          link: `/team?person=${employeeId}`,
        }),
      },
    );
  }
}
