import { CloudOff, CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Zone } from '../../domain/kernel/time.ts';
import { axisSpan, drawn, type AxisHours } from '../../domain/time-cards/axis.ts';
import { useWords } from '../kernel/words.tsx';
import { Chip, StatusDot } from '../ui/chip.tsx';
import { Ribbon } from '../ui/ribbon.tsx';
import { daySentence, presenceText } from './view/day-words.ts';
import { isOnBreak, type Day } from './view/week.ts';

interface TimeCardRowProps {
  readonly day: Day;
  readonly zone: Zone;
  readonly hours: AxisHours;
  /** Some day of the week has a mark, so that the table has a column for them. */
  readonly marked: boolean;
  readonly note?: ReactNode;
}

/** One day of the table; on a phone two lines, and the ribbon under them. */
export function TimeCardRow({ day, zone, hours, marked, note }: TimeCardRowProps) {
  const words = useWords();
  const { say, formats } = words;
  const time = (at: Day['clockedInAt'], instead: string) =>
    at === null ? <span className="mute">{instead}</span> : <bdi className="num">{formats.time(at, zone)}</bdi>;
  return (
    <tr>
      <th scope="row">
        <bdi className="num">{formats.date(day.date)}</bdi>
        <div className="only-s line-2">
          <bdi className="num">{presenceText(day, zone, words)}</bdi>
        </div>
      </th>
      <td className="line-ribbon">
        <Ribbon segments={drawn(day.ribbon, axisSpan(day.date, hours, zone))} label={daySentence(day, zone, words)} />
      </td>
      <td className="hide-s">{time(day.clockedInAt, say('timeCards.fromDayBefore'))}</td>
      <td className="hide-s">
        {time(
          day.clockedOutAt,
          say(
            day.open
              ? 'timeCards.onTheClock'
              : day.unended
                ? 'timeCards.flag.missing_clock_out'
                : 'timeCards.intoNextDay',
          ),
        )}
      </td>
      <td className="n hide-s">
        <bdi className="num">{formats.duration(day.breakMinutes)}</bdi>
      </td>
      <td className="n strong">
        <bdi className="num">{formats.duration(day.workedMinutes)}</bdi>
        <div className="only-s">
          <Marks day={day} note={note} />
        </div>
      </td>
      {marked && (
        <td className="hide-s">
          <Marks day={day} note={note} />
        </td>
      )}
    </tr>
  );
}

/** What is particular about a day; nothing where nothing is. */
function Marks({ day, note }: Pick<TimeCardRowProps, 'day' | 'note'>) {
  const { say } = useWords();
  return (
    <span className="marks">
      {day.open && (
        <Chip tone={isOnBreak(day) ? 'brk' : 'in'}>
          <StatusDot tone={isOnBreak(day) ? 'brk' : 'in'} />
          {say(isOnBreak(day) ? 'timeCards.onBreak' : 'timeCards.inProgress')}
        </Chip>
      )}
      {day.waiting && (
        <Chip tone="acc" icon={CloudUpload}>
          {say('timeCards.waiting')}
        </Chip>
      )}
      {day.offline && <Chip icon={CloudOff}>{say('timeCards.offline')}</Chip>}
      {note}
    </span>
  );
}
