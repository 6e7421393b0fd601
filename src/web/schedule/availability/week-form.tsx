import './availability.css';
import { useState } from 'react';
import type { AvailabilityReply } from '../../../contract/schedule/availability.ts';
import { weekdays } from '../../../domain/kernel/time.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { SavedNote } from '../../kernel/saved-note.tsx';
import { UnsavedGuard } from '../../kernel/unsaved.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { DayFields } from './day-fields.tsx';
import { useChangeWeek } from './queries.ts';
import { faultOfDay, valuesOfWeek, weekdayName, weekOfValues, type WeekValues } from './view.ts';

/** When one can work, week by week. What is typed stays while it is not saved, whatever another device saves. */
export function WeekForm({
  employeeId,
  week,
}: {
  readonly employeeId: string;
  readonly week: AvailabilityReply['week'];
}) {
  const { say, formats } = useWords();
  const [typed, setTyped] = useState<WeekValues>();
  const [isTried, setTried] = useState(false);
  const save = useChangeWeek(employeeId);
  const values = typed ?? valuesOfWeek(week);
  const isDirty = typed !== undefined && JSON.stringify(weekOfValues(typed)) !== JSON.stringify(week);
  const faults = new Map(weekdays.map((day) => [day, faultOfDay(values[day])]));
  const send = (): void => {
    setTried(true);
    if ([...faults.values()].some((fault) => fault !== undefined)) return;
    save.mutate(weekOfValues(values), {
      onSuccess: ({ ok }) => {
        if (!ok) return;
        setTyped(undefined);
        setTried(false);
      },
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <UnsavedGuard isDirty={isDirty} isFragile={false} onLeave={() => setTyped(undefined)} />
      <div className="card availability">
        <p className="hint">{say('schedule.availability.hint')}</p>
        {weekdays.map((day) => {
          const fault = isTried ? faults.get(day) : undefined;
          return (
            <DayFields
              key={day}
              label={weekdayName(formats, day)}
              values={values[day]}
              error={fault && say(`refusal.${fault}`)}
              onChange={(next) => setTyped({ ...values, [day]: next })}
            />
          );
        })}
        <FormProblem answer={save.data} error={save.error} />
        <div className="row">
          <Button type="submit" tone="primary" busy={save.isPending}>
            {say('schedule.availability.save')}
          </Button>
          <SavedNote isSaved={save.data?.ok === true && !isDirty} />
        </div>
      </div>
    </form>
  );
}
