import { useState } from 'react';
import type { PaymentLimitReply } from '../../contract/payroll/second-person.ts';
import { fraction, toDecimal } from '../../domain/kernel/fraction.ts';
import { cents, parseCents } from '../../domain/kernel/money.ts';
import { onceSent, SettingForm, SettingToCome } from '../kernel/setting-form.tsx';
import { useTyped } from '../kernel/use-typed.ts';
import { useWords } from '../kernel/words.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useChangePaymentLimit, usePaymentLimit } from './queries.ts';

/** Above which total pay a payment waits for a second person. */
export function LimitForm() {
  const { say } = useWords();
  const { data, error, refetch } = usePaymentLimit();
  if (data !== undefined) return <Fields limit={data} />;
  return (
    <SettingToCome error={error} failed={say('payroll.limit.failed')} retry={() => void refetch()} blockSize="150px" />
  );
}

function Fields({ limit: { limitCents, revision: current, currency } }: { readonly limit: PaymentLimitReply }) {
  const { say } = useWords();
  const typed = useTyped({ text: limitCents === 0 ? '' : toDecimal(fraction(limitCents, 100), 2) }, current);
  const { values, revision, isDirty, change } = typed;
  const [isWrong, setWrong] = useState(false);
  const { mutate, data: answer, error, isPending, reset } = useChangePaymentLimit();
  const save = () => {
    const sum = values.text.trim() === '' ? cents(0) : parseCents(values.text);
    setWrong(sum === undefined);
    if (sum === undefined) return;
    mutate(
      { limitCents: sum, revision },
      onceSent(typed, (words) => words.say('payroll.limit.saved')),
    );
  };
  const discard = () => {
    typed.forget();
    setWrong(false);
    reset();
  };
  return (
    <SettingForm
      submit={say('payroll.limit.save')}
      onSubmit={save}
      busy={isPending}
      isDirty={isDirty}
      onDiscard={discard}
      answer={answer}
      error={error}
    >
      <TextField
        label={say('payroll.limit.label', { currency })}
        hint={say('payroll.limit.hint')}
        error={isWrong ? say('payroll.limit.fault') : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        ltr
        value={values.text}
        onChange={(text) => change({ text })}
      />
    </SettingForm>
  );
}
