import './day-strip.css';
import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';

/** A day as the strip shows it: whether anything is planned then, whether somebody is missing, and how much, said. */
export interface StripDay {
  readonly date: PlainDate;
  readonly mark: 'full' | 'short' | undefined;
  readonly text: string | undefined;
}

interface DayStripProps {
  readonly days: readonly StripDay[];
  readonly chosen: PlainDate;
  readonly today: PlainDate;
  readonly onChoose: (date: PlainDate) => void;
}

/** The days of a week beside each other, one of them chosen; arrow keys go along the script. A dot says that something is planned, a ring that somebody is missing. */
export function DayStrip({ days, chosen, today, onChoose }: DayStripProps) {
  const { say, formats } = useWords();
  return (
    <RadioGroup
      className="day-strip"
      orientation="horizontal"
      value={chosen}
      onChange={(date) => onChoose(date as PlainDate)}
    >
      <Label className="sr">{say('schedule.day')}</Label>
      <div className="days">
        {days.map(({ date, mark, text }) => (
          <RadioField key={date} value={date} className={date === today ? 'is-today' : ''}>
            <RadioButton className="day">
              <span aria-hidden>{formats.weekday(date)}</span>
              <b aria-hidden>{formats.dayOfMonth(date)}</b>
              <i className={mark} />
              <span className="sr">
                {formats.longDate(date)}
                {text !== undefined && ` ${text}`}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
