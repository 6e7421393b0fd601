import './leave-shifts.css';
import type { LeaveShift } from '../../../contract/schedule/leave.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { spanOfShift } from '../../../domain/schedule/shift.ts';
import { useWords } from '../../kernel/words.tsx';

interface LeaveShiftsProps {
  readonly shifts: readonly LeaveShift[];
  /** Only a part of a day is asked for. */
  readonly isPart: boolean;
}

/** The shifts of somebody who asks for time off, and who would be left on each. */
export function LeaveShifts({ shifts, isPart }: LeaveShiftsProps) {
  const { say, formats } = useWords();
  if (shifts.length === 0)
    return <p className="leave-hint">{say(isPart ? 'schedule.leave.noneThen' : 'schedule.leave.none')}</p>;
  return (
    <div className="leave-shifts">
      <h3>{say('schedule.leave.shifts')}</h3>
      <ul>
        {shifts.map(({ shiftId, location, others, mayOpen, ...shift }) => (
          <li key={shiftId}>
            <span>
              {say('schedule.leave.shift', {
                date: formats.anyDate(dateAt(shift.startsAt, location.zone)),
                times: formats.timeRange(spanOfShift(shift), location.zone),
                place: location.name,
              })}
            </span>
            <small className={others === 0 ? 'is-short' : ''}>
              {others !== null && say('schedule.leave.others', { count: others })}{' '}
              {!mayOpen && say('schedule.leave.elsewhere')}
            </small>
          </li>
        ))}
      </ul>
      {isPart && shifts.some(({ mayOpen }) => mayOpen) && <p>{say('schedule.leave.whole')}</p>}
    </div>
  );
}
