import { useState } from 'react';
import { longestRemark } from '../../../contract/kernel/schemas.ts';
import type { AvailabilityReply } from '../../../contract/schedule/availability.ts';
import { daysBetween, parsePlainDate } from '../../../domain/kernel/time.ts';
import { mostDatesAtOnce } from '../../../domain/schedule/availability.ts';
import { FormDialog } from '../../kernel/form-dialog.tsx';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { DayFields } from './day-fields.tsx';
import { useSetDate } from './queries.ts';
import { faultOfDay, hoursOfValues, valuesOfDay, type DayValues } from './view.ts';

interface DateDialogProps {
  readonly employeeId: string;
  /** The date that is said anew; undefined, another one. */
  readonly said: AvailabilityReply['dates'][number] | undefined;
  readonly onClose: () => void;
}

/** Says of one date when one can work, or of all from one through another; said anew, a date stays the one that it is. */
export function DateDialog({ employeeId, said, onClose }: DateDialogProps) {
  const { say, formats } = useWords();
  const [on, setOn] = useState<string>(said?.on ?? '');
  const [last, setLast] = useState('');
  const [day, setDay] = useState<DayValues>(() =>
    said === undefined ? { mode: 'unavailable', hours: [] } : valuesOfDay(said.hours),
  );
  const [note, setNote] = useState(said?.note ?? '');
  const [isTried, setTried] = useState(false);
  const save = useSetDate(employeeId);
  const date = parsePlainDate(on);
  const fault = faultOfDay(day);
  const through = parsePlainDate(last);
  const days = date === undefined || through === undefined ? 1 : daysBetween(date, through) + 1;
  const isRange = days >= 1 && days <= mostDatesAtOnce;
  return (
    <FormDialog
      title={
        said === undefined
          ? say('schedule.availability.addDate')
          : say('schedule.availability.changeDate', { date: formats.anyDate(said.on) })
      }
      submit={say('schedule.availability.saveDate')}
      busy={save.isPending}
      onSubmit={() => {
        setTried(true);
        if (date === undefined || !isRange || fault !== undefined) return;
        const body = { hours: hoursOfValues(day), note: note.trim() === '' ? null : note.trim() };
        save.mutate({ date, ...body, ...(through && { through }) }, { onSuccess: ({ ok }) => ok && onClose() });
      }}
      onClose={onClose}
    >
      {said === undefined && (
        <>
          <DateField
            label={say('schedule.availability.date')}
            value={on}
            onChange={setOn}
            isRequired
            error={isTried && date === undefined ? say('schedule.availability.chooseDate') : undefined}
          />
          <DateField
            label={say('schedule.availability.through')}
            hint={say('schedule.availability.throughHint')}
            value={last}
            onChange={setLast}
            error={isTried && !isRange ? say('refusal.dates_not_in_a_row') : undefined}
          />
        </>
      )}
      <DayFields
        label={say(days > 1 ? 'schedule.availability.eachDate' : 'schedule.availability.wholeDate')}
        values={day}
        error={isTried && fault !== undefined ? say(`refusal.${fault}`) : undefined}
        onChange={setDay}
      />
      <TextAreaField
        name="note"
        label={say('schedule.note')}
        maxLength={longestRemark}
        value={note}
        onChange={setNote}
      />
      <FormProblem answer={save.data} error={save.error} />
    </FormDialog>
  );
}
