import type { UseFormReturn } from 'react-hook-form';
import { usStates } from '../../domain/profile/us-states.ts';
import { useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FieldCard } from './field-card.tsx';
import type { ProfileValues } from './view/values.ts';

const choicesOf = (states: Readonly<Record<string, string>>) =>
  Object.entries(states).map(([value, name]) => ({ value, label: `${name} (${value})` }));

/** Where a person lives, as the mail of the United States wants it. */
export function AddressFields({ form }: { readonly form: UseFormReturn<ProfileValues> }) {
  const { say } = useWords();
  const { control } = form;
  const { isRequired: _optional, ...state } = useField(control, 'state');
  return (
    <FieldCard title={say('profile.address')}>
      <TextField
        {...useField(control, 'street')}
        isRequired={false}
        label={say('profile.street')}
        autoComplete="address-line1"
        maxLength={120}
      />
      <TextField
        {...useField(control, 'apartment')}
        isRequired={false}
        label={say('profile.apartment')}
        autoComplete="address-line2"
        maxLength={40}
      />
      <TextField
        {...useField(control, 'city')}
        isRequired={false}
        label={say('profile.city')}
        autoComplete="address-level2"
        maxLength={80}
      />
      <div className="state-zip">
        <SelectField
          {...state}
          label={say('profile.state')}
          none={say('profile.noState')}
          autoComplete="address-level1"
          groups={[
            { label: say('profile.states'), choices: choicesOf(usStates.states) },
            { label: say('profile.territories'), choices: choicesOf(usStates.territories) },
            { label: say('profile.military'), choices: choicesOf(usStates.military) },
          ]}
        />
        <TextField
          {...useField(control, 'zip')}
          isRequired={false}
          label={say('profile.zip')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={12}
          ltr
        />
      </div>
    </FieldCard>
  );
}
