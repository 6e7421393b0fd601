import { useForm } from 'react-hook-form';
import { longestEmail } from '../../domain/kernel/email.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useRequestPasswordReset } from './links/queries.ts';
import { checkForgot, type ForgotValues } from './view.ts';

/** Where the link is to be sent. `onSent`: it is on its way, if there is such an account. */
export function ForgotForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { say } = useWords();
  const request = useRequestPasswordReset();
  const { control, handleSubmit } = useForm<ForgotValues>({
    defaultValues: { email: '' },
    resolver: checkedBy(checkForgot),
  });
  const send = ({ email }: ForgotValues) =>
    request.mutate({ email }, { onSuccess: (answer) => answer.ok && onSent(email.trim()) });
  return (
    <form className="form" noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <TextField
        {...useField(control, 'email')}
        label={say('identity.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={longestEmail}
        ltr
      />
      <FormProblem answer={request.data} error={request.error} />
      <Button type="submit" tone="primary" size="lg" wide busy={request.isPending}>
        {say('identity.sendLink')}
      </Button>
    </form>
  );
}
