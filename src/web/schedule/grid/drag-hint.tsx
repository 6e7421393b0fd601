import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { TeamSchedule } from '../../../contract/schedule.ts';
import { spanOfShift, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sayConflicts } from './conflict-words.ts';
import type { Drag } from './use-dragging.ts';
import { conflictChecker, type GridShift } from './view.ts';

interface DragHintProps {
  readonly drag: Drag;
  readonly shift: GridShift;
  /** What it would be, dropped where it is; undefined over no cell. */
  readonly plan: ShiftPlan | undefined;
  readonly schedule: TeamSchedule;
}

/** Beside the pointer: which shift is moved or copied, and what would speak against it where it is now. */
export function DragHint({ drag, shift, plan, schedule }: DragHintProps) {
  const words = useWords();
  const { say, formats } = words;
  const conflicts = plan === undefined ? [] : conflictChecker(schedule)(drag.isCopy ? undefined : shift.shiftId, plan);
  const against = sayConflicts(conflicts, schedule, words);
  return (
    <div className="drag-hint" style={{ '--x': `${drag.x}px`, '--y': `${drag.y}px` } as CSSProperties}>
      <b className="num">{formats.timeRange(spanOfShift(shift.plan), schedule.location.zone)}</b>
      {drag.isCopy && <small>{say('schedule.copies')}</small>}
      {against.map((sentence) => (
        <p key={sentence} className="against">
          <Icon of={TriangleAlert} size={14} />
          {sentence}
        </p>
      ))}
      {plan !== undefined && against.length === 0 && (
        <p>
          <Icon of={CircleCheck} size={14} />
          {say('schedule.fits')}
        </p>
      )}
    </div>
  );
}
