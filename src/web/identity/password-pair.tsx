import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { shortestFor } from '../../domain/identity/password.ts';
import type { PlainKey } from '../../words/speak.ts';
import { useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { PasswordField } from '../ui/text-field.tsx';
import { charactersMissing } from './view.ts';

interface PasswordPairProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly labels?: { readonly password: PlainKey; readonly confirmation: PlainKey };
  readonly hasSecondFactor?: boolean;
}

const firstLabels = { password: 'identity.password', confirmation: 'identity.confirmPassword' } as const;

/** Choosing a password: its rule is said before it is broken, and counts along while one types. */
export function PasswordPair<Values extends FieldValues & { password: string; confirmation: string }>({
  control,
  labels = firstLabels,
  hasSecondFactor = false,
}: PasswordPairProps<Values>) {
  const { say } = useWords();
  const password = useWatch({ control, name: 'password' as FieldPath<Values> }) as string;
  const missing = charactersMissing(password, hasSecondFactor);
  const hint =
    password === ''
      ? say('identity.passwordHint', { shortest: shortestFor(hasSecondFactor) })
      : missing === 0
        ? say('identity.passwordEnough')
        : say('identity.passwordMore', { missing });
  return (
    <>
      <PasswordField
        {...useField(control, 'password' as FieldPath<Values>)}
        label={say(labels.password)}
        hint={hint}
        keepsHint
        autoComplete="new-password"
      />
      <PasswordField
        {...useField(control, 'confirmation' as FieldPath<Values>)}
        label={say(labels.confirmation)}
        autoComplete="new-password"
      />
    </>
  );
}
