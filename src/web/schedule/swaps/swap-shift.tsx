import './swap.css';
import { MapPin } from 'lucide-react';
import type { OwnShift } from '../../../contract/schedule/own-shifts.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShiftPlace } from '../shift-place.tsx';
import { ShiftRibbon } from '../shift-ribbon.tsx';
import { dateOfShift, hueClass } from '../view.ts';

/** A shift of a swap, or in a message: when, where, and where that lies on its day. */
export function SwapShift({ shift }: { readonly shift: OwnShift }) {
  const { formats } = useWords();
  return (
    <div className={`swap-shift ${hueClass(shift.position)}`}>
      <b>
        <bdi className="num">{formats.anyLongDate(dateOfShift(shift))}</bdi>
        <bdi className="num">{formats.timeRange(spanOfShift(shift), shift.location.zone)}</bdi>
      </b>
      <span>
        <Icon of={MapPin} size={14} />
        <ShiftPlace shift={shift} />
      </span>
      <ShiftRibbon shift={shift} date={dateOfShift(shift)} zone={shift.location.zone} />
    </div>
  );
}
