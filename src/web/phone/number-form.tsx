import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Phone } from '../../domain/kernel/phone.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import type { AskError } from '../kernel/refused.ts';
import { useWords } from '../kernel/words.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { checkNumber, numberOf, type NumberValues } from './view.ts';

interface NumberFormProps {
  readonly label: string;
  /** What was sent to before, or is offered: in the field, to be changed. */
  readonly initial?: string;
  readonly busy: boolean;
  readonly answer: { readonly ok: boolean; readonly refusal?: string } | undefined;
  readonly error: AskError | null;
  readonly onSend: (phone: Phone) => void;
  /** Between the field and its button. */
  readonly children?: ReactNode;
  readonly wide?: boolean;
}

/** A telephone number, and Send OTP. */
export function NumberForm({
  label,
  initial = '',
  busy,
  answer,
  error,
  onSend,
  children,
  wide = false,
}: NumberFormProps) {
  const { say } = useWords();
  const { control, handleSubmit } = useForm<NumberValues>({
    defaultValues: { phone: initial },
    resolver: checkedBy(checkNumber),
  });
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => onSend(numberOf(values)))(event)}
    >
      <TextField
        {...useField(control, 'phone')}
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        ltr
      />
      {children}
      <FormProblem answer={answer} error={error} />
      <PlainButton type="submit" size={wide ? 'lg' : 'md'} wide={wide} busy={busy}>
        {say('phone.sendOtp')}
      </PlainButton>
    </form>
  );
}
