import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmWith } from '../kernel/confirmation.ts';
import { checkedBy, FormProblem, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PasswordField } from '../ui/text-field.tsx';
import { useSignInAgain } from './queries.ts';
import { useSelf } from './self-provider.tsx';
import { checkAgain, type AgainValues } from './view.ts';

/** Once around the signed-in screens: opens whenever a call needs a fresh sign-in, and lets that call go on. */
export function ConfirmDialog() {
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
  return settle && <Asked onClose={close} />;
}

function Asked({ onClose }: { readonly onClose: (confirmed: boolean) => void }) {
  const { say } = useWords();
  const { email } = useSelf();
  const again = useSignInAgain();
  const { control, handleSubmit, setFocus } = useForm<AgainValues>({
    defaultValues: { password: '' },
    resolver: checkedBy(checkAgain),
  });
  useEffect(() => setFocus('password'), [setFocus]);
  const send = handleSubmit((values) => again.mutate(values, { onSuccess: (answer) => answer.ok && onClose(true) }));
  const form = useId();
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
        <p>{say('identity.againText')}</p>
        {/* For password managers, which keep a password by its e-mail. */}
        <input type="email" className="sr" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
        <PasswordField
          {...useField(control, 'password')}
          label={say('identity.password')}
          autoComplete="current-password"
        />
        <FormProblem answer={again.data} error={again.error} />
      </form>
    </Dialog>
  );
}
