import type {
  HeldSkillsReply,
  readEndingCertificates as endingEndpoint,
  readHeldSkills as heldEndpoint,
  readSkills as skillsEndpoint,
} from '../../contract/skills.ts';
import { isAdmitted } from '../../domain/access/employee-status.ts';
import { may, mayAt, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, dateAt } from '../../domain/kernel/time.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { endingOf, endsSoonDays, heldThatCounts, type HeldSpan } from '../../domain/skills/held-skill.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLocations } from '../organization/read.ts';
import { findEmployee } from '../people/read.ts';
import { listMembers } from '../team/read.ts';
import { listHeld, listHeldWithEnd, listHistory, listSkills } from './repository.ts';

/** What other nouns may ask of skills. */
export { listSkills } from './repository.ts';

export const readSkills: UseCase<typeof skillsEndpoint> = async ({ tx, actor }) =>
  accept({ skills: [...(await listSkills(tx, actor.organizationId))] });

/** Whether these are all skills of the organization. */
export async function areSkills(
  tx: Transaction,
  organizationId: string,
  skillIds: readonly string[],
): Promise<boolean> {
  const known = new Set((await listSkills(tx, organizationId)).map(({ id }) => id));
  return skillIds.every((id) => known.has(id));
}

/** From when to when some people hold which skills; without their numbers. */
export async function listHoldings(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly HeldSpan[]>> {
  const rows = heldThatCounts(await listHeld(tx, organizationId, employeeIds));
  const spans = new Map<string, HeldSpan[]>();
  for (const { employeeId, skillId, startsOn, endsOn } of rows) {
    const known = spans.get(employeeId) ?? [];
    spans.set(employeeId, [...known, { skillId, startsOn, endsOn }]);
  }
  return spans;
}

/** Somebody whose skills the actor may see, and whether they may record them. */
export async function findHolder({ tx, actor }: ActorContext, employeeId: string) {
  const employee = await findEmployee(tx, actor.organizationId, employeeId);
  if (employee === undefined || !may(actor, 'see_skills', thingOf(employee))) return undefined;
  const isOwn = employee.employeeId === actor.employeeId;
  const mayRecord = !isOwn && isAdmitted(employee.status) && may(actor, 'record_skills', thingOf(employee));
  return { employee, isOwn, mayRecord };
}

/** What a person holds and held, as whoever records it and they themselves see it. */
export async function heldReplyOf(
  { tx, actor }: ActorContext,
  employeeId: string,
  mayRecord: boolean,
): Promise<HeldSkillsReply> {
  const skills = await listSkills(tx, actor.organizationId);
  const held = await listHistory(tx, actor.organizationId, employeeId);
  return { skills: [...skills], held: [...held], mayRecord };
}

export const readHeldSkills: UseCase<typeof heldEndpoint> = async (ctx, { params: { employeeId } }) => {
  const holder = await findHolder(ctx, employeeId);
  if (holder === undefined) return refuse('not_found');
  return accept(await heldReplyOf(ctx, employeeId, holder.mayRecord));
};

/** The certificates that end soon or have ended, of the people whom the actor answers for. */
export const readEndingCertificates: UseCase<typeof endingEndpoint> = async (ctx) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const today = dateAt(now, actor.zone);
  const rows = endingOf(await listHeldWithEnd(tx, organizationId, addDays(today, endsSoonDays)), today);
  const skills = new Map((await listSkills(tx, organizationId)).map((skill) => [skill.id, skill]));
  const places = new Map((await listLocations(tx, organizationId)).map(({ id, name }) => [id, name]));
  const employeeIds = [...new Set(rows.map(({ employeeId }) => employeeId))];
  const members = await listMembers(tx, organizationId, { employeeIds });
  const answeredFor = new Map(
    members
      .filter(({ homeLocationId }) => mayAt(actor, 'record_skills', homeLocationId))
      .map((member) => [member.employeeId, member]),
  );
  const certificates = rows.flatMap(({ id: heldId, employeeId, skillId, number, endsOn }) => {
    const member = answeredFor.get(employeeId);
    const skill = skills.get(skillId);
    if (member === undefined || skill === undefined || !skill.isOpen) return [];
    return {
      heldId,
      employeeId,
      name: `${member.firstName} ${member.lastName}`,
      photoUrl: photoUrlOf(member),
      locationName: places.get(member.homeLocationId) ?? '',
      skillName: skill.name,
      number,
      endsOn,
    };
  });
  return accept({ certificates: certificates.toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : 1)) });
};
