import { Link } from 'react-aria-components';
import type { UseFormReturn } from 'react-hook-form';
import { longestPersonName } from '../../domain/people/person-name.ts';
import { useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FieldCard } from './field-card.tsx';
import type { ProfileValues } from './view/values.ts';

/** What a person is called, and how they are reached. The address that they sign in with is changed where signing in is. */
export function PersonFields({ form, email }: { readonly form: UseFormReturn<ProfileValues>; readonly email: string }) {
  const { say } = useWords();
  const { control } = form;
  return (
    <FieldCard title={say('profile.personal')}>
      <TextField
        {...useField(control, 'firstName')}
        label={say('profile.firstName')}
        autoComplete="given-name"
        maxLength={longestPersonName}
      />
      <TextField
        {...useField(control, 'lastName')}
        label={say('profile.lastName')}
        autoComplete="family-name"
        maxLength={longestPersonName}
      />
      <div className="with-link">
        <TextField label={say('profile.email')} hint={say('profile.emailHint')} value={email} isReadOnly ltr />
        <Link className="link" href="/settings/security">
          {say('profile.emailLink')}
        </Link>
      </div>
      <TextField
        {...useField(control, 'phone')}
        isRequired={false}
        label={say('profile.phone')}
        hint={say('profile.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        ltr
      />
    </FieldCard>
  );
}
