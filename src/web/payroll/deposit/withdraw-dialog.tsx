import type { DepositFileReply } from '../../../contract/payroll/deposits.ts';
import { ReasonDialog } from '../../kernel/reason-dialog.tsx';
import { useWords } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useWithdraw } from './queries.ts';

interface WithdrawDialogProps {
  readonly file: DepositFileReply;
  readonly onDone: () => void;
}

/** Asks why a file is withdrawn. */
export function WithdrawDialog({ file: { fileId, people }, onDone }: WithdrawDialogProps) {
  const { say } = useWords();
  const { mutate, data: answer, error, isPending } = useWithdraw(fileId);
  const send = (reason: string) =>
    mutate(reason, {
      onSuccess: ({ ok }) => {
        if (!ok) return;
        showToast({ text: say('payroll.deposit.withdrawnToast') });
        onDone();
      },
    });
  return (
    <ReasonDialog
      title={say('payroll.deposit.withdrawTitle')}
      submit={say('payroll.deposit.withdraw')}
      tone="out"
      busy={isPending}
      onClose={onDone}
      label={say('payroll.deposit.withdrawReason')}
      missing="payroll.deposit.enterReason"
      answer={answer}
      error={error}
      onSubmit={send}
    >
      <p>{say('payroll.deposit.withdrawLead', { count: people })}</p>
    </ReasonDialog>
  );
}
