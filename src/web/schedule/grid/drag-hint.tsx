import './drag-hint.css';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Zone } from '../../../domain/kernel/time.ts';
import { spanOfShift, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Verdict } from './use-placing.tsx';
import type { GridShift } from './view.ts';

interface DragHintProps {
  /** Where the pointer is. */
  readonly at: { readonly x: number; readonly y: number };
  readonly isCopy: boolean;
  readonly shift: GridShift;
  /** What it would be, dropped where it is; undefined over nobody. */
  readonly plan: ShiftPlan | undefined;
  readonly judge: (shiftId: string | undefined, plan: ShiftPlan) => Verdict;
  readonly zone: Zone;
}

/** Beside the pointer: which shift is moved or copied, and what would speak against it where it is now. */
export function DragHint({ at, isCopy, shift, plan, judge, zone }: DragHintProps) {
  const words = useWords();
  const { say, formats } = words;
  const against = plan === undefined ? [] : judge(isCopy ? undefined : shift.shiftId, plan).say(words);
  return (
    <div className="drag-hint" style={{ '--x': `${at.x}px`, '--y': `${at.y}px` } as CSSProperties}>
      <b className="num">{formats.timeRange(spanOfShift(plan ?? shift.plan), zone)}</b>
      {isCopy && <small>{say('schedule.copies')}</small>}
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
