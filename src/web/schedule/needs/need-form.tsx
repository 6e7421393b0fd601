import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ManagedPosition } from '../../../contract/schedule.ts';
import { weekdays } from '../../../domain/kernel/time.ts';
import { FormProblem } from '../../kernel/form.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { weekdayName } from '../availability/view.ts';
import { useAddNeeds } from './queries.ts';
import { wishOfNeed, type TypedNeed } from './view.ts';

interface NeedFormProps {
  readonly locationId: string;
  readonly positions: readonly ManagedPosition[];
  readonly typed: TypedNeed;
  readonly onType: (typed: TypedNeed) => void;
  /** The server took what was typed. */
  readonly onAdded: () => void;
}

/** Says for some weekdays how many people are needed from when to when. What is typed stays where it is refused. */
export function NeedForm({ locationId, positions, typed, onType, onAdded }: NeedFormProps) {
  const { say, formats } = useWords();
  const [isTried, setTried] = useState(false);
  const add = useAddNeeds();
  const wish = wishOfNeed(typed);
  const change = (part: Partial<TypedNeed>) => onType({ ...typed, ...part });
  const send = (): void => {
    setTried(true);
    if (typeof wish === 'string') return;
    add.mutate(
      { locationId, ...wish },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          setTried(false);
          onAdded();
        },
      },
    );
  };
  return (
    <form
      className="form need-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h3>{say('schedule.needs.addTitle')}</h3>
      <fieldset className="repeat-days">
        <legend>{say('schedule.repeat.on')}</legend>
        {weekdays.map((day) => (
          <CheckField
            key={day}
            isSelected={typed.weekdays.includes(day)}
            onChange={(isOn) =>
              change({ weekdays: isOn ? [...typed.weekdays, day] : typed.weekdays.filter((one) => one !== day) })
            }
          >
            {weekdayName(formats, day)}
          </CheckField>
        ))}
      </fieldset>
      <div className="two">
        <TextField
          label={say('schedule.start')}
          type="time"
          ltr
          value={typed.from}
          onChange={(from) => change({ from })}
        />
        <TextField label={say('schedule.end')} type="time" ltr value={typed.to} onChange={(to) => change({ to })} />
      </div>
      <div className="two">
        <SelectField
          name="positionId"
          label={say('schedule.position')}
          none={say('schedule.needs.any')}
          choices={positions.filter(({ isOpen }) => isOpen).map(({ id, name }) => ({ value: id, label: name }))}
          value={typed.positionId}
          onChange={(positionId) => change({ positionId })}
        />
        <TextField
          label={say('schedule.needs.count')}
          inputMode="numeric"
          ltr
          value={typed.people}
          onChange={(people) => change({ people })}
        />
      </div>
      {isTried && typeof wish === 'string' && <Problem title={say(`schedule.needs.fault.${wish}`)} />}
      <FormProblem answer={add.data} error={add.error} />
      <Button type="submit" icon={Plus} busy={add.isPending}>
        {say('schedule.needs.add')}
      </Button>
    </form>
  );
}
