import { useState } from 'react';
import './location-form.css';
import { useController, useForm, useWatch, type Control } from 'react-hook-form';
import type { Location } from '../../contract/organization.ts';
import { weekdays, type Weekday, type Zone } from '../../domain/kernel/time.ts';
import { longestPlaceName } from '../../domain/organization/location.ts';
import { isThroughMidnight } from '../../domain/organization/location.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, ErrorSummary, useField } from '../kernel/form.tsx';
import { offsetNow } from '../kernel/offset-now.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { ComboField } from '../ui/combo-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { LocationConflict, type Conflict } from './location-conflict.tsx';
import { useSaveLocation } from './queries.ts';
import {
  checkLocation,
  factsIn,
  mergeValues,
  newValues,
  valuesOf,
  weekdayName,
  zoneChoices,
  type LocationValues,
} from './view.ts';

const readZones = () =>
  zoneChoices(Intl.supportedValuesOf('timeZone'), new Intl.DateTimeFormat().resolvedOptions().timeZone, offsetNow);

interface LocationFormProps {
  /** The location to change; without one, a new one is added. */
  readonly location?: Location;
  /** The zone that a new location begins with. */
  readonly ownZone: Zone;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** Everything that is kept of a location. What somebody else changed meanwhile is shown, and nothing typed is lost. */
export function LocationForm({ location, ownZone, onSaved, onCancel }: LocationFormProps) {
  const { say } = useWords();
  const save = useSaveLocation();
  const [base, setBase] = useState(location);
  const [conflict, setConflict] = useState<Conflict>();
  const form = useForm<LocationValues>({
    defaultValues: base === undefined ? newValues(ownZone) : valuesOf(base),
    resolver: checkedBy(checkLocation),
  });
  const { control } = form;

  const send = (values: LocationValues) => {
    const of = base && { id: base.id, revision: base.revision };
    save.mutate(
      { facts: factsIn(values), of },
      {
        onSuccess: (answer) => {
          if (answer.ok) return onSaved();
          if (answer.refusal === 'location_name_taken') {
            return form.setError('name', { message: 'refusal.location_name_taken' }, { shouldFocus: true });
          }
          if (answer.refusal !== 'location_changed_meanwhile' || base === undefined) return undefined;
          const { location: theirs, by, at } = answer.details;
          const merged = mergeValues(valuesOf(base), values, valuesOf(theirs));
          form.reset(merged.values, { keepDefaultValues: true });
          setBase(theirs);
          return setConflict({ by, at, theirs: valuesOf(theirs), both: merged.both, taken: merged.taken });
        },
      },
    );
  };
  const said = save.data?.ok === false && isSaidElsewhere(save.data.refusal) ? undefined : save.data;

  return (
    <form className="form location-form" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {conflict && (
        <LocationConflict
          conflict={conflict}
          zone={ownZone}
          onTake={(field) => {
            form.setValue(field, conflict.theirs[field], { shouldDirty: true });
            setConflict({ ...conflict, both: conflict.both.filter((one) => one !== field) });
          }}
        />
      )}
      <fieldset className="form">
        <legend>{say('organization.placePart')}</legend>
        <TextField
          {...useField(control, 'name')}
          label={say('organization.name')}
          autoComplete="off"
          maxLength={longestPlaceName}
        />
        <AddressField control={control} />
        <TextField
          {...useField(control, 'phone')}
          isRequired={false}
          label={say('organization.phone')}
          hint={say('organization.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          ltr
        />
        <ZoneField control={control} location={base} />
      </fieldset>
      <HoursFields control={control} />
      <fieldset className="form">
        <legend>{say('organization.geofence')}</legend>
        <p className="hint">{say('organization.geofenceHint')}</p>
        <div className="three">
          <NumberField control={control} name="latitude" label={say('organization.latitude')} />
          <NumberField control={control} name="longitude" label={say('organization.longitude')} />
          <NumberField control={control} name="radius" label={say('organization.radius')} />
        </div>
      </fieldset>
      <ErrorSummary form={form} />
      <FormProblem answer={said} error={save.error} />
      <div className="row">
        <Button type="submit" tone="primary" busy={save.isPending}>
          {say(location === undefined ? 'organization.addLocation' : 'organization.saveChanges')}
        </Button>
        <Button onPress={onCancel}>{say('kernel.cancel')}</Button>
      </div>
    </form>
  );
}

const isSaidElsewhere = (refusal: string): boolean =>
  refusal === 'location_name_taken' || refusal === 'location_changed_meanwhile';

function AddressField({ control }: { readonly control: Control<LocationValues> }) {
  const { say } = useWords();
  const { field } = useController({ control, name: 'address' });
  return (
    <TextAreaField
      name={field.name}
      label={say('organization.address')}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      maxLength={300}
    />
  );
}

/** Where times were recorded already, says from when on another zone counts, before it is saved. */
function ZoneField({
  control,
  location,
}: {
  readonly control: Control<LocationValues>;
  readonly location: Location | undefined;
}) {
  const { say, formats } = useWords();
  const { field, fieldState } = useController({ control, name: 'zone' });
  const [zones] = useState(readZones);
  const isOther = location !== undefined && field.value !== location.zone;
  const from = location?.newZoneFrom ?? null;
  const consequence =
    isOther && from !== null
      ? say('organization.zoneConsequence', { date: formats.date(from), zone: formats.zoneName(location.zone) })
      : undefined;
  return (
    <>
      <ComboField
        name={field.name}
        label={say('organization.zone')}
        hint={say('organization.zoneHint')}
        {...(fieldState.error && { error: say('organization.chooseZone') })}
        choices={zones}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        empty={say('organization.noZone')}
      />
      <p role="status" className={consequence === undefined ? 'sr' : 'notice'}>
        {consequence}
      </p>
    </>
  );
}

function NumberField({
  control,
  name,
  label,
}: {
  readonly control: Control<LocationValues>;
  readonly name: 'latitude' | 'longitude' | 'radius';
  readonly label: string;
}) {
  return (
    <TextField
      {...useField(control, name)}
      isRequired={false}
      label={label}
      inputMode={name === 'radius' ? 'numeric' : 'text'}
      autoComplete="off"
      maxLength={24}
      ltr
    />
  );
}

function HoursFields({ control }: { readonly control: Control<LocationValues> }) {
  const { say, speaker } = useWords();
  const { fieldState } = useController({ control, name: 'hours' });
  return (
    <fieldset className="form">
      <legend>{say('organization.hours')}</legend>
      <p className="hint">{say('organization.hoursHint')}</p>
      <div className="week-hours">
        {weekdays.map((day) => (
          <DayFields key={day} day={day} control={control} />
        ))}
      </div>
      {fieldState.error !== undefined && (
        <p className="error" role="alert">
          {speaker.say('organization.enterHours')}
        </p>
      )}
    </fieldset>
  );
}

function DayFields({ day, control }: { readonly day: Weekday; readonly control: Control<LocationValues> }) {
  const { say, formats } = useWords();
  const { field } = useController({ control, name: `hours.${day}` });
  const value = useWatch({ control, name: `hours.${day}` });
  const name = weekdayName(formats, day);
  const change = (part: Partial<typeof value>) => field.onChange({ ...value, ...part });
  return (
    <div className="day-hours">
      <CheckField isSelected={value.isOpen} onChange={(isOpen) => change({ isOpen })}>
        {name}
      </CheckField>
      {value.isOpen ? (
        <>
          <input
            type="time"
            className="input"
            aria-label={say('organization.opensOn', { day: name })}
            value={value.opens}
            onChange={(event) => change({ opens: event.target.value })}
          />
          <span aria-hidden>–</span>
          <input
            type="time"
            className="input"
            aria-label={say('organization.closesOn', { day: name })}
            value={value.closes}
            onChange={(event) => change({ closes: event.target.value })}
          />
          <span className="mute">
            {value.opens !== '' && value.closes !== '' && isThroughMidnight(value) && say('organization.nextDay')}
          </span>
        </>
      ) : (
        <span className="mute">{say('organization.closedThatDay')}</span>
      )}
    </div>
  );
}
