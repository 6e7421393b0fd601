import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { parsePlainDate } from '../../domain/kernel/time.ts';
import type { LimitEffect } from '../../domain/time-off/away-limit.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField, type Faults } from '../kernel/form.tsx';
import { UnsavedGuard } from '../kernel/unsaved.tsx';
import { useWishId } from '../kernel/wish-id.ts';
import { Said, useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useAddAwayLimit } from './queries.ts';
import { mostAwayTyped } from './view/limit.ts';

const empty = { name: '', locationId: '', startsOn: '', endsOn: '', mostAway: '0' };
type Values = typeof empty;

/** Adds dates on which nobody may be away, or no more than some. */
export function AwayLimitForm({
  locations,
}: {
  readonly locations: readonly { readonly id: string; readonly name: string }[];
}) {
  const { say } = useWords();
  const { idOf, forget } = useWishId();
  const [effect, setEffect] = useState<LimitEffect>('refuse');
  const { control, handleSubmit, reset, getValues, setValue, formState } = useForm<Values>({
    defaultValues: empty,
    resolver: checkedBy(faultsOf),
  });
  const locationId = useWatch({ control, name: 'locationId' });
  const { mutate, data: answer, error, isPending } = useAddAwayLimit();
  const send = handleSubmit((values) => {
    const [startsOn, endsOn] = [parsePlainDate(values.startsOn), parsePlainDate(values.endsOn)];
    const mostAway = mostAwayTyped(values.mostAway);
    if (startsOn === undefined || endsOn === undefined || mostAway === undefined) return;
    const place = values.locationId === '' ? null : values.locationId;
    const dates = { startsOn, endsOn, mostAway };
    const wish = { name: values.name.trim(), locationId: place, ...dates, effect };
    mutate(
      { id: idOf(wish), ...wish },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          forget();
          if (JSON.stringify(getValues()) === JSON.stringify(values)) {
            reset(empty);
            setEffect('refuse');
          }
          showToast({ text: <Said of={(words) => words.say('timeOff.limitAdded')} /> });
        },
      },
    );
  });
  return (
    <form className="card away-limit-form" noValidate onSubmit={(event) => void send(event)}>
      <UnsavedGuard isDirty={formState.isDirty} isFragile={false} onLeave={() => undefined} />
      <TextField
        {...useField(control, 'name')}
        label={say('timeOff.limitName')}
        hint={say('timeOff.limitNameHint')}
        maxLength={80}
      />
      <SelectField
        name="location"
        label={say('timeOff.limitWhere')}
        none={say('timeOff.limitWhole')}
        choices={locations.map((place) => ({ value: place.id, label: place.name }))}
        value={locationId}
        onChange={(value) => setValue('locationId', value, { shouldDirty: true })}
      />
      <div className="two">
        <DateField {...useField(control, 'startsOn')} label={say('timeOff.startDate')} />
        <DateField {...useField(control, 'endsOn')} label={say('timeOff.endDate')} />
      </div>
      <TextField
        {...useField(control, 'mostAway')}
        label={say('timeOff.limitMost')}
        hint={say('timeOff.limitMostHint')}
        inputMode="numeric"
        ltr
      />
      <Segmented
        label={say('timeOff.limitEffect')}
        value={effect}
        onChange={setEffect}
        choices={[
          { value: 'refuse' as const, label: say('timeOff.limitEffect.refuse') },
          { value: 'warn' as const, label: say('timeOff.limitEffect.warn') },
        ]}
      />
      <FormProblem answer={answer} error={error} />
      <div className="row">
        <Button type="submit" tone="primary" busy={isPending}>
          {say('timeOff.limitAdd')}
        </Button>
      </div>
    </form>
  );
}

function faultsOf({ name, startsOn, endsOn, mostAway }: Values): Faults<Values> {
  const isInOrder = startsOn !== '' && endsOn !== '' && startsOn <= endsOn;
  return {
    ...(name.trim() === '' && { name: 'timeOff.limitEnterName' as const }),
    ...(!isInOrder && { endsOn: 'timeOff.limitEnterDates' as const }),
    ...(mostAwayTyped(mostAway) === undefined && { mostAway: 'timeOff.limitEnterMost' as const }),
  };
}
