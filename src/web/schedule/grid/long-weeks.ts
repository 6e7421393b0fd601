import type { Conflict } from '../../../domain/schedule/conflict.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import type { ConflictChecker } from './conflict-checker.ts';

interface Standing {
  readonly shiftId: string;
  readonly plan: ShiftPlan;
  readonly state: 'published' | 'draft' | 'gone';
  readonly conflicts: readonly Conflict[];
}

const isOfWeek = ({ kind }: Conflict): boolean => kind === 'over_target' || kind === 'overtime';

/**
 * Says that a week is too long at the shifts with which it becomes so, not at each of them: what people know already stands first, what is planned
 * besides comes after, each as it begins. What waits for somebody else to publish it stands first as well: its reader can say nothing to it.
 *
 * | Mon–Fri 8 h, Sat 4 h, nothing published   | Sat: 4 h of overtime |
 * | Tue–Sat 8 h published, Mon 4 h is added   | Mon: 4 h of overtime |
 * | Mon–Fri 8 h drafts, Sat 4 h waits         | Fri: 4 h of overtime |
 *
 * @param shown the shifts of a week, each with all that speaks against it
 * @param changed those that are published with it
 * @returns what is said instead, by shift, of whoever has too long a week
 */
export function laidAtLast(
  shown: readonly Standing[],
  changed: ReadonlySet<string>,
  check: ConflictChecker,
): ReadonlyMap<string, readonly Conflict[]> {
  const long = new Set(shown.flatMap(({ plan, conflicts }) => (conflicts.some(isOfWeek) ? plan.employeeId : [])));
  const standing = shown.filter(({ plan, state }) => state !== 'gone' && long.has(plan.employeeId));
  const laid = new Map<string, readonly Conflict[]>();
  for (const shifts of Map.groupBy(standing, ({ plan }) => plan.employeeId).values()) {
    const inOrder = shifts.toSorted(lastFirst(changed));
    for (const [index, { shiftId, plan, conflicts }] of inOrder.entries()) {
      const without = new Set(inOrder.slice(0, index).map((later) => later.shiftId));
      laid.set(shiftId, brought(conflicts, check(shiftId, plan, without)));
    }
  }
  return laid;
}

const lastFirst =
  (changed: ReadonlySet<string>) =>
  (a: Standing, b: Standing): number =>
    Number(changed.has(b.shiftId)) - Number(changed.has(a.shiftId)) || b.plan.startsAt - a.plan.startsAt;

/** Of the whole week is said how long it is; of overtime, what this shift brings of it. */
function brought(conflicts: readonly Conflict[], upTo: readonly Conflict[]): readonly Conflict[] {
  const whole = conflicts.find(({ kind }) => kind === 'over_target');
  const ofWeek = upTo.filter(isOfWeek).map((one) => (one.kind === 'over_target' ? (whole ?? one) : one));
  return [...conflicts.filter((one) => !isOfWeek(one)), ...ofWeek];
}
