import { CircleDashed, CircleX, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Position } from '../../../contract/schedule.ts';
import type { Zone } from '../../../domain/kernel/time.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShiftMark, showsMark } from '../confirmations/shift-mark.tsx';
import type { ShiftMark as ShiftMarkKind } from '../confirmations/view.ts';
import { hueClass } from '../view.ts';
import '../grid/shift-chip.css';
import '../shift-hues.css';
import type { DayBar as Bar } from './view.ts';

interface DayBarProps {
  readonly bar: Bar;
  readonly isLifted: boolean;
  readonly position: Position | undefined;
  readonly zone: Zone;
  /** What speaks against it, said. */
  readonly against: readonly string[];
  /** Whether they have confirmed it or would swap it; undefined where nobody is asked. */
  readonly mark: ShiftMarkKind | undefined;
  readonly onPress: () => void;
}

/** A shift along its hours, with an edge at either end to draw it out by. */
export function DayBar({ bar, isLifted, position, zone, against, mark, onPress }: DayBarProps) {
  const { say, formats } = useWords();
  const { shift, lane, place, isBefore, timesAt } = bar;
  const { plan, state, shiftId } = shift;
  const flag = against.length > 0 ? TriangleAlert : state === 'gone' ? CircleX : CircleDashed;
  const isFlagged = against.length > 0 || state !== 'published';
  const name = position?.name ?? say('schedule.noPosition');
  const times = formats.timeRange(spanOfShift(plan), zone);
  const along = { '--a': place.start, '--b': place.end, '--lane': lane } as CSSProperties;
  if (isBefore) {
    return (
      <span
        className={`shift dg-bar is-before ${hueClass(position)} is-published`}
        style={along}
        data-times={timesAt}
        title={`${times}\n${name}`}
      >
        <b className="num" aria-hidden>
          {formats.compactRange(spanOfShift(plan), zone)}
        </b>
        <span className="sr">{times}</span>
        <span>{name}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`shift dg-bar ${hueClass(position)} is-${state} ${plan.employeeId === null ? 'is-open' : ''} ${against.length > 0 ? 'is-conflict' : ''} ${isLifted ? 'is-lifted' : ''}`}
      style={along}
      data-shift={shiftId}
      data-times={timesAt}
      title={[times, name, ...against].join('\n')}
      onClick={onPress}
    >
      <b className="num" aria-hidden>
        {formats.compactRange(spanOfShift(plan), zone)}
      </b>
      <span className="sr">{times}</span>
      <span>{name}</span>
      {showsMark(mark, state) && <ShiftMark mark={mark} />}
      {isFlagged && <Icon of={flag} size={14} className="flag" />}
      {state !== 'published' && (
        <span className="sr">{say(state === 'gone' ? 'schedule.isGone' : 'schedule.isDraft')}</span>
      )}
      {against.length > 0 && <span className="sr">{against.join(' ')}</span>}
      {state !== 'gone' && (
        <>
          <i className="edge" data-edge="start" />
          <i className="edge" data-edge="end" />
        </>
      )}
    </button>
  );
}
