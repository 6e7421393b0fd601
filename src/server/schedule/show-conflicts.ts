import type { readPlanningRules as endpoint } from '../../contract/schedule/planning-rules.ts';
import { accept } from '../../domain/kernel/result.ts';
import { addDays, addMilliseconds, dateAt, type Span } from '../../domain/kernel/time.ts';
import { conflictsOf, isOver, type Conflict, type Timed } from '../../domain/schedule/conflict.ts';
import { takeInTurn } from '../../domain/schedule/in-turn.ts';
import { rulesAskingWhy, unfitBy, type TakingWarning, type Weight } from '../../domain/schedule/offer.ts';
import { overtimeReach } from '../../domain/schedule/overtime-ahead.ts';
import {
  minded,
  refusedAmong,
  warnedAmong,
  type RuleConflict,
  type RuleLevels,
} from '../../domain/schedule/planning-rules.ts';
import { planOf, type ShiftPlan } from '../../domain/schedule/shift.ts';
import { minutesOfWeek } from '../../domain/schedule/week-ahead.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations, readOrganization } from '../organization/read.ts';
import { youngAges } from '../profile/read.ts';
import { listSkills } from '../skills/read.ts';
import { listMembers } from '../team/read.ts';
import { findLevels } from './planning-rules.repository.ts';
import { listPositions } from './positions.repository.ts';
import { listKnownDuring, type KnownShift } from './published.repository.ts';
import { listPlannedOf } from './shifts.repository.ts';
import { plannedPeople } from './show-people.ts';

export const readPlanningRules: UseCase<typeof endpoint> = async ({ tx, actor }) => {
  const { weeklyTargetMinutes } = await readOrganization(tx, actor.organizationId);
  return accept({ levels: await findLevels(tx, actor.organizationId), weeklyTargetMinutes });
};

/** A shift as somebody would plan it; one that is not there yet has no id. */
interface Wish {
  readonly shiftId: string | undefined;
  readonly plan: ShiftPlan;
}

/**
 * What a shift is held against: what is planned, as its managers see it; or what people know, for what an employee is told and refused, who
 * must not learn of drafts from it.
 */
type Basis = 'planned' | 'published';

/** What speaks against a shift of somebody, beside what is planned already and others that would be: only what the organization minds. */
type CheckBeside<W> = (wish: W, beside: readonly Pick<Wish, 'plan'>[]) => readonly Conflict[];

/**
 * What speaks against each of some shifts that are to be planned together, beside what is planned already: only what the organization
 * minds.
 *
 * @param without shifts that their people would give away for it
 */
export async function conflictsAmong<W extends Wish>(
  ctx: ActorContext,
  wishes: readonly W[],
  levels: RuleLevels,
  without: readonly { readonly shiftId: string }[] = [],
  basis: Basis = 'planned',
): Promise<readonly { readonly wish: W; readonly conflicts: readonly Conflict[] }[]> {
  const check = await checkOf(ctx, wishes, levels, without, basis);
  const assigned = wishes.filter(({ plan }) => plan.employeeId !== null);
  const byPerson = Map.groupBy(assigned, ({ plan }) => plan.employeeId);
  return assigned.map((wish) => {
    const others = (byPerson.get(wish.plan.employeeId) ?? []).filter((one) => one !== wish);
    return { wish, conflicts: check(wish, others) };
  });
}

