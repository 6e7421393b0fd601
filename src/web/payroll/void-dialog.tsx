import type { PaymentReply } from '../../contract/payroll/payments.ts';
import { ReasonDialog } from '../kernel/reason-dialog.tsx';
import { useWords } from '../kernel/words.tsx';
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
    <ReasonDialog
      title={say('payroll.voidTitle')}
      submit={say('payroll.voidPayment')}
      tone="out"
      busy={isPending}
      onClose={onDone}
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
    </ReasonDialog>
  );
}
