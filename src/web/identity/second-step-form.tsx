import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Me } from '../../contract/identity/sign-in.ts';
import { checkCode, type CodeValues } from '../kernel/entered-code.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import { hasPasskeys } from '../kernel/passkey-place.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useLeaveSecondStep, useSecondStepByPasskey, useVerifySecondStep } from './queries.ts';

type Way = Extract<Me, { state: 'second_step' }>['ways'][number];

interface SecondStepFormProps {
  readonly ways: readonly Way[];
}

/** After the password: a code of the app, a passkey or a recovery code. Once it is right, the guard of the routes leads on. */
export function SecondStepForm({ ways }: SecondStepFormProps) {
  const { say } = useWords();
  const [chosen, setChosen] = useState<Way>();
  const leave = useLeaveSecondStep();
  const way = chosen ?? ways[0];
  const others = ways.filter((one) => one !== way && (one !== 'passkey' || hasPasskeys()));
  return (
    <div className="form">
      {way === 'passkey' ? <ByPasskey /> : <ByCode key={way} isRecovery={way === 'recovery_code'} />}
      {others.map((other) => (
        <Button key={other} tone="ghost" wide onPress={() => setChosen(other)}>
          {say(offers[other])}
        </Button>
      ))}
      <Button tone="ghost" wide busy={leave.isPending} onPress={() => leave.mutate()}>
        {say('identity.backToLogin')}
      </Button>
    </div>
  );
}

const offers = {
  code: 'identity.useApp',
  passkey: 'identity.usePasskey',
  recovery_code: 'identity.useRecoveryCode',
} as const;

function ByPasskey() {
  const { say } = useWords();
  const verify = useSecondStepByPasskey();
  return (
    <>
      <p>{say('identity.passkeyLead')}</p>
      {verify.isSuccess && verify.data === undefined && <Problem title={say('security.passkeyFailed')} />}
      <FormProblem answer={verify.data} error={verify.error} />
      <Button tone="primary" size="lg" wide busy={verify.isPending} onPress={() => verify.mutate()}>
        {say('identity.usePasskey')}
      </Button>
    </>
  );
}

function ByCode({ isRecovery }: { readonly isRecovery: boolean }) {
  const { say } = useWords();
  const verify = useVerifySecondStep();
  const { control, handleSubmit } = useForm<CodeValues>({
    defaultValues: { code: '' },
    resolver: checkedBy(checkCode),
  });
  const field = useField(control, 'code');
  return (
    <form className="form" noValidate onSubmit={(event) => void handleSubmit(({ code }) => verify.mutate(code))(event)}>
      <p>{say(isRecovery ? 'identity.recoveryLead' : 'identity.stepLead')}</p>
      {isRecovery ? (
        <TextField {...field} label={say('identity.recoveryCode')} autoComplete="off" ltr />
      ) : (
        <TextField {...field} label={say('identity.stepCode')} inputMode="numeric" autoComplete="one-time-code" ltr />
      )}
      <FormProblem answer={verify.data} error={verify.error} />
      <Button type="submit" tone="primary" size="lg" wide busy={verify.isPending}>
        {say('identity.logIn')}
      </Button>
    </form>
  );
}
