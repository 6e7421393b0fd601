import { useRef, useState, type ReactNode } from 'react';
import type { Phone } from '../../domain/kernel/phone.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import type { AskError } from '../kernel/refused.ts';
import { useWords } from '../kernel/words.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { NumberFault } from './view.ts';

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

/** The rules of telephone numbers weigh more than the page that asks for one: they come once somebody is about to type it. */
const rules = () => import('./view.ts');

/** A telephone number, and Send OTP. One field needs no machinery of forms, which whoever signs in would wait for. */
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
  const field = useRef<HTMLInputElement>(null);
  const [phone, setPhone] = useState(initial);
  const [fault, setFault] = useState<NumberFault | 'kernel.unreachable'>();
  const send = async (): Promise<void> => {
    const known = await rules().catch(() => undefined);
    const found = known === undefined ? 'kernel.unreachable' : known.checkNumber({ phone }).phone;
    setFault(found);
    if (found !== undefined) field.current?.focus();
    else if (known !== undefined) onSend(known.numberOf({ phone }));
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <TextField
        name="phone"
        value={phone}
        onChange={(typed) => {
          setPhone(typed);
          setFault(undefined);
        }}
        onFocus={() => void rules().catch(() => undefined)}
        inputRef={field}
        isRequired
        {...(fault !== undefined && { error: say(fault) })}
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
