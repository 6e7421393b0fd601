import { useState } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import { parseZone } from '../../domain/kernel/time.ts';
import { longestPlaceName } from '../../domain/organization/location.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, ErrorSummary, useField } from '../kernel/form.tsx';
import { offsetNow } from '../kernel/offset-now.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { NameFields } from './name-fields.tsx';
import { PasswordPair } from './password-pair.tsx';
import { useCreateOrganization } from './queries.ts';
import { checkWelcome, exceptPassword, passwordRefusal, zoneGroups, type WelcomeValues } from './view.ts';

const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const readGroups = () => zoneGroups(Intl.supportedValuesOf('timeZone'), ownZone, offsetNow);

/** First run: the organization, its first location, and the person who becomes its admin. */
export function WelcomeForm() {
  const { say } = useWords();
  const create = useCreateOrganization();
  const form = useForm<WelcomeValues>({
    defaultValues: {
      organizationName: '',
      locationName: '',
      zone: ownZone,
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      confirmation: '',
    },
    resolver: checkedBy(checkWelcome),
  });

  const send = ({ confirmation: _same, zone: name, ...body }: WelcomeValues) => {
    const zone = parseZone(name);
    if (zone === undefined) return form.setError('zone', { message: 'identity.chooseZone' }, { shouldFocus: true });
    create.mutate(
      { ...body, zone },
      {
        onSuccess: (answer) => {
          const fault = answer.ok ? undefined : passwordRefusal(answer.refusal);
          if (fault !== undefined) form.setError('password', { message: fault }, { shouldFocus: true });
        },
      },
    );
  };

  return (
    <form className="form" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <fieldset className="form">
        <legend>{say('identity.organizationPart')}</legend>
        <TextField
          {...useField(form.control, 'organizationName')}
          label={say('identity.organizationName')}
          autoComplete="organization"
          maxLength={longestPlaceName}
        />
        <TextField
          {...useField(form.control, 'locationName')}
          label={say('identity.locationName')}
          hint={say('identity.locationHint')}
          autoComplete="off"
          maxLength={longestPlaceName}
        />
        <ZoneField control={form.control} />
      </fieldset>
      <fieldset className="form">
        <legend>{say('identity.youPart')}</legend>
        <NameFields control={form.control} />
        <PasswordPair control={form.control} />
      </fieldset>
      <ErrorSummary form={form} />
      <FormProblem answer={exceptPassword(create.data)} error={create.error} />
      <Button type="submit" tone="primary" size="lg" wide busy={create.isPending}>
        {say('identity.createOrganization')}
      </Button>
    </form>
  );
}

/** The zone that the browser stands in is chosen already. */
function ZoneField({ control }: { readonly control: Control<WelcomeValues> }) {
  const { say } = useWords();
  const { field, fieldState } = useController({ control, name: 'zone' });
  const [groups] = useState(readGroups);
  return (
    <SelectField
      name={field.name}
      label={say('identity.zone')}
      hint={say('identity.zoneHint')}
      {...(fieldState.error && { error: say('identity.chooseZone') })}
      groups={groups}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
