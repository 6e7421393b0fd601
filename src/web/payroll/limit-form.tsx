import { fraction, toDecimal } from '../../domain/kernel/fraction.ts';
import { cents, parseCents } from '../../domain/kernel/money.ts';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { FigureForm } from '../kernel/figure-form.tsx';
import { SettingToCome } from '../kernel/setting-form.tsx';
import { useWords } from '../kernel/words.tsx';
import { PageLead } from '../ui/layout.tsx';
import { useChangePaymentLimit, usePaymentLimit } from './queries.ts';

/** Above which total pay a payment waits for a second person. @param zone by whose clock it is said until when another one holds for whoever raised it */
export function LimitForm({ zone }: { readonly zone: Zone }) {
  const { say, formats } = useWords();
  const { data, error, refetch } = usePaymentLimit();
  const changing = useChangePaymentLimit();
  if (data === undefined) {
    const failed = say('payroll.limit.failed');
    return <SettingToCome error={error} failed={failed} retry={() => void refetch()} blockSize="150px" />;
  }
  const { limitCents, revision, currency, held } = data;
  return (
    <>
      {held !== null && (
        <PageLead>
          {say('payroll.limit.held', {
            amount: formats.money(held.limitCents, currency),
            date: formats.date(dateAt(held.until, zone)),
            time: formats.time(held.until, zone),
          })}
        </PageLead>
      )}
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
    </>
  );
}
