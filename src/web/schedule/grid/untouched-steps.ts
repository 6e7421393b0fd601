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
