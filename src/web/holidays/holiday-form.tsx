import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { yearOf } from '../../domain/kernel/months.ts';
import { parsePlainDate } from '../../domain/kernel/time.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField, type Faults } from '../kernel/form.tsx';
import { UnsavedGuard } from '../kernel/unsaved.tsx';
import { useWishId } from '../kernel/wish-id.ts';
import { Said, useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useAddHoliday } from './queries.ts';

const empty = { name: '', on: '' };
type Values = typeof empty;

interface HolidayFormProps {
  /** Null, the whole organization. */
  readonly locationId: string | null;
  readonly thisYear: number;
}

/** Adds a day to the calendar that is shown. */
export function HolidayForm({ locationId, thisYear }: HolidayFormProps) {
  const { say } = useWords();
  const { idOf, forget } = useWishId();
  const [repeats, setRepeats] = useState<'year' | 'once'>('year');
  const { control, handleSubmit, reset, getValues, formState } = useForm<Values>({
    defaultValues: empty,
    resolver: checkedBy((values) => faultsOf(values, thisYear)),
  });
  const { mutate, data: answer, error, isPending } = useAddHoliday();
  const send = handleSubmit((values) => {
    const on = parsePlainDate(values.on);
    if (on === undefined) return;
    const wish = { locationId, name: values.name.trim(), on, isEveryYear: repeats === 'year' };
    mutate(
      { id: idOf(wish), ...wish },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          forget();
          if (JSON.stringify(getValues()) === JSON.stringify(values)) {
            reset(empty);
            setRepeats('year');
          }
          showToast({ text: <Said of={(words) => words.say('holidays.added')} /> });
        },
      },
    );
  });
  return (
    <form className="card holiday-form" noValidate onSubmit={(event) => void send(event)}>
      <UnsavedGuard isDirty={formState.isDirty} isFragile={false} onLeave={() => undefined} />
      <div className="two">
        <TextField {...useField(control, 'name')} label={say('holidays.day')} maxLength={40} />
        <DateField {...useField(control, 'on')} label={say('holidays.on')} />
      </div>
      <Segmented
        label={say('holidays.every')}
        value={repeats}
        onChange={setRepeats}
        choices={[
          { value: 'year' as const, label: say('holidays.everyYear') },
          { value: 'once' as const, label: say('holidays.once') },
        ]}
      />
      <FormProblem answer={answer} error={error} />
      <div className="row">
        <Button type="submit" tone="primary" busy={isPending}>
          {say('holidays.add')}
        </Button>
      </div>
    </form>
  );
}

function faultsOf({ name, on }: Values, thisYear: number): Faults<Values> {
  const date = parsePlainDate(on);
  return {
    ...(name.trim() === '' && { name: 'holidays.enterDay' as const }),
    ...((date === undefined || yearOf(date) < thisYear) && { on: 'holidays.enterDate' as const }),
  };
}
