import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Me } from '../../contract/identity.ts';
import { checkCode, type CodeValues } from '../kernel/entered-code.ts';
import { checkedBy, FormProblem, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useLeaveSecondStep, useVerifySecondStep } from './queries.ts';

/** After the password: a code of the app, or a recovery code. Once it is right, the guard of the routes leads on. */
export function SecondStepForm({ ways }: { readonly ways: Extract<Me, { state: 'second_step' }>['ways'] }) {
  const { say } = useWords();
  const [byRecovery, setByRecovery] = useState(false);
  const verify = useVerifySecondStep();
  const leave = useLeaveSecondStep();
  const { control, handleSubmit, reset } = useForm<CodeValues>({
    defaultValues: { code: '' },
    resolver: checkedBy(checkCode),
  });
  const turn = (): void => {
    setByRecovery(!byRecovery);
    verify.reset();
    reset();
  };
  const field = useField(control, 'code');
  return (
    <form className="form" noValidate onSubmit={(event) => void handleSubmit(({ code }) => verify.mutate(code))(event)}>
      <p>{say(byRecovery ? 'identity.recoveryLead' : 'identity.stepLead')}</p>
      {byRecovery ? (
        <TextField key="recovery" {...field} label={say('identity.recoveryCode')} autoComplete="off" ltr />
      ) : (
        <TextField
          key="code"
          {...field}
          label={say('identity.stepCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          ltr
        />
      )}
      <FormProblem answer={verify.data} error={verify.error} />
      <Button type="submit" tone="primary" size="lg" wide busy={verify.isPending}>
        {say('identity.logIn')}
      </Button>
      {ways.includes('recovery_code') && (
        <Button tone="ghost" wide onPress={turn}>
          {say(byRecovery ? 'identity.useApp' : 'identity.useRecoveryCode')}
        </Button>
      )}
      <Button tone="ghost" wide busy={leave.isPending} onPress={() => leave.mutate()}>
        {say('identity.backToLogin')}
      </Button>
    </form>
  );
}
