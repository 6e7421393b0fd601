import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { shortestPassword } from '../../domain/identity/password.ts';
import { useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { PasswordField } from '../ui/text-field.tsx';
import { charactersMissing } from './view.ts';

/** Choosing a password: its rule is said before it is broken, and counts along while one types. */
export function PasswordPair<Values extends FieldValues & { password: string; confirmation: string }>({
  control,
}: {
  readonly control: Control<Values>;
}) {
  const { say } = useWords();
  const password = useWatch({ control, name: 'password' as FieldPath<Values> }) as string;
  const missing = charactersMissing(password);
  const hint =
    password === ''
      ? say('identity.passwordHint', { shortest: shortestPassword })
      : missing === 0
        ? say('identity.passwordEnough')
        : say('identity.passwordMore', { missing });
  return (
    <>
      <PasswordField
        {...useField(control, 'password' as FieldPath<Values>)}
        label={say('identity.password')}
        hint={hint}
        autoComplete="new-password"
      />
      <PasswordField
        {...useField(control, 'confirmation' as FieldPath<Values>)}
        label={say('identity.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  );
}
