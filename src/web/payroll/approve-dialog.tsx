import './stub-dialog.css';
import type { PaymentReply } from '../../contract/payroll/payments.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { Said, useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { useApprovePayment } from './queries.ts';

interface ApproveDialogProps {
  readonly payment: PaymentReply;
  readonly currency: string;
  readonly onDone: () => void;
}

/** Asks the second person whether a payment above the limit counts. */
export function ApproveDialog({ payment, currency, onDone }: ApproveDialogProps) {
  const { say, formats } = useWords();
  const { mutate, data: answer, error, isPending } = useApprovePayment(payment.paymentId);
  const { employee, weekEndsOn, recordedBy, workedMinutes } = payment;
  const name = `${employee.firstName} ${employee.lastName}`;
  const approve = () =>
    mutate(undefined, {
      onSuccess: ({ ok }) => {
        if (!ok) return;
        showToast({ text: <Said of={(words) => words.say('payroll.second.approved')} /> });
        onDone();
      },
    });
  const facts = [
    [say('payroll.column.week'), formats.fullDate(weekEndsOn)],
    [say('payroll.hours'), formats.duration(workedMinutes)],
    [say('payroll.totalPay'), formats.money(payment.totalCents, currency)],
    [say('payroll.owedTotal'), formats.money(payment.owedCents, currency)],
    [say('payroll.deductions'), formats.money(payment.deductionsCents, currency)],
    [say('payroll.payable'), formats.money(payment.finalCents, currency)],
  ] as const;
  return (
    <Dialog
      title={say('payroll.second.title')}
      isOpen
      onClose={onDone}
      actions={
        <>
          <Button onPress={onDone}>{say('kernel.cancel')}</Button>
          <Button tone="primary" busy={isPending} onPress={approve}>
            {say('payroll.second.approvePayment')}
          </Button>
        </>
      }
    >
      <div className="stub-sheet">
        <p>{say('payroll.second.lead', { name, by: recordedBy })}</p>
        <dl>
          {facts.map(([title, value]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <bdi className="num">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <FormProblem answer={answer} error={error} />
    </Dialog>
  );
}