/** Knows what everybody who would have some shifts works besides, and checks these against it. */
async function checkOf<W extends Wish>(
  ctx: ActorContext,
  wishes: readonly W[],
  levels: RuleLevels,
  without: readonly { readonly shiftId: string }[] = [],
  basis: Basis = 'planned',
): Promise<CheckBeside<W>> {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const assigned = wishes.filter(({ plan }) => plan.employeeId !== null);
  const [first] = assigned;
  if (first === undefined) return () => [];
  const span = assigned.reduce<Span>(
    ({ from, to }, { plan: { startsAt, endsAt } }) => ({
      from: startsAt < from ? startsAt : from,
      to: endsAt > to ? endsAt : to,
    }),
    { from: first.plan.startsAt, to: first.plan.endsAt },
  );
  const ids = [...new Set(assigned.flatMap(({ plan: { employeeId } }) => employeeId ?? []))];
  const members = await listMembers(tx, organizationId, { employeeIds: ids });
  const zones = new Map((await listLocations(tx, organizationId)).map(({ id, zone }) => [id, zone]));
  const asked = new Map((await listPositions(tx, organizationId)).map(({ id, skillIds }) => [id, skillIds]));
  const dates = { from: dateAt(span.from, actor.zone), to: addDays(dateAt(span.to, actor.zone), 1) };
  const { people, paidAt } = await plannedPeople(ctx, members, dates);
  const youngOn = await youngAges(ctx, ids);
  // Whoever is planned for months may be paid by other rules meanwhile.
  const paidFor = ({ employeeId, startsAt }: ShiftPlan) => paidAt(employeeId ?? '', startsAt);
  const reach = overtimeReach(assigned.flatMap(({ plan }) => paidFor(plan)?.policy ?? []));
  const around = { from: addMilliseconds(span.from, -reach), to: addMilliseconds(span.to, reach) };
  const stored = await (basis === 'planned' ? listPlannedOf : listKnownDuring)(tx, organizationId, ids, around);
  const replaced = new Set<string | undefined>([...wishes, ...without].map(({ shiftId }) => shiftId));
  const standing = stored.filter(({ shiftId }) => !replaced.has(shiftId));
  const byPerson = Map.groupBy(standing, ({ employeeId }) => employeeId);
  const { weeklyTargetMinutes: targetMinutes, weekStartsOn } = await readOrganization(tx, organizationId);
  const persons = new Map(people.map((person) => [person.employeeId, person]));
  const places = new Map(members.map((one) => [one.employeeId, [one.homeLocationId, ...one.furtherLocationIds]]));
  return ({ plan }, beside) => {
    const person = persons.get(plan.employeeId ?? '');
    const zone = zones.get(plan.locationId);
    if (person === undefined || zone === undefined) return [];
    const others: readonly Timed[] = [...(byPerson.get(plan.employeeId ?? '') ?? []), ...beside.map((one) => one.plan)];
    const known = paidFor(plan);
    const isHeld = levels.over_target !== 'off' && known !== undefined;
    const minutes = isHeld ? minutesOfWeek(plan, others, { zone, weekStartsOn }, known) : 0;
    const paid = levels.overtime === 'off' ? undefined : known;
    const needed = asked.get(plan.positionId ?? '') ?? [];
    // Whoever is planned for months comes of age meanwhile.
    const young = youngOn(person.employeeId, dateAt(plan.startsAt, zone));
    const isHere =
      isOver(dateAt(plan.startsAt, zone), dateAt(now, zone)) ||
      (person.isActive && places.get(person.employeeId)?.includes(plan.locationId) === true);
    const planned = { ...person, isHere, young, paid };
    const conflicts = conflictsOf(plan, others, { minutes, targetMinutes }, planned, needed, zone);
    return minded(conflicts, levels);
  };
}

/**
 * Of some shifts that are to be planned one after the other, those that the organization refuses, perhaps only beside the ones before them.
 * What is only warned of is not worked out.
 */
export async function listUnplannable<W extends Wish>(ctx: ActorContext, wishes: readonly W[]): Promise<readonly W[]> {
  const levels = await refusingLevels(ctx);
  return takeInTurn(wishes, levels, await checkOf(ctx, wishes, levels)).left;
}

/** A shift that somebody would take, and one of theirs that they would give away for it. */
export interface Taking {
  readonly shift: KnownShift;
  readonly employeeId: string;
  readonly instead?: KnownShift | undefined;
}

/** What speaks against a taking; with the skill that is missing, where it is refused for that. */
type Weighed = Weight & { readonly lack: Lack | undefined };
type Lack = Omit<Extract<TakingWarning, { readonly kind: 'skill' }>, 'kind'>;

