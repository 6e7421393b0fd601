import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { checkedBy, FormProblem, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField, TextField } from '../ui/text-field.tsx';
import { useSignIn } from './queries.ts';
import { checkLogin, type LoginValues } from './view.ts';

interface LoginFormProps {
  readonly prove: () => Promise<string | undefined>;
  /** Where the human check says how it stands. */
  readonly check: ReactNode;
}

/** E-mail and password. Once they are right, the guard of the routes leads on. */
export function LoginForm({ prove, check }: LoginFormProps) {
  const { say } = useWords();
  const signIn = useSignIn(prove);
  const { control, handleSubmit } = useForm<LoginValues>({
    defaultValues: { email: '', password: '' },
    resolver: checkedBy(checkLogin),
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void handleSubmit((values) => signIn.mutate(values))(event)}>
      <TextField
        {...useField(control, 'email')}
        label={say('identity.email')}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        ltr
      />
      <PasswordField
        {...useField(control, 'password')}
        label={say('identity.password')}
        autoComplete="current-password"
      />
      {check}
      <FormProblem answer={signIn.data} error={signIn.error} />
      <Button type="submit" tone="primary" size="lg" wide busy={signIn.isPending}>
        {say('identity.logIn')}
      </Button>
    </form>
  );
}
