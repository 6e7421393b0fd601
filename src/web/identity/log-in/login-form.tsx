import { useRef, useState, type ReactNode } from 'react';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { PasswordField, TextField } from '../../ui/text-field.tsx';
import { useSignIn, type LeadOn } from './queries.ts';
import { checkLogin } from './view.ts';

interface LoginFormProps {
  readonly prove: () => Promise<string | undefined>;
  readonly leadOn: LeadOn;
  /** Where the human check says how it stands. */
  readonly check: ReactNode;
}

/**
 * E-mail and password. Two fields need no machinery of forms, which whoever
 * logs in would wait for.
 */
export function LoginForm({ prove, leadOn, check }: LoginFormProps) {
  const { say } = useWords();
  const signIn = useSignIn(prove, leadOn);
  const [values, setValues] = useState({ email: '', password: '' });
  const [wasSent, setWasSent] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const faults = wasSent ? checkLogin(values) : {};
  const send = (): void => {
    setWasSent(true);
    const { email: ofEmail, password: ofPassword } = checkLogin(values);
    if (ofEmail !== undefined) email.current?.focus();
    else if (ofPassword !== undefined) password.current?.focus();
    else void signIn.mutate(values);
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        name="email"
        value={values.email}
        onChange={(typed) => setValues((before) => ({ ...before, email: typed }))}
        inputRef={email}
        isRequired
        {...(faults.email && { error: say('identity.enterEmail') })}
        label={say('identity.email')}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        ltr
      />
      <PasswordField
        name="password"
        value={values.password}
        onChange={(typed) => setValues((before) => ({ ...before, password: typed }))}
        inputRef={password}
        isRequired
        {...(faults.password && { error: say('identity.enterPassword') })}
        label={say('identity.password')}
        autoComplete="current-password"
      />
      {check}
      <FormProblem answer={signIn.data} error={signIn.error} />
      <PlainButton type="submit" tone="primary" size="lg" wide busy={signIn.isPending}>
        {say('identity.logIn')}
      </PlainButton>
    </form>
  );
}
