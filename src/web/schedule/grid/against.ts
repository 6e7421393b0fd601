import { isTheirsNoLonger } from '../../../domain/schedule/planning-rules.ts';
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
