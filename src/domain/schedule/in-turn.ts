import type { Conflict } from './conflict.ts';
import { isUnplannable, type RuleLevels } from './planning-rules.ts';
import type { ShiftPlan } from './shift.ts';

/** Of shifts that somebody would plan together, those that can be, and those that are left out, each in its order. */
export interface TakenInTurn<Wish> {
  readonly taken: readonly Wish[];
  readonly left: readonly Wish[];
}

/**
 * Takes shifts one after the other, each beside those taken before it: where they are too much together, only those with which it
 * becomes too much are left out. All of them can be planned together exactly where none is.
 *
 * | 18 h are allowed: Tue–Fri 3 h each, Sat 8 h | Sat is left out           |
 * | 8 h are: Tue 6 h, Wed 3 h, Thu 2 h          | Wed is left out, Thu fits |
 *
 * @param conflictsOf what speaks against a shift beside what stands and others that were taken of the same person
 */
export function takeInTurn<Wish extends { readonly plan: Pick<ShiftPlan, 'employeeId'> }>(
  wishes: readonly Wish[],
  levels: RuleLevels,
  conflictsOf: (wish: Wish, taken: readonly Wish[]) => readonly Conflict[],
): TakenInTurn<Wish> {
  const byPerson = new Map<string, Wish[]>();
  const taken: Wish[] = [];
  const left: Wish[] = [];
  for (const wish of wishes) {
    const { employeeId } = wish.plan;
    const own = employeeId === null ? [] : (byPerson.get(employeeId) ?? []);
    if (employeeId !== null && isUnplannable(conflictsOf(wish, own), levels)) {
      left.push(wish);
      continue;
    }
    taken.push(wish);
    own.push(wish);
    if (employeeId !== null) byPerson.set(employeeId, own);
  }
  return { taken, left };
}
