import { useEffect, useRef, useState, type ReactNode } from 'react';
import { readCode } from '../../domain/kernel/typed-code.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import type { AskError } from '../kernel/refused.ts';
import { useWords } from '../kernel/words.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { TextField } from '../ui/text-field.tsx';

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
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  // The form appears by a press of its reader, who goes on to type.
  useEffect(() => field.current?.focus(), []);
  const verify = (): void => {
    const isCode = readCode(code) !== undefined;
    setFaulty(!isCode);
    if (isCode) onVerify(code);
    else field.current?.focus();
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        verify();
      }}
    >
      <p role="status">{lead}</p>
      <TextField
        name="code"
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setFaulty(false);
        }}
        inputRef={field}
        isRequired
        {...(isFaulty && { error: say('phone.enterCode') })}
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
