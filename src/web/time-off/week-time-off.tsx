import './time-off.css';
import type { TimeOffReply } from '../../contract/time-off.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { useWords } from '../kernel/words.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { daysTaken } from './view/request.ts';

interface WeekTimeOffProps {
  readonly reply: TimeOffReply | undefined;
  /** Both included. */
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** The approved time off of a week, day by day, as it belongs to its card; a week without any says nothing. */
export function WeekTimeOff({ reply, from, to }: WeekTimeOffProps) {
  const { say, speaker, formats } = useWords();
  const days = reply === undefined ? [] : daysTaken(reply.requests, from, to);
  if (days.length === 0) return null;
  const sum = days.reduce((minutes, day) => minutes + day.minutes, 0);
  return (
    <>
      <SectionHead title={say('timeOff.ofWeek')}>
        <span className="end num">{formats.duration(sum)}</span>
      </SectionHead>
      <ul className="card leave-away" aria-label={say('timeOff.ofWeek')}>
        {days.map(({ date, minutes, type, timeOffId }) => (
          <li key={`${timeOffId} ${date}`}>
            <span className="grow">
              <bdi className="num">{formats.date(date)}</bdi>
              <small>
                <bdi>{timeOffTypeName(speaker, type)}</bdi>
              </small>
            </span>
            <bdi className="num">{formats.duration(minutes)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
