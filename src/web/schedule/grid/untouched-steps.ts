import type { PlanStep } from '../../../domain/schedule/restore.ts';

type Group = readonly PlanStep[];

/**
 * Of steps that follow on each other, those that have nothing to do with shifts of which something was not taken; one that has takes along
 * whatever follows on it.
 *
 * | Ana's Monday was refused; then Ben's Tuesday             | Ben's Tuesday stays |
 * | Ana's Monday was refused; then both exchange, then Ben's | nothing stays       |
 */
export function untouchedSteps(spoilt: Iterable<string>, groups: readonly Group[]): readonly Group[] {
  const touched = new Set(spoilt);
  return groups.filter((steps) => {
    if (!steps.some(({ shiftId }) => touched.has(shiftId))) return true;
    for (const { shiftId } of steps) touched.add(shiftId);
    return false;
  });
}

/**
 * Of what was done, as far as it can be taken back, what still can after something was not taken: the other way round, since what was done
 * before a change that is gone cannot be taken back either. What was taken in part can, as far as it was.
 *
 * @param kept shifts of the same go that the server had taken before
 */
export function leftOfHistory(
  groups: readonly Group[],
  { spoilt, kept }: { readonly spoilt: ReadonlySet<string>; readonly kept: ReadonlySet<string> },
): readonly Group[] {
  const isKept = ({ shiftId }: PlanStep): boolean => kept.has(shiftId) && !spoilt.has(shiftId);
  const parts = groups.map((steps) => {
    const isTakenInPart = steps.some(isKept) && steps.every((step) => isKept(step) || spoilt.has(step.shiftId));
    return isTakenInPart ? steps.filter(isKept) : steps;
  });
  return untouchedSteps(spoilt, parts.toReversed()).toReversed();
}
