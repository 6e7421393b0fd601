import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { overlap } from '../../../domain/kernel/time.ts';
import { inNeedOfReason, isTheirsNoLonger, isUnplannable } from '../../../domain/schedule/planning-rules.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import type { Grid, GridShift } from './view.ts';

/** Whatever of a week is told of before it is published. */
interface Against {
  /** Of the shifts to be published, those that something speaks against. */
  readonly against: readonly GridShift[];
  /** Shifts that people know already, and that are somebody's who is employed no longer by then. */
  readonly outlasting: readonly GridShift[];
}

/** What the organization minds, and when people are planned elsewhere. */
type Beside = Pick<TeamSchedule, 'levels' | 'elsewhere'>;

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
 * planned elsewhere refuses it once people know of it; a draft refuses nothing, and is perhaps nobody's here to change.
 */
export function refusalAhead(
  against: readonly GridShift[],
  publishable: Grid['publishable'],
  beside: Beside,
): 'shifts_blocked' | 'double_booked' | undefined {
  const refused = new Set(against.map((shift) => refusalOf(shift, publishable, beside)));
  return refused.has('shifts_blocked') ? 'shifts_blocked' : refused.has('double_booked') ? 'double_booked' : undefined;
}

/** Why publishing this one shift is certain to be refused, if it is. */
function refusalOf(
  { shiftId, plan, conflicts }: GridShift,
  publishable: Grid['publishable'],
  { levels, elsewhere }: Beside,
) {
  if (isUnplannable(conflicts, levels)) return 'shifts_blocked';
  if (levels.double_booking !== 'block' || !conflicts.some(({ kind }) => kind === 'double_booking')) return undefined;
  const here = publishable.flatMap((one) => (one.planned && one.shiftId !== shiftId ? [one.planned] : []));
  const isBesideAnother = [...here, ...elsewhere.filter(({ isPublished = false }) => isPublished)].some(
    (other) => other.employeeId === plan.employeeId && overlap(spanOfShift(other), spanOfShift(plan)) !== undefined,
  );
  return isBesideAnother ? 'double_booked' : undefined;
}

/** Of the shifts that something speaks against: those to be changed first, which no reason helps, those that need one, and the others. */
export function sortedAgainst(against: readonly GridShift[], publishable: Grid['publishable'], beside: Beside) {
  const { levels } = beside;
  const isRefused = (shift: GridShift): boolean => refusalOf(shift, publishable, beside) !== undefined;
  const needsReason = ({ conflicts }: GridShift): boolean => inNeedOfReason(conflicts, levels).length > 0;
  const open = against.filter((shift) => !isRefused(shift));
  return {
    toChange: against.filter(isRefused),
    toReason: open.filter(needsReason),
    others: open.filter((shift) => !needsReason(shift)),
  };
}
