import { useId, useState } from 'react';
import type { PaymentReply } from '../../contract/payroll/payments.ts';
import { FormProblem } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useVoidPayment } from './queries.ts';

interface VoidDialogProps {
  readonly payment: PaymentReply;
  readonly currency: string;
  readonly onDone: () => void;
}

/** Asks why a payment is taken back; what was typed stays until it is. */
export function VoidDialog({ payment, currency, onDone }: VoidDialogProps) {
  const { say, formats } = useWords();
  const form = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, data, error, isPending } = useVoidPayment(payment.paymentId);
  const name = `${payment.employee.firstName} ${payment.employee.lastName}`;
  const isMissing = reason.trim() === '';
  return (
    <Dialog
      title={say('payroll.voidTitle')}
      isOpen
      onClose={onDone}
      actions={
        <>
          <Button onPress={onDone}>{say('kernel.cancel')}</Button>
          <Button type="submit" form={form} tone="out" busy={isPending}>
            {say('payroll.voidPayment')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isMissing) return;
          mutate(reason.trim(), {
            onSuccess: (answer) => {
              if (!answer.ok) return;
              showToast({ text: say('payroll.voidedToast') });
              onDone();
            },
          });
        }}
      >
        <p>
          {say('payroll.voidLead', {
            name,
            amount: formats.money(payment.finalCents, currency),
            count: payment.dayCount,
          })}
        </p>
        <TextAreaField
          label={say('payroll.voidReason')}
          value={reason}
          onChange={setReason}
          maxLength={500}
          isRequired
          {...(tried && isMissing && { error: say('payroll.enterVoidReason') })}
        />
        <FormProblem answer={data} error={error} />
      </form>
    </Dialog>
  );
}