/**
 * What speaks against each of some takings, each by itself, as people know the plan: of what nobody published its person must not learn from it.
 *
 * @param asked `refusals`, where nobody is told what is only warned of: how far overtime is ahead takes long to work out
 * @returns of each, in their order
 */
export async function weighTakings<T extends Taking>(
  ctx: ActorContext,
  takings: readonly T[],
  asked: 'all' | 'refusals' = 'all',
): Promise<readonly { readonly taking: T; readonly weight: Weighed }[]> {
  const { tx, actor } = ctx;
  const levels = asked === 'all' ? await findLevels(tx, actor.organizationId) : await refusingLevels(ctx);
  const wishes = takings.map((taking) => ({ taking, ...wishOf(taking.shift, taking.employeeId) }));
  // All of them are left out of what stands, and each has those beside it that its person has now, but for what they give away in it.
  const held = takings
    .flatMap(({ shift, instead }) => [shift, ...(instead === undefined ? [] : [instead])])
    .map((shift) => wishOf(shift, shift.employeeId));
  const ofPerson = Map.groupBy(new Map(held.map((one) => [one.shiftId, one])).values(), ({ plan }) => plan.employeeId);
  const check = await checkOf<Wish>(ctx, wishes, levels, held, 'published');
  const names = new Map((await listSkills(tx, actor.organizationId)).map(({ id, name }) => [id, name]));
  const toldOf = (conflicts: readonly RuleConflict[]) => conflicts.flatMap((one) => warningOf(one, names));
  return wishes.map((wish) => {
    const { taking } = wish;
    const gone = [wish.shiftId, taking.instead?.shiftId];
    const beside = (ofPerson.get(taking.employeeId) ?? []).filter(({ shiftId }) => !gone.includes(shiftId));
    const conflicts = check(wish, beside);
    const unfit = unfitBy(conflicts, levels);
    const lacks = toldOf(refusedAmong(conflicts, levels)).flatMap((one) => (one.kind === 'skill' ? [one] : []));
    return {
      taking,
      weight: {
        unfit,
        lack: unfit === 'skill' ? lacks[0] : undefined,
        warnings: unfit === undefined ? toldOf(warnedAmong(conflicts, levels)) : [],
        askWhy: unfit === undefined ? rulesAskingWhy(conflicts, levels) : [],
      },
    };
  });
}

/** What speaks against one of them. */
export async function weighTaking(ctx: ActorContext, taking: Taking): Promise<Weighed> {
  const [weighed] = await weighTakings(ctx, [taking]);
  if (weighed === undefined) throw new Error('a taking was not weighed');
  return weighed.weight;
}

const wishOf = (shift: KnownShift, employeeId: string | null) => ({
  shiftId: shift.shiftId,
  plan: { ...planOf(shift), employeeId },
});

/** What whoever takes the shift hears of a rule: no more than they, or their manager, know anyway. Two shifts at once nobody takes. */
function warningOf(conflict: RuleConflict, names: ReadonlyMap<string, string>): readonly TakingWarning[] {
  switch (conflict.kind) {
    case 'double_booking':
      return [];
    case 'skill':
      return [{ kind: 'skill', name: names.get(conflict.skillId) ?? '', endedOn: conflict.endedOn }];
    case 'short_rest':
      return [{ kind: 'short_rest', restMinutes: conflict.restMinutes }];
    case 'over_target':
    case 'overtime':
      return [{ kind: conflict.kind, minutes: conflict.minutes }];
    case 'minor':
      return [{ kind: 'minor', limit: conflict.limit }];
    case 'time_off':
    case 'unavailable':
      return [{ kind: conflict.kind }];
  }
}

/** What the organization does about each rule; how far overtime is ahead takes long to work out, and is left where it refuses nothing. */
async function refusingLevels({ tx, actor }: ActorContext): Promise<RuleLevels> {
  const chosen = await findLevels(tx, actor.organizationId);
  return chosen.overtime === 'block' ? chosen : { ...chosen, overtime: 'off' };
}
