import { useEffect, useId, type ComponentType } from 'react';
import { useForm } from 'react-hook-form';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import { hasPasskeys, isPasskeyHost } from '../kernel/passkey-place.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Problem } from '../ui/problem.tsx';
import { PasswordField, TextField } from '../ui/text-field.tsx';
import type { ProvidersAsked, WaysToConfirm } from './confirm-dialog.tsx';
import { useConfirmByPasskey, useSignInAgain } from './queries.ts';
import { againBody, checkAgain, type AgainValues } from './view.ts';

interface ConfirmFormProps {
  readonly email: string;
  readonly ways: WaysToConfirm;
  readonly askProviders: ComponentType<ProvidersAsked>;
  readonly onClose: (confirmed: boolean) => void;
}

/** Confirms that it is still the same person, by a password, a code, a passkey or a provider: whatever this one has. */
export function ConfirmForm({ email, ways, askProviders: AskProviders, onClose }: ConfirmFormProps) {
  const { say } = useWords();
  const again = useSignInAgain();
  const passkey = useConfirmByPasskey();
  const { control, handleSubmit, trigger, getValues, setFocus } = useForm<AgainValues>({
    defaultValues: { password: '', code: '' },
    resolver: checkedBy(checkAgain(ways)),
  });
  const form = useId();
  const mayType = ways.password || ways.code === 'alone';
  const byPasskey = isPasskeyHost(ways.passkeysFor) && hasPasskeys();
  const isPasswordAlone = ways.password && !byPasskey && ways.providers.length === 0;
  const hasNone = !mayType && !byPasskey && ways.providers.length === 0;
  const send = handleSubmit((values) =>
    again.mutate(againBody(values, ways), { onSuccess: (answer) => answer.ok && onClose(true) }),
  );
  const confirmByPasskey = (): void => {
    again.reset();
    passkey.mutate(undefined, { onSuccess: (answer) => answer?.ok === true && onClose(true) });
  };
  const typedCode = (): string | undefined => {
    if (ways.code === 'none') return '';
    const typed = getValues('code').trim();
    if (typed === '') void trigger('code', { shouldFocus: true });
    return typed === '' ? undefined : typed;
  };
  useEffect(() => {
    if (mayType) setFocus(ways.password ? 'password' : 'code');
  }, [mayType, setFocus, ways.password]);
  const passwordField = useField(control, 'password');
  const codeField = useField(control, 'code');
  const actions = (
    <>
      <Button onPress={() => onClose(false)}>{say('kernel.cancel')}</Button>
      {mayType && (
        <Button type="submit" form={form} tone="primary" busy={again.isPending}>
          {say('identity.again')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog isOpen title={say('identity.againTitle')} onClose={() => onClose(false)} actions={actions}>
      <form id={form} className="form" noValidate onSubmit={(event) => void send(event)}>
        <p>
          {say(hasNone ? 'identity.againNoWay' : isPasswordAlone ? 'identity.againText' : 'identity.againTextWays')}
        </p>
        {ways.password && (
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
            <PasswordField {...passwordField} label={say('identity.password')} autoComplete="current-password" />
          </>
        )}
        {ways.code !== 'none' && (
          <TextField
            {...codeField}
            label={say('identity.stepCode')}
            inputMode="numeric"
            autoComplete="one-time-code"
            ltr
          />
        )}
        <FormProblem answer={again.data} error={again.error} />
        {byPasskey && (
          <Button tone={mayType ? 'line' : 'primary'} wide busy={passkey.isPending} onPress={confirmByPasskey}>
            {say('identity.againByPasskey')}
          </Button>
        )}
        {passkey.isSuccess && passkey.data === undefined && <Problem title={say('security.passkeyFailed')} />}
        <FormProblem answer={passkey.data} error={passkey.error} />
        {ways.providers.length > 0 && (
          <AskProviders providers={ways.providers} code={typedCode} onConfirmed={() => onClose(true)} />
        )}
      </form>
    </Dialog>
  );
}
