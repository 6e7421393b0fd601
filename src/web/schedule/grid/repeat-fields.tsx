import './repeat-fields.css';
import { addDays, weekdayOf, weekdays, type PlainDate, type Weekday } from '../../../domain/kernel/time.ts';
import { mostWeeksOfRotation } from '../../../domain/schedule/series.ts';
import { useWords } from '../../kernel/words.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import type { RepeatWish } from './repeat-wish.ts';

interface RepeatFieldsProps {
  readonly wish: RepeatWish;
  /** Of the first shift: on its weekday it is, unless told otherwise. */
  readonly date: PlainDate;
  /** What is wrong, once it was tried. */
  readonly error: string | undefined;
  readonly onChange: (wish: RepeatWish) => void;
}

/** Any Monday: of it only the name of its weekday is said. */
const someMonday = '2026-11-16' as PlainDate;
const everyWeeks = Array.from({ length: mostWeeksOfRotation }, (_, index) => index + 1);

/** Whether a new shift is planned again: every so many weeks, on which days, and until when. */
export function RepeatFields({ wish, date, error, onChange }: RepeatFieldsProps) {
  const { say, formats } = useWords();
  const toggle = (day: Weekday, isOn: boolean) =>
    onChange({ ...wish, weekdays: weekdays.filter((one) => (one === day ? isOn : wish.weekdays.includes(one))) });
  return (
    <>
      <SelectField
        name="everyWeeks"
        label={say('schedule.repeat')}
        none={say('schedule.repeat.never')}
        choices={everyWeeks.map((count) => ({ value: String(count), label: say('schedule.repeat.every', { count }) }))}
        value={wish.everyWeeks}
        onChange={(count) =>
          onChange({ ...wish, everyWeeks: count, weekdays: wish.everyWeeks === '' ? [weekdayOf(date)] : wish.weekdays })
        }
      />
      {wish.everyWeeks !== '' && (
        <>
          <fieldset className="repeat-days">
            <legend>{say('schedule.repeat.on')}</legend>
            {weekdays.map((day) => (
              <CheckField key={day} isSelected={wish.weekdays.includes(day)} onChange={(isOn) => toggle(day, isOn)}>
                {formats.longWeekday(addDays(someMonday, weekdays.indexOf(day)))}
              </CheckField>
            ))}
          </fieldset>
          <DateField
            label={say('schedule.repeat.until')}
            value={wish.endsOn}
            onChange={(endsOn) => onChange({ ...wish, endsOn })}
            isRequired
            error={error}
          />
        </>
      )}
    </>
  );
}
