import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmWith } from '../kernel/confirmation.ts';
import { checkedBy, FormProblem, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField, TextField } from '../ui/text-field.tsx';
import { useFactors, useSignInAgain } from './queries.ts';
import { checkAgain, type AgainValues } from './view.ts';

/** Once around the signed-in screens: opens whenever a call needs a fresh sign-in, and lets that call go on. */
export function ConfirmDialog({ email }: { readonly email: string }) {
  const [settle, setSettle] = useState<(confirmed: boolean) => void>();
  useEffect(
    () =>
      confirmWith(
        () =>
          new Promise<boolean>((resolve) => {
            setSettle(() => resolve);
          }),
      ),
    [],
  );
  const close = (confirmed: boolean): void => {
    settle?.(confirmed);
    setSettle(undefined);
  };
  // A form of its own each time: nothing that was typed stays behind.
  return settle && <Asked email={email} onClose={close} />;
}

function Asked({ email, onClose }: { readonly email: string; readonly onClose: (confirmed: boolean) => void }) {
  const { say } = useWords();
  const { data: factors } = useFactors();
  const [chosen, setChosen] = useState<'password' | 'code'>();
  const by = chosen ?? (factors?.hasPassword === false ? 'code' : 'password');
  const other = by === 'code' ? 'password' : 'code';
  const hasOther = other === 'code' ? typeof factors?.totpSince === 'number' : factors?.hasPassword === true;
  const again = useSignInAgain();
  const { control, handleSubmit, setFocus, reset } = useForm<AgainValues>({
    defaultValues: { password: '' },
    resolver: checkedBy(checkAgain(by)),
  });
  useEffect(() => setFocus('password'), [setFocus]);
  const send = handleSubmit(({ password }) =>
    again.mutate(by === 'code' ? { code: password } : { password }, {
      onSuccess: (answer) => answer.ok && onClose(true),
    }),
  );
  const turn = (): void => {
    setChosen(other);
    again.reset();
    reset();
  };
  const form = useId();
  const field = useField(control, 'password');
  const actions = (
    <>
      <Button onPress={() => onClose(false)}>{say('kernel.cancel')}</Button>
      <Button type="submit" form={form} tone="primary" busy={again.isPending}>
        {say('identity.again')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={say('identity.againTitle')} onClose={() => onClose(false)} actions={actions}>
      <form id={form} className="form" noValidate onSubmit={(event) => void send(event)}>
        <p>{say(by === 'code' ? 'identity.stepLead' : 'identity.againText')}</p>
        {by === 'code' ? (
          <TextField
            key="code"
            {...field}
            label={say('identity.stepCode')}
            inputMode="numeric"
            autoComplete="one-time-code"
            ltr
          />
        ) : (
          <>
            {/* For password managers, which keep a password by its e-mail. */}
            <input
              type="email"
              className="sr"
              autoComplete="username"
              value={email}
              readOnly
              tabIndex={-1}
              aria-hidden
            />
            <PasswordField key="password" {...field} label={say('identity.password')} autoComplete="current-password" />
          </>
        )}
        <FormProblem answer={again.data} error={again.error} />
        {hasOther && (
          <Button tone="ghost" onPress={turn}>
            {say(other === 'code' ? 'identity.useApp' : 'identity.usePassword')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
