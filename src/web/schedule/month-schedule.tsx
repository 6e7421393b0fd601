import './shift-hues.css';
import './month-schedule.css';
import type { OwnShift } from '../../contract/schedule/own-shifts.ts';
import { monthOf } from '../../domain/kernel/months.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { spanOfShift } from '../../domain/schedule/shift.ts';
import { useWords } from '../kernel/words.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { hueClass, shiftsByDate } from './view.ts';

/** Time off on a date, as the calendar shows it. */
export interface MonthTimeOff {
  readonly timeOffId: string;
  readonly text: string;
  /** It was asked for, and waits. */
  readonly isWaiting: boolean;
}

interface MonthScheduleProps {
  /** Whole weeks. */
  readonly dates: readonly PlainDate[];
  /** A date of the month that is shown; those of the months beside it are pale. */
  readonly month: PlainDate;
  /** Undefined while loading. */
  readonly shifts: readonly OwnShift[] | undefined;
  readonly today: PlainDate;
  /** What the holidays of each date are called. */
  readonly holidays: ReadonlyMap<PlainDate, string>;
  /** What of the reader’s time off is on each date. */
  readonly timeOff: ReadonlyMap<PlainDate, readonly MonthTimeOff[]>;
  readonly onDetails: (shiftId: string) => void;
}

/** A month of somebody's shifts, time off and holidays, week by week. */
export function MonthSchedule({ dates, month, shifts, today, holidays, timeOff, onDetails }: MonthScheduleProps) {
  const { say, formats } = useWords();
  const byDate = shiftsByDate(shifts ?? []);
  const weeks = Array.from({ length: dates.length / 7 }, (_, index) => dates.slice(7 * index, 7 * index + 7));
  return (
    <table className="month" aria-label={say('schedule.monthOf', { month: formats.month(month) })}>
      <thead>
        <tr>
          {dates.slice(0, 7).map((date) => (
            <th key={date} scope="col">
              {formats.weekday(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td
                key={date}
                className={monthOf(date) === monthOf(month) ? '' : 'beside'}
                aria-current={date === today ? 'date' : undefined}
              >
                <span className="day num">{formats.dayOfMonth(date)}</span>
                {holidays.has(date) && <bdi className="holiday">{holidays.get(date)}</bdi>}
                {timeOff.get(date)?.map(({ timeOffId, text, isWaiting }) => (
                  <span key={timeOffId} className={`off ${isWaiting ? 'is-waiting' : ''}`}>
                    <bdi>{text}</bdi>
                    {isWaiting && <small>{say('schedule.offAsked')}</small>}
                  </span>
                ))}
                {shifts === undefined && <Skeleton blockSize="1.75rem" />}
                {byDate.get(date)?.map((shift) => (
                  <MonthShift key={shift.shiftId} shift={shift} onPress={() => onDetails(shift.shiftId)} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MonthShift({ shift, onPress }: { readonly shift: OwnShift; readonly onPress: () => void }) {
  const { formats } = useWords();
  const { location, position } = shift;
  return (
    <button type="button" className={hueClass(position)} onClick={onPress}>
      <b className="num" aria-hidden>
        {formats.hourMark(shift.startsAt, location.zone)}
      </b>
      <span className="num">{formats.timeRange(spanOfShift(shift), location.zone)}</span>
      <small>{position?.name ?? location.name}</small>
    </button>
  );
}
