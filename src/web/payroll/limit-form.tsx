import './limit-form.css';
import { useState } from 'react';
import type { PaymentLimitReply } from '../../contract/payroll/second-person.ts';
import { fraction, toDecimal } from '../../domain/kernel/fraction.ts';
import { cents, parseCents } from '../../domain/kernel/money.ts';
import { FormProblem } from '../kernel/form.tsx';
import { AskProblem } from '../kernel/problem.tsx';
import { UnsavedGuard } from '../kernel/unsaved.tsx';
import { Said, useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useChangePaymentLimit, usePaymentLimit } from './queries.ts';

/** Above which total pay a payment waits for a second person. */
export function LimitForm() {
  const { say } = useWords();
  const { data, error, refetch } = usePaymentLimit();
  if (data !== undefined) return <Fields key={data.revision} limit={data} />;
  if (error !== null) {
    return <AskProblem title={say('payroll.limit.failed')} error={error} retry={() => void refetch()} />;
  }
  return (
    <Loading label={say('kernel.loading')}>
      <div className="card limit-form">
        <Skeleton blockSize="150px" />
      </div>
    </Loading>
  );
}

function Fields({ limit: { limitCents, revision, currency } }: { readonly limit: PaymentLimitReply }) {
  const { say } = useWords();
  const saved = limitCents === 0 ? '' : toDecimal(fraction(limitCents, 100), 2);
  const [text, setText] = useState(saved);
  const [isWrong, setWrong] = useState(false);
  const { mutate, data: answer, error, isPending } = useChangePaymentLimit();
  const save = () => {
    const sum = text.trim() === '' ? cents(0) : parseCents(text);
    setWrong(sum === undefined);
    if (sum === undefined) return;
    mutate(
      { limitCents: sum, revision },
      {
        onSuccess: ({ ok }) => ok && showToast({ text: <Said of={(words) => words.say('payroll.limit.saved')} /> }),
      },
    );
  };
  return (
    <form
      className="card limit-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <UnsavedGuard isDirty={text !== saved} isFragile={false} onLeave={() => undefined} />
      <TextField
        label={say('payroll.limit.label', { currency })}
        hint={say('payroll.limit.hint')}
        error={isWrong ? say('payroll.limit.fault') : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        ltr
        value={text}
        onChange={setText}
      />
      <FormProblem answer={answer} error={error} />
      <div className="row">
        <Button type="submit" busy={isPending}>
          {say('payroll.limit.save')}
        </Button>
      </div>
    </form>
  );
}
