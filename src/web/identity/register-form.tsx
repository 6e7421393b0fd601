import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, ErrorSummary } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { NameFields } from './name-fields.tsx';
import { PasswordPair } from './password-pair.tsx';
import { useRegister } from './queries.ts';
import { checkRegistration, exceptPassword, passwordRefusal, type RegisterValues } from './view.ts';

interface RegisterFormProps {
  /** As it was typed; empty, where none is brought. */
  readonly joinCode: string;
  /** Fields that stand before the others. */
  readonly children?: ReactNode;
  readonly onRegistered: () => void;
}

/** Asking to be admitted. `onRegistered`: the request stands; whether the e-mail was known is not told. */
export function RegisterForm({ joinCode, children, onRegistered }: RegisterFormProps) {
  const { say } = useWords();
  const register = useRegister();
  const form = useForm<RegisterValues>({
    defaultValues: { firstName: '', lastName: '', email: '', password: '', confirmation: '' },
    resolver: checkedBy(checkRegistration),
  });

  const send = ({ confirmation: _same, ...body }: RegisterValues) =>
    register.mutate(
      { ...body, ...(joinCode !== '' && { joinCode }) },
      {
        onSuccess: (answer) => {
          if (answer.ok) return onRegistered();
          const fault = passwordRefusal(answer.refusal);
          if (fault !== undefined) form.setError('password', { message: fault }, { shouldFocus: true });
        },
      },
    );

  return (
    <form className="form" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {children}
      <NameFields control={form.control} />
      <PasswordPair control={form.control} />
      <ErrorSummary form={form} />
      <FormProblem answer={exceptPassword(register.data)} error={register.error} />
      <Button type="submit" tone="primary" size="lg" wide busy={register.isPending}>
        {say('identity.register')}
      </Button>
    </form>
  );
}
