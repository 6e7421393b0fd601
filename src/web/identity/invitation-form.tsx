import { useForm } from 'react-hook-form';
import { checkedBy, ErrorSummary, FormProblem } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { NameFields } from './name-fields.tsx';
import { PasswordPair } from './password-pair.tsx';
import { useAcceptInvitation } from './queries.ts';
import { checkRegistration, exceptPassword, passwordRefusal, type RegisterValues } from './view.ts';

interface InvitationFormProps {
  readonly token: string;
  /** Where it was sent; then the address stands, and is nobody's to choose. */
  readonly email: string | null;
}

/** Saying yes to an invitation. Once it is accepted, the guard of the routes leads on. */
export function InvitationForm({ token, email }: InvitationFormProps) {
  const { say } = useWords();
  const join = useAcceptInvitation();
  const form = useForm<RegisterValues>({
    defaultValues: { firstName: '', lastName: '', email: email ?? '', password: '', confirmation: '' },
    resolver: checkedBy(checkRegistration),
  });
  const send = ({ confirmation: _same, email: typed, ...rest }: RegisterValues) =>
    join.mutate(
      { token, ...rest, ...(email === null && { email: typed }) },
      {
        onSuccess: (answer) => {
          if (answer.ok) return;
          const fault = passwordRefusal(answer.refusal);
          if (fault !== undefined) form.setError('password', { message: fault }, { shouldFocus: true });
        },
      },
    );
  return (
    <form className="form" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <NameFields control={form.control} fixedEmail={email !== null} />
      <PasswordPair control={form.control} />
      <ErrorSummary form={form} />
      <FormProblem answer={exceptPassword(join.data)} error={join.error} />
      <Button type="submit" tone="primary" size="lg" wide busy={join.isPending}>
        {say('identity.join')}
      </Button>
    </form>
  );
}
