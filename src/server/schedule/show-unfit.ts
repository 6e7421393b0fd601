import { may } from '../../domain/access/may.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { lackFor } from '../../domain/schedule/conflict.ts';
import { unfitFor, type Unfit } from '../../domain/schedule/offer.ts';
import { planOf } from '../../domain/schedule/shift.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listHoldings, listSkills } from '../skills/read.ts';
import { listMembers, worksAt, type Member } from '../team/read.ts';
import { findLevels } from './planning-rules.repository.ts';
import { listPositions } from './positions.repository.ts';
import { listKnownDuring, type KnownShift } from './published.repository.ts';
import { refusingRules } from './show-conflicts.ts';

/** Who works at the location of a shift, and of each who cannot work it why not. */
export async function listUnfit(ctx: ActorContext, shift: KnownShift) {
  const { tx, actor } = ctx;
  const all = await listMembers(tx, actor.organizationId, { at: [shift.locationId] });
  const members = all.filter(({ status }) => status === 'active');
  const unfit = await unfitAmong(ctx, shift, members, []);
  return members.map((member) => {
    const { employeeId, firstName, lastName } = member;
    const seesPhoto = may(actor, 'see_photo', { employeeId, locationIds: worksAt(member) });
    return {
      employeeId,
      name: `${firstName} ${lastName}`,
      photoUrl: seesPhoto ? photoUrlOf(member) : null,
      unfit: unfit.get(employeeId) ?? null,
    };
  });
}

/**
 * Why somebody cannot work a shift; undefined, they could.
 *
 * @param instead a shift of theirs that they would give away for it
 */
export async function findUnfit(
  ctx: ActorContext,
  shift: KnownShift,
  employeeId: string,
  instead?: KnownShift,
): Promise<Unfit | undefined> {
  const [member] = await listMembers(ctx.tx, ctx.actor.organizationId, { employeeIds: [employeeId] });
  if (member === undefined) return 'not_of_location';
  return (await unfitAmong(ctx, shift, [member], instead === undefined ? [] : [instead])).get(employeeId);
}

async function unfitAmong(
  ctx: ActorContext,
  shift: KnownShift,
  members: readonly Member[],
  given: readonly KnownShift[],
): Promise<ReadonlyMap<string, Unfit>> {
  const { tx, actor } = ctx;
  const ids = members.map(({ employeeId }) => employeeId);
  const known = await listKnownDuring(tx, actor.organizationId, ids, { from: shift.startsAt, to: shift.endsAt });
  const gone = new Set([shift, ...given].map(({ shiftId }) => shiftId));
  const busy = Map.groupBy(
    known.filter(({ shiftId }) => !gone.has(shiftId)),
    ({ employeeId }) => employeeId,
  );
  const unfit = new Map<string, Unfit>();
  for (const member of members) {
    const { status, employedUntil: lastDay } = member;
    const worker = { isActive: status === 'active', locationIds: worksAt(member), lastDay };
    const why = unfitFor(shift, worker, busy.get(member.employeeId) ?? []);
    if (why !== undefined) unfit.set(member.employeeId, why);
  }
  const wishes = ids
    .filter((employeeId) => !unfit.has(employeeId))
    .map((employeeId) => ({ shiftId: shift.shiftId, plan: { ...planOf(shift), employeeId } }));
  for (const [employeeId, rule] of await refusingRules(ctx, wishes, given)) unfit.set(employeeId, rule);
  return unfit;
}

/**
 * What the actor does not hold of what a shift asks for, where the organization refuses that; with its name and the last day on which
 * they did.
 */
export async function lackOfReader({ tx, actor }: ActorContext) {
  const { organizationId, employeeId } = actor;
  const { skill: level } = await findLevels(tx, organizationId);
  const names = new Map((await listSkills(tx, organizationId)).map(({ id, name }) => [id, name]));
  const asked = new Map((await listPositions(tx, organizationId)).map(({ id, skillIds }) => [id, skillIds]));
  const held = (await listHoldings(tx, organizationId, [employeeId])).get(employeeId) ?? [];
  return (shift: KnownShift) => {
    const needed = level === 'block' ? (asked.get(shift.positionId ?? '') ?? []) : [];
    const [lack] = lackFor(shift, needed, held, shift.zone);
    return lack === undefined ? undefined : { name: names.get(lack.skillId) ?? '', endedOn: lack.endedOn };
  };
}
