import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { longestEmail } from '../../domain/kernel/email.ts';
import { longestPersonName } from '../../domain/people/person-name.ts';
import { useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { TextField } from '../ui/text-field.tsx';

/** First name, last name and e-mail of whoever introduces themselves. */
export function NameFields<Values extends FieldValues & { firstName: string; lastName: string; email: string }>({
  control,
  fixedName = false,
  fixedEmail = false,
}: {
  readonly control: Control<Values>;
  /** The name stands already, and is shown alone. */
  readonly fixedName?: boolean;
  /** The address stands already, and is shown alone. */
  readonly fixedEmail?: boolean;
}) {
  const { say } = useWords();
  const named = (name: 'firstName' | 'lastName' | 'email') => name as FieldPath<Values>;
  return (
    <>
      <div className="two">
        <TextField
          {...useField(control, named('firstName'))}
          label={say('identity.firstName')}
          autoComplete="given-name"
          maxLength={longestPersonName}
          isReadOnly={fixedName}
        />
        <TextField
          {...useField(control, named('lastName'))}
          label={say('identity.lastName')}
          autoComplete="family-name"
          maxLength={longestPersonName}
          isReadOnly={fixedName}
        />
      </div>
      <TextField
        {...useField(control, named('email'))}
        label={say('identity.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={longestEmail}
        isReadOnly={fixedEmail}
        ltr
      />
    </>
  );
}
