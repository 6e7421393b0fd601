import { useState } from 'react';
import type { PaymentReply } from '../../contract/payroll/payments.ts';
import { ReasonDialog } from '../kernel/reason-dialog.tsx';
import { useWords } from '../kernel/words.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { Problem } from '../ui/problem.tsx';
import { showToast } from '../ui/toast.tsx';
import { useVoidPayment } from './queries.ts';

interface VoidDialogProps {
  readonly payment: PaymentReply;
  readonly currency: string;
  readonly onDone: () => void;
}

/** Asks why a payment is taken back; where it lies in a file for the bank, also whether the bank is told, which pays it all the same. */
export function VoidDialog({ payment, currency, onDone }: VoidDialogProps) {
  const { say, formats } = useWords();
  const { mutate, data: answer, error, isPending } = useVoidPayment(payment.paymentId);
  const name = `${payment.employee.firstName} ${payment.employee.lastName}`;
  const { depositFile: file } = payment;
  // Of which file: another one that is made meanwhile is to be read of first.
  const [tellsOf, setTellsOf] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const tellsBank = file === null || tellsOf === file.fileId;
  const send = (reason: string) => {
    setAsked(!tellsBank);
    if (!tellsBank) return;
    mutate(
      { reason, ...(file !== null && { depositFileId: file.fileId }) },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return;
          showToast({ text: say('payroll.voidedToast') });
          onDone();
        },
      },
    );
  };
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
      {file !== null && (
        <>
          <p>
            {say('payroll.voidInFile', {
              made: formats.fullDate(file.madeOn),
              arrives: formats.fullDate(file.effectiveOn),
            })}
          </p>
          <CheckField isSelected={tellsBank} onChange={(isOn) => setTellsOf(isOn ? file.fileId : undefined)}>
            {say('payroll.voidTellBank')}
          </CheckField>
          {isAsked && !tellsBank && <Problem title={say('payroll.confirmTellBank')} />}
        </>
      )}
    </ReasonDialog>
  );
}
