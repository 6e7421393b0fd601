import './day-strip.css';
import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { coverageWords } from '../grid/coverage-words.ts';
import type { GridDay } from '../grid/view.ts';

interface DayStripProps {
  readonly days: readonly GridDay[];
  readonly chosen: PlainDate;
  readonly today: PlainDate;
  readonly onChoose: (date: PlainDate) => void;
}

/** The days of a week beside each other, one of them chosen; arrow keys go along the script. A dot says that something is planned, a ring that somebody is missing. */
export function DayStrip({ days, chosen, today, onChoose }: DayStripProps) {
  const words = useWords();
  const { say, formats } = words;
  return (
    <RadioGroup
      className="day-strip"
      orientation="horizontal"
      value={chosen}
      onChange={(date) => onChoose(date as PlainDate)}
    >
      <Label className="sr">{say('schedule.day')}</Label>
      <div className="days">
        {days.map((day) => {
          const { filled, needed, text } = coverageWords(day, words);
          const isShort = filled < needed;
          return (
            <RadioField key={day.date} value={day.date} className={day.date === today ? 'is-today' : ''}>
              <RadioButton className="day">
                <span aria-hidden>{formats.weekday(day.date)}</span>
                <b aria-hidden>{formats.dayOfMonth(day.date)}</b>
                <i className={isShort ? 'short' : needed > 0 ? 'full' : ''} />
                <span className="sr">
                  {formats.longDate(day.date)}
                  {needed > 0 && ` ${text}`}
                </span>
              </RadioButton>
            </RadioField>
          );
        })}
      </div>
    </RadioGroup>
  );
}
