import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import type { AskError } from '../kernel/refused.ts';
import { useWords } from '../kernel/words.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { checkCode, type CodeValues } from './view.ts';

interface CodeFormProps {
  /** Where the code went, and how long it works. */
  readonly lead: string;
  readonly busy: boolean;
  readonly answer: { readonly ok: boolean; readonly refusal?: string } | undefined;
  readonly error: AskError | null;
  readonly onVerify: (code: string) => void;
  /** Below the button: another code, another number. */
  readonly children?: ReactNode;
  readonly wide?: boolean;
}

/** The code that was sent, and Verify OTP. */
export function CodeForm({ lead, busy, answer, error, onVerify, children, wide = false }: CodeFormProps) {
  const { say } = useWords();
  const { control, handleSubmit, setFocus } = useForm<CodeValues>({
    defaultValues: { code: '' },
    resolver: checkedBy(checkCode),
  });
  // The form appears by a press of its reader, who goes on to type.
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <form className="form" noValidate onSubmit={(event) => void handleSubmit(({ code }) => onVerify(code))(event)}>
      <p role="status">{lead}</p>
      <TextField
        {...useField(control, 'code')}
        label={say('phone.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        ltr
      />
      <FormProblem answer={answer} error={error} />
      <PlainButton type="submit" tone="ink" size={wide ? 'lg' : 'md'} wide={wide} busy={busy}>
        {say('phone.verifyOtp')}
      </PlainButton>
      {children}
    </form>
  );
}
