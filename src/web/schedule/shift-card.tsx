import './shift-card.css';
import { MapPin, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnShift } from '../../contract/schedule/own-shifts.ts';
import { isWithin, type Instant } from '../../domain/kernel/time.ts';
import { spanOfShift } from '../../domain/schedule/shift.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { ShiftPlace } from './shift-place.tsx';
import { ShiftRibbon } from './shift-ribbon.tsx';
import { dateOfShift, hueClass } from './view.ts';

interface ShiftCardProps {
  readonly shift: OwnShift;
  /** Who works it. */
  readonly assigned: string;
  readonly now: Instant;
  /** What it is to the reader, in a word beside its hours, where it is not simply theirs. */
  readonly badge?: ReactNode;
  readonly onDetails: () => void;
  /** What else is to be said of it, above its buttons. */
  readonly below?: ReactNode;
  /** What else can be done with it, after View Details. */
  readonly children?: ReactNode;
}

/** A shift as whoever works it carries it along: day, date, time, place and name. */
export function ShiftCard({ shift, assigned, now, badge, onDetails, below, children }: ShiftCardProps) {
  const { say, formats } = useWords();
  const { location, position } = shift;
  const date = formats.anyLongDate(dateOfShift(shift));
  const times = formats.timeRange(spanOfShift(shift), location.zone);
  return (
    <li className={`shift-card ${hueClass(position)} ${shift.endsAt <= now ? 'is-over' : ''}`} data-goes-on>
      <div className="when">
        <div>
          <p className="date">{date}</p>
          <h2 className="num">{times}</h2>
        </div>
        {isWithin(now, spanOfShift(shift)) && <Chip tone="in">{say('schedule.now')}</Chip>}
        {badge}
      </div>
      <ShiftRibbon shift={shift} date={dateOfShift(shift)} zone={location.zone} />
      <p className="fact">
        <Icon of={MapPin} size={16} />
        <ShiftPlace shift={shift} />
      </p>
      <p className="fact">
        <Icon of={UserRound} size={16} />
        <span>{assigned}</span>
      </p>
      {below}
      <div className="btns">
        <Button onPress={onDetails} aria-label={say('schedule.detailsOf', { date, times })}>
          {say('schedule.viewDetails')}
        </Button>
        {children}
      </div>
    </li>
  );
}
