import './shift-chip.css';
import { CircleX, TriangleAlert } from 'lucide-react';
import type { Position } from '../../../contract/schedule.ts';
import { dateAt, type Zone } from '../../../domain/kernel/time.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShiftMark, showsMark } from '../confirmations/shift-mark.tsx';
import type { ShiftMark as ShiftMarkKind } from '../confirmations/view.ts';
import { ShiftRibbon } from '../shift-ribbon.tsx';
import { hueClass } from '../view.ts';
import type { GridShift } from './view.ts';

interface ShiftChipProps {
  readonly shift: GridShift;
  readonly position: Position | undefined;
  readonly zone: Zone;
  /** What speaks against it, said. */
  readonly against: readonly string[];
  /** Whether they have confirmed it or would swap it; undefined where nobody is asked. */
  readonly mark: ShiftMarkKind | undefined;
  /** Whether it is being dragged from here. */
  readonly isLifted?: boolean;
  readonly onPress: () => void;
}

/** A shift in its cell: filled where people know it, dashed while they do not, struck out where it is taken away. */
export function ShiftChip({ shift, position, zone, against, mark, isLifted = false, onPress }: ShiftChipProps) {
  const { say, formats } = useWords();
  const { plan, state, shiftId } = shift;
  const flag = against.length > 0 ? TriangleAlert : state === 'gone' ? CircleX : undefined;
  const heard = [
    ...(state === 'published' ? [] : [say(state === 'gone' ? 'schedule.isGone' : 'schedule.isDraft')]),
    ...against,
  ];
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`shift ${hueClass(position)} is-${state} ${plan.employeeId === null ? 'is-open' : ''} ${against.length > 0 ? 'is-conflict' : ''} ${isLifted ? 'is-lifted' : ''}`}
      data-shift={shiftId}
      title={against.join(' ') || undefined}
      onClick={onPress}
    >
      <b className="num" aria-hidden>
        {formats.compactRange(spanOfShift(plan), zone)}
      </b>
      <span className="sr">{formats.timeRange(spanOfShift(plan), zone)}</span>
      <span>{position?.name ?? say('schedule.noPosition')}</span>
      <ShiftRibbon shift={plan} date={dateAt(plan.startsAt, zone)} zone={zone} />
      {showsMark(mark, state) && <ShiftMark mark={mark} />}
      {flag && <Icon of={flag} size={14} className="flag" />}
      {/* Of a week that is being planned nearly all are drafts: a ring costs a tenth of what the eight strokes of an icon do. */}
      {!flag && state === 'draft' && <i className="flag ring" />}
      {heard.length > 0 && <span className="sr">{heard.join(' ')}</span>}
    </button>
  );
}
