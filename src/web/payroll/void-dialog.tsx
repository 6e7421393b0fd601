import { useId } from 'react';
import type { PaymentReply } from '../../contract/payroll/payments.ts';
import { ReasonForm } from '../kernel/reason-form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { useVoidPayment } from './queries.ts';

interface VoidDialogProps {
  readonly payment: PaymentReply;
  readonly currency: string;
  readonly onDone: () => void;
}

/** Asks why a payment is taken back. */
export function VoidDialog({ payment, currency, onDone }: VoidDialogProps) {
  const { say, formats } = useWords();
  const form = useId();
  const { mutate, data: answer, error, isPending } = useVoidPayment(payment.paymentId);
  const name = `${payment.employee.firstName} ${payment.employee.lastName}`;
  const send = (reason: string) =>
    mutate(reason, {
      onSuccess: ({ ok }) => {
        if (!ok) return;
        showToast({ text: say('payroll.voidedToast') });
        onDone();
      },
    });
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
      <ReasonForm
        id={form}
        label={say('payroll.voidReason')}
        missing="payroll.enterVoidReason"
        answer={answer}
        error={error}
        onSubmit={send}
      >
        <p>
          {say('payroll.voidLead', {
            name,
            amount: formats.money(payment.finalCents, currency),
            count: payment.dayCount,
          })}
        </p>
      </ReasonForm>
    </Dialog>
  );
}
