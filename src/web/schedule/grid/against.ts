import { overlap } from '../../../domain/kernel/time.ts';
import { isTheirsNoLonger, isUnplannable, type RuleLevels } from '../../../domain/schedule/planning-rules.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import type { Grid, GridShift } from './view.ts';

/** Whatever of a week is told of before it is published. */
interface Against {
  /** Of the shifts to be published, those that something speaks against. */
  readonly against: readonly GridShift[];
  /** Shifts that people know already, and that are somebody's who is employed no longer by then. */
  readonly outlasting: readonly GridShift[];
}

/** What speaks against publishing a week; a shift that is cancelled has nothing against it. */
export function againstOf({ rows, changes }: Pick<Grid, 'rows' | 'changes'>): Against {
  const changed = new Set(changes.filter(({ after }) => after !== null).map(({ shiftId }) => shiftId));
  const shown = rows.flatMap(({ cells }) => cells.flat()).filter(({ conflicts }) => conflicts.length > 0);
  return {
    against: shown.filter(({ shiftId }) => changed.has(shiftId)),
    outlasting: shown.filter(({ state, conflicts }) => state === 'published' && isTheirsNoLonger(conflicts)),
  };
}

/**
 * Why publishing is certain to be refused, if it is. Of two shifts at once that can be told where both would stand for people afterwards: what is
 * planned elsewhere may be a draft, which refuses nothing and is perhaps nobody's here to change.
 */
export function refusalAhead(
  against: readonly GridShift[],
  publishable: Grid['publishable'],
  levels: RuleLevels,
): 'shifts_blocked' | 'double_booked' | undefined {
  if (against.some(({ conflicts }) => isUnplannable(conflicts, levels))) return 'shifts_blocked';
  const doubled = against.filter(({ conflicts }) => conflicts.some(({ kind }) => kind === 'double_booking'));
  const isBesideAnother = ({ shiftId, plan }: GridShift): boolean =>
    publishable.some(
      ({ shiftId: otherId, planned: other }) =>
        otherId !== shiftId &&
        other?.employeeId === plan.employeeId &&
        overlap(spanOfShift(other), spanOfShift(plan)) !== undefined,
    );
  return levels.double_booking === 'block' && doubled.some(isBesideAnother) ? 'double_booked' : undefined;
}
