import { UserPlus } from 'lucide-react';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { overtimeWords } from '../offers/say-warning.ts';
import { sayCost } from './cost-words.ts';
import type { GridRow } from './view.ts';

interface RowHeadProps {
  readonly row: GridRow;
  /** How many of its shifts are shown: those of the week, or of one day. */
  readonly shown: number;
  readonly weeklyTargetMinutes: number;
  readonly currency: string;
}

/** Whose row it is, with the hours of their week that are shown, those as something else and at other locations, and what those shown cost. */
export function RowHead({ row, shown, weeklyTargetMinutes, currency }: RowHeadProps) {
  const words = useWords();
  const { say, formats } = words;
  const isOpen = row.employeeId === null;
  const name = isOpen ? say('schedule.openShifts') : row.name;
  const minutesOfWeek = row.minutes + row.otherMinutes + row.elsewhereMinutes;
  return (
    <div role="rowheader" className="rh">
      {isOpen ? <Icon of={UserPlus} size={18} /> : <Avatar name={name} photoUrl={row.photoUrl} />}
      <span className="who">
        <b dir="auto">{name}</b>
        {isOpen && shown > 0 && <small>{say('schedule.toFill', { count: shown })}</small>}
        {row.knownCents > 0 && <small className="cost num">{sayCost(row, words, currency)}</small>}
        {row.elsewhereMinutes > 0 && (
          <small className="elsewhere num">
            {say('schedule.hoursElsewhere', { hours: formats.hours(row.elsewhereMinutes, 'where_needed').text })}
          </small>
        )}
        {row.otherMinutes > 0 && (
          <small className="elsewhere num">
            {say('schedule.hoursOtherwise', { hours: formats.hours(row.otherMinutes, 'where_needed').text })}
          </small>
        )}
        {row.overtimeMinutes > 0 && (
          <small className="over">
            {say('schedule.overtimeOfWeek', { hours: overtimeWords(row.overtimeMinutes, formats) })}
          </small>
        )}
      </span>
      {!isOpen && (
        <span className={`hrs num ${minutesOfWeek > weeklyTargetMinutes ? 'over' : ''}`}>
          {formats.shortHours(row.minutes)}
        </span>
      )}
    </div>
  );
}
