import type { Conflict } from './conflict.ts';
import type { ShiftPlan } from './shift.ts';

/** A shift with what is planned of it. */
export interface OpenShift {
  readonly shiftId: string;
  readonly plan: ShiftPlan;
}

/** Somebody who could be given shifts, and what they are to work in the week already. */
export interface Candidate {
  readonly employeeId: string;
  readonly minutes: number;
  /** What a shift would add to them. */
  readonly minutesOf: (plan: ShiftPlan) => number;
}

/** What speaks against a shift being like this, where others are given away like those. */
export type CheckBeside = (given: readonly OpenShift[]) => (shift: OpenShift) => readonly Conflict[];

/** A shift that stays open, and of every candidate what speaks against it; empty, where there is nobody at all. */
export interface UnfilledShift extends OpenShift {
  readonly against: ReadonlyMap<string, readonly Conflict[]>;
}

/**
 * Gives open shifts to those against whom nothing speaks, fairly: each to whoever has the fewest minutes of work in the week by then, among
 * equals to the first of the list. The shift that the fewest could work is given away first, so that nobody is used up where anybody would
 * do; among equals, the one that begins first. What was given away counts in all that comes after it.
 *
 * | open    | Ana has | Ben has                   | goes to                            |
 * | Mon 9–5 | 24 h    | 16 h                      | Ben                                |
 * | Mon 9–5 | 24 h    | 16 h, of it Mon 12–8      | Ana: Ben is elsewhere then         |
 * | Mon 9–5 | 36 h    | 16 h, of it Mon 12–8      | nobody: over the target, elsewhere |
 */
export function fillOpenShifts(
  open: readonly OpenShift[],
  candidates: readonly Candidate[],
  checkBeside: CheckBeside,
): { readonly filled: readonly OpenShift[]; readonly unfilled: readonly UnfilledShift[] } {
  const minutes = new Map(candidates.map((candidate) => [candidate.employeeId, candidate.minutes]));
  const added = new Map(candidates.map(({ employeeId, minutesOf }) => [employeeId, minutesOf]));
  const filled: OpenShift[] = [];
  const unfilled: UnfilledShift[] = [];
  const first = checkBeside(filled);
  const waiting = new Map(
    open.map((shift) => {
      const against = candidates.map(({ employeeId }) => [employeeId, first(givenTo(shift, employeeId))] as const);
      return [shift, new Map(against)];
    }),
  );
  while (waiting.size > 0) {
    const [next] = [...waiting]
      .map(([shift, against]) => ({ shift, against, fit: fitting(against) }))
      .toSorted((a, b) => a.fit.length - b.fit.length || a.shift.plan.startsAt - b.shift.plan.startsAt);
    if (next === undefined) break;
    const { shift, against, fit } = next;
    waiting.delete(shift);
    const [taker] = fit.toSorted((a, b) => (minutes.get(a) ?? 0) - (minutes.get(b) ?? 0));
    if (taker === undefined) {
      unfilled.push({ ...shift, against });
      continue;
    }
    filled.push(givenTo(shift, taker));
    minutes.set(taker, (minutes.get(taker) ?? 0) + (added.get(taker)?.(shift.plan) ?? 0));
    const check = checkBeside(filled);
    // To nobody else has anything become otherwise.
    for (const [other, known] of waiting) known.set(taker, check(givenTo(other, taker)));
  }
  return { filled, unfilled };
}

const givenTo = ({ shiftId, plan }: OpenShift, employeeId: string): OpenShift => ({
  shiftId,
  plan: { ...plan, employeeId },
});

const fitting = (against: ReadonlyMap<string, readonly Conflict[]>): readonly string[] =>
  [...against].flatMap(([employeeId, conflicts]) => (conflicts.length === 0 ? [employeeId] : []));
