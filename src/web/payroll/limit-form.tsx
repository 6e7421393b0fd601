import { fraction, toDecimal } from '../../domain/kernel/fraction.ts';
import { cents, parseCents } from '../../domain/kernel/money.ts';
import { FigureForm } from '../kernel/figure-form.tsx';
import { SettingToCome } from '../kernel/setting-form.tsx';
import { useWords } from '../kernel/words.tsx';
import { useChangePaymentLimit, usePaymentLimit } from './queries.ts';

/** Above which total pay a payment waits for a second person. */
export function LimitForm() {
  const { say } = useWords();
  const { data, error, refetch } = usePaymentLimit();
  const changing = useChangePaymentLimit();
  if (data === undefined) {
    const failed = say('payroll.limit.failed');
    return <SettingToCome error={error} failed={failed} retry={() => void refetch()} blockSize="150px" />;
  }
  const { limitCents, revision, currency } = data;
  return (
    <FigureForm
      text={limitCents === 0 ? '' : toDecimal(fraction(limitCents, 100), 2)}
      revision={revision}
      read={(text) => (text.trim() === '' ? cents(0) : parseCents(text))}
      label={say('payroll.limit.label', { currency })}
      hint={say('payroll.limit.hint')}
      fault={say('payroll.limit.fault')}
      maxLength={12}
      submit={say('payroll.limit.save')}
      onSend={(sum, since, heard) => changing.mutate({ limitCents: sum, revision: since }, heard)}
      sending={changing}
      kept={(words) => words.say('payroll.limit.saved')}
    />
  );
}
