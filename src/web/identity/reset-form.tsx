import { useForm } from 'react-hook-form';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { useResetPassword } from './links/queries.ts';
import { PasswordPair } from './password-pair.tsx';
import { checkReset, exceptPassword, passwordRefusal, type ResetValues } from './view.ts';

interface ResetFormProps {
  /** The secret of the link that led here. */
  readonly token: string;
  readonly onReset: () => void;
  /** The link opens nothing any more. */
  readonly onDead: () => void;
}

/** Choosing a password in place of a forgotten one. */
export function ResetForm({ token, onReset, onDead }: ResetFormProps) {
  const { say } = useWords();
  const reset = useResetPassword();
  const form = useForm<ResetValues>({
    defaultValues: { password: '', confirmation: '' },
    resolver: checkedBy(checkReset),
  });
  const send = ({ password }: ResetValues) =>
    reset.mutate(
      { token, password },
      {
        onSuccess: (answer) => {
          if (answer.ok) return onReset();
          if (answer.refusal === 'link_not_valid') return onDead();
          const fault = passwordRefusal(answer.refusal);
          if (fault !== undefined) form.setError('password', { message: fault }, { shouldFocus: true });
        },
      },
    );
  return (
    <form className="form" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <PasswordPair control={form.control} />
      <FormProblem answer={exceptPassword(reset.data)} error={reset.error} />
      <Button type="submit" tone="primary" size="lg" wide busy={reset.isPending}>
        {say('identity.setPassword')}
      </Button>
    </form>
  );
}
