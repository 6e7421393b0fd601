import { isSamePlan, type ShiftPlan } from './shift.ts';

/** A shift as it is planned, and as people know it; undefined where it is not planned (any more), or not known (yet). */
export interface PlannedShift {
  readonly shiftId: string;
  readonly planned: ShiftPlan | undefined;
  readonly published: ShiftPlan | undefined;
}

/** What publishing does to one shift. */
export interface ShiftChange {
  readonly shiftId: string;
  /** Null: it was new. */
  readonly before: ShiftPlan | null;
  /** Null: it was taken away. */
  readonly after: ShiftPlan | null;
  /** The side that is null for another reason: it stands where the reader does not plan, and is nothing to them. */
  readonly hidden?: 'before' | 'after' | null;
}

/** What people do not know yet: what publishing would change. */
export function changesToPublish(shifts: readonly PlannedShift[]): readonly ShiftChange[] {
  return shifts.flatMap(({ shiftId, planned, published }) => {
    if (planned === undefined && published === undefined) return [];
    if (planned !== undefined && published !== undefined && isSamePlan(planned, published)) return [];
    return [{ shiftId, before: published ?? null, after: planned ?? null }];
  });
}

/**
 * The shifts of which what would be published is not what was looked at.
 *
 * | looked at  | planned by now |          |
 * | revision 3 | revision 3     |          |
 * | revision 3 | revision 4     | told of  |
 * |            | revision 1     | told of  |
 * | revision 3 |                | told of  |
 */
export const notAsSeen = (seen: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): readonly string[] =>
  [...new Set([...seen.keys(), ...now.keys()])].filter((shiftId) => seen.get(shiftId) !== now.get(shiftId));

/**
 * The same shifts as somebody may publish them, and how many changes that leaves: whoever takes a shift from one place to another plans
 * at both. What they may not publish stays for people as they know it; what these know of at a place where the reader does not plan is
 * none of their week.
 */
export function publishableAt(
  shifts: readonly PlannedShift[],
  plansAt: (locationId: string) => boolean,
): { readonly shifts: readonly PlannedShift[]; readonly waiting: number } {
  const isOwn = (plan: ShiftPlan | undefined): boolean => plan === undefined || plansAt(plan.locationId);
  const mayPublish = ({ planned, published }: PlannedShift): boolean => isOwn(planned) && isOwn(published);
  const waiting = changesToPublish(shifts.filter((shift) => !mayPublish(shift))).length;
  const stands = ({ published }: PlannedShift): boolean => published !== undefined && plansAt(published.locationId);
  return {
    shifts: shifts.flatMap((shift) => {
      if (mayPublish(shift)) return [shift];
      return stands(shift) ? [{ ...shift, planned: shift.published }] : [];
    }),
    waiting,
  };
}

/** A plan as somebody may read it who plans at some places: of one at another they see where and when it is, which says that it is not theirs. */
export const planSeenFrom = (plan: ShiftPlan, plansAt: (locationId: string) => boolean): ShiftPlan =>
  plansAt(plan.locationId) ? plan : { ...plan, employeeId: null, positionId: null, note: null };

/** A change as somebody may read it who plans at some places: of one that came from another, or went there, they see their own side alone. */
export function seenFrom({ shiftId, before, after }: ShiftChange, plansAt: (locationId: string) => boolean) {
  const own = (plan: ShiftPlan | null): ShiftPlan | null => (plan !== null && plansAt(plan.locationId) ? plan : null);
  const change = { shiftId, before: own(before), after: own(after) };
  if (change.before !== before) return { ...change, hidden: 'before' as const };
  return { ...change, hidden: change.after === after ? null : ('after' as const) };
}

/** What a change is to one person; `arrived` and `left`, as {@link seenFrom} one of its places. */
export type PersonalChange =
  | { readonly kind: 'added' | 'arrived'; readonly shiftId: string; readonly after: ShiftPlan }
  | { readonly kind: 'same'; readonly shiftId: string; readonly after: ShiftPlan }
  | { readonly kind: 'removed' | 'left'; readonly shiftId: string; readonly before: ShiftPlan }
  | { readonly kind: 'changed'; readonly shiftId: string; readonly before: ShiftPlan; readonly after: ShiftPlan };

/** What changes of a shift, or is new, or goes. */
interface Change {
  readonly before?: ShiftPlan | null;
  readonly after?: ShiftPlan | null;
}

/** Changes as their shifts begin. */
export const inOrder = <Each extends Change>(changes: readonly Each[]): readonly Each[] =>
  changes.toSorted((a, b) => beginningOf(a) - beginningOf(b));

const beginningOf = ({ before, after }: Change): number => (after ?? before)?.startsAt ?? 0;

/** Of all changes, what each person has to be told, as the shifts begin: one that goes from one to another is two different things to them. */
export function changesByPerson(changes: readonly ShiftChange[]): ReadonlyMap<string, readonly PersonalChange[]> {
  const told = new Map<string, PersonalChange[]>();
  const tell = (employeeId: string | null | undefined, change: PersonalChange): void => {
    if (employeeId !== null && employeeId !== undefined)
      told.set(employeeId, [...(told.get(employeeId) ?? []), change]);
  };
  for (const { shiftId, before, after, hidden } of changes) {
    if (before !== null && after !== null && before.employeeId === after.employeeId) {
      tell(after.employeeId, { kind: 'changed', shiftId, before, after });
      continue;
    }
    if (before !== null) tell(before.employeeId, { kind: hidden === 'after' ? 'left' : 'removed', shiftId, before });
    if (after !== null) tell(after.employeeId, { kind: hidden === 'before' ? 'arrived' : 'added', shiftId, after });
  }
  return new Map([...told].map(([employeeId, theirs]) => [employeeId, inOrder(theirs)]));
}

/** Everybody's whole week: what is new for each person, and then what stays as they know it. */
export function wholeWeekByPerson(shifts: readonly PlannedShift[]): ReadonlyMap<string, readonly PersonalChange[]> {
  const changes = changesToPublish(shifts);
  const changed = new Set(changes.map(({ shiftId }) => shiftId));
  const told = new Map(changesByPerson(changes));
  for (const { shiftId, published } of shifts) {
    const employeeId = published?.employeeId ?? undefined;
    if (published === undefined || employeeId === undefined || changed.has(shiftId)) continue;
    told.set(employeeId, [...(told.get(employeeId) ?? []), { kind: 'same', shiftId, after: published }]);
  }
  return told;
}
