import { CloudOff, CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { axisSpan, type AxisHours } from '../../domain/kernel/day-axis.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import type { CardName } from '../../domain/time-cards/card-name.ts';
import { drawn } from '../../domain/time-cards/drawn-ribbon.ts';
import { stintsOf } from '../../domain/time-cards/stints.ts';
import { noClockOut } from '../../words/no-clock-out.ts';
import type { PlainKey } from '../../words/speak.ts';
import { useWords } from '../kernel/words.tsx';
import { Chip, StatusDot } from '../ui/chip.tsx';
import { Ribbon } from '../ui/ribbon.tsx';
import { breaksText, daySentence, presenceText } from './view/day-words.ts';
import { isOnBreak, type Day } from './view/week.ts';
import { WhyButton } from './why/why-button.tsx';

interface TimeCardRowProps {
  readonly day: Day;
  /** The card that it is a day of. */
  readonly card: CardName;
  readonly zone: Zone;
  readonly hours: AxisHours;
  readonly note?: ReactNode;
}

/** One day of the table; on a phone two lines, and the ribbon under them. */
export function TimeCardRow({ day, card, zone, hours, note }: TimeCardRowProps) {
  const words = useWords();
  const { say, formats } = words;
  const stints = stintsOf(day);
  const breaks = breaksText(day, zone, words);
  const times = (at: 'from' | 'to', instead: PlainKey) => (
    <span className="times">
      {stints.length === 0 && <span className="mute">–</span>}
      {stints.map(({ [at]: time }) =>
        time === null ? (
          <span key={instead} className="mute">
            {say(instead)}
          </span>
        ) : (
          <bdi key={time} className="num">
            {formats.time(time, zone)}
          </bdi>
        ),
      )}
    </span>
  );
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
        {breaks !== '' && (
          <div className="line-2">
            <bdi className="num">{breaks}</bdi>
          </div>
        )}
      </td>
      <td className="hide-s">{times('from', 'timeCards.fromDayBefore')}</td>
      <td className="hide-s">{times('to', isOnBreak(day) ? 'timeCards.onBreak' : noClockOut(day))}</td>
      <td className="n hide-s">
        <bdi className="num">{formats.duration(day.breakMinutes)}</bdi>
      </td>
      <td className="n strong">
        {day.workedMinutes > 0 && (
          <WhyButton card={card} figure={say('timeCards.totalHours')} topic="all" date={day.date} />
        )}
        <bdi className="num">{formats.duration(day.workedMinutes)}</bdi>
        <div className="only-s">
          <Marks day={day} note={note} />
        </div>
      </td>
      <td className="hide-s">
        <Marks day={day} note={note} />
      </td>
    </tr>
  );
}

/** What the hours of a day are paid at, where it is not the plain rate, and whether it is a holiday. */
function DayTotals({ day }: Pick<TimeCardRowProps, 'day'>) {
  const { say, formats } = useWords();
  const ofDay = (what: string, minutes: number) =>
    minutes > 0 && <Chip key={what}>{say('timeCards.ofDay', { what, amount: formats.duration(minutes) })}</Chip>;
  return (
    <>
      {ofDay(say('timeCards.overtime'), day.overtimeMinutes - day.doubleMinutes)}
      {ofDay(say('timeCards.double'), day.doubleMinutes)}
      {day.premiums.map(({ code, minutes }) => ofDay(code, minutes))}
      {day.isHoliday && <Chip>{say('timeCards.holiday')}</Chip>}
    </>
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
      <DayTotals day={day} />
      {note}
    </span>
  );
}
