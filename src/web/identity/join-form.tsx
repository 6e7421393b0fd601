import { useForm } from 'react-hook-form';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, ErrorSummary } from '../kernel/form.tsx';
import { Button } from '../ui/button.tsx';
import { NameFields } from './name-fields.tsx';
import { PasswordPair } from './password-pair.tsx';
import { checkRegistration, exceptPassword, passwordRefusal, type RegisterValues } from './view.ts';

type Answer = { readonly ok: boolean; readonly refusal?: string; readonly details?: unknown };

/** Who joins, and by which password. */
export interface JoinWish {
  readonly firstName: string;
  readonly lastName: string;
  /** Left out, where the address stands already. */
  readonly email?: string;
  readonly password: string;
}

interface JoinFormProps {
  /** Where the invitation was sent; then the address stands, and is nobody's to choose. */
  readonly email: string | null;
  /** Who they are, where they are on record already; then their name stands too. */
  readonly person: { readonly firstName: string; readonly lastName: string } | null;
  readonly label: string;
  readonly join: {
    readonly mutate: (wish: JoinWish, on: { onSuccess: (answer: Answer) => void }) => void;
    readonly data: Answer | undefined;
    readonly error: Parameters<typeof FormProblem>[0]['error'];
    readonly isPending: boolean;
  };
}

/** Saying yes to an invitation, with a password. Once it is accepted, the guard of the routes leads on. */
export function JoinForm({ email, person, label, join }: JoinFormProps) {
  const form = useForm<RegisterValues>({
    defaultValues: {
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      email: email ?? '',
      password: '',
      confirmation: '',
    },
    resolver: checkedBy(checkRegistration),
  });
  const send = ({ confirmation: _same, email: typed, ...rest }: RegisterValues) =>
    join.mutate(
      { ...rest, ...(email === null && { email: typed }) },
      {
        onSuccess: (answer) => {
          const fault = answer.refusal === undefined ? undefined : passwordRefusal(answer.refusal);
          if (fault !== undefined) form.setError('password', { message: fault }, { shouldFocus: true });
        },
      },
    );
  return (
    <form className="form" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <NameFields control={form.control} fixedName={person !== null} fixedEmail={email !== null} />
      <PasswordPair control={form.control} />
      <ErrorSummary form={form} />
      <FormProblem answer={exceptPassword(join.data)} error={join.error} />
      <Button type="submit" tone="primary" size="lg" wide busy={join.isPending}>
        {label}
      </Button>
    </form>
  );
}
