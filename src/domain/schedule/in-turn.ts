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
export const takeInTurn = <Wish extends OfSomebody>(
  wishes: readonly Wish[],
  levels: RuleLevels,
  conflictsOf: ConflictsBeside<Wish>,
): TakenInTurn<Wish> => inTurn(wishes, (wish, own) => isUnplannable(conflictsOf(wish, own), levels));

/** Of shifts that would be planned once more, those that can be, and of the others why not. */
export interface TakenOnTop<Wish> extends TakenInTurn<Wish> {
  /** Whoever has them works then already. */
  readonly busy: readonly Wish[];
}

/**
 * Takes shifts in turn onto a plan that others may stand in: a week that is copied, or kept as a template. Whoever puts a whole week there
 * looks at none of its shifts alone, so that none of them makes somebody be in two places at once, whatever the organization minds.
 *
 * | Ana works Mon 9–5 already: Mon 9–5, Tue 9–5 | Mon is left out, since she is busy |
 * | Ana works Mon 9–1 already: Mon 1–5          | it follows on hers, and fits       |
 */
export function takeOnTop<Wish extends OfSomebody>(
  wishes: readonly Wish[],
  levels: RuleLevels,
  conflictsOf: ConflictsBeside<Wish>,
): TakenOnTop<Wish> {
  const doubled = new Set<Wish>();
  const { taken, left } = inTurn(wishes, (wish, own) => {
    const conflicts = conflictsOf(wish, own);
    if (conflicts.some(({ kind }) => kind === 'double_booking')) doubled.add(wish);
    return doubled.has(wish) || isUnplannable(conflicts, levels);
  });
  return {
    taken,
    left: left.filter((wish) => !doubled.has(wish)),
    busy: left.filter((wish) => doubled.has(wish)),
  };
}

type OfSomebody = { readonly plan: Pick<ShiftPlan, 'employeeId'> };
type ConflictsBeside<Wish> = (wish: Wish, taken: readonly Wish[]) => readonly Conflict[];

function inTurn<Wish extends OfSomebody>(
  wishes: readonly Wish[],
  isLeft: (wish: Wish, taken: readonly Wish[]) => boolean,
): TakenInTurn<Wish> {
  const byPerson = new Map<string, Wish[]>();
  const taken: Wish[] = [];
  const left: Wish[] = [];
  for (const wish of wishes) {
    const { employeeId } = wish.plan;
    const own = employeeId === null ? [] : (byPerson.get(employeeId) ?? []);
    if (employeeId !== null && isLeft(wish, own)) {
      left.push(wish);
      continue;
    }
    taken.push(wish);
    own.push(wish);
    if (employeeId !== null) byPerson.set(employeeId, own);
  }
  return { taken, left };
}
