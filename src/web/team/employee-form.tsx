import type { ReactNode } from 'react';
import { useController, useForm, useWatch, type Control } from 'react-hook-form';
import './employee-form.css';
import type { PersonReply } from '../../contract/team.ts';
import { parsePlainDate, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { longestPersonName } from '../../domain/people/person-name.ts';
import { FormDialog } from '../kernel/form-dialog.tsx';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { DateField } from '../ui/date-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { useChangeEmployee } from './queries.ts';
import { checkEmployee, datesIn, employeeValues, nameOf, placesToChoose, type EmployeeValues } from './view.ts';

interface EmployeeFormProps {
  readonly person: PersonReply;
  readonly zone: Zone;
  /** What is planned for them after the day that is typed. */
  readonly renderAfterLastDay: (lastDay: PlainDate) => ReactNode;
  readonly onDone: () => void;
}

/** Name, locations and dates of employment. Role, status and rate are changed elsewhere, each by itself. */
export function EmployeeForm({ person, zone, renderAfterLastDay, onDone }: EmployeeFormProps) {
  const { say } = useWords();
  const save = useChangeEmployee(person.employeeId);
  const form = useForm<EmployeeValues>({
    // What somebody else changed meanwhile is taken over where nothing was typed.
    values: employeeValues(person),
    resetOptions: { keepDirtyValues: true },
    resolver: checkedBy(checkEmployee),
  });
  const { control } = form;
  const answer = save.data;
  const conflict = answer?.ok === false && answer.refusal === 'employee_changed_meanwhile' ? answer.details : undefined;
  const send = (values: EmployeeValues) => {
    const [employedFrom, employedUntil] = datesIn(values);
    const body = {
      firstName: values.firstName,
      lastName: values.lastName,
      homeLocationId: values.homeLocationId,
      furtherLocationIds: [...values.furtherLocationIds],
      employedFrom,
      employedUntil,
      revision: person.employment?.revision ?? 1,
    };
    save.mutate(body, {
      onSuccess: ({ ok }) => {
        if (!ok) return;
        showToast({ text: say('team.saved') });
        onDone();
      },
    });
  };
  return (
    <FormDialog
      title={say('team.editTitle', { name: nameOf(person) })}
      submit={say('team.save')}
      busy={save.isPending}
      onSubmit={form.handleSubmit(send)}
      onClose={onDone}
    >
      <div className="two">
        <TextField
          {...useField(control, 'firstName')}
          label={say('team.firstName')}
          autoComplete="off"
          maxLength={longestPersonName}
        />
        <TextField
          {...useField(control, 'lastName')}
          label={say('team.lastName')}
          autoComplete="off"
          maxLength={longestPersonName}
        />
      </div>
      <Places person={person} control={control} />
      <div className="two">
        <DateField {...useField(control, 'employedFrom')} isRequired={false} label={say('team.employedFrom')} />
        <DateField
          {...useField(control, 'employedUntil')}
          isRequired={false}
          label={say('team.employedUntil')}
          hint={say('team.employedUntilHint')}
        />
      </div>
      <AfterLastDay control={control} renderAfterLastDay={renderAfterLastDay} />
      {conflict === undefined ? (
        <FormProblem answer={answer} error={save.error} />
      ) : (
        <ChangedMeanwhile {...conflict} zone={zone} />
      )}
    </FormDialog>
  );
}

/** What the last day that is typed leaves to be given away. */
function AfterLastDay({
  control,
  renderAfterLastDay,
}: {
  readonly control: Control<EmployeeValues>;
  readonly renderAfterLastDay: EmployeeFormProps['renderAfterLastDay'];
}) {
  const typed = parsePlainDate(useWatch({ control, name: 'employedUntil' }));
  return typed === undefined ? null : renderAfterLastDay(typed);
}

/** The home location, and further ones among the rest. */
function Places({ person, control }: { readonly person: PersonReply; readonly control: Control<EmployeeValues> }) {
  const { say } = useWords();
  const home = useController({ control, name: 'homeLocationId' });
  const further = useController({ control, name: 'furtherLocationIds' });
  const homeId = useWatch({ control, name: 'homeLocationId' });
  const places = placesToChoose(person);
  const label = (place: { readonly id: string; readonly name: string }) =>
    person.choices.some(({ id }) => id === place.id) || place.id === person.home.id
      ? place.name
      : say('team.closedLocation', { name: place.name });
  const chosen = further.field.value;
  return (
    <>
      <SelectField
        name={home.field.name}
        label={say('team.home')}
        hint={say('team.homeHint')}
        value={home.field.value}
        onChange={home.field.onChange}
        onBlur={home.field.onBlur}
        inputRef={home.field.ref}
        choices={places.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {places.length > 1 && (
        <fieldset className="places">
          <legend>{say('team.furtherLocations')}</legend>
          {places
            .filter(({ id }) => id !== homeId)
            .map((place) => (
              <CheckField
                key={place.id}
                isSelected={chosen.includes(place.id)}
                onChange={(isSelected) =>
                  further.field.onChange(isSelected ? [...chosen, place.id] : chosen.filter((id) => id !== place.id))
                }
              >
                {label(place)}
              </CheckField>
            ))}
        </fieldset>
      )}
    </>
  );
}
